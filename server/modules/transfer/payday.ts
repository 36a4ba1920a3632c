import { addDays, dateInIndia, type Instant, instantInIndia, weekday } from '#kernel/time.ts';

/** Mondays at ten, in India. */
export const PAYDAY_WEEKDAY = 1;
export const PAYDAY_HOUR = 10;

/** The first moment from then on at which Karigars are paid by the clock. */
export function nextPayday(from: Instant): Instant {
  const today = dateInIndia(from);
  const ahead = (PAYDAY_WEEKDAY - weekday(today) + 7) % 7;
  const at = instantInIndia(addDays(today, ahead), PAYDAY_HOUR * 60);
  return at >= from ? at : instantInIndia(addDays(today, 7), PAYDAY_HOUR * 60);
}
