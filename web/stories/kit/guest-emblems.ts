/** Symbols that nobody has drawn: stars of eight rays, each of them different, as heavy as emblems are. */
export function emblems(count: number): string {
  let seed = 7;
  const below = (most: number) => (seed = (seed * 48271) % 2147483647) % most;
  const ray = () => `M32 32L${24 + below(16)} ${8 + below(12)}L32 ${1 + below(6)}L${30 + below(14)} ${10 + below(14)}z`;
  const layer = (ink: number) => {
    const path = ray();
    const turned = Array.from({ length: 8 }, (_, turn) => `<path d="${path}" transform="rotate(${turn * 45} 32 32)"/>`);
    return `<g fill="var(--e${ink})">${turned.join('')}</g>`;
  };
  const symbols = Array.from(
    { length: count },
    (_, index) =>
      `<symbol id="guest-${index}" viewBox="0 0 64 64">${layer(1)}${layer(2)}${layer(4)}` +
      `<circle cx="32" cy="32" r="${5 + below(4)}" fill="var(--e3)"/></symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" style="position:absolute">${symbols.join('')}</svg>`;
}
