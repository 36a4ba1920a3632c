import { MINUTE } from '#kernel/time.ts';
import {
  type DaySchedule,
  type Hold,
  withoutHolds,
  worksThen,
} from '#server/modules/availability/openings.ts';
import { DEFAULT_RESERVE, roomAfter } from '#server/modules/availability/reserve.ts';
import {
  findOpeningBeyondHours,
  findSoonestOpening,
  type SoonestOpening,
} from '#server/modules/availability/soonest.ts';
import { stableHash } from '#server/modules/availability/stable-hash.ts';
import type { Candidate } from '#server/modules/dispatch/ranking.ts';
import type { DispatchFacts } from './prepare-dispatch.ts';

export type Found = {
  readonly candidates: readonly Candidate[];
  /** The opening of each candidate who has room. */
  readonly openings: ReadonlyMap<number, SoonestOpening>;
};

/**
 * All Karigars who have the skill and accept the journey, with what speaks for and against them; free on every day of
 * it. Where somebody is about to be asked, also those who would have to begin before their hours or stay after them: a team, and
 * several days, are not asked for.
 */
export function listCandidates(
  facts: DispatchFacts,
  { beyondHours = false }: { readonly beyondHours?: boolean } = {},
): Found {
  const { board, visit, holds, booking, further, teamSize, now } = facts;
  const mayStay = beyondHours && teamSize === 1 && further.length === 0;
  const openings = new Map<number, SoonestOpening>();
  const holding = new Set(holds.map(({ karigarId }) => karigarId));
  // The time that is held for this very visit keeps nobody from it.
  const day: DaySchedule = withoutHolds(board, holds);
  const candidates = board.roster.candidates(visit.serviceId, visit.place).map((karigar) => {
    const holds = holding.has(karigar.id);
    const comesEveryDay =
      holds || further.every((one) => findSoonestOpening(one.board, karigar, one.visit, now));
    const within = comesEveryDay ? findSoonestOpening(day, karigar, visit, now) : undefined;
    const beyond =
      within || !mayStay ? undefined : findOpeningBeyondHours(day, karigar, visit, now);
    const found = within ?? beyond;
    if (found) openings.set(karigar.id, found);
    return {
      karigarId: karigar.id,
      holds,
      answers: karigar.answers,
      addedMinutes: found?.opening.addedMinutes ?? null,
      lateMinutes: found ? (found.visit.startsAt - visit.startsAt) / MINUTE : 0,
      ...(found && { shortMinutes: missingRoom(found, day.holdsOf(karigar.id)) }),
      ...(beyond && { beyondMinutes: beyond.beyondMinutes }),
      ...(!found && ({ hindrance: worksThen(day, karigar, visit) ? 'busy' : 'off-duty' } as const)),
      visits: day.holdsOf(karigar.id).length,
      lot: stableHash(booking.id, karigar.id),
    };
  });
  return { candidates, openings };
}

/** The minutes of room that a visit sold anew would have before and after it, as far as they are missing. */
function missingRoom({ opening, visit }: SoonestOpening, own: readonly Hold[]): number {
  const { leaveAt, previousHoldId, nextLeaveAt } = opening;
  const previous = own.find(({ id }) => id === previousHoldId);
  const before = previous ? roomAfter(DEFAULT_RESERVE, previous) - (leaveAt - previous.endsAt) : 0;
  const after =
    nextLeaveAt === null ? 0 : roomAfter(DEFAULT_RESERVE, visit) - (nextLeaveAt - visit.endsAt);
  return Math.round((Math.max(0, before) + Math.max(0, after)) / MINUTE);
}
