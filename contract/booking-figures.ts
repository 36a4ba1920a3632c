/** The figures in which the money of a booking is told to operations. */
export const FIGURES = [
  'agreed',
  'paid',
  'promised',
  'refunded',
  'refunding',
  'credited',
  'goodwill',
  'unwanted',
  'with-us',
  'fee',
  'due',
  'later',
  'karigars',
] as const;
export type FigureName = (typeof FIGURES)[number];
