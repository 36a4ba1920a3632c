import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { addYear, type LocalDate } from '#kernel/time.ts';
import type { AllowanceRates } from './allowance.ts';

/** Rates begin on a day ahead, within a year: nobody is paid by rates that came after the day. */
export const decideRatesDay = (
  holdsFrom: LocalDate,
  today: LocalDate,
): Outcome<void, 'rates-day-invalid'> =>
  holdsFrom > today && holdsFrom <= addYear(today)
    ? accept(undefined)
    : refuse('rates-day-invalid');

/** Whether they say the same of the same day. */
export const isSameRates = (one: AllowanceRates, other: AllowanceRates): boolean =>
  (Object.keys(other) as (keyof AllowanceRates)[]).every((key) => one[key] === other[key]);
