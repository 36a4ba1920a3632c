import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import { fingerprint } from '#server/platform/secrets/token.ts';
import { type Bucket, type Counted, LONGEST_WINDOW, windowStart } from './throttling.ts';

/** Rows are always taken in the order of their names, so that no two counts can wait for each other. */
const upsertAttempts = statement<
  [buckets: string[], windows: Date[]],
  { bucket: string; attempts: number }
>({
  name: 'identity-count-attempts',
  text: `insert into throttles as counted (bucket, window_started_at, attempts)
    select bucket, started_at, 1 from unnest($1::text[], $2::timestamptz[]) as asked (bucket, started_at)
    order by bucket
    on conflict (bucket) do update set
      attempts = case when excluded.window_started_at > counted.window_started_at
        then 1 else counted.attempts + 1 end,
      window_started_at = greatest(counted.window_started_at, excluded.window_started_at)
    returning bucket, attempts`,
});

/** Counts one attempt in every bucket, in one statement, and answers how many there are now. */
export async function countAttempts(
  db: Database,
  buckets: readonly Bucket[],
  now: Instant,
): Promise<Counted[]> {
  const rows = await upsertAttempts.run(db, [
    buckets.map(bucketName),
    buckets.map(({ limit }) => new Date(windowStart(limit, now))),
  ]);
  const attempts = new Map(rows.map((row) => [row.bucket, row.attempts]));
  return buckets.map((bucket) => ({
    limit: bucket.limit,
    attempts: attempts.get(bucketName(bucket)) ?? 0,
  }));
}

const returnAttempts = statement<[buckets: string[], cleared: string[]]>({
  name: 'identity-forgive-attempts',
  text: `with mine as (
      select bucket from throttles where bucket = any($1::text[]) order by bucket for update)
    update throttles counted
      set attempts = case when counted.bucket = any($2::text[]) then 0
        else greatest(counted.attempts - 1, 0) end
      from mine where counted.bucket = mine.bucket`,
});

/** After a success: its own attempt is given back in every bucket, and some are cleared altogether. */
export async function recordSuccess(
  db: Database,
  buckets: readonly Bucket[],
  cleared: readonly Bucket[],
): Promise<void> {
  await returnAttempts.run(db, [buckets.map(bucketName), cleared.map(bucketName)]);
}

/** Whom a bucket is about is nobody's business who reads the table. */
const bucketName = ({ limit, subject }: Bucket): string => `${limit}:${fingerprint(subject)}`;

const deleteOldThrottles = statement<[before: Date]>({
  name: 'identity-forget-old-attempts',
  text: 'delete from throttles where window_started_at < $1',
});

/** A window of margin, for a process whose clock is behind. */
export const forgetOldAttempts = (db: Database, now: Instant): Promise<number> =>
  deleteOldThrottles.count(db, [new Date(now - 2 * LONGEST_WINDOW)]);
