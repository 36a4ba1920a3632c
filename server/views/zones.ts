import type { OutputOf } from '#contract/operation.ts';
import type { listZones as promise } from '#contract/ops/list-zones.ts';
import { DAY, type Instant, toIndiaIso } from '#kernel/time.ts';
import type { Places } from '#server/modules/availability/places.ts';
import { type KeptZone, listZones } from '#server/modules/zone/store.ts';
import { listVisitsInZone } from '#server/modules/zone/telling-store.ts';
import type { Database } from '#server/platform/database/connect.ts';

type Answer = OutputOf<typeof promise>;

const KEPT_DAYS = 7;

/** Switches that hold, will hold, or were over lately, the newest first, with the places that one can name. */
export async function readZones(db: Database, places: Places, now: Instant): Promise<Answer> {
  const zones = await listZones(db, now - KEPT_DAYS * DAY);
  const cities = new Map(
    places.centres.map((_, place) => {
      const { slug, name } = places.cityAt(place);
      return [slug, { slug, name: name.en }] as const;
    }),
  );
  return {
    now: toIndiaIso(now),
    zones: await Promise.all(
      zones.toReversed().map(async (zone) => {
        const visits = stateOf(zone, now) === 'over' ? [] : await listVisitsInZone(db, zone);
        return viewOf(zone, visits.length, now);
      }),
    ),
    cities: [...cities.values()],
    places: places.centres.map(({ pincode, city, district, name }) => ({
      ...{ pincode, city, district, name },
    })),
  };
}

const stateOf = ({ fromAt, untilAt, endedAt }: KeptZone, now: Instant) =>
  endedAt !== null || untilAt <= now ? 'over' : fromAt > now ? 'coming' : 'holds';

const viewOf = (zone: KeptZone, visits: number, now: Instant): Answer['zones'][number] => {
  const { id, city, wholeCity, pincodes, kind, closed, leadMinutes, message, version } = zone;
  return {
    ...{ id, city, wholeCity, kind, closed, leadMinutes, message, version, visits },
    pincodes: [...pincodes],
    from: toIndiaIso(zone.fromAt),
    until: toIndiaIso(zone.untilAt),
    state: stateOf(zone, now),
  };
};
