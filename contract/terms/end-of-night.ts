import { dateInIndia, type Instant, instantInIndia, minuteOfDayInIndia } from '#kernel/time.ts';
import { policy } from '../policy.ts';

/** The moment itself by day; at night the moment from which on telephones may ring again. */
export function endOfNight(at: Instant): Instant {
  const { fromMinute, untilMinute } = policy.night;
  const minute = minuteOfDayInIndia(at);
  if (minute >= untilMinute && minute < fromMinute) return at;
  return instantInIndia(dateInIndia(at), (minute >= fromMinute ? 1440 : 0) + untilMinute);
}
