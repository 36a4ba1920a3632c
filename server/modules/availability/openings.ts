import { HOUR, type Instant, instantInIndia, type LocalDate, MINUTE } from '#kernel/time.ts';
import type { Places } from './places.ts';
import { isOnCall, NO_RESERVE, type Reserve, roomAfter } from './reserve.ts';
import { CIRCLE_MINUTES, type Duty, type Karigar, type Roster } from './roster.ts';
import { stableHash } from './stable-hash.ts';

/** Holds further apart than this do not affect each other: the Karigar goes home in between. */
export const LOOKAROUND = 12 * HOUR;

/** Time of a Karigar that is taken; `place` is an index of `Places`. */
export type Hold = {
  readonly id: number;
  readonly karigarId: number;
  readonly place: number;
  readonly leaveAt: Instant;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
};

/** The facts of one day: who works, and whose time is taken. A Karigar's holds are in the order of their start. */
export type DaySchedule = {
  readonly date: LocalDate;
  readonly places: Places;
  readonly roster: Roster;
  /** The time kept back when visits are sold; nothing when somebody has to come now. */
  readonly reserve?: Reserve | undefined;
  dutiesOf(karigar: Karigar): readonly Duty[];
  /** The Karigars whose time is not sold at a place, where less is taken there than usual. */
  readonly heldBackAt?: ((place: number | undefined) => HeldBack | undefined) | undefined;
  holdsOf(karigarId: number): readonly Hold[];
};

/** The same day without some of its holds, as it will be when they are freed. */
export function withoutHolds<B extends DaySchedule>(
  board: B,
  freed: readonly { readonly id: number }[],
): B {
  const ids = new Set(freed.map(({ id }) => id));
  const isFreed = ({ id }: { readonly id: number }) => ids.has(id);
  const holdsOf = (karigarId: number) => {
    const own = board.holdsOf(karigarId);
    // A whole trade is looked through, and hardly any of them holds what is freed.
    return own.some(isFreed) ? own.filter((hold) => !isFreed(hold)) : own;
  };
  return { ...board, holdsOf };
}

/**
 * The same day without the Karigars who may not come to this customer: the customer's own Karigar account, because
 * nobody pays themselves, and those who parted from the customer for safety or refuse them, by the roster or by what was
 * read since.
 */
export function forCustomer<B extends DaySchedule>(
  board: B,
  userId: string,
  apart: ReadonlySet<number> = new Set(),
): B {
  return withoutKarigars(board, board.roster.neverFor(userId).union(apart));
}

/** The same day as if these were off duty. */
export const withoutKarigars = <B extends DaySchedule>(board: B, off: ReadonlySet<number>): B =>
  off.size === 0
    ? board
    : { ...board, dutiesOf: (one: Karigar) => (off.has(one.id) ? [] : board.dutiesOf(one)) };

export type HeldBack = (karigarId: number) => boolean;

/** It is everybody's turn, and the same people all day: however many ask at once, nobody is sold beyond the share. */
export const heldBackBy =
  (date: LocalDate, percent: number): HeldBack =>
  (karigarId) =>
    stableHash(`limit ${date}`, karigarId) * 100 >= percent;

/** The same day without those whose time is not sold there. Whoever has to come to what is booked is not asked for this. */
export function forSale<B extends DaySchedule>(board: B, place: number | undefined): B {
  const isHeldBack = board.heldBackAt?.(place);
  if (!isHeldBack) return board;
  return {
    ...board,
    dutiesOf: (one: Karigar) => (isHeldBack(one.id) ? [] : board.dutiesOf(one)),
  };
}

/** The same day with the time of these Karigars alone. */
export const withOnly = <B extends DaySchedule>(board: B, team: ReadonlySet<number>): B => ({
  ...board,
  dutiesOf: (one: Karigar) => (team.has(one.id) ? board.dutiesOf(one) : []),
});

export type Visit = {
  readonly serviceId: number;
  /** Undefined while only the hour is known: each Karigar is then asked about their own neighbourhood (ruling R28). */
  readonly place: number | undefined;
  readonly startsMinute: number;
  readonly endsMinute: number;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
};

export function visitOn(
  date: LocalDate,
  startsMinute: number,
  terms: { serviceId: number; durationMinutes: number; place: number | undefined },
): Visit {
  const startsAt = instantInIndia(date, startsMinute);
  return {
    serviceId: terms.serviceId,
    place: terms.place,
    startsMinute,
    endsMinute: startsMinute + terms.durationMinutes,
    startsAt,
    endsAt: startsAt + terms.durationMinutes * MINUTE,
  };
}

/** A place in a Karigar's day, and the neighbours that the decision stood on. */
export type Opening = {
  readonly karigarId: number;
  readonly leaveAt: Instant;
  readonly previousHoldId: number | null;
  readonly nextHoldId: number | null;
  readonly nextLeaveAt: Instant | null;
  /** How much driving the visit adds to the Karigar's day, in minutes. */
  readonly addedMinutes: number;
};

/**
 * Finds where a visit fits into a Karigar's day, with the journey from their previous place (or home) before it and the
 * journey to their next place after it; undefined when it does not fit.
 */
export function findOpening(
  board: DaySchedule,
  karigar: Karigar,
  visit: Visit,
): Opening | undefined {
  if (!worksThen(board, karigar, visit)) return undefined;
  const place = visit.place ?? karigar.home;
  const { previous, next, blocked } = neighbours(board.holdsOf(karigar.id), visit);
  if (blocked) return undefined;

  const { reserve = NO_RESERVE } = board;
  const { travelMinutes } = board.places;
  const before = travelMinutes(previous?.place ?? karigar.home, place);
  const leaveAt = visit.startsAt - before * MINUTE;
  if (previous && previous.endsAt + roomAfter(reserve, previous) > leaveAt) return undefined;

  const after = next ? travelMinutes(place, next.place) : 0;
  const nextLeaveAt = next ? next.startsAt - after * MINUTE : null;
  const free = visit.endsAt + roomAfter(reserve, visit);
  if (nextLeaveAt !== null && nextLeaveAt < free) return undefined;

  const spared = next ? travelMinutes(previous?.place ?? karigar.home, next.place) : 0;
  return {
    karigarId: karigar.id,
    leaveAt,
    previousHoldId: previous?.id ?? null,
    nextHoldId: next?.id ?? null,
    nextLeaveAt,
    addedMinutes: before + after - spared,
  };
}

/** Whether one of the Karigar's shifts covers the whole visit, whatever else they have to do. */
export const worksThen = (board: DaySchedule, karigar: Karigar, visit: Visit): boolean =>
  board
    .dutiesOf(karigar)
    .some((duty) => duty.fromMinute <= visit.startsMinute && duty.untilMinute >= visit.endsMinute);

/**
 * The openings to try for a visit, best first: those who live nearest are asked first, in circles of ten minutes, each
 * circle in an order that differs from booking to booking, so that many at once do not all want the same Karigar. The
 * openings found are put in order of the driving they add. Fewer than `wanted` are answered only when there are no more.
 */
export function rankOpenings(
  board: DaySchedule,
  visit: Visit,
  wanted: number,
  seed: string,
  favourites: ReadonlySet<number> = NOBODY,
): Opening[] {
  const preferred = openingsOf(board, visit, favourites);
  const openings: Opening[] = [];
  for (const [step, circle] of board.roster.circles(visit.serviceId, visit.place).entries()) {
    const first = Math.floor(stableHash(seed, step) * circle.length);
    for (let index = 0; index < circle.length; index += 1) {
      const karigar = circle[(first + index) % circle.length] as Karigar;
      if (favourites.has(karigar.id)) continue;
      const opening = isSold(board, karigar) ? findOpening(board, karigar, visit) : undefined;
      if (opening) openings.push(opening);
      if (openings.length >= wanted * CHOICE) break;
    }
    if (openings.length >= wanted) break;
  }
  const inSteps = (opening: Opening) => Math.ceil(opening.addedMinutes / CIRCLE_MINUTES);
  openings.sort((one, other) => inSteps(one) - inSteps(other));
  return [...preferred, ...openings].slice(0, wanted);
}

const NOBODY: ReadonlySet<number> = new Set();

/** The openings of these people, if they could come at all. */
const openingsOf = (board: DaySchedule, visit: Visit, people: ReadonlySet<number>): Opening[] =>
  people.size === 0
    ? []
    : board.roster
        .candidates(visit.serviceId, visit.place)
        .filter((karigar) => people.has(karigar.id) && isSold(board, karigar))
        .flatMap((karigar) => findOpening(board, karigar, visit) ?? []);

/** Whether visits are sold of the Karigar's time on this day; otherwise they are on call. */
export const isSold = ({ reserve = NO_RESERVE, date }: DaySchedule, { id }: Karigar): boolean =>
  !isOnCall(reserve, date, id);

/** How many more openings than wanted are looked at within a circle before the best are taken. */
const CHOICE = 3;

function neighbours(holds: readonly Hold[], visit: Visit) {
  let previous: Hold | undefined;
  let next: Hold | undefined;
  for (const hold of holds) {
    if (hold.startsAt >= visit.endsAt) {
      if (hold.startsAt < visit.endsAt + LOOKAROUND) next = hold;
      break;
    }
    if (hold.endsAt > visit.startsAt) return { previous, next, blocked: true };
    previous = hold.endsAt > visit.startsAt - LOOKAROUND ? hold : undefined;
  }
  return { previous, next, blocked: false };
}
