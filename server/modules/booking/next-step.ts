import type { BookingView } from '#contract/customer/booking.ts';
import type { NextKind } from '#contract/customer/read-booking.ts';
import { policy } from '#contract/policy.ts';
import { HOUR, type Instant } from '#kernel/time.ts';
import { alarmOf } from './alarms.ts';
import { type Booking, waitsForMoney } from './booking.ts';
import { nextTimeout } from './timeouts.ts';

export type NextStep = { readonly kind: NextKind; readonly by: Instant | null };

/** Facts of the visit beside its booking. */
export type VisitMoments = {
  /** When whoever comes has planned to set out. */
  readonly leaveAt: Instant | null;
  readonly finishedAt: Instant | null;
};

type Owed = Pick<BookingView['payment'], 'state' | 'dueNowPaise'>;

/** The next step and its time, in every state in which something still happens. */
export function nextStepOf(
  booking: Booking,
  payment: Owed,
  moments: VisitMoments,
  now: Instant,
): NextStep | null {
  const next = plannedStepOf(booking, payment, moments, now);
  // Late, the hour that was promised is no longer when it happens.
  return next && isOfVisit(next) && next.by !== null && next.by < now
    ? { ...next, by: null }
    : next;
}

const isOfVisit = ({ kind }: NextStep): boolean =>
  kind === 'set-out' || kind === 'arrive' || kind === 'finish';

function plannedStepOf(
  booking: Booking,
  payment: Owed,
  { leaveAt, finishedAt }: VisitMoments,
  now: Instant,
): NextStep | null {
  if (payment.state === 'checking') return { kind: 'checking', by: null };
  switch (booking.status) {
    case 'pending':
      return beforeAnybodyComes(booking, now);
    case 'assigned':
      return booking.holdUntil !== null && payment.dueNowPaise > 0
        ? { kind: 'advance', by: booking.holdUntil }
        : { kind: 'set-out', by: leaveAt };
    case 'dispatched':
      return { kind: 'arrive', by: booking.startsAt };
    case 'arrived':
      return { kind: 'start-code', by: null };
    case 'in_progress':
      return { kind: 'finish', by: booking.untilAt };
    case 'done': {
      const { acceptHours } = policy.standstill;
      return { kind: 'accept', by: (finishedAt ?? booking.untilAt) + acceptHours * HOUR };
    }
    case 'disputed': {
      const since = finishedAt === null ? {} : { doneAt: finishedAt };
      return { kind: 'decide', by: nextTimeout(booking, since)?.at ?? null };
    }
    default:
      if (payment.state === 'refunding') return { kind: 'refund', by: null };
      return payment.dueNowPaise > 0 ? { kind: 'due', by: null } : null;
  }
}

function beforeAnybodyComes(booking: Booking, now: Instant): NextStep | null {
  const { firmAt, holdUntil, paymentMethod } = booking;
  if (firmAt === null) return { kind: paymentMethod === 'cash' ? 'prove' : 'pay', by: holdUntil };
  if (waitsForMoney(booking)) return { kind: 'advance', by: holdUntil };
  const alarm = alarmOf(booking);
  if (alarm && now < alarm.at) return { kind: 'assign', by: alarm.at };
  return { kind: 'call-off', by: nextTimeout(booking)?.at ?? null };
}
