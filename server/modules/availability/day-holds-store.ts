import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import { HOLD_COLUMNS, type HoldColumns, type HoldRow, toHold } from './store.ts';

/**
 * How many holds there are, and the sum of their ids: changes whenever one is taken or freed, also when one is freed and
 * an older one, committed late, comes in its place.
 */
export type HoldsTally = { readonly count: number; readonly sum: number };

/** Holds that start in the window and are newer than `after`, with the tally of the whole window at the same moment. */
export async function listNewHolds(
  db: Database,
  from: Instant,
  until: Instant,
  after: number,
): Promise<HoldsTally & { readonly more: readonly HoldRow[] }> {
  const rows = await selectNewHolds.run(db, [new Date(from), new Date(until), after]);
  return {
    count: rows[0]?.count ?? 0,
    sum: rows[0]?.sum ?? 0,
    more: rows.flatMap((row) => (row.id === null ? [] : toHold(row))),
  };
}

/** Each hold's id, and at the same place whose it is. */
export type HoldIds = { readonly ids: readonly number[]; readonly karigarIds: readonly number[] };

/** All that start in the window: a tenth of the work of reading them. */
export async function listHoldIds(db: Database, from: Instant, until: Instant): Promise<HoldIds> {
  const row = await selectHoldIds.first(db, [new Date(from), new Date(until)]);
  return { ids: row?.ids ?? [], karigarIds: row?.karigars ?? [] };
}

/** The holds of these Karigars that start in the window, in the order of their start. */
export async function listHoldsOfKarigars(
  db: Database,
  karigarIds: readonly number[],
  from: Instant,
  until: Instant,
): Promise<HoldRow[]> {
  const rows = await selectHoldsOfKarigars.run(db, [karigarIds, new Date(from), new Date(until)]);
  return rows.map(toHold);
}

/** Holds that start in the window, in the order of their start. */
export async function listHolds(db: Database, from: Instant, until: Instant): Promise<HoldRow[]> {
  return (await selectHolds.run(db, [new Date(from), new Date(until)])).map(toHold);
}

const selectHolds = statement<[Date, Date], HoldColumns>({
  name: 'list-holds',
  text: `select ${HOLD_COLUMNS} from holds where starts_at >= $1 and starts_at < $2 order by starts_at`,
});

const selectNewHolds = statement<
  [Date, Date, number],
  { count: number; sum: number | null } & (HoldColumns | { id: null })
>({
  name: 'list-new-holds',
  text: `select tally.count, tally.sum, more.*
    from (
      select count(*) as count, sum(id)::bigint as sum from holds where starts_at >= $1 and starts_at < $2
    ) tally left join (
      select ${HOLD_COLUMNS} from holds where starts_at >= $1 and starts_at < $2 and id > $3
    ) more on true`,
});

const selectHoldIds = statement<[Date, Date], { ids: number[] | null; karigars: number[] | null }>({
  name: 'list-hold-ids',
  text: `select array_agg(id) as ids, array_agg(karigar_id) as karigars
    from holds where starts_at >= $1 and starts_at < $2`,
});

const selectHoldsOfKarigars = statement<[readonly number[], Date, Date], HoldColumns>({
  name: 'list-holds-of-karigars',
  text: `select ${HOLD_COLUMNS} from holds
    where karigar_id = any ($1) and starts_at >= $2 and starts_at < $3 order by starts_at`,
});
