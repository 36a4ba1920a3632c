import { policy } from '#contract/policy.ts';
import { DAY, dateInIndia, HOUR, type Instant, instantInIndia } from '#kernel/time.ts';

const OPENS_MINUTE = policy.callBack.fromHour * 60;
const CLOSES_MINUTE = policy.callBack.untilHour * 60;

/** A request to be called back is answered within an hour in which people are called. */
export function callBackBy(askedAt: Instant): Instant {
  const begins = openAt(askedAt);
  const closes = instantInIndia(dateInIndia(begins), CLOSES_MINUTE);
  const over = begins + HOUR - closes;
  return over <= 0 ? begins + HOUR : openAt(closes) + over;
}

/** The moment itself, or the next one at which people are called. */
function openAt(at: Instant): Instant {
  const date = dateInIndia(at);
  const opens = instantInIndia(date, OPENS_MINUTE);
  if (at < opens) return opens;
  return at < instantInIndia(date, CLOSES_MINUTE)
    ? at
    : instantInIndia(dateInIndia(at + DAY), OPENS_MINUTE);
}
