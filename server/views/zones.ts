import type { OutputOf } from '#contract/operation.ts';
import type { listZones as promise } from '#contract/ops/list-zones.ts';
import { ZONE_KINDS } from '#contract/zone.ts';
import { zoneTemplates } from '#i18n/every/zone-templates.ts';
import { byLanguage, inEveryLanguage } from '#kernel/languages.ts';
import { DAY, type Instant, toIndiaIso } from '#kernel/time.ts';
import type { Places } from '#server/modules/availability/places.ts';
import type { ZoneSwitch } from '#server/modules/zone/zone.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import { readWards } from './quality/period.ts';

type Answer = OutputOf<typeof promise>;

const KEPT_DAYS = 7;

const templates = Object.fromEntries(
  ZONE_KINDS.map((kind) => [kind, byLanguage((lang) => zoneTemplates[lang][kind])]),
) as Answer['templates'];

/** Switches that hold, will hold, or were over lately, the newest first, with the places that one can name. */
export async function readZones(
  db: Database,
  places: Places,
  { now, isShort = false }: { readonly now: Instant; readonly isShort?: boolean },
): Promise<Answer> {
  const zones = await selectZones.run(db, [new Date(now - KEPT_DAYS * DAY)]);
  const cities = new Map(
    places.centres.map((_, place) => {
      const { slug, name } = places.cityAt(place);
      return [slug, { slug, name: name.en }] as const;
    }),
  );
  return {
    now: toIndiaIso(now),
    zones: zones.map((zone) => viewOf(zone, now)),
    templates,
    cities: [...cities.values()],
    wards: isShort ? [] : await wardsOf(db, places),
    places: (isShort ? [] : places.centres).map(({ pincode, city, district, name }) => ({
      ...{ pincode, city, district, name },
    })),
  };
}

/** The served pincodes of each; one that stands by itself is found among the places. */
async function wardsOf(db: Database, { centres }: Places): Promise<Answer['wards']> {
  const known = await readWards(db);
  const inWards = centres.flatMap(({ pincode, city }) => {
    const found = known.get(pincode);
    return found && found.ward !== pincode ? [{ ...found, city, pincode }] : [];
  });
  return [...Map.groupBy(inWards, ({ city, ward }) => `${city} ${ward}`).values()].flatMap((all) =>
    all.slice(0, 1).map(({ ward, city, names }) => ({
      ...{ ward, city, names },
      pincodes: all.map(({ pincode }) => pincode),
    })),
  );
}

type Row = ZoneSwitch & {
  readonly version: number;
  readonly endedAt: Instant | null;
  readonly visits: number;
};

const stateOf = ({ fromAt, untilAt, endedAt }: Row, now: Instant) =>
  endedAt !== null || untilAt <= now ? 'over' : fromAt > now ? 'coming' : 'holds';

const viewOf = (row: Row, now: Instant): Answer['zones'][number] => {
  const { fromAt, untilAt, endedAt: _, ...zone } = row;
  return {
    ...zone,
    message: inEveryLanguage(zone.message),
    pincodes: [...zone.pincodes],
    from: toIndiaIso(fromAt),
    until: toIndiaIso(untilAt),
    state: stateOf(row, now),
  };
};

const selectZones = statement<[Date], Row>({
  name: 'view-zones',
  text: `select z.id, z.city, z.whole_city as "wholeCity", z.pincodes, z.kind, z.from_at as "fromAt", z.until_at as "untilAt",
      z.closed, z.lead_minutes as "leadMinutes", z.message, z.version, z.ended_at as "endedAt",
      (select count(*) from visits_in_zone(z.pincodes, z.from_at, z.until_at))::integer as visits
    from zone_switches z where z.ended_at is null or z.until_at > $1 order by z.from_at desc, z.id`,
});
