import type { Instant } from '#kernel/time.ts';
import type { Considered } from './ranking.ts';

/** What a decision about a visit stood on, kept for whoever asks why this Karigar. */
export type Decision = {
  readonly kind: 'offered' | 'seated' | 'replaced' | 'nobody' | 'waited' | 'alarm' | 'by-hand';
  /** The event that it answers, or the pass that noticed something. */
  readonly cause: string;
  readonly round?: number;
  readonly urgent?: boolean;
  /** Whom it looked at, best first. */
  readonly candidates?: readonly Considered[];
  /** To whom it went, and from whom. */
  readonly karigars?: readonly number[];
  readonly from?: number;
  /** When somebody looks again. */
  readonly until?: Instant;
  readonly why?: string;
};
