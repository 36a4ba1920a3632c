import type { Category } from '#contract/policy.ts';
import { slotLabel } from '#contract/slots.ts';
import { addDays, dateInIndia, type Instant, type LocalDate, toIndiaIso } from '#kernel/time.ts';
import type { AppCache } from '#server/cache/app-cache.ts';
import { nearestOpen } from '#server/modules/availability/alternatives.ts';
import type { Visit } from '#server/modules/availability/openings.ts';
import { closeByClock } from '#server/modules/availability/slots.ts';
import { closeInQuiet, type QuietRules } from '#server/modules/society/quiet-hours.ts';

const MOST_ALTERNATIVES = 4;

type Wanted = {
  readonly service: { readonly id: number; readonly slug: string; readonly category: Category };
  readonly durationMinutes: number;
  readonly teamSize: number;
  /** The society of the home that it is for. */
  readonly quiet: QuietRules | undefined;
  readonly customerId: string;
};

/** The nearest open slots on the day itself and the days around it. */
export async function findAlternatives(
  facts: Pick<AppCache, 'board'>,
  date: LocalDate,
  { service, durationMinutes, teamSize, quiet, customerId }: Wanted,
  visit: Visit,
  now: Instant,
): Promise<{ date: LocalDate; time: string; startsAt: string }[]> {
  const question = { serviceId: service.id, durationMinutes, teamSize, place: visit.place };
  const heard = { serviceSlug: service.slug, durationMinutes };
  const days = [date, addDays(date, 1), addDays(date, -1), addDays(date, 2)];
  const boards = await Promise.all(days.map((day) => facts.board(day)));
  const customer = { id: customerId, freed: [] };
  const slots = boards.flatMap((board) => {
    const seen = board.seenBy(customer).slots(question);
    return closeByClock(closeInQuiet(seen, quiet, heard), service.category, now);
  });
  return nearestOpen(slots, visit.startsAt, MOST_ALTERNATIVES).map(({ startsAt, minute }) => ({
    date: dateInIndia(startsAt),
    time: slotLabel(minute),
    startsAt: toIndiaIso(startsAt),
  }));
}
