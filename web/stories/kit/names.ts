/** A name that nobody else of the house has, however many stories visit it. */
export const nobodyElses = (name: string): string => `${name} ${crypto.randomUUID().slice(0, 6)}`;
