import { DAY, dateInIndia, HOUR, type Instant, instantInIndia } from '#kernel/time.ts';

/** People are called back between nine and nine, in India. */
const OPENS_MINUTE = 9 * 60;
const CLOSES_MINUTE = 21 * 60;

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
