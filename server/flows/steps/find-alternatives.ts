import type { Category } from '#contract/policy.ts';
import { slotLabel } from '#contract/slots.ts';
import { addDays, dateInIndia, type Instant, type LocalDate, toIndiaIso } from '#kernel/time.ts';
import type { Facts } from '#server/facts/facts.ts';
import { nearestOpen } from '#server/modules/availability/alternatives.ts';
import type { Visit } from '#server/modules/availability/seating.ts';
import { closeByClock } from '#server/modules/availability/slots.ts';

const MOST_ALTERNATIVES = 4;

type Wanted = {
  readonly service: { readonly id: number; readonly category: Category };
  readonly durationMinutes: number;
  readonly teamSize: number;
};

/** The nearest open slots on the day itself and the days around it. */
export async function findAlternatives(
  facts: Pick<Facts, 'board'>,
  date: LocalDate,
  { service, durationMinutes, teamSize }: Wanted,
  visit: Visit,
  now: Instant,
): Promise<{ date: LocalDate; time: string; startsAt: string }[]> {
  const question = { serviceId: service.id, durationMinutes, teamSize, place: visit.place };
  const days = [date, addDays(date, 1), addDays(date, -1), addDays(date, 2)];
  const boards = await Promise.all(days.map((day) => facts.board(day)));
  const slots = boards.flatMap((board) =>
    closeByClock(board.slots(question), service.category, now),
  );
  return nearestOpen(slots, visit.startsAt, MOST_ALTERNATIVES).map(({ startsAt, hour }) => ({
    date: dateInIndia(startsAt),
    time: slotLabel(hour),
    startsAt: toIndiaIso(startsAt),
  }));
}
