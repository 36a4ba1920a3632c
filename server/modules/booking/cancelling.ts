import { isOut } from '#contract/booking-phases.ts';
import type { FEE_RISES_BY, FeeBounds, FeeReason } from '#contract/customer/cancellation.ts';
import { type FeeTable, feesOf } from '#contract/policy-versions.ts';
import { type Paise, percentOf } from '#kernel/money.ts';
import { HOUR, type Instant, MINUTE } from '#kernel/time.ts';
import type { Booking, BookingStatus } from './booking.ts';

/** The facts on which the fee of a cancellation depends. */
export type Cancellable = Pick<
  Booking,
  | 'status'
  | 'pricePaise'
  | 'startsAt'
  | 'createdAt'
  | 'feeFloorPaise'
  | 'excusedUntil'
  | 'suspension'
  | 'policyVersion'
>;

export type Fee = {
  readonly reason: FeeReason;
  /** Null when the amount was fixed before. */
  readonly percent: number | null;
  readonly feePaise: Paise;
};

export type Quote = Fee & {
  readonly refundPaise: Paise;
  /** The part of earlier refunds by hand that counts towards this one. */
  readonly countedPaise: Paise;
  /** The part of the fee that was not paid yet. */
  readonly duePaise: Paise;
  readonly rises: Rise | null;
};

type Rise = {
  readonly by: (typeof FEE_RISES_BY)[number];
  /** The last moment at which today's fee holds. */
  readonly after: Instant | null;
  readonly feePaise: Paise;
};

/** Quotes the cost of cancelling now, the money that comes back, and when that changes: shown and charged by this. */
export function quoteCancellation(
  booking: Cancellable,
  paidPaise: Paise,
  now: Instant,
  /** Money given back by hand before is counted, so that nobody has back more than they paid. */
  handedBackPaise: Paise = 0,
): Quote {
  const fee = quoteFee(booking, now);
  return {
    ...fee,
    ...splitPaid(fee.feePaise, paidPaise, handedBackPaise),
    rises: nextRise(booking, fee.feePaise, now),
  };
}

/** Splits the paid amount into the fee and the rest. */
export function splitPaid(
  feePaise: Paise,
  paidPaise: Paise,
  handedBackPaise: Paise,
): Pick<Quote, 'refundPaise' | 'countedPaise' | 'duePaise'> {
  const leftPaise = Math.max(0, paidPaise - feePaise);
  return {
    refundPaise: Math.max(0, leftPaise - handedBackPaise),
    countedPaise: Math.min(handedBackPaise, leftPaise),
    duePaise: Math.max(0, feePaise - paidPaise),
  };
}

/**
 * The table of cancellation fees (rulings): a share of the service price, rounded down to the paisa. Never above the
 * policy's cap for the state it is in; never below what moving the visit late has fixed, except where we are late
 * ourselves: then it is free (ruling R39), and where a zone switch holds for the promised start.
 */
export function quoteFee(
  booking: Cancellable,
  now: Instant,
  fees: FeeTable = feesOf(booking.policyVersion),
): Fee {
  if (booking.suspension) return { reason: 'zone', percent: 0, feePaise: 0 };
  if (areWeLate(booking, now, fees)) return { reason: 'late', percent: 0, feePaise: 0 };
  const cap = capPercent(booking.status, fees);
  const reason = reasonOf(booking, fees, now);
  const percent = Math.min(percentFor(reason, fees), cap);
  const feePaise = percentOf(booking.pricePaise, percent);
  const floorPaise = Math.min(booking.feeFloorPaise, percentOf(booking.pricePaise, cap));
  return feePaise >= floorPaise
    ? { reason, percent, feePaise }
    : { reason: 'rescheduled', percent: null, feePaise: floorPaise };
}

/** The numbers by which the reason came about. */
export function boundsOf({ policyVersion }: Pick<Cancellable, 'policyVersion'>): FeeBounds {
  const { freeHoursBefore, lateHoursBefore, graceMinutesAfterBooking } = feesOf(policyVersion);
  return { freeHoursBefore, lateHoursBefore, graceMinutesAfterBooking };
}

type Promised = Pick<Cancellable, 'startsAt' | 'excusedUntil' | 'policyVersion'>;

/** The promised time has gone by, by more than the policy forgives, and nobody is at the door. */
export const areWeLate = (
  booking: Promised & Pick<Cancellable, 'status'>,
  now: Instant,
  fees?: FeeTable,
): boolean =>
  (booking.status === 'pending' ||
    booking.status === 'assigned' ||
    booking.status === 'dispatched') &&
  now >= lateFrom(booking, fees);

/** A delay that the customer asked for counts from then on. */
export const lateFrom = (
  { startsAt, excusedUntil, policyVersion }: Promised,
  { freeWhenLateMinutes }: FeeTable = feesOf(policyVersion),
): Instant => Math.max(startsAt, excusedUntil ?? startsAt) + freeWhenLateMinutes * MINUTE;

/** The last moment at which being at the door costs no more than being on the way. */
const doorCountsAfter = (startsAt: Instant, { arrivedMinutesBefore }: FeeTable): Instant =>
  startsAt - arrivedMinutesBefore * MINUTE;

type OfTable = Exclude<FeeReason, 'rescheduled' | 'late' | 'zone'>;

function percentFor(reason: OfTable, { feePercent }: FeeTable): number {
  switch (reason) {
    case 'early':
    case 'unassigned':
    case 'just-booked':
      return 0;
    case 'under-24-hours':
      return feePercent.under24Hours;
    case 'under-3-hours':
      return feePercent.under3Hours;
    case 'on-the-way':
      return feePercent.dispatched;
    case 'arrived':
      return feePercent.arrived;
  }
}

function reasonOf(
  { status, startsAt, createdAt }: Cancellable,
  fees: FeeTable,
  now: Instant,
): OfTable {
  if (status === 'arrived') return now > doorCountsAfter(startsAt, fees) ? 'arrived' : 'on-the-way';
  if (status === 'dispatched') return 'on-the-way';
  if (startsAt - now >= fees.freeHoursBefore * HOUR) return 'early';
  if (status === 'pending') return 'unassigned';
  if (now - createdAt <= fees.graceMinutesAfterBooking * MINUTE) return 'just-booked';
  return startsAt - now >= fees.lateHoursBefore * HOUR ? 'under-24-hours' : 'under-3-hours';
}

/** A Karigar sets out on the day of the service only, so these are the policy's same-day cap and its other one. */
export const capPercent = (status: BookingStatus, { capPercent: caps }: FeeTable): number =>
  isOut(status) ? caps.sameDay : caps.futureDated;

function nextRise(booking: Cancellable, feePaise: Paise, now: Instant): Rise | null {
  const feeAs = (status: BookingStatus, at: Instant) =>
    quoteFee({ ...booking, status }, at).feePaise;
  switch (booking.status) {
    case 'pending': {
      if (areWeLate(booking, now)) return riseAtDoor(booking, feePaise, now);
      // Nobody knows when somebody will be assigned; from then on the clock counts.
      const assigned = feeAs('assigned', now);
      if (assigned > feePaise) return { by: 'assigned', after: null, feePaise: assigned };
      return riseByClock({ ...booking, status: 'assigned' }, 'assigned', now);
    }
    case 'assigned':
      return (
        riseByClock(booking, 'clock', now) ??
        risen({ by: 'sets-out', after: null, feePaise: feeAs('dispatched', now) }, feePaise) ??
        riseAtDoor(booking, feePaise, now)
      );
    case 'dispatched':
      return riseAtDoor(booking, feePaise, now);
    case 'arrived':
      return riseByClock(booking, 'clock', now);
    default:
      return null;
  }
}

function riseAtDoor(booking: Cancellable, feePaise: Paise, now: Instant): Rise | null {
  const at = Math.max(now, doorCountsAfter(booking.startsAt, feesOf(booking.policyVersion)) + 1);
  const atDoor = quoteFee({ ...booking, status: 'arrived' }, at).feePaise;
  return risen({ by: 'arrives', after: null, feePaise: atDoor }, feePaise);
}

const risen = (rise: Rise, feePaise: Paise): Rise | null =>
  rise.feePaise > feePaise ? rise : null;

/** The table's own moments, tried with the function that charges. */
function riseByClock(booking: Cancellable, by: Rise['by'], now: Instant): Rise | null {
  const feePaise = quoteFee(booking, now).feePaise;
  const fees = feesOf(booking.policyVersion);
  const moments = [
    booking.createdAt + fees.graceMinutesAfterBooking * MINUTE,
    booking.startsAt - fees.freeHoursBefore * HOUR,
    booking.startsAt - fees.lateHoursBefore * HOUR,
    doorCountsAfter(booking.startsAt, fees),
  ];
  for (const after of moments.toSorted((one, other) => one - other)) {
    if (after < now) continue;
    const later = quoteFee(booking, after + 1).feePaise;
    if (later > feePaise) return { by, after, feePaise: later };
  }
  return null;
}
