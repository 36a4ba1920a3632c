import type { Instant } from '#kernel/time.ts';
import type { Considered } from './ranking.ts';

/** The grounds of a decision about a visit, kept for anybody who asks why this Karigar. */
export type Decision = {
  readonly kind:
    | 'offered'
    | 'seated'
    | 'replaced'
    | 'nobody'
    | 'waited'
    | 'alarm'
    | 'by-hand'
    | 'sent';
  /** The event that it answers, or the pass that noticed something. */
  readonly cause: string;
  readonly round?: number;
  readonly urgent?: boolean;
  /** The Karigars it looked at, best first. */
  readonly candidates?: readonly Considered[];
  /** To whom it went, and from whom. */
  readonly karigars?: readonly number[];
  readonly from?: number;
  /** When somebody looks again. */
  readonly until?: Instant;
  readonly why?: string;
};

const MOST_KEPT = 15;

/** Candidates who are kept to explain a decision by, of all that were looked at. */
export const candidatesKept = (considered: readonly Considered[]): readonly Considered[] =>
  considered.slice(0, MOST_KEPT);
