import type { LocalDate } from '#kernel/time.ts';
import type { Places } from '#server/modules/availability/places.ts';
import { NO_RESERVE, type Reserve } from '#server/modules/availability/reserve.ts';
import { findPlaces } from '#server/modules/availability/roster-store.ts';
import type { Service } from '#server/modules/catalogue/catalogue.ts';
import { listServices } from '#server/modules/catalogue/store.ts';
import type { ServiceRating } from '#server/modules/rating/rating.ts';
import { listServiceRatings } from '#server/modules/rating/store.ts';
import type { Societies } from '#server/modules/society/society.ts';
import { findSocieties } from '#server/modules/society/store.ts';
import type { Database } from '#server/platform/database/connect.ts';
import type { LiveDaySchedule } from './day-schedule.ts';
import { createSchedules, type Freshness } from './day-schedules.ts';
import { remember } from './remember.ts';
import { createStaleness, type Staleness } from './staleness.ts';

/**
 * Everything that a server process keeps in memory of the database, each with its age. The cache only makes reading and
 * choosing quick: the database verifies every decision when it is written.
 */
export type AppCache = {
  services(): readonly Service[] | Promise<readonly Service[]>;
  /** When the database has said that what is in memory stands no longer. */
  servicesAnew(): Promise<readonly Service[]>;
  places(): Places | Promise<Places>;
  /** Customers' ratings of each service. */
  ratings(): readonly ServiceRating[] | Promise<readonly ServiceRating[]>;
  /** With their quiet hours and gate rules; a change of them is seen within ten seconds. */
  societies(): Societies | Promise<Societies>;
  /** A day's roster and holds, at most half a second old unless another freshness is asked for. */
  board(date: LocalDate, freshness?: Freshness): Promise<LiveDaySchedule>;
  readonly staleness: Staleness;
};

export function createAppCache(db: Database, reserve: Reserve = NO_RESERVE): AppCache {
  const staleness = createStaleness();
  const services = remember(() => listServices(db), 10_000, staleness);
  const ratings = remember(() => listServiceRatings(db), 60_000, staleness);
  const places = remember(() => findPlaces(db), 60_000, staleness);
  const societies = remember(() => findSocieties(db), 10_000, staleness);
  const boards = createSchedules(db, places, { reserve, staleness });
  return {
    services,
    servicesAnew: services.anew,
    ratings,
    places,
    societies,
    board: boards,
    staleness,
  };
}
