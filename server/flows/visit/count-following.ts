import type { Outcome } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import { type Counting, countAttempts } from '#server/modules/identity/throttle-store.ts';
import { decideAttempt, followBuckets } from '#server/modules/identity/throttling.ts';

/** A link cannot be guessed, and nobody may try all day. */
export const countFollowing = async (
  counting: Counting,
  address: string,
  now: Instant,
): Promise<Outcome<void, 'too-many-requests'>> =>
  decideAttempt(await countAttempts(counting, followBuckets(address), now), now);
