import type { Category } from '#contract/policy.ts';
import type { CLOSED_REASONS } from '#contract/public/read-open-slots.ts';
import { SLOT_HOURS } from '#contract/slots.ts';
import type { Instant } from '#kernel/time.ts';
import { decideLeadTime } from './lead-time.ts';
import {
  type DaySchedule,
  findOpening,
  isSold,
  type Visit,
  visitOn,
  worksThen,
} from './openings.ts';
import type { Karigar } from './roster.ts';

export type ClosedReason = (typeof CLOSED_REASONS)[number];

export type MarkedSlot = {
  readonly hour: number;
  readonly startsAt: Instant;
  /** How many bookings with this team could still be taken. */
  readonly places: number;
  readonly reason: ClosedReason | null;
};

/** Everything on which a slot's openness depends, apart from the day and the clock. */
export type SlotQuestion = {
  readonly serviceId: number;
  readonly durationMinutes: number;
  readonly teamSize: number;
  readonly place: number | undefined;
};

/**
 * The candidates free at each of the twelve hours. Counting a city is dear and a booking changes one day of one
 * Karigar, so a count is kept, and carried on for those whose day has changed.
 */
export type PlaceCount = {
  readonly question: SlotQuestion;
  /** One bit an hour for each candidate, in the roster's order. */
  readonly freeHours: Uint16Array;
  /** For each hour, how many are free, and how many work at all. */
  readonly free: readonly number[];
  readonly working: readonly number[];
  readonly slots: readonly MarkedSlot[];
};

/** How much room each of the twelve hours has, before the clock closes any of them. */
export function countPlaces(board: DaySchedule, question: SlotQuestion): PlaceCount {
  const visits = visitsOf(board, question);
  const candidates = board.roster.candidates(question.serviceId, question.place);
  const freeHours = new Uint16Array(candidates.length);
  const free = visits.map(() => 0);
  const working = visits.map(() => 0);
  for (const [index, karigar] of candidates.entries()) {
    const hours = hoursOf(board, karigar, visits);
    freeHours[index] = hours.free;
    addHours(working, hours.working, 1);
    addHours(free, hours.free, 1);
  }
  const slots = visits.map((visit, index) =>
    markSlot(visit, index, { question, free, working }, candidates.length),
  );
  return { question, freeHours, free, working, slots };
}

/** The same count after the days of some Karigars have changed; the very same slots where nobody would see a difference. */
export function recountPlaces(
  board: DaySchedule,
  count: PlaceCount,
  changed: Iterable<number>,
): PlaceCount {
  const { question, working } = count;
  const visits = visitsOf(board, question);
  const candidates = board.roster.candidates(question.serviceId, question.place);
  const freeHours = count.freeHours.slice();
  const free = [...count.free];
  for (const karigarId of changed) {
    const index = indexOf(candidates, karigarId);
    if (index === undefined) continue;
    addHours(free, freeHours[index] as number, -1);
    freeHours[index] = hoursOf(board, candidates[index] as Karigar, visits).free;
    addHours(free, freeHours[index] as number, 1);
  }
  const slots = visits.map((visit, index) =>
    markSlot(visit, index, { question, free, working }, candidates.length),
  );
  const same = slots.every((slot, index) => slot.places === count.slots[index]?.places);
  return { question, freeHours, free, working, slots: same ? count.slots : slots };
}

/** Each candidate's free hours, as bits. */
export function freePeople(
  board: Pick<DaySchedule, 'roster'>,
  count: PlaceCount,
): Map<number, number> {
  const { serviceId, place } = count.question;
  const candidates = board.roster.candidates(serviceId, place);
  return new Map(candidates.map(({ id }, index) => [id, count.freeHours[index] as number]));
}

/** Closes what the clock closes: what is over, the lead time of the category and the one-year window. */
export const closeByClock = (
  slots: readonly MarkedSlot[],
  category: Category,
  now: Instant,
): MarkedSlot[] =>
  slots.map((slot) => {
    const lead = decideLeadTime(category, slot.startsAt, now);
    if (lead.ok) return slot;
    return { ...slot, places: 0, reason: slot.startsAt < now ? 'past' : lead.refusal.code };
  });

const visitsOf = (board: DaySchedule, question: SlotQuestion): Visit[] =>
  SLOT_HOURS.map((hour) => visitOn(board.date, hour * 60, question));

/** The hours as bits, the first slot lowest. */
function hoursOf(
  board: DaySchedule,
  karigar: Karigar,
  visits: readonly Visit[],
): { readonly working: number; readonly free: number } {
  // A Karigar without any visit has room during all their hours.
  const unbooked = board.holdsOf(karigar.id).length === 0;
  let working = 0;
  let free = 0;
  if (!isSold(board, karigar)) return { working, free };
  for (const [index, visit] of visits.entries()) {
    if (!worksThen(board, karigar, visit)) continue;
    working |= 1 << index;
    if (unbooked || findOpening(board, karigar, visit)) free |= 1 << index;
  }
  return { working, free };
}

function addHours(counts: number[], hours: number, step: 1 | -1): void {
  for (const index of counts.keys()) {
    if (hours & (1 << index)) counts[index] = (counts[index] as number) + step;
  }
}

function markSlot(
  visit: Visit,
  index: number,
  { question, free, working }: Pick<PlaceCount, 'question' | 'free' | 'working'>,
  candidates: number,
): MarkedSlot {
  const { teamSize } = question;
  const places = Math.floor((free[index] as number) / teamSize);
  return {
    hour: SLOT_HOURS[index] as number,
    startsAt: visit.startsAt,
    places,
    reason: places > 0 ? null : whyNone(candidates, working[index] as number, teamSize),
  };
}

function whyNone(candidates: number, working: number, teamSize: number): ClosedReason {
  if (candidates < teamSize) return 'not-offered';
  return working < teamSize ? 'off-hours' : 'full';
}

/** Candidates stand in the order of their ids. */
function indexOf(candidates: readonly Karigar[], karigarId: number): number | undefined {
  let from = 0;
  let until = candidates.length - 1;
  while (from <= until) {
    const middle = (from + until) >> 1;
    const { id } = candidates[middle] as Karigar;
    if (id === karigarId) return middle;
    if (id < karigarId) from = middle + 1;
    else until = middle - 1;
  }
  return undefined;
}
