import { policy } from '#contract/policy.ts';
import { addDays, dateInIndia, type Instant, type LocalDate, weekday } from '#kernel/time.ts';
import { BANK_HOLIDAYS } from './bank-holidays.ts';

/** "Within 7–10 working days": the tenth day after the request on which banks in Mumbai are open. */
export function refundDueOn(requestedAt: Instant): LocalDate {
  let day = dateInIndia(requestedAt);
  for (let left: number = policy.refund.workingDays.to; left > 0; ) {
    day = addDays(day, 1);
    if (isWorkingDay(day)) left -= 1;
  }
  return day;
}

/** Banks are closed on Sundays, on every second and fourth Saturday of a month, and on their holidays. */
export function isWorkingDay(day: LocalDate): boolean {
  const weekdayOf = weekday(day);
  if (weekdayOf === 0 || day in BANK_HOLIDAYS) return false;
  const saturdayOfMonth = Math.ceil(Number(day.slice(8)) / 7);
  return weekdayOf !== 6 || (saturdayOfMonth !== 2 && saturdayOfMonth !== 4);
}
