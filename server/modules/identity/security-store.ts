import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { inPortions } from '#server/platform/database/in-portions.ts';
import { statement } from '#server/platform/database/statement.ts';

export type SecurityRow = {
  readonly kind: string;
  readonly operation: string;
  readonly result: string;
  readonly at: Instant;
  readonly userId: string | null;
  readonly tried: string | null;
  readonly address: string | null;
  readonly requestId: string | null;
  times: number;
};

const insert = statement<[string]>({
  name: 'identity-insert-security-events',
  text: `insert into security_events (at, kind, operation, result, user_id, tried, address, request_id, times)
    select to_timestamp(row.at / 1000.0), row.kind, row.operation, row.result, row."userId", row.tried, row.address,
        row."requestId", row.times
      from jsonb_to_recordset($1::jsonb) as row (at bigint, kind text, operation text, result text, "userId" uuid,
        tried text, address text, "requestId" text, times integer)`,
});

export const insertSecurityEvents = (
  db: Database,
  rows: readonly SecurityRow[],
): Promise<unknown> => insert.run(db, [JSON.stringify(rows)]);

const removeOld = statement<[Date, most: number]>({
  name: 'identity-erase-security-events',
  text: `delete from security_events where ctid = any (array(
    select ctid from security_events where at < $1 limit $2))`,
});

export const deleteOldSecurityEvents = (db: Database, before: Instant): Promise<number> =>
  inPortions((most) => removeOld.count(db, [new Date(before), most]));
