import type { Outcome } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import { type Counting, countAttempts } from '#server/modules/identity/throttle-store.ts';
import { type Bucket, decideAttempt } from '#server/modules/identity/throttling.ts';

/** Counts one attempt and says whether it is one too many, for what is verified outside a flow. */
export const throttle = async (
  counting: Counting,
  buckets: readonly Bucket[],
  now: Instant,
): Promise<Outcome<void, 'too-many-requests'>> =>
  decideAttempt(await countAttempts(counting, buckets, now), now);
