import { addDays, dateInIndia, HOUR, type Instant, instantInIndia, MINUTE } from '#kernel/time.ts';
import { policy } from '../policy.ts';
import { endOfNight } from './end-of-night.ts';

/** A visit so near is urgent at any hour. */
const URGENT_WITHIN = 3 * HOUR;

/**
 * The moment to say that a visit still wants somebody: by day as planned. Instead of at night it is said the evening before, while
 * people are awake and something can be done, unless the visit is so near by then that the night is its last chance.
 */
export function whileAwake(at: Instant, startsAt: Instant): Instant {
  const morning = endOfNight(at);
  if (morning === at || startsAt - at <= URGENT_WITHIN) return at;
  return instantInIndia(addDays(dateInIndia(morning), -1), policy.night.eveningMinute);
}

/** The most by which it is earlier than planned: the end of a night is said at the evening before it. */
export const MOST_EARLIER_MS =
  (24 * 60 - policy.night.eveningMinute + policy.night.untilMinute) * MINUTE;
