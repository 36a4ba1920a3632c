import type { Look } from '#contract/reveals.ts';
import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { inPortions } from '#server/platform/database/in-portions.ts';
import { statement } from '#server/platform/database/statement.ts';

export type Looking = {
  /** The member of operations who looks. */
  readonly by: string;
  readonly operation: string;
  readonly why: string | null;
  readonly requestId: string;
};

const record = statement<
  [string, Date, string, string | null, string, string[], string[], string[]]
>({
  name: 'identity-record-looks',
  text: 'select record_looks($1, $2, $3, $4, $5, $6, $7, $8)',
});

export async function recordLooks(
  db: Database,
  { by, operation, why, requestId }: Looking,
  looks: readonly Look[],
  now: Instant,
): Promise<void> {
  if (looks.length === 0) return;
  await record.run(db, [
    ...([by, new Date(now), operation, why, requestId] as const),
    looks.map(({ what }) => what),
    looks.map(({ whose }) => whose),
    looks.map(({ id }) => id),
  ]);
}

const deleteOld = statement<[Date, most: number]>({
  name: 'identity-delete-old-looks',
  text: `delete from looks where ctid = any (array(
    select ctid from looks where at < $1 limit $2))`,
});

export const deleteOldLooks = (db: Database, before: Instant): Promise<number> =>
  inPortions((most) => deleteOld.count(db, [new Date(before), most]));

const eraseReasons = statement<[string]>({
  name: 'identity-erase-reasons-of-looks',
  text: 'update looks set why = null where user_id = $1 and why is not null',
});

/** The look itself stays, by ids that lead nowhere any more; what was typed about a person does not. */
export const eraseReasonsOfLooks = (db: Database, userId: string): Promise<unknown> =>
  eraseReasons.run(db, [userId]);
