import { DAY, type Instant, instantInIndia, type LocalDate } from '#kernel/time.ts';
import type { Places } from '#server/modules/availability/places.ts';
import { NO_RESERVE, type Reserve } from '#server/modules/availability/reserve.ts';
import { createRoster, type Roster } from '#server/modules/availability/roster.ts';
import { findRosterRevision, listKarigars } from '#server/modules/availability/roster-store.ts';
import { countHolds, type HoldsSeen, listHolds } from '#server/modules/availability/store.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { isDatabaseAway } from '#server/platform/database/faults.ts';
import { createDaySchedule, holdOf, type LiveDaySchedule } from './day-schedule.ts';
import { remember } from './remember.ts';
import type { Staleness } from './staleness.ts';

type Kept = {
  readonly board: LiveDaySchedule;
  readonly seen: HoldsSeen;
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

export function createSchedules(
  db: Database,
  findPlaces: () => Places | Promise<Places>,
  { mostAnswers = MOST_ANSWERS, reserve = NO_RESERVE, staleness }: ScheduleOptions = {},
) {
  let answers = 0;
  const kept = new Map<LocalDate, Kept>();
  const reading = new Map<LocalDate, Promise<LiveDaySchedule>>();
  const revision = remember(() => findRosterRevision(db), MAX_AGE_MS);
  let roster:
    | { readonly revision: number; readonly size: number; readonly read: Promise<Roster> }
    | undefined;

  return async function board(
    date: LocalDate,
    freshness: Freshness = 'recent',
  ): Promise<LiveDaySchedule> {
    const known = kept.get(date);
    if (freshness === 'verified' && known && ageOf(known) < MAX_AGE_VERIFIED_MS) {
      if ((await revision()) === known.board.roster.revision) return known.board;
    }
    if (freshness !== 'fresh') {
      if (known && ageOf(known) < MAX_AGE_MS) return known.board;
      const underway = reading.get(date);
      if (underway !== undefined) return orAsItStood(underway, known, freshness);
    }
    const read = refresh(date, known).finally(() => {
      if (reading.get(date) === read) reading.delete(date);
    });
    reading.set(date, read);
    return orAsItStood(read, known, freshness);
  };

  async function orAsItStood(
    read: Promise<LiveDaySchedule>,
    known: Kept | undefined,
    freshness: Freshness,
  ): Promise<LiveDaySchedule> {
    try {
      return await read;
    } catch (error) {
      const isShown = known && freshness === 'recent' && ageOf(known) < MAX_AGE_AWAY_MS;
      if (!isShown || !isDatabaseAway(error)) throw error;
      staleness?.noteStale(known.readAt);
      return known.board;
    }
  }

  async function refresh(date: LocalDate, known: Kept | undefined): Promise<LiveDaySchedule> {
    // A day earlier and later, because visits and journeys cross midnight.
    const from = instantInIndia(date) - DAY;
    const until = instantInIndia(date) + 3 * DAY;
    const readAt = performance.now();
    // Told before we count, so written before we count: if it is not there, it has been freed again.
    const told = known?.board.toldSince(known.seen.newest) ?? [];
    const places = await findPlaces();
    const [current, seen] = await Promise.all([currentRoster(places), countHolds(db, from, until)]);
    const same = known?.board.roster === current ? known : undefined;
    const board = same?.board ?? createDaySchedule(date, places, current, makeRoom, reserve);
    if (!same || !(await catchUp(same, seen, told, from, until))) {
      board.renew(await listHolds(db, from, until));
    }
    staleness?.noteFresh();
    keep(date, { board, seen, readAt });
    return board;
  }

  /**
   * Brings a board up to date with what was taken since; false when something was freed as well, or when an older hold
   * was committed after a newer one: the counts then don't add up, and the board is read anew. Time that this process
   * took itself stands on the board before it was ever counted (`told`); freed again, only its absence tells.
   */
  async function catchUp(
    known: Kept,
    seen: HoldsSeen,
    told: readonly number[],
    from: Instant,
    until: Instant,
  ): Promise<boolean> {
    const unchanged = seen.count === known.seen.count && seen.sum === known.seen.sum;
    if (unchanged) return told.length === 0;
    const more = await listHolds(db, from, until, known.seen.newest);
    const ids = new Set(more.map(({ id }) => id));
    if (told.some((id) => !ids.has(id))) return false;
    const before = more.filter((hold) => hold.id <= seen.newest);
    if (known.seen.count + before.length !== seen.count) return false;
    if (before.reduce((sum, { id }) => sum + id, known.seen.sum) !== seen.sum) return false;
    known.board.add(more.map((row) => holdOf(row, known.board.places)));
    return true;
  }

  /** However many days are asked for at once, the people of one revision are read once. */
  async function currentRoster(places: Places): Promise<Roster> {
    const revision = await findRosterRevision(db);
    // A pincode more, or a city, and everybody's places have other numbers.
    const { size } = places;
    if (roster?.revision === revision && roster.size === size) return roster.read;
    const current = { revision, size, read: readRoster(revision, places) };
    roster = current;
    current.read.catch(() => {
      if (roster === current) roster = undefined;
    });
    return current.read;
  }

  async function readRoster(revision: number, places: Places): Promise<Roster> {
    return createRoster(revision, await listKarigars(db, places), places);
  }

  /** Anybody may ask anything: when so many answers have been counted that they may fill the memory, all are forgotten. */
  function makeRoom(): void {
    answers += 1;
    if (answers <= mostAnswers) return;
    answers = 1;
    for (const { board } of kept.values()) board.forgetSlots();
  }

  function keep(date: LocalDate, entry: Kept): void {
    kept.delete(date);
    kept.set(date, entry);
    const [oldest] = kept.keys();
    if (kept.size > MOST_DAYS && oldest !== undefined) kept.delete(oldest);
  }
}

const ageOf = ({ readAt }: Kept): number => performance.now() - readAt;
