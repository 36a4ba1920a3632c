import { addDays, HOUR, instantInIndia, type LocalDate, MINUTE } from '#kernel/time.ts';
import { applyVisitTimeout } from '#server/effects/apply-visit-timeout.ts';
import { rescueVisits } from '#server/effects/rescue-visits.ts';
import type { Places } from '#server/modules/availability/places.ts';
import type { Reserve } from '#server/modules/availability/reserve.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { listVisitsToMind } from '#server/views/visits-past-timeout.ts';
import { createCauses, listRescuedBefore } from './causes.ts';
import { createChance } from './chance.ts';
import { checkAfterStep, checkAtTheEnd } from './checks.ts';
import { type City, openCity } from './city.ts';
import { createClockwork } from './clockwork.ts';
import { sendCustomers } from './customers.ts';
import { inventDemand } from './demand.ts';
import { sendKarigars } from './karigars.ts';
import { createNature } from './nature.ts';
import { liveByNearestFree } from './nearest-free.ts';
import {
  countCauses,
  digestOf,
  type Late,
  type Outcome,
  outcomeOf,
  readVisits,
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
  try {
    await options.whenOpen?.(city.pool);
    const clockwork = createClockwork(city);
    const { booked, refused, movedFrom } = sendCustomers(city, clockwork, wishes, nature);
    const driven = { km: 0 };
    const causes = createCauses();
    sendKarigars({ city, clockwork, nature, booked, causes, driven });
    const midnight = instantInIndia(date);
    const passes = { from: midnight + 6 * HOUR, until: midnight + 26 * HOUR };
    for (let at = passes.from; at < passes.until; at += 2 * MINUTE) {
      clockwork.at(at, () => rescueVisits(city.app));
      if (at % (10 * MINUTE) === 0) clockwork.at(at, () => mindAll(city));
    }
    const end = instantInIndia(addDays(date, 1), 12 * 60);
    await clockwork.run(end, (events) => checkAfterStep(city.pool, events));
    await checkAtTheEnd(city.pool, clockwork.counts.events);
    await options.whenOver?.(city.pool);
    const { events_: events, ...counts } = clockwork.counts;
    const moved = events.filter(({ type }) => type === 'KarigarReplaced').length;
    const all = await readVisits(city.pool);
    const visits = all.visits.map((one) => ({ ...one, isMoved: movedFrom.has(one.id) }));
    const seen = { ...all, visits };
    const day = { asked: size, refused: refused.size, moved, km: driven.km, ...seen };
    return {
      app: outcomeOf(policy, day),
      nearestFree: liveByNearestFree(wishes, city.workers, city.places, nature),
      late: countCauses(seen.visits, causes),
      rescuedBefore: listRescuedBefore(events, (id) => booked.get(id)?.startsAt),
      ...counts,
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
