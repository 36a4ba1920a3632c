import { addDays, type LocalDate } from '#kernel/time.ts';

/** A paper that ends within a month needs a new one. */
const REMIND_DAYS = 30;

export type PaperState = 'valid' | 'ends-soon' | 'over';

/** How a check stands on a day; one without an end holds. */
export function stateOfPaper(validUntil: LocalDate | null, today: LocalDate): PaperState {
  if (validUntil === null) return 'valid';
  if (validUntil < today) return 'over';
  return validUntil <= addDays(today, REMIND_DAYS) ? 'ends-soon' : 'valid';
}

/** The last day of the papers that are looked at today. */
export const lastDayToWarnOf = (today: LocalDate): LocalDate => addDays(today, REMIND_DAYS);
