import { termsOf } from '#contract/catalogue/known.ts';
import type { Category } from '#contract/policy.ts';
import type { ZoneOfHour } from '#contract/zone.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { addYear, dateInIndia, type Instant, type LocalDate, MINUTE } from '#kernel/time.ts';

/**
 * "Book at least 2 hours prior for daily services and 1 day prior for others", boundary included, and at most one year
 * ahead (specification §2 and §5, ruling R11). Where a zone switch holds for that start it may ask for more, or take nothing
 * new.
 */
export function decideLeadTime(
  category: Category,
  startsAt: Instant,
  now: Instant,
  zone?: Pick<ZoneOfHour, 'closed' | 'leadMinutes'>,
): Outcome<void, 'too-soon' | 'too-far' | 'zone-closed' | 'zone-too-soon'> {
  if (startsAt < now + termsOf(category).leadTimeMinutes * MINUTE) return refuse('too-soon');
  if (dateInIndia(startsAt) > lastBookableDate(now)) return refuse('too-far');
  if (zone?.closed) return refuse('zone-closed');
  if (zone && startsAt < now + zone.leadMinutes * MINUTE) return refuse('zone-too-soon');
  return accept(undefined);
}

/** The same day of the next year. */
export const lastBookableDate = (now: Instant): LocalDate => addYear(dateInIndia(now));
