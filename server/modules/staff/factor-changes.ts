/** Changes of the ways in which a colleague shows that it is they, of which they get a mail. */
export const FACTOR_CHANGES = [
  'added',
  'replaced',
  'removed',
  'code-used',
  'codes-made',
  'reset',
] as const;

export type FactorChange = (typeof FACTOR_CHANGES)[number];
