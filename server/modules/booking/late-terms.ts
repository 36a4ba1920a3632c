import { isComing } from '#contract/booking-phases.ts';
import type { Paise } from '#kernel/money.ts';
import type { Instant } from '#kernel/time.ts';
import type { Booking } from './booking.ts';
import { lateFrom } from './cancelling.ts';
import { noShowFrom, quoteMirrorFee } from './failing.ts';

export type LateTerms = {
  readonly promisedAt: Instant;
  /** Cancelling is free from then on. */
  readonly freeFrom: Instant;
  /** The customer may say from then on that nobody came, and gets this. */
  readonly owedFrom: Instant;
  readonly refundPaise: Paise;
  readonly creditPaise: Paise;
};

/** Says what the customer is owed, and from when, once the promised hour has come and nobody is at the door (ruling R39). */
export function lateTerms(booking: Booking, paidPaise: Paise, now: Instant): LateTerms | null {
  const promisedAt = Math.max(booking.startsAt, booking.excusedUntil ?? booking.startsAt);
  if (!isComing(booking.status) || now < promisedAt) return null;
  const owedFrom = noShowFrom(booking);
  return {
    ...{ promisedAt, owedFrom, freeFrom: lateFrom(booking), refundPaise: paidPaise },
    creditPaise: quoteMirrorFee(booking, paidPaise, Math.max(now, owedFrom)),
  };
}
