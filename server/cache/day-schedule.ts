import type { LocalDate } from '#kernel/time.ts';
import type { HoldIds, HoldsTally } from '#server/modules/availability/day-holds-store.ts';
import {
  type DaySchedule,
  forCustomer,
  forSale,
  type Hold,
  heldBackBy,
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
  /** These are all the holds there are, or all of these Karigars. */
  renew(rows: readonly HoldRow[], karigarIds?: readonly number[]): void;
  /** The tally counts the holds that it knows. */
  tally(): HoldsTally;
  /** The Karigars of whom it knows a hold that is not among these, or does not know one that is. */
  differingFrom(ids: HoldIds): readonly number[];
  /** Counts anew whatever is asked next. */
  clearSlots(): void;
};

export type Freed = Pick<Hold, 'id' | 'karigarId'>;

export type Customer = {
  readonly id: string;
  /** The time of what the customer moves. */
  readonly freed: readonly Freed[];
  /** Karigars that are sold there, of a hundred; all where it is not given. */
  readonly percent?: number | undefined;
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
  const holds = new Map<number, readonly Hold[]>();
  let tally: HoldsTally = { count: 0, sum: 0 };
  const put = (karigarId: number, own: readonly Hold[]): void => {
    const before = board.holdsOf(karigarId);
    if (idsOf(before) !== idsOf(own)) counts.change(karigarId);
    tally = {
      count: tally.count + own.length - before.length,
      sum: tally.sum + sumOf(own) - sumOf(before),
    };
    if (own.length > 0) holds.set(karigarId, own);
    else holds.delete(karigarId);
  };

  const board: LiveDaySchedule = {
    date,
    places,
    roster,
    reserve,
    holdsOf: (karigarId) => holds.get(karigarId) ?? NOTHING,
    dutiesOf: roster.dutiesOn(date),
    slots: (question) => counts.of(question).slots,
    people: (question) => freePeople(board, counts.of(question)),
    seenBy: (customer) => seenBy(board, counts, customer),
    add(more) {
      for (const hold of more) {
        const own = board.holdsOf(hold.karigarId);
        if (own.some(({ id }) => id === hold.id)) continue;
        put(hold.karigarId, [...own, hold].sort(byStart));
      }
      counts.clearWhenOld();
    },
    renew(rows, karigarIds) {
      const now = Map.groupBy(
        rows.map((row) => holdOf(row, places)),
        ({ karigarId }) => karigarId,
      );
      for (const karigarId of karigarIds ?? new Set([...holds.keys(), ...now.keys()]))
        put(karigarId, now.get(karigarId) ?? NOTHING);
      counts.clearWhenOld();
    },
    tally: () => tally,
    differingFrom: (ids) => differing(holds, ids),
    clearSlots: () => counts.clear(),
  };
  const counts = new SlotCounts(board, makeRoom);
  return board;
}

function differing(
  holds: ReadonlyMap<number, readonly Hold[]>,
  { ids, karigarIds }: HoldIds,
): number[] {
  const others = new Map(ids.map((id, at) => [id, karigarIds[at] as number] as const));
  const changed = new Set<number>();
  for (const own of holds.values())
    for (const { id, karigarId } of own) {
      if (others.get(id) === karigarId) others.delete(id);
      else changed.add(karigarId);
    }
  return [...changed.union(new Set(others.values()))];
}

function seenBy(
  board: LiveDaySchedule,
  counts: SlotCounts,
  { id, freed, percent }: Customer,
): Pick<LiveDaySchedule, 'slots' | 'people'> {
  const karigars = board.roster.neverFor(id).union(new Set(freed.map((one) => one.karigarId)));
  // For most people the count holds as it is.
  if (karigars.size === 0 && percent === undefined) return board;
  const own = forCustomer(withoutHolds(board, freed), id);
  const seen = percent === undefined ? own : soldOf(own, percent);
  const recount = (question: SlotQuestion) => {
    const count =
      percent === undefined ? counts.of(question) : counts.soldOf(counts.of(question), percent);
    return karigars.size === 0 ? count : recountPlaces(seen, count, karigars);
  };
  return {
    slots: (question) => recount(question).slots,
    people: (question) => freePeople(board, recount(question)),
  };
}

/** The day of those alone whose time is sold, of a hundred so many. */
const soldOf = (board: DaySchedule, percent: number): DaySchedule =>
  forSale({ ...board, heldBackAt: () => heldBackBy(board.date, percent) }, undefined);

/** The free places of each question that was asked, carried on as Karigars are taken and freed. */
class SlotCounts {
  readonly #board: DaySchedule;
  readonly #makeRoom: () => void;
  readonly #counted = new Map<string, Counted>();
  /** Each count of whoever could come, with those of the shares that are sold. */
  readonly #sold = new WeakMap<PlaceCount, Map<number, PlaceCount>>();
  /** The Karigars whose day has changed, one after the other. */
  #changes: number[] = [];

  constructor(board: DaySchedule, makeRoom: () => void) {
    this.#board = board;
    this.#makeRoom = makeRoom;
  }

  of(question: SlotQuestion): PlaceCount {
    const key = `${question.serviceId}:${question.durationMinutes}:${question.teamSize}:${question.place ?? ''}`;
    const known = this.#counted.get(key);
    const changes = this.#changes;
    if (known?.changes === changes.length) return known.count;
    if (!known) this.#makeRoom();
    const count = known
      ? recountPlaces(this.#board, known.count, new Set(changes.slice(known.changes)))
      : countPlaces(this.#board, question);
    this.#counted.set(key, { count, changes: changes.length });
    return count;
  }

  /** The same count of those alone whose time is sold: made once, because a whole city may be limited. */
  soldOf(count: PlaceCount, percent: number): PlaceCount {
    const shares = this.#sold.get(count) ?? new Map<number, PlaceCount>();
    this.#sold.set(count, shares);
    const known = shares.get(percent);
    if (known) return known;
    const { serviceId, place } = count.question;
    const candidates = this.#board.roster.candidates(serviceId, place).map(({ id }) => id);
    const held = candidates.filter(heldBackBy(this.#board.date, percent));
    const sold = recountPlaces(soldOf(this.#board, percent), count, held);
    shares.set(percent, sold);
    return sold;
  }

  change(karigarId: number): void {
    this.#changes.push(karigarId);
  }

  clear(): void {
    this.#counted.clear();
  }

  clearWhenOld(): void {
    if (this.#changes.length <= MOST_CHANGES) return;
    this.#counted.clear();
    this.#changes = [];
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

const sumOf = (holds: readonly Hold[]): number => holds.reduce((sum, { id }) => sum + id, 0);

const idsOf = (holds: readonly Hold[] = NOTHING): string => holds.map(({ id }) => id).join();
