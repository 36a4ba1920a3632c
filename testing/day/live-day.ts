import type { LocalDate } from '#kernel/time.ts';
import { applyVisitTimeout } from '#server/effects/apply-visit-timeout.ts';
import { rescueVisits } from '#server/effects/rescue-visits.ts';
import type { Places } from '#server/modules/availability/places.ts';
import type { Reserve } from '#server/modules/availability/reserve.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { listVisitsToMind } from '#server/views/visits-past-timeout.ts';
import { listRescuedBefore } from './causes.ts';
import { createChance } from './chance.ts';
import { checkAfterStep, checkAtTheEnd } from './checks.ts';
import { type City, openCity } from './city.ts';
import { happeningIn } from './clockwork.ts';
import { inventDemand } from './demand.ts';
import { houseOfFlows } from './house-of-flows.ts';
import { liveThrough } from './live-through.ts';
import { createNature, type Nature } from './nature.ts';
import { liveByNearestFree } from './nearest-free.ts';
import {
  countCauses,
  digestOf,
  type Late,
  type Outcome,
  outcomeOf,
  readVisits,
  readVisitsLived,
  type VisitLived,
} from './outcome.ts';

export type DayOptions = {
  readonly seed: number;
  readonly workers: number;
  readonly wishes: number;
  readonly date?: LocalDate;
  /** Another way to reckon with journeys, to be measured against the server's. */
  readonly reckon?: ((places: Places) => Places) | undefined;
  readonly reserve?: Reserve | undefined;
  readonly policy?: string;
  /** Looks at the database before anybody has asked for anything, and when all is over. */
  readonly whenOpen?: (db: Database) => Promise<void>;
  readonly whenOver?: (db: Database) => Promise<void>;
};

export type LivedDay = {
  readonly app: Outcome;
  readonly nearestFree: Outcome;
  /** Why visits of the server were late, or nobody came. */
  readonly late: readonly Late[];
  /** Minutes before the promise breaks at which others are first asked, in order. */
  readonly rescuedBefore: readonly number[];
  readonly visits: readonly VisitLived[];
  readonly steps: number;
  readonly events: number;
  readonly reactions: number;
  readonly digest: string;
  /** Faults and warnings that the server logged. */
  readonly logged: readonly string[];
};

/** A Tuesday: nobody's festival. */
const TUESDAY = '2026-11-24';

/**
 * One whole day of the city through the real flows, on a clock of its own: customers ask, Karigars answer, ride, work,
 * break down; after every step nobody is in two places and the books balance, and each event is reacted to once.
 */
export async function liveDay(options: DayOptions): Promise<LivedDay> {
  const { seed, wishes: size, date = TUESDAY, policy = 'the house' } = options;
  const chance = createChance(seed);
  const nature = createNature(chance);
  const wishes = inventDemand(size, date, chance);
  const city = await openCity({ ...options, date, chance, wishes });
  await commitTo(city, date, nature);
  try {
    await options.whenOpen?.(city.pool);
    const { booked, refused, movedFrom, causes, driven, counts } = await liveThrough({
      ...{ date, wishes, nature, house: houseOfFlows(city), happening: happeningIn(city) },
      rescue: () => rescueVisits(city.app),
      mind: () => mindAll(city),
      afterStep: (events) => checkAfterStep(city.pool, events),
    });
    await checkAtTheEnd(city.pool, counts.events);
    await options.whenOver?.(city.pool);
    const { events_: events, ...counted } = counts;
    const moved = events.filter(({ type }) => type === 'KarigarReplaced').length;
    const all = await readVisits(city.pool);
    const visits = all.visits.map((one) => ({ ...one, isMoved: movedFrom.has(one.id) }));
    const seen = { ...all, visits };
    const day = { asked: size, refused: refused.size, moved, km: driven.km, ...seen };
    return {
      app: outcomeOf(policy, day),
      nearestFree: liveByNearestFree(wishes, city.workers, city.places, nature),
      visits: await readVisitsLived(city, wishes),
      late: countCauses(seen.visits, causes),
      rescuedBefore: listRescuedBefore(events, (id) => booked.get(id)?.startsAt),
      ...counted,
      digest: digestOf(events, {
        visits: new Map(wishes.map(({ bookingId, visit }) => [bookingId, visit])),
        workers: new Map(city.workers.map(({ id, index }) => [id, index])),
      }),
      logged: city.logged.map((line) => JSON.stringify(line)),
    };
  } finally {
    await city.close();
  }
}

/** As the server does every minute, but one after the other. */
async function mindAll({ app, pool }: City): Promise<void> {
  for (const bookingId of (await listVisitsToMind(pool, app.now())).toSorted()) {
    await applyVisitTimeout(app, { bookingId });
  }
}

/** The Karigars who say of this day that they may be sent without being asked. */
const commitTo = ({ pool, workers, clock }: City, date: LocalDate, nature: Nature) =>
  pool.query(
    `insert into karigar_commitments (karigar_id, day, committed_at) select unnest($1::integer[]), $2, $3`,
    [
      workers.filter(({ index }) => nature.commits(index)).map(({ id }) => id),
      date,
      new Date(clock.now),
    ],
  );
