import type { LocalDate } from '#kernel/time.ts';

/** The quarter of the financial year that a day belongs to; the year begins in April. */
export function currentQuarter(day: LocalDate): { year: number; quarter: number } {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const sinceApril = (month + 8) % 12;
  return { year: month < 4 ? year - 1 : year, quarter: Math.floor(sinceApril / 3) + 1 };
}
