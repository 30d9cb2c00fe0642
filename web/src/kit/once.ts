/** What is made of something once, and known as long as that is there: what is equal stays the same, see state/keep.ts. */
export function once<From extends object, To, More extends readonly unknown[]>(
  make: (from: From, ...more: More) => To,
): (from: From, ...more: More) => To {
  const known = new WeakMap<From, To>();
  return (from, ...more) => {
    if (!known.has(from)) known.set(from, make(from, ...more));
    return known.get(from) as To;
  };
}
