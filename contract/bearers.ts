/** Parties that may bear what a complaint takes off the bill. */
export const BEARERS = ['us', 'karigar', 'shared'] as const;
export type BorneBy = (typeof BEARERS)[number];
