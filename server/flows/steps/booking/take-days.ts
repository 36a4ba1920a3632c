import type { LocalDate } from '#kernel/time.ts';
import type { AppCache } from '#server/cache/app-cache.ts';
import {
  type DaySchedule,
  findOpening,
  forCustomer,
  isSold,
  type Opening,
  rankOpenings,
  type Visit,
} from '#server/modules/availability/openings.ts';
import { stableHash } from '#server/modules/availability/stable-hash.ts';
import { takeTime, type Visiting } from '#server/modules/availability/store.ts';
import type { Database, Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import type { Written } from './take-openings.ts';

export type DayWish = { readonly date: LocalDate; readonly visit: Visit };

/** The seats for each day, in the same order, of the same people, best first. */
export type DayOpenings = readonly (readonly Opening[])[];

/**
 * Offers to `write`, which is one transaction, seats of people who are free on all the days, again and again on fresh
 * facts, for as long as somebody was quicker. The same team comes every day: all of its time is taken, or none.
 */
export async function takeDays(
  { boardOf }: { readonly boardOf: (date: LocalDate, fresh: boolean) => Promise<DaySchedule> },
  wish: {
    readonly days: readonly DayWish[];
    readonly teamSize: number;
    readonly seed: string;
    readonly customerId: string;
  },
  write: (seats: DayOpenings) => Promise<Written['outcome']>,
): Promise<Exclude<Written['outcome'], 'stale'> | 'full'> {
  for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt += 1) {
    const known = await Promise.all(wish.days.map(({ date }) => boardOf(date, attempt > 1)));
    const boards = known.map((board) => forCustomer(board, wish.customerId));
    const seats = seatsOnAllDays(boards, wish);
    if (seats.length < wish.teamSize) {
      if (attempt > 1) return 'full';
      continue;
    }
    const written = await write(wish.days.map((_, day) => seats.map((of) => of[day] as Opening)));
    if (written !== 'stale' && written !== 'contended') return written;
    await new Promise((resolve) =>
      setTimeout(resolve, stableHash(wish.seed, attempt) * 8 * attempt),
    );
  }
  return 'contended';
}

const MOST_ATTEMPTS = 8;
/**
 * The number of seats looked at on the first day; everybody is looked at only when too few of them are free on all
 * days.
 */
const LOOKED_AT = 60;
const SPARE = 2;

/** Day schedules with all that this process keeps in memory of the days. */
export const boardsOf =
  (facts: Pick<AppCache, 'board'>) =>
  (date: LocalDate, fresh: boolean): Promise<DaySchedule> =>
    facts.board(date, fresh ? 'fresh' : 'verified');

function seatsOnAllDays(
  boards: readonly DaySchedule[],
  { days, teamSize, seed }: Parameters<typeof takeDays>[1],
): Opening[][] {
  const [firstSchedule] = boards;
  const [firstDay] = days;
  if (!firstSchedule || !firstDay) return [];
  const { serviceId, place } = firstDay.visit;
  const people = new Map(
    firstSchedule.roster.candidates(serviceId, place).map((one) => [one.id, one] as const),
  );
  const freeOnAll = (lookedAt: number): Opening[][] => {
    const all: Opening[][] = [];
    for (const seat of rankOpenings(firstSchedule, firstDay.visit, lookedAt, seed)) {
      const karigar = people.get(seat.karigarId);
      const further = boards.slice(1).map((board, at) => {
        const visit = days[at + 1]?.visit;
        return karigar && visit && isSold(board, karigar) && findOpening(board, karigar, visit);
      });
      if (further.every((one) => !!one)) all.push([seat, ...further]);
      if (all.length === teamSize + SPARE) break;
    }
    return all;
  };
  const nearest = freeOnAll(LOOKED_AT);
  return nearest.length < teamSize ? freeOnAll(Number.POSITIVE_INFINITY) : nearest;
}

/** One transaction over all days: when one of them was overtaken, everything that was written of the others is undone. */
export const allDaysOrNone = <Value>(
  pool: Pool,
  write: (db: Database) => Promise<Value>,
): Promise<Value | Overtaken['outcome']> =>
  transaction(pool, write).catch((error: unknown) => {
    if (error instanceof Overtaken) return error.outcome;
    throw error;
  });

/** A day was overtaken. */
export class Overtaken extends Error {
  readonly outcome: 'stale' | 'contended';

  constructor(outcome: 'stale' | 'contended') {
    super(outcome);
    this.outcome = outcome;
  }
}

/** Takes a further day for the very people who were taken for the first. */
export async function takeFurtherDay(
  db: Database,
  visiting: Visiting,
  seats: readonly Opening[],
  karigarIds: readonly number[],
): Promise<void> {
  const own = seats.filter(({ karigarId }) => karigarIds.includes(karigarId));
  const taking = await takeTime(db, visiting, own);
  if (taking.taken === null) throw new Overtaken(taking.missed);
}
