import { type Category, policy } from '#contract/policy.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { LocalDate } from '#kernel/time.ts';

/** The days of an event in their order, the chosen first one first; only events last several days. */
export function decideDays(
  category: Category,
  date: LocalDate,
  more: readonly LocalDate[],
): Outcome<readonly LocalDate[], 'days-not-offered'> {
  const days = [...new Set([date, ...more])].toSorted();
  const isOffered = category === 'event' && days.length <= policy.event.mostDays;
  if (days.length > 1 && !isOffered) return refuse('days-not-offered');
  return accept(days);
}
