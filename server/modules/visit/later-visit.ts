import { dispatchableFrom } from '#contract/karigar-actions.ts';
import { HOUR, type Instant } from '#kernel/time.ts';

/** A later day of an event, and how far whoever leads it has come on it. */
export type LaterDay = {
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  readonly dispatchedAt: Instant | null;
  readonly arrivedAt: Instant | null;
};

/** The day the Karigar sets out for, or is on the way to; none between two days, and none once they are there. */
export const dayToCome = <Day extends LaterDay>(
  days: readonly Day[],
  now: Instant,
): Day | undefined =>
  days.find(
    ({ startsAt, endsAt, arrivedAt }) =>
      arrivedAt === null && now >= dispatchableFrom(startsAt) && now < endsAt + LATE_MS,
  );

/** A Karigar who comes late, or instead of somebody, works late. */
const LATE_MS = 2 * HOUR;

/** The status shown of a day: until the Karigar is at its door, a later day is a visit like any other. */
export const statusOfDay = ({
  dispatchedAt,
}: Pick<LaterDay, 'dispatchedAt'>): 'assigned' | 'dispatched' =>
  dispatchedAt === null ? 'assigned' : 'dispatched';
