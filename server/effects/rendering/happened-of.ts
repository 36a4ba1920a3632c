import type { Unworded } from './words-of.ts';

const HAPPENED = ['added', 'replaced', 'removed', 'code-used', 'codes-made', 'reset'] as const;

/** The change of somebody's second factors; one that a later version calls otherwise is said as the gravest. */
export const happenedOf = ({ happened }: Unworded['params']): (typeof HAPPENED)[number] =>
  HAPPENED.find((one) => one === happened) ?? 'reset';
