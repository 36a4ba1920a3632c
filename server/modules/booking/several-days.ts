import { termsOf } from '#contract/catalogue/known.ts';
import type { Category } from '#contract/policy.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { HOUR, type Instant, type LocalDate } from '#kernel/time.ts';

/** The days of an event in their order, the chosen first one first; only events last several days. */
export function decideDays(
  category: Category,
  date: LocalDate,
  more: readonly LocalDate[],
): Outcome<readonly LocalDate[], 'days-not-offered'> {
  const days = [...new Set([date, ...more])].toSorted();
  if (days.length > termsOf(category).mostDays) return refuse('days-not-offered');
  return accept(days);
}

/** The days that took place, where the work has ended at a moment: the first, and those that had begun by then. */
export const daysBegun = <Day extends { readonly startsAt: Instant }>(
  [first, ...further]: readonly Day[],
  endedAt: Instant,
): Day[] =>
  first === undefined ? [] : [first, ...further.filter(({ startsAt }) => startsAt <= endedAt)];

/** A Karigar who says so within the first hour of a day has not come on it. */
const NOT_COME_MS = HOUR;

/** The days on which somebody else may still come instead. */
export const daysAhead = <
  Day extends { readonly startsAt: Instant } | { readonly visit: { readonly startsAt: Instant } },
>(
  days: readonly Day[],
  now: Instant,
): Day[] => days.filter((day) => isAhead(startOf(day), now));

/** A Karigar who goes at that moment has not come on a day that begins then. */
export const isAhead = (startsAt: Instant, now: Instant): boolean => startsAt > aheadAfter(now);

/** Days that begin after it are ahead. */
export const aheadAfter = (now: Instant): Instant => now - NOT_COME_MS;

const startOf = (
  day: { readonly startsAt: Instant } | { readonly visit: { readonly startsAt: Instant } },
): Instant => ('visit' in day ? day.visit.startsAt : day.startsAt);
