import type { Category } from '#contract/policy.ts';
import type { CLOSED_REASONS } from '#contract/public/read-open-slots.ts';
import { SLOT_HOURS } from '#contract/slots.ts';
import type { Instant } from '#kernel/time.ts';
import { decideLeadTime } from './lead-time.ts';
import type { Karigar } from './roster.ts';
import { type Board, findSeat, type Visit, visitOn, worksThen } from './seating.ts';

export type ClosedReason = (typeof CLOSED_REASONS)[number];

export type MarkedSlot = {
  readonly hour: number;
  readonly startsAt: Instant;
  /** How many bookings with this team could still be taken. */
  readonly places: number;
  readonly reason: ClosedReason | null;
};

/** What is asked for: everything a slot's openness depends on, apart from the day and the clock. */
export type SlotQuestion = {
  readonly serviceId: number;
  readonly durationMinutes: number;
  readonly teamSize: number;
  readonly place: number | undefined;
};

/** How much room each of the twelve hours has, before the clock closes any of them. */
export function countPlaces(board: Board, question: SlotQuestion): MarkedSlot[] {
  const candidates = board.roster.candidates(question.serviceId, question.place);
  return SLOT_HOURS.map((hour) => {
    const visit = visitOn(board.date, hour * 60, question);
    const free = candidates.filter((karigar) => findSeat(board, karigar, visit)).length;
    const places = Math.floor(free / question.teamSize);
    const reason = places > 0 ? null : whyNone(board, candidates, visit, question.teamSize);
    return { hour, startsAt: visit.startsAt, places, reason };
  });
}

/** Closes what the clock closes: the lead time of the category and the one-year window. */
export const closeByClock = (
  slots: readonly MarkedSlot[],
  category: Category,
  now: Instant,
): MarkedSlot[] =>
  slots.map((slot) => {
    const lead = decideLeadTime(category, slot.startsAt, now);
    return lead.ok ? slot : { ...slot, places: 0, reason: lead.refusal.code };
  });

function whyNone(
  board: Board,
  candidates: readonly Karigar[],
  visit: Visit,
  teamSize: number,
): ClosedReason {
  if (candidates.length < teamSize) return 'not-offered';
  const working = candidates.filter((karigar) => worksThen(board, karigar, visit)).length;
  return working < teamSize ? 'off-hours' : 'full';
}
