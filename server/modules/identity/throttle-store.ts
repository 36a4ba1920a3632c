import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import { fingerprint, type Keys } from '#server/platform/secrets/keys.ts';
import { type Limit, LONGEST_WINDOW, limits } from './limits.ts';
import { type Bucket, type Counted, mostOf, windowStart } from './throttling.ts';

/** The database in which attempts are counted, and the key under which their subject is written. */
export type Counting = { readonly pool: Database; readonly keys: Pick<Keys, 'fingerprints'> };

type Row = { bucket: string; attempts: number; isOver: boolean };

const countTogether = statement<
  [buckets: string[], windows: Date[], most: number[], from: (number | null)[], strained: number[]],
  Row
>({
  name: 'identity-count-attempts',
  text: `select bucket, attempts, is_over as "isOver"
    from count_attempts($1::text[], $2::timestamptz[], $3::integer[], $4::integer[], $5::integer[])`,
});

/**
 * One attempt, counted in all of its buckets or, where one of them is full, in none: whoever is refused uses up nothing of
 * anybody's. Answers how many there are with this one.
 */
export async function countAttempts(
  { pool, keys }: Counting,
  buckets: readonly Bucket[],
  now: Instant,
): Promise<Counted[]> {
  const asked = buckets.map(({ limit }): Limit => limits[limit]);
  const names = buckets.map((bucket) => bucketName(keys, bucket));
  const rows = await countTogether.run(pool, [
    names,
    buckets.map(({ limit }) => new Date(windowStart(limit, now))),
    buckets.map(({ limit }) => mostOf(limit, false)),
    asked.map(({ strainsFrom }) => strainsFrom ?? null),
    buckets.map(({ limit }) => mostOf(limit, true)),
  ]);
  const byName = new Map(rows.map((row) => [row.bucket, row]));
  return buckets.map(({ limit }, index) => {
    const { attempts = 0, isOver = false } = byName.get(names[index] ?? '') ?? {};
    return { limit, attempts, isOver };
  });
}

/** The same for buckets that have nothing to do with each other: each counts for itself. */
export async function countEach(
  counting: Counting,
  buckets: readonly Bucket[],
  now: Instant,
): Promise<Counted[]> {
  const counted: Counted[] = [];
  for (const bucket of buckets) counted.push(...(await countAttempts(counting, [bucket], now)));
  return counted;
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
  { pool, keys }: Counting,
  buckets: readonly Bucket[],
  cleared: readonly Bucket[],
): Promise<void> {
  const named = (bucket: Bucket) => bucketName(keys, bucket);
  await returnAttempts.run(pool, [buckets.map(named), cleared.map(named)]);
}

/**
 * The subject of a bucket is stored as a fingerprint, under a key that is not in the table: there are so few addresses and
 * numbers that trying them all would undo a plain hash.
 */
const bucketName = (keys: Counting['keys'], { limit, subject }: Bucket): string =>
  `${limit}:${fingerprint(keys, `counted ${subject}`)}`;

const deleteOldThrottles = statement<[before: Date]>({
  name: 'identity-delete-old-attempts',
  text: 'delete from throttles where window_started_at < $1',
});

/** A window of margin, for a process whose clock is behind. */
export const deleteOldAttempts = (db: Database, now: Instant): Promise<number> =>
  deleteOldThrottles.count(db, [new Date(now - 2 * LONGEST_WINDOW)]);
