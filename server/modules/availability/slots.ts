import type { AreaLimitOfDay } from '#contract/area-limit.ts';
import type { Category } from '#contract/policy.ts';
import type { CLOSED_REASONS } from '#contract/public/read-open-slots.ts';
import { slotMinutes } from '#contract/slots.ts';
import type { ZoneOfHour } from '#contract/zone.ts';
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
import { addSlot, hasSlot, ofPerson, type SlotSet, wordsFor } from './slot-set.ts';

export type ClosedReason = (typeof CLOSED_REASONS)[number];

export type MarkedSlot = {
  /** Since midnight. */
  readonly minute: number;
  readonly startsAt: Instant;
  /** How many bookings with this team could still be taken. */
  readonly places: number;
  readonly reason: ClosedReason | null;
  /** The zone switches that hold for it. */
  readonly zone?: ZoneOfHour | undefined;
  /** Less is sold there on this day, or nothing. */
  readonly limit?: AreaLimitOfDay | undefined;
};

/** Everything on which a slot's openness depends, apart from the day and the clock. */
export type SlotQuestion = {
  readonly serviceId: number;
  readonly durationMinutes: number;
  readonly teamSize: number;
  readonly place: number | undefined;
};

/**
 * The candidates free at each slot. Counting a city is dear and a booking changes one day of one Karigar, so a count is
 * kept, and carried on for those whose day has changed.
 */
export type PlaceCount = {
  readonly question: SlotQuestion;
  /** The free slots of each candidate, one after the other in the roster's order. */
  readonly freeSlots: Uint16Array;
  /** For each slot, how many are free, and how many work at all. */
  readonly free: readonly number[];
  readonly working: readonly number[];
  readonly slots: readonly MarkedSlot[];
};

/** How much room each slot has, before the clock closes any of them. */
export function countPlaces(board: DaySchedule, question: SlotQuestion): PlaceCount {
  const visits = visitsOf(board, question);
  const candidates = board.roster.candidates(question.serviceId, question.place);
  const words = wordsFor(visits.length);
  const freeSlots = new Uint16Array(candidates.length * words);
  const free = visits.map(() => 0);
  const working = visits.map(() => 0);
  for (const [index, karigar] of candidates.entries())
    countOne(board, karigar, visits, { own: ofPerson(freeSlots, index, words), free, working });
  const slots = visits.map((visit, index) =>
    markSlot(visit, index, { question, free, working }, candidates.length),
  );
  return { question, freeSlots, free, working, slots };
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
  const words = wordsFor(visits.length);
  const freeSlots = count.freeSlots.slice();
  const free = [...count.free];
  for (const karigarId of changed) {
    const index = indexOf(candidates, karigarId);
    if (index === undefined) continue;
    const own = ofPerson(freeSlots, index, words);
    for (const slot of free.keys()) if (hasSlot(own, slot)) free[slot] = (free[slot] as number) - 1;
    own.fill(0);
    countOne(board, candidates[index] as Karigar, visits, { own, free });
  }
  const slots = visits.map((visit, index) =>
    markSlot(visit, index, { question, free, working }, candidates.length),
  );
  const same = slots.every((slot, index) => slot.places === count.slots[index]?.places);
  return { question, freeSlots, free, working, slots: same ? count.slots : slots };
}

/** Each candidate's free slots. */
export function freePeople(
  board: Pick<DaySchedule, 'roster'>,
  count: PlaceCount,
): Map<number, SlotSet> {
  const { serviceId, place } = count.question;
  const words = wordsFor(count.slots.length);
  return new Map(
    board.roster
      .candidates(serviceId, place)
      .map(({ id }, index) => [id, ofPerson(count.freeSlots, index, words)]),
  );
}

/**
 * Closes what the clock closes: what is over, the lead time of the category or the zone, and the one-year window; and what is
 * closed there from that day on.
 */
export const closeByClock = (
  slots: readonly MarkedSlot[],
  category: Category,
  now: Instant,
): MarkedSlot[] =>
  slots.map((slot) => {
    const lead = decideLeadTime(category, slot.startsAt, now, slot.zone);
    if (lead.ok && slot.limit?.percent === 0) return { ...slot, places: 0, reason: 'area-closed' };
    if (lead.ok) return slot;
    return { ...slot, places: 0, reason: slot.startsAt < now ? 'past' : lead.refusal.code };
  });

const visitsOf = (board: DaySchedule, question: SlotQuestion): Visit[] =>
  slotMinutes(board.places.cityAt(question.place).slots).map((minute) =>
    visitOn(board.date, minute, question),
  );

/** Adds one Karigar to the counts, and to their own set. */
function countOne(
  board: DaySchedule,
  karigar: Karigar,
  visits: readonly Visit[],
  { own, free, working }: { own: Uint16Array; free: number[]; working?: number[] },
): void {
  // A Karigar without any visit has room during all their hours.
  const unbooked = board.holdsOf(karigar.id).length === 0;
  if (!isSold(board, karigar)) return;
  for (const [index, visit] of visits.entries()) {
    if (!worksThen(board, karigar, visit)) continue;
    if (working) working[index] = (working[index] as number) + 1;
    if (!unbooked && !findOpening(board, karigar, visit)) continue;
    addSlot(own, index);
    free[index] = (free[index] as number) + 1;
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
    minute: visit.startsMinute,
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
