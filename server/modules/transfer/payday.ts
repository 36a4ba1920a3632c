import { addDays, dateInIndia, type Instant, instantInIndia, weekday } from '#kernel/time.ts';

/** Mondays at ten, in India. */
export const PAYDAY_WEEKDAY = 1;
export const PAYDAY_HOUR = 10;

/** On every other day whoever has asked to be paid is. */
export const ASKED_PAY_HOUR = 16;

/**
 * The moment at which somebody who asks is paid: at four of the day, after which banks take no file, or on Monday at ten. There is
 * one payout a day: whoever has had that day's waits for the next, and whose new account waits is paid once it is used.
 */
export function nextAskedPay(
  now: Instant,
  { paidToday, waitsUntil }: { readonly paidToday: boolean; readonly waitsUntil: Instant | null },
): Instant {
  if (waitsUntil !== null && waitsUntil > now)
    return nextAskedPay(waitsUntil, { paidToday: false, waitsUntil: null });
  const today = dateInIndia(now);
  const atFour = instantInIndia(today, ASKED_PAY_HOUR * 60);
  const isOver = paidToday || now >= atFour;
  const from = paidToday ? instantInIndia(addDays(today, 1), 0) : now;
  return Math.min(
    isOver ? instantInIndia(addDays(today, 1), ASKED_PAY_HOUR * 60) : atFour,
    nextPayday(from),
  );
}

/** The first moment from then on at which Karigars are paid by the clock. */
export function nextPayday(from: Instant): Instant {
  const today = dateInIndia(from);
  const ahead = (PAYDAY_WEEKDAY - weekday(today) + 7) % 7;
  const at = instantInIndia(addDays(today, ahead), PAYDAY_HOUR * 60);
  return at >= from ? at : instantInIndia(addDays(today, 7), PAYDAY_HOUR * 60);
}
