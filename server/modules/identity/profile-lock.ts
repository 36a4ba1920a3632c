import { policy } from '#contract/policy.ts';
import { HOUR, type Instant } from '#kernel/time.ts';

/** Ruling R8: 24 hours after an edit of the profile, by the server's clock. */
const COOL_DOWN = policy.profileCoolDownHours * HOUR;

/** Until when the profile can't be edited, or nothing when it can. */
export function lockedUntil(lastProfileUpdate: Instant | null, now: Instant): Instant | undefined {
  if (lastProfileUpdate === null) return undefined;
  const until = lastProfileUpdate + COOL_DOWN;
  return until > now ? until : undefined;
}
