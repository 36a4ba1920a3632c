import { termsOf } from '#contract/catalogue/known.ts';
import type { MoveName } from '#contract/lifecycle.ts';
import { policy } from '#contract/policy.ts';
import { DAY, HOUR, type Instant, MINUTE } from '#kernel/time.ts';
import type { Booking } from './booking.ts';

/** When a visit came to the state it is in, where that counts. */
export type Since = {
  /** When whoever leads it now was given it. */
  readonly assignedAt?: Instant;
  readonly arrivedAt?: Instant;
  readonly startedAt?: Instant;
  readonly doneAt?: Instant;
};

/** The facts of a booking on which its timeout depends. */
export type TimeoutInput = Pick<
  Booking,
  'status' | 'category' | 'startsAt' | 'untilAt' | 'holdUntil' | 'reassigningSince'
>;

export type Timeout = { readonly move: MoveName; readonly at: Instant };

/**
 * The move by which the clock ends a state that nobody else ends, and when; nothing for an end. No state is without: what
 * nobody looks after must not stay for ever.
 */
export function nextTimeout(booking: TimeoutInput, since: Since = {}): Timeout | null {
  const { status, category, startsAt, untilAt, holdUntil, reassigningSince } = booking;
  const { unserved, noShow, standstill } = policy;
  switch (status) {
    case 'pending': {
      // A Karigar who is asked instead of one who broke down has time to answer, also when the table's moment is over.
      const at = Math.max(
        startsAt - termsOf(category).unservedMinutesBefore * MINUTE,
        (reassigningSince ?? 0) + unserved.minutesToFindAnother * MINUTE,
      );
      return holdUntil !== null && holdUntil <= at
        ? { move: 'expire', at: holdUntil }
        : { move: 'platformCancel', at };
    }
    case 'assigned':
    case 'dispatched':
      // An advance that never came: nobody sets out for it.
      if (status === 'assigned' && holdUntil !== null) return { move: 'expire', at: holdUntil };
      return {
        move: 'karigarNoShow',
        // A Karigar who took it over late has as long as any other: they may be on the way.
        at:
          Math.max(startsAt, reassigningSince ?? 0, since.assignedAt ?? 0) +
          noShow.karigarByClockMinutes * MINUTE,
      };
    case 'arrived':
      return {
        move: 'platformCancel',
        at: Math.max(since.arrivedAt ?? 0, startsAt) + standstill.arrivalHours * HOUR,
      };
    case 'in_progress':
      // Work that began late has as long as any other.
      return {
        move: 'finish',
        at: Math.max(untilAt, since.startedAt ?? 0) + standstill.overrunHours * HOUR,
      };
    case 'done':
      return { move: 'accept', at: (since.doneAt ?? untilAt) + standstill.acceptHours * HOUR };
    case 'disputed':
      return { move: 'resolve', at: (since.doneAt ?? untilAt) + standstill.disputeDays * DAY };
    case 'completed':
    case 'expired':
    case 'cancelled':
    case 'no_show_customer':
    case 'no_show_provider':
      return null;
  }
}
