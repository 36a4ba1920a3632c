import { isOut } from '#contract/booking-phases.ts';
import { termsOf } from '#contract/catalogue/known.ts';
import { canMove } from '#contract/lifecycle.ts';
import { policy } from '#contract/policy.ts';
import { type FeeTable, feesOf } from '#contract/policy-versions.ts';
import { type Paise, percentOf } from '#kernel/money.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { HOUR, type Instant, MINUTE } from '#kernel/time.ts';
import type { Booking } from './booking.ts';

/**
 * "Mirror fee": when we cancel or fail we pay the customer, by time alone, as if a Karigar had been assigned
 * (Consumer Protection (E-Commerce) Rules 2020, rule 4(8)). Where a zone switch holds nobody pays either way.
 */
export function quoteMirrorFee(
  booking: Mirrored & Pick<Booking, 'pricePaise'>,
  paidPaise: Paise,
  now: Instant,
  fees: FeeTable = feesOf(booking.policyVersion),
): Paise {
  if (booking.suspension) return 0;
  const { mirrorCeilingUnpaidPaise } = fees;
  // A customer who has paid nothing has trusted us with nothing but the hour.
  return Math.min(
    percentOf(booking.pricePaise, mirrorPercent(booking, now, fees)),
    Math.max(paidPaise, mirrorCeilingUnpaidPaise),
  );
}

type Mirrored = Pick<
  Booking,
  'status' | 'startsAt' | 'brokenDownAt' | 'suspension' | 'policyVersion'
>;

function mirrorPercent(
  { status, startsAt, brokenDownAt }: Omit<Mirrored, 'policyVersion'>,
  now: Instant,
  { freeHoursBefore, lateHoursBefore, feePercent, mirrorPercentAfterStart }: FeeTable,
): number {
  // The customer was told that somebody was on the way, also where that one broke down since.
  const dispatchVisit = isOut(status) || brokenDownAt !== null;
  if (dispatchVisit || now >= startsAt) return mirrorPercentAfterStart;
  if (startsAt - now >= freeHoursBefore * HOUR) return 0;
  const isLate = startsAt - now < lateHoursBefore * HOUR;
  return isLate ? feePercent.under3Hours : feePercent.under24Hours;
}

/** The moment from which a customer may say that nobody came, if nobody has. */
export const mayReportKarigarNoShow = (booking: Booking, now: Instant): boolean =>
  canMove('karigarNoShow', booking.status, 'customer') && now >= noShowFrom(booking);

/** A delay that the customer asked for counts from then on. */
export const noShowFrom = ({
  startsAt,
  excusedUntil,
}: Pick<Booking, 'startsAt' | 'excusedUntil'>): Instant =>
  Math.max(startsAt, excusedUntil ?? startsAt) + policy.noShow.karigarAfterMinutes * MINUTE;

export type Waiting = {
  readonly arrivedAt: Instant;
  readonly contactTries: number;
  /** When we heard of the first of them: the Karigar's own clock could claim any time. */
  readonly firstTryAt?: Instant | null;
  /** The start code was given, and nobody was there afterwards. */
  readonly startedAt?: Instant | null;
  readonly hasWorked?: boolean;
};

/**
 * Nobody need be at home before the promised time: whoever comes early waits from then on. And a customer who is told of
 * the tries all at once, because there was no signal, has time to answer.
 */
export const waitEndsAt = (
  { category, startsAt }: Pick<Booking, 'category' | 'startsAt'>,
  { arrivedAt, firstTryAt }: Pick<Waiting, 'arrivedAt' | 'firstTryAt'>,
): Instant =>
  Math.max(
    Math.max(arrivedAt, startsAt) + termsOf(category).waitMinutes * MINUTE,
    (firstTryAt ?? 0) + policy.noShow.minutesToAnswer * MINUTE,
  );

/**
 * "Waited 15 min daily, 30 min others, two contact tries": then the fee for not being there is due, and is the cap. Also
 * within a quarter of an hour after the code was given, where no work was done. Where a zone switch holds it costs nothing.
 */
export function decideCustomerNoShow(
  booking: Pick<
    Booking,
    'status' | 'category' | 'pricePaise' | 'startsAt' | 'suspension' | 'policyVersion'
  >,
  { contactTries, startedAt, hasWorked, ...wait }: Waiting,
  now: Instant,
): Outcome<{ feePaise: Paise }, 'not-at-the-door' | 'wait-longer' | 'try-to-reach'> {
  const { contactTries: wanted } = policy.noShow;
  if (!canMove('customerNoShow', booking.status, 'karigar')) return refuse('not-at-the-door');
  if (booking.status === 'in_progress') {
    const latest = (startedAt ?? 0) + policy.noShow.afterStartMinutes * MINUTE;
    if (now > latest || hasWorked) return refuse('not-at-the-door');
  }
  const until = waitEndsAt(booking, wait);
  if (now < until) return refuse('wait-longer', { until });
  if (contactTries < wanted) return refuse('try-to-reach', { left: wanted - contactTries });
  return accept({ feePaise: quoteNoShowFee(booking) });
}

/** Not being there costs the cap; where a zone switch holds it costs nothing. */
export const quoteNoShowFee = (
  {
    pricePaise,
    policyVersion,
    suspension,
  }: Pick<Booking, 'pricePaise' | 'policyVersion' | 'suspension'>,
  { capPercent }: FeeTable = feesOf(policyVersion),
): Paise => (suspension ? 0 : percentOf(pricePaise, capPercent.noShow));
