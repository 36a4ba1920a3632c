import type { Outcome } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import { countAttempts } from '#server/modules/identity/throttle-store.ts';
import { type Bucket, decideAttempt } from '#server/modules/identity/throttling.ts';
import type { Database } from '#server/platform/database/connect.ts';

/** Counts one attempt and says whether it is one too many, for what is verified outside a flow. */
export const throttle = async (
  db: Database,
  buckets: readonly Bucket[],
  now: Instant,
): Promise<Outcome<void, 'too-many-requests'>> =>
  decideAttempt(await countAttempts(db, buckets, now), now);
