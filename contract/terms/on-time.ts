import { type Instant, MINUTE } from '#kernel/time.ts';
import { policy } from '../policy.ts';

/** The one rule of what is on time (ruling R31); SQL asks `is_on_time`, which is given the same number. */
export const latestOnTime = (promisedAt: Instant): Instant =>
  promisedAt + policy.onTimeMinutes * MINUTE;

/** The facts about one promised visit whose hour is over. */
export type Promised = {
  readonly startsAt: Instant;
  /** When the Karigar was at the door by position or start code; never by a button alone. */
  readonly atDoorAt: Instant | null;
};

export const isOnTime = ({ startsAt, atDoorAt }: Promised): boolean =>
  atDoorAt !== null && atDoorAt <= latestOnTime(startsAt);
