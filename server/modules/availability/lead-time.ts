import { termsOf } from '#contract/catalogue/known.ts';
import type { Category } from '#contract/policy.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { addYear, dateInIndia, type Instant, type LocalDate, MINUTE } from '#kernel/time.ts';

/**
 * "Book at least 2 hours prior for daily services and 1 day prior for others", boundary included, and at most one year
 * ahead (specification §2 and §5, ruling R11).
 */
export function decideLeadTime(
  category: Category,
  startsAt: Instant,
  now: Instant,
): Outcome<void, 'too-soon' | 'too-far'> {
  if (startsAt < now + termsOf(category).leadTimeMinutes * MINUTE) return refuse('too-soon');
  if (dateInIndia(startsAt) > lastBookableDate(now)) return refuse('too-far');
  return accept(undefined);
}

/** The same day of the next year. */
export const lastBookableDate = (now: Instant): LocalDate => addYear(dateInIndia(now));
