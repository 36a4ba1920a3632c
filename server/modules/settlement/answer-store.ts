import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

export type DifferenceAnswer = {
  readonly id: string;
  readonly settlementId: string;
  readonly position: number;
  readonly way: 'asked' | 'explained';
  readonly why: string;
  /** Our name for what a colleague proposes the line to be. */
  readonly proposes?: string;
};

/** Answers whether there is such a report; until the end of the transaction nobody else writes about it. */
export const lockSettlement = async (db: Database, id: string): Promise<boolean> =>
  (await lock.count(db, [id])) === 1;

/** How a difference stands; nothing where there is none. */
export const findDifference = (
  db: Database,
  { settlementId, position, id }: Pick<DifferenceAnswer, 'settlementId' | 'position' | 'id'>,
): Promise<{ readonly explained: boolean; readonly written: boolean } | undefined> =>
  selectDifference.first(db, [settlementId, position, id]);

export const recordAnswer = (
  db: Database,
  { id, settlementId, position, way, why, proposes }: DifferenceAnswer,
  by: string,
  at: Instant,
): Promise<number> =>
  insertAnswer.count(db, [
    ...([id, settlementId, position, way, why] as const),
    ...([by, new Date(at), proposes ?? null] as const),
  ]);

/** The number of differences of a report that nobody has explained. */
export const countOpen = async (db: Database, settlementId: string): Promise<number> =>
  (await selectOpen.first(db, [settlementId]))?.open ?? 0;

const lock = statement<[string]>({
  name: 'settlement-lock',
  text: 'select id from settlements where id = $1 for update',
});

const selectDifference = statement<
  [string, number, string],
  { explained: boolean; written: boolean }
>({
  name: 'settlement-find-difference',
  text: `select exists (select from settlement_answers a where (a.settlement_id, a.position) = (d.settlement_id, d.position)
        and a.way = 'explained') as explained,
      exists (select from settlement_answers a where a.id = $3) as written
    from settlement_differences d where d.settlement_id = $1 and d.position = $2`,
});

const insertAnswer = statement<
  [string, string, number, string, string, string, Date, string | null]
>({
  name: 'settlement-record-answer',
  text: `insert into settlement_answers (id, settlement_id, position, way, why, answered_by, answered_at, proposes)
    values ($1, $2, $3, $4, $5, $6, $7, $8)`,
});

const selectOpen = statement<[string], { open: number }>({
  name: 'settlement-count-open',
  text: `select count(*)::integer as open from settlement_differences d
    where d.settlement_id = $1 and not exists (select from settlement_answers a
      where (a.settlement_id, a.position) = (d.settlement_id, d.position) and a.way = 'explained')`,
});
