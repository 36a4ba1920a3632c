import type { Outcome } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import { countAttempts } from '#server/modules/identity/throttle-store.ts';
import { decideAttempt, followBuckets } from '#server/modules/identity/throttling.ts';
import type { Database } from '#server/platform/database/connect.ts';

/** A link cannot be guessed, and nobody may try all day. */
export const countFollowing = async (
  db: Database,
  address: string,
  now: Instant,
): Promise<Outcome<void, 'too-many-requests'>> =>
  decideAttempt(await countAttempts(db, followBuckets(address), now), now);
