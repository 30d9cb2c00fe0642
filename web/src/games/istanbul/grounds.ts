/** The glaze of each place, wherever its emblem is shown. */
export type Ground = 'cobalt' | 'turq' | 'coral' | 'cream';

const GROUNDS: Readonly<Record<Ground, readonly number[]>> = {
  cobalt: [1, 13, 14, 15, 16, 20, 24],
  turq: [2, 3, 4, 8, 17, 23],
  coral: [5, 9, 10, 11, 19, 22],
  cream: [6, 7, 12, 18, 21, 25],
};

export function groundOf(place: number): Ground {
  const found = (Object.keys(GROUNDS) as Ground[]).find((ground) => GROUNDS[ground].includes(place));
  return found ?? 'cream';
}
