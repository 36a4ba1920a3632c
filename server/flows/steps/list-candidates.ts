import { MINUTE } from '#kernel/time.ts';
import { scatter } from '#server/modules/availability/scatter.ts';
import { type Board, withoutHolds, worksThen } from '#server/modules/availability/seating.ts';
import { findSoonestSeat, type SoonestSeat } from '#server/modules/availability/soonest.ts';
import type { Candidate } from '#server/modules/dispatch/ranking.ts';
import type { DispatchFacts } from './prepare-dispatch.ts';

export type Found = {
  readonly candidates: readonly Candidate[];
  /** Where each of them would sit who has room. */
  readonly seats: ReadonlyMap<number, SoonestSeat>;
};

/** Everybody who has the skill and accepts the journey, with what speaks for and against him; free on every day of it. */
export function listCandidates(facts: DispatchFacts): Found {
  const { board, visit, holds, booking, further, now } = facts;
  const seats = new Map<number, SoonestSeat>();
  const holding = new Set(holds.map(({ karigarId }) => karigarId));
  // The time that is held for this very visit keeps nobody from it.
  const day: Board = withoutHolds(board, holds);
  const candidates = board.roster.candidates(visit.serviceId, visit.place).map((karigar) => {
    const holds = holding.has(karigar.id);
    const comesEveryDay =
      holds || further.every((one) => findSoonestSeat(one.board, karigar, one.visit, now));
    const found = comesEveryDay ? findSoonestSeat(day, karigar, visit, now) : undefined;
    if (found) seats.set(karigar.id, found);
    return {
      karigarId: karigar.id,
      holds,
      answers: karigar.answers,
      addedMinutes: found?.seat.addedMinutes ?? null,
      lateMinutes: found ? (found.visit.startsAt - visit.startsAt) / MINUTE : 0,
      ...(!found && ({ hindrance: worksThen(day, karigar, visit) ? 'busy' : 'off-duty' } as const)),
      visits: day.holdsOf(karigar.id).length,
      lot: scatter(booking.id, karigar.id),
    };
  });
  return { candidates, seats };
}
