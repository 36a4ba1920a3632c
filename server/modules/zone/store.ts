import type { ZoneKind } from '#contract/zone.ts';
import { type ByLanguage, inEveryLanguage } from '#kernel/languages.ts';
import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import type { ZoneSwitch } from './zone.ts';

/** A switch as it is kept: when it was started and, once it is over, ended. */
export type KeptZone = ZoneSwitch & {
  readonly version: number;
  readonly startedAt: Instant;
  readonly endedAt: Instant | null;
};

/** Those that are not over, and those that have been since this moment. */
export const listZones = async (db: Database, after: Instant): Promise<KeptZone[]> =>
  (await selectZones.run(db, [new Date(after)])).map(toZone);

export const findZone = async (db: Database, id: string): Promise<KeptZone | undefined> =>
  (await selectZone.run(db, [id])).map(toZone)[0];

/** Locked against whoever else extends or ends it until the transaction ends. */
export const lockZone = async (db: Database, id: string): Promise<KeptZone | undefined> =>
  (await selectZoneForUpdate.run(db, [id])).map(toZone)[0];

/** False where a switch of this id is there already. */
export const recordZone = async (
  db: Database,
  { message, ...zone }: ZoneSwitch,
  now: Instant,
): Promise<boolean> => {
  const written = await insertZone.count(db, [
    zone.id,
    zone.city,
    zone.wholeCity,
    [...zone.pincodes],
    zone.kind,
    new Date(zone.fromAt),
    new Date(zone.untilAt),
    zone.closed,
    zone.leadMinutes,
    JSON.stringify(message),
    new Date(now),
  ]);
  return written > 0;
};

/** Another end; `endedAt` where it is over with that. */
export const recordZoneUntil = (
  db: Database,
  id: string,
  { untilAt, endedAt }: Pick<KeptZone, 'untilAt' | 'endedAt'>,
): Promise<number> =>
  updateUntil.count(db, [id, new Date(untilAt), endedAt === null ? null : new Date(endedAt)]);

type Row = {
  id: string;
  city: string;
  whole_city: boolean;
  pincodes: string[];
  kind: ZoneKind;
  from_at: Instant;
  until_at: Instant;
  closed: boolean;
  lead_minutes: number;
  message: Partial<ByLanguage<string>>;
  version: number;
  started_at: Instant;
  ended_at: Instant | null;
};

const toZone = (row: Row): KeptZone => ({
  id: row.id,
  city: row.city,
  wholeCity: row.whole_city,
  pincodes: row.pincodes,
  kind: row.kind,
  fromAt: row.from_at,
  untilAt: row.until_at,
  closed: row.closed,
  leadMinutes: row.lead_minutes,
  message: inEveryLanguage(row.message),
  version: row.version,
  startedAt: row.started_at,
  endedAt: row.ended_at,
});

const selectZones = statement<[Date], Row>({
  name: 'list-zones',
  text: 'select * from zone_switches where ended_at is null or until_at > $1 order by from_at, id',
});

const selectZone = statement<[string], Row>({
  name: 'find-zone',
  text: 'select * from zone_switches where id = $1',
});

const selectZoneForUpdate = statement<[string], Row>({
  name: 'lock-zone',
  text: 'select * from zone_switches where id = $1 for update',
});

const insertZone = statement<
  [
    id: string,
    city: string,
    whole: boolean,
    pincodes: string[],
    kind: ZoneKind,
    from: Date,
    until: Date,
    closed: boolean,
    lead: number,
    message: string,
    at: Date,
  ]
>({
  name: 'record-zone',
  text: `insert into zone_switches (id, city, whole_city, pincodes, kind, from_at, until_at, closed, lead_minutes, message,
      started_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::jsonb, $11) on conflict (id) do nothing`,
});

const updateUntil = statement<[string, Date, Date | null]>({
  name: 'record-zone-until',
  text: `update zone_switches set until_at = $2, ended_at = $3, version = version + 1
    where id = $1`,
});
