import type { BookingStatus } from '#contract/booking-statuses.ts';
import { type Category, policy } from '#contract/policy.ts';
import { type Instant, MINUTE } from '#kernel/time.ts';
import { waitEndsAt } from '#server/modules/booking/failing.ts';
import { dayAtDoor, type LaterDayRow } from './later-days.ts';

type Row = {
  readonly status: BookingStatus;
  readonly category: Category;
  readonly starts_at: Instant;
  readonly days: number | null;
  readonly later_days: readonly LaterDayRow[] | null;
  readonly arrived_at: Instant | null;
  readonly started_at: Instant | null;
  readonly contact_tries: number | null;
  readonly first_try_at: Instant | null;
};

/** Until when the Karigar waits for a customer who is not there, on the first day or a later one. */
export function waitUntil(row: Row, now: Instant): Instant | null {
  const day = dayAtDoor(row, now);
  const arrivedAt = day?.arrivedAt ?? row.arrived_at;
  if (arrivedAt === null) return null;
  const tried = row.first_try_at;
  const firstTryAt = day && tried !== null && tried < arrivedAt ? null : tried;
  const visit = { category: row.category, startsAt: day?.startsAt ?? row.starts_at };
  return waitEndsAt(visit, { arrivedAt, firstTryAt });
}

/** The tries to reach the customer of the day that is at hand. */
export const triesMade = (row: Row, now: Instant): number =>
  dayAtDoor(row, now)?.contactTries ?? row.contact_tries ?? 0;

/** Once the work has begun, for a while, and at the door of a later day. */
export const mayStillClose = (row: Row, now: Instant): boolean =>
  row.started_at === null ||
  dayAtDoor(row, now) !== undefined ||
  now <= row.started_at + policy.noShow.afterStartMinutes * MINUTE;
