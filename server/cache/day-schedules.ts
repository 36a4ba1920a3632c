import { DAY, type Instant, instantInIndia, type LocalDate } from '#kernel/time.ts';
import {
  type HoldsTally,
  listHoldIds,
  listHolds,
  listHoldsOfKarigars,
  listNewHolds,
} from '#server/modules/availability/day-holds-store.ts';
import type { Places } from '#server/modules/availability/places.ts';
import { NO_RESERVE, type Reserve } from '#server/modules/availability/reserve.ts';
import { createRoster, type Roster } from '#server/modules/availability/roster.ts';
import { findRosterRevision, listKarigars } from '#server/modules/availability/roster-store.ts';
import type { HoldRow } from '#server/modules/availability/store.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { isDatabaseAway } from '#server/platform/database/faults.ts';
import { createDaySchedule, holdOf, type LiveDaySchedule } from './day-schedule.ts';
import { remember } from './remember.ts';
import type { Staleness } from './staleness.ts';

type Kept = {
  readonly board: LiveDaySchedule;
  /** The newest hold that was read of it: what is newer has to be asked for. */
  readonly newest: number;
  readonly readAt: number;
};

const MAX_AGE_MS = 500;
/** The age of a schedule whose every use is verified: a look at one this old still mostly hits. */
const MAX_AGE_VERIFIED_MS = 30_000;

/**
 * `recent`: at most half a second old. `verified`: older is as good, because the database verifies the holds that a
 * choice stood on; who works when is as recent as ever. `fresh`: read now.
 */
export type Freshness = 'verified' | 'recent' | 'fresh';

/** Every day that can be booked; the day longest unread goes first. */
const MOST_DAYS = 368;
/** Days, services and pincodes make half a million questions, and an answer takes five kilobytes. */
const MOST_ANSWERS = 10_000;

/** While the database is away a day is shown as it stood; nothing can be booked then. */
const MAX_AGE_AWAY_MS = 10 * 60_000;

export type ScheduleOptions = {
  readonly mostAnswers?: number;
  readonly reserve?: Reserve;
  readonly staleness?: Staleness;
};

/** Reads the schedule of a day, from memory where that is as good. */
export type FindSchedule = (date: LocalDate, freshness?: Freshness) => Promise<LiveDaySchedule>;

export function createSchedules(
  db: Database,
  findPlaces: () => Places | Promise<Places>,
  options: ScheduleOptions = {},
): FindSchedule {
  const schedules = new DaySchedules(db, findPlaces, options);
  return (date, freshness = 'recent') => schedules.find(date, freshness);
}

class DaySchedules {
  readonly #db: Database;
  readonly #findPlaces: () => Places | Promise<Places>;
  readonly #options: ScheduleOptions;
  readonly #rosters: Rosters;
  readonly #revision: () => number | Promise<number>;
  readonly #kept = new Map<LocalDate, Kept>();
  readonly #reading = new Map<LocalDate, Promise<LiveDaySchedule>>();
  #answers = 0;

  constructor(db: Database, findPlaces: () => Places | Promise<Places>, options: ScheduleOptions) {
    this.#db = db;
    this.#findPlaces = findPlaces;
    this.#options = options;
    this.#rosters = new Rosters(db);
    this.#revision = remember(() => findRosterRevision(db), MAX_AGE_MS);
  }

  async find(date: LocalDate, freshness: Freshness): Promise<LiveDaySchedule> {
    const known = this.#kept.get(date);
    if (freshness === 'verified' && known && ageOf(known) < MAX_AGE_VERIFIED_MS) {
      if ((await this.#revision()) === known.board.roster.revision) return known.board;
    }
    if (freshness !== 'fresh') {
      if (known && ageOf(known) < MAX_AGE_MS) return known.board;
      const underway = this.#reading.get(date);
      if (underway !== undefined) return this.#orAsItStood(underway, known, freshness);
    }
    const read = this.#refresh(date, known).finally(() => {
      if (this.#reading.get(date) === read) this.#reading.delete(date);
    });
    this.#reading.set(date, read);
    return this.#orAsItStood(read, known, freshness);
  }

  async #orAsItStood(
    read: Promise<LiveDaySchedule>,
    known: Kept | undefined,
    freshness: Freshness,
  ): Promise<LiveDaySchedule> {
    try {
      return await read;
    } catch (error) {
      const isShown = known && freshness === 'recent' && ageOf(known) < MAX_AGE_AWAY_MS;
      if (!isShown || !isDatabaseAway(error)) throw error;
      this.#options.staleness?.noteStale(known.readAt);
      return known.board;
    }
  }

  async #refresh(date: LocalDate, known: Kept | undefined): Promise<LiveDaySchedule> {
    const db = this.#db;
    // A day earlier and later, because visits and journeys cross midnight.
    const span = { from: instantInIndia(date) - DAY, until: instantInIndia(date) + 3 * DAY };
    const { reserve = NO_RESERVE, staleness } = this.#options;
    const readAt = performance.now();
    const places = await this.#findPlaces();
    const [roster, added] = await Promise.all([
      this.#rosters.current(places),
      known && listNewHolds(db, span.from, span.until, known.newest),
    ]);
    const makeRoom = () => this.#makeRoom();
    const board =
      known?.board.roster === roster
        ? known.board
        : createDaySchedule(date, places, roster, makeRoom, reserve);
    const read =
      known?.board === board && added
        ? await catchUp(db, known, { ...added, ...span })
        : await readWhole(db, board, span);
    const newest = read.reduce((most, { id }) => Math.max(most, id), known?.newest ?? 0);
    staleness?.noteFresh();
    this.#keep(date, { board, newest, readAt });
    return board;
  }

  /** Anybody may ask anything: when so many answers have been counted that they may fill the memory, all are forgotten. */
  #makeRoom(): void {
    this.#answers += 1;
    if (this.#answers <= (this.#options.mostAnswers ?? MOST_ANSWERS)) return;
    this.#answers = 1;
    for (const { board } of this.#kept.values()) board.clearSlots();
  }

  #keep(date: LocalDate, entry: Kept): void {
    this.#kept.delete(date);
    this.#kept.set(date, entry);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MOST_DAYS && oldest !== undefined) this.#kept.delete(oldest);
  }
}

/** However many days are asked for at once, the people of one revision are read once. */
class Rosters {
  readonly #db: Database;
  #last:
    | { readonly revision: number; readonly size: number; readonly read: Promise<Roster> }
    | undefined;

  constructor(db: Database) {
    this.#db = db;
  }

  async current(places: Places): Promise<Roster> {
    const revision = await findRosterRevision(this.#db);
    // A pincode more, or a city, and everybody's places have other numbers.
    const { size } = places;
    const last = this.#last;
    if (last?.revision === revision && last.size === size) return last.read;
    const current = { revision, size, read: this.#read(revision, places) };
    this.#last = current;
    current.read.catch(() => {
      if (this.#last === current) this.#last = undefined;
    });
    return current.read;
  }

  async #read(revision: number, places: Places): Promise<Roster> {
    return createRoster(revision, await listKarigars(this.#db, places), places);
  }
}

type Span = { readonly from: Instant; readonly until: Instant };

async function readWhole(db: Database, board: LiveDaySchedule, span: Span): Promise<HoldRow[]> {
  const all = await listHolds(db, span.from, span.until);
  board.renew(all);
  return all;
}

type Added = HoldsTally & { readonly more: readonly HoldRow[] };

/**
 * Brings a board up to date with what was taken since. Where something was freed as well, or an older hold was committed
 * after a newer one, the tallies do not agree: then only the Karigars whose holds are others are read anew, because whoever
 * is freed of a visit leaves for the next one at another time. Answers what was read.
 */
async function catchUp(
  db: Database,
  { board }: Kept,
  { more, count, sum, from, until }: Added & Span,
): Promise<readonly HoldRow[]> {
  board.add(more.map((row) => holdOf(row, board.places)));
  const known = board.tally();
  if (known.count === count && known.sum === sum) return more;
  const changed = board.differingFrom(await listHoldIds(db, from, until));
  if (changed.length === 0) return more;
  const rows = await listHoldsOfKarigars(db, changed, from, until);
  board.renew(rows, changed);
  return more;
}

const ageOf = ({ readAt }: Kept): number => performance.now() - readAt;
