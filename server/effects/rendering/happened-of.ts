import { FACTOR_CHANGES, type FactorChange } from '#server/modules/staff/factor-changes.ts';
import type { Unworded } from './words-of.ts';

/** The change of somebody's second factors; one that a later version calls otherwise is said as the gravest. */
export const happenedOf = ({ happened }: Unworded['params']): FactorChange =>
  FACTOR_CHANGES.find((one) => one === happened) ?? 'reset';
