import { RUNG_KINDS, type RungKind } from '#contract/ops/ringing.ts';
import type { Unworded } from './words-of.ts';

/** The trouble that somebody is rung for; a kind that a later version has dropped is said as the gravest. */
export const kindOf = ({ kind }: Unworded['params']): RungKind =>
  RUNG_KINDS.find((one) => one === kind) ?? 'safety-exit';
