import type { Paise } from '#kernel/money.ts';
import { HOUR, type Instant, MINUTE } from '#kernel/time.ts';

export type PayoutState =
  /** By hand, and waiting for a second of us. */
  | 'requested'
  | 'approved'
  | 'initiated'
  | 'processing'
  | 'paid'
  | 'failed'
  | 'retried'
  /** It could not be paid out: its owner has the credit again. */
  | 'returned';

export type Payout = {
  readonly id: string;
  readonly userId: string;
  readonly destinationId: string;
  readonly amountPaise: Paise;
  readonly state: PayoutState;
  /** The carrier to the bank; null before the first try. */
  readonly provider: string | null;
  readonly tries: number;
  readonly asked: number;
  readonly nextAskAt: Instant | null;
  /** The owner, or the person of operations who asked for them. */
  readonly requestedBy: string;
  /** A second of us, where it needed one. */
  readonly approvedBy: string | null;
};

/** The limit of NPCI for one UPI payment to a person. */
export const MOST_AT_ONCE: Paise = 1_00_000_00;

/** How much of somebody's credit one payout takes. */
export const payableOf = (creditPaise: Paise): Paise =>
  Math.max(0, Math.min(creditPaise, MOST_AT_ONCE));

/** Taken to the bank in a file that people carry, instead of by a call. */
export const BANK_FILE = 'bank-file';

/** Each try has a name of its own, and the same name whenever that try is repeated: it is never paid twice. */
export const payoutReference = ({ id, tries }: Pick<Payout, 'id' | 'tries'>): string =>
  `${id}-${tries}`;

/** The payout of which a reference is a try. */
export const payoutIdOf = (reference: string): string => reference.replace(/-\d+$/, '');

export type PayoutStep =
  /** Send it: the first time, or again after a failure whose pause is over. */
  | { readonly kind: 'send'; readonly state: 'initiated' | 'retried' }
  /** It was sent and the answer is missing or not final: ask what became of it, never send blindly. */
  | { readonly kind: 'ask' }
  | { readonly kind: 'wait'; readonly until: Instant }
  | { readonly kind: 'nothing' };

/** "`requested → approved → initiated → processing → paid | failed → retried`, or back to credit." */
export function nextPayoutStep(payout: Payout, now: Instant): PayoutStep {
  if (payout.provider === BANK_FILE) return { kind: 'nothing' };
  switch (payout.state) {
    case 'approved':
      return { kind: 'send', state: 'initiated' };
    case 'initiated':
    case 'retried':
    case 'processing':
      return { kind: 'ask' };
    case 'failed':
      return payout.nextAskAt !== null && payout.nextAskAt > now
        ? { kind: 'wait', until: payout.nextAskAt }
        : { kind: 'send', state: 'retried' };
    case 'requested':
    case 'paid':
    case 'returned':
      return { kind: 'nothing' };
  }
}

/** A bank that says no says it again: two more tries, and then it is credit once more. */
const RETRY_AFTER = [10 * MINUTE, 6 * HOUR];

export function retryPayoutAt(tries: number, now: Instant): Instant | undefined {
  const pause = RETRY_AFTER[tries - 1];
  return pause === undefined ? undefined : now + pause;
}

const ASK_AFTER = [5_000, 15_000, MINUTE, 5 * MINUTE, 30 * MINUTE];

export const nextPayoutAskAt = (asked: number, now: Instant): Instant =>
  now + (ASK_AFTER[asked] ?? 2 * HOUR);
