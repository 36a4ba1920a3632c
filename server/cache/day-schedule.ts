import type { LocalDate } from '#kernel/time.ts';
import {
  type DaySchedule,
  forCustomer,
  type Hold,
  withoutHolds,
} from '#server/modules/availability/openings.ts';
import type { Places } from '#server/modules/availability/places.ts';
import type { Reserve } from '#server/modules/availability/reserve.ts';
import type { Roster } from '#server/modules/availability/roster.ts';
import type { SlotSet } from '#server/modules/availability/slot-set.ts';
import {
  countPlaces,
  freePeople,
  type MarkedSlot,
  type PlaceCount,
  recountPlaces,
  type SlotQuestion,
} from '#server/modules/availability/slots.ts';
import type { HoldRow } from '#server/modules/availability/store.ts';

export type LiveDaySchedule = DaySchedule & {
  /** The slots of the day, counted once and then carried on as Karigars are taken and freed. */
  slots(question: SlotQuestion): readonly MarkedSlot[];
  /** At which slots each of those who could come is free. */
  people(question: SlotQuestion): ReadonlyMap<number, SlotSet>;
  /** The same two for one customer: what they move out of is free, and nobody counts who never comes to them. */
  seenBy(customer: Customer): Pick<LiveDaySchedule, 'slots' | 'people'>;
  /** Tells the board of time just taken by this process, so that the next decision sees it at once. */
  add(holds: readonly Hold[]): void;
  /** Reads everything that is taken, when adding to what was known no longer tells the truth. */
  renew(rows: readonly HoldRow[]): void;
  /** The holds that it was told of and that are newer than this one. */
  toldSince(holdId: number): readonly number[];
  /** Counts anew whatever is asked next. */
  forgetSlots(): void;
};

export type Freed = Pick<Hold, 'id' | 'karigarId'>;

export type Customer = {
  readonly id: string;
  /** The time of what the customer moves. */
  readonly freed: readonly Freed[];
};

/** A count, and how many of the board's changes it knows of. */
type Counted = { readonly count: PlaceCount; readonly changes: number };

const NOTHING: readonly Hold[] = [];
/** After this many changes it is as quick to count anew, and the list of them must not grow for ever. */
const MOST_CHANGES = 500;

export function createDaySchedule(
  date: LocalDate,
  places: Places,
  roster: Roster,
  makeRoom: () => void,
  reserve: Reserve,
): LiveDaySchedule {
  let holds = new Map<number, readonly Hold[]>();
  const counted = new Map<string, Counted>();
  /** The Karigars whose day has changed, one after the other. */
  let changes: number[] = [];
  let told: number[] = [];

  const board: LiveDaySchedule = {
    date,
    places,
    roster,
    reserve,
    holdsOf: (karigarId) => holds.get(karigarId) ?? NOTHING,
    dutiesOf: roster.dutiesOn(date),
    slots: (question) => count(question).slots,
    people: (question) => freePeople(board, count(question)),
    seenBy({ id, freed }) {
      const karigars = roster.neverFor(id).union(new Set(freed.map((one) => one.karigarId)));
      // For most people the count holds as it is.
      if (karigars.size === 0) return board;
      const seen = forCustomer(withoutHolds(board, freed), id);
      const recount = (question: SlotQuestion) => recountPlaces(seen, count(question), karigars);
      return {
        slots: (question) => recount(question).slots,
        people: (question) => freePeople(board, recount(question)),
      };
    },
    add(more) {
      for (const hold of more) {
        told.push(hold.id);
        const own = board.holdsOf(hold.karigarId);
        if (own.some(({ id }) => id === hold.id)) continue;
        holds.set(hold.karigarId, [...own, hold].sort(byStart));
        changes.push(hold.karigarId);
      }
      forgetWhenOld();
    },
    renew(rows) {
      const before = holds;
      holds = Map.groupBy(
        rows.map((row) => holdOf(row, places)),
        ({ karigarId }) => karigarId,
      );
      for (const karigarId of new Set([...before.keys(), ...holds.keys()])) {
        if (idsOf(before.get(karigarId)) !== idsOf(holds.get(karigarId))) changes.push(karigarId);
      }
      told = [];
      forgetWhenOld();
    },
    toldSince(holdId) {
      told = told.filter((id) => id > holdId);
      return [...told];
    },
    forgetSlots: () => counted.clear(),
  };
  return board;

  function count(question: SlotQuestion): PlaceCount {
    const key = `${question.serviceId}:${question.durationMinutes}:${question.teamSize}:${question.place ?? ''}`;
    const known = counted.get(key);
    if (known?.changes === changes.length) return known.count;
    if (!known) makeRoom();
    const counting = known
      ? recountPlaces(board, known.count, new Set(changes.slice(known.changes)))
      : countPlaces(board, question);
    counted.set(key, { count: counting, changes: changes.length });
    return counting;
  }

  function forgetWhenOld(): void {
    if (changes.length <= MOST_CHANGES) return;
    counted.clear();
    changes = [];
  }
}

export const holdOf = (row: HoldRow, places: Places): Hold => ({
  id: row.id,
  karigarId: row.karigarId,
  place: places.indexOf(row.pincode) ?? 0,
  leaveAt: row.leaveAt,
  startsAt: row.startsAt,
  endsAt: row.endsAt,
});

const byStart = (one: Hold, other: Hold): number => one.startsAt - other.startsAt;

const idsOf = (holds: readonly Hold[] = NOTHING): string => holds.map(({ id }) => id).join();
