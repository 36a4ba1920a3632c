import { learnCatalogue } from '#contract/catalogue/known.ts';
import { LANGS } from '#i18n/index.ts';
import { type Clock, DAY, dateInIndia, type Instant, type LocalDate } from '#kernel/time.ts';
import type { AreaLimit } from '#server/modules/area-limit/area-limit.ts';
import { listAreaLimits } from '#server/modules/area-limit/store.ts';
import type { Places } from '#server/modules/availability/places.ts';
import { NO_RESERVE, type Reserve } from '#server/modules/availability/reserve.ts';
import { findPlaces } from '#server/modules/availability/roster-store.ts';
import type { Service } from '#server/modules/catalogue/catalogue.ts';
import { listPublished } from '#server/modules/catalogue/store.ts';
import {
  nextChangeAfter,
  type Published,
  servicesAt,
  wordsAt,
} from '#server/modules/catalogue/version.ts';
import type { SwitchedOff } from '#server/modules/feature/feature.ts';
import { listSwitchedOff } from '#server/modules/feature/store.ts';
import type { ServiceRating } from '#server/modules/rating/rating.ts';
import { listServiceRatings } from '#server/modules/rating/store.ts';
import type { Societies } from '#server/modules/society/society.ts';
import { findSocieties } from '#server/modules/society/store.ts';
import { listPublishedTexts } from '#server/modules/text/store.ts';
import type { PublishedText } from '#server/modules/text/text.ts';
import { listZones } from '#server/modules/zone/store.ts';
import type { ZoneSwitch } from '#server/modules/zone/zone.ts';
import type { Database } from '#server/platform/database/connect.ts';
import type { LiveDaySchedule } from './day-schedule.ts';
import { createSchedules, type Freshness } from './day-schedules.ts';
import { remember } from './remember.ts';
import { createStaleness, type Staleness } from './staleness.ts';
import { zonedSchedule } from './zoned-schedule.ts';

/**
 * Everything that a server process keeps in memory of the database, each with its age. The cache only makes reading and
 * choosing quick: the database verifies every decision when it is written.
 */
export type AppCache = {
  /** Services on sale now, or at the given moment. */
  services(at?: Instant): readonly Service[] | Promise<readonly Service[]>;
  /** All that was ever published of the catalogue; the same object until something is. */
  catalogue(): Published | Promise<Published>;
  /** When the database has said that what is in memory stands no longer. */
  servicesAnew(): Promise<readonly Service[]>;
  places(): Places | Promise<Places>;
  /** Customers' ratings of each service. */
  ratings(): readonly ServiceRating[] | Promise<readonly ServiceRating[]>;
  /** With their quiet hours and gate rules; a change of them is seen within ten seconds. */
  societies(): Societies | Promise<Societies>;
  /** The zone switches that hold now or will; the same object until one is started, extended or ended. */
  zones(): readonly ZoneSwitch[] | Promise<readonly ZoneSwitch[]>;
  /** When the database has said that one was. */
  zonesAnew(): Promise<readonly ZoneSwitch[]>;
  /** The limits of areas that hold today or later; the same object until one is set or ended. */
  limits(): readonly AreaLimit[] | Promise<readonly AreaLimit[]>;
  /** When the database has said that one was. */
  limitsAnew(): Promise<readonly AreaLimit[]>;
  /** The features that are off or were; at most ten seconds old. */
  switchedOff(): readonly SwitchedOff[] | Promise<readonly SwitchedOff[]>;
  /** When the database has said that one was switched. */
  switchedOffAnew(): Promise<readonly SwitchedOff[]>;
  /** Help and policies, all that were ever published; at most ten seconds old. */
  texts(): readonly PublishedText[] | Promise<readonly PublishedText[]>;
  /** When the database has said that one was. */
  textsAnew(): Promise<readonly PublishedText[]>;
  /** A day's roster and holds, at most half a second old unless another freshness is asked for. */
  board(date: LocalDate, freshness?: Freshness): Promise<LiveDaySchedule>;
  readonly staleness: Staleness;
};

export function createAppCache(
  db: Database,
  reserve: Reserve = NO_RESERVE,
  now: Clock = Date.now,
): AppCache {
  const staleness = createStaleness();
  const catalogue = remember(catalogueReading(db, now), 10_000, staleness);
  const services = servicesReading(now);
  const ratings = remember(() => listServiceRatings(db), 60_000, staleness);
  const places = remember(() => findPlaces(db), 60_000, staleness);
  const societies = remember(() => findSocieties(db), 10_000, staleness);
  const zones = remember(
    unchanged(() => listZones(db, now() - DAY)),
    10_000,
    staleness,
  );
  const limits = remember(
    unchanged(() => listAreaLimits(db, dateInIndia(now() - DAY))),
    10_000,
    staleness,
  );
  const switchedOff = remember(() => listSwitchedOff(db), 10_000, staleness);
  const texts = remember(() => listPublishedTexts(db), 10_000, staleness);
  const boards = createSchedules(db, places, { reserve, staleness });
  return {
    services: (at) => {
      const published = catalogue();
      return published instanceof Promise
        ? published.then((read) => services(read, at))
        : services(published, at);
    },
    catalogue,
    servicesAnew: async () => services(await catalogue.anew()),
    ratings,
    places,
    societies,
    zones,
    zonesAnew: zones.anew,
    limits,
    limitsAnew: limits.anew,
    switchedOff,
    switchedOffAnew: switchedOff.anew,
    texts,
    textsAnew: texts.anew,
    board: async (date, freshness) => {
      const rules = { zones: await zones(), limits: await limits() };
      return zonedSchedule(await boards(date, freshness), rules);
    },
    staleness,
  };
}

/** The same object is given again while nothing has been published, so that everything computed from it stays valid. */
function catalogueReading(db: Database, now: Clock): () => Promise<Published> {
  let known: { readonly text: string; readonly published: Published } | undefined;
  return async () => {
    const published = await listPublished(db);
    const text = JSON.stringify(published);
    if (known?.text !== text) known = { text, published };
    learnCatalogue({
      categories: published.categories,
      services: published.services,
      words: Object.fromEntries(LANGS.map((lang) => [lang, wordsAt(published, lang, now())])),
    });
    return known.published;
  };
}

/** As with the catalogue, what was made of the switches and limits stands while none of them has changed. */
function unchanged<One>(read: () => Promise<readonly One[]>): () => Promise<readonly One[]> {
  let known: { readonly text: string; readonly all: readonly One[] } | undefined;
  return async () => {
    const all = await read();
    const text = JSON.stringify(all);
    if (known?.text !== text) known = { text, all };
    return known.all;
  };
}

/** The services on sale are computed once, until the next version holds. */
function servicesReading(now: Clock) {
  let known:
    | { of: Published; from: Instant; until: Instant; services: readonly Service[] }
    | undefined;
  return (of: Published, at?: Instant): readonly Service[] => {
    if (at !== undefined) return servicesAt(of, at);
    const from = now();
    if (known?.of === of && known.from <= from && from < known.until) return known.services;
    known = { of, from, until: nextChangeAfter(of, from), services: servicesAt(of, from) };
    return known.services;
  };
}
