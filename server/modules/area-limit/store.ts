import type { Instant, LocalDate } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import type { AreaLimit } from './area-limit.ts';

/** A limit as it is kept; its version rises with every change of its end. */
export type KeptAreaLimit = AreaLimit & { readonly version: number };

/** Those that hold on this day or later. */
export const listAreaLimits = (db: Database, from: LocalDate): Promise<KeptAreaLimit[]> =>
  selectFrom.run(db, [from]);

export const findAreaLimit = (db: Database, id: string): Promise<KeptAreaLimit | undefined> =>
  selectOne.first(db, [id]);

/** Locked against whoever else changes it until the transaction ends. */
export const lockAreaLimit = (db: Database, id: string): Promise<KeptAreaLimit | undefined> =>
  selectForUpdate.first(db, [id]);

/** False where a limit of this id is there already. */
export const recordAreaLimit = async (
  db: Database,
  { id, city, wholeCity, pincodes, percent, fromOn, againOn }: AreaLimit,
  now: Instant,
): Promise<boolean> =>
  (await insert.count(db, [
    id,
    city,
    wholeCity,
    [...pincodes],
    percent,
    fromOn,
    againOn,
    new Date(now),
  ])) > 0;

export const recordAgainOn = (db: Database, id: string, againOn: LocalDate): Promise<number> =>
  updateAgain.count(db, [id, againOn]);

const COLUMNS = `id, city, whole_city as "wholeCity", pincodes, percent, from_on::text as "fromOn",
  again_on::text as "againOn", version`;

const selectFrom = statement<[LocalDate], KeptAreaLimit>({
  name: 'list-area-limits',
  text: `select ${COLUMNS} from area_limits
    where again_on is null or again_on > greatest($1, from_on) order by from_on, id`,
});

const selectOne = statement<[string], KeptAreaLimit>({
  name: 'find-area-limit',
  text: `select ${COLUMNS} from area_limits where id = $1`,
});

const selectForUpdate = statement<[string], KeptAreaLimit>({
  name: 'lock-area-limit',
  text: `select ${COLUMNS} from area_limits where id = $1 for update`,
});

const insert = statement<
  [
    id: string,
    city: string,
    whole: boolean,
    pincodes: string[],
    percent: number,
    from: LocalDate,
    again: LocalDate | null,
    at: Date,
  ]
>({
  name: 'record-area-limit',
  text: `insert into area_limits (id, city, whole_city, pincodes, percent, from_on, again_on, made_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (id) do nothing`,
});

const updateAgain = statement<[string, LocalDate]>({
  name: 'record-area-limit-again',
  text: 'update area_limits set again_on = $2, version = version + 1 where id = $1',
});
