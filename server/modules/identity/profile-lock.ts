import { policy } from '#contract/policy.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { HOUR, type Instant, toIndiaIso } from '#kernel/time.ts';

/** Ruling R8: 24 hours after an edit of the profile, by the server's clock. */
const COOL_DOWN = policy.profileCoolDownHours * HOUR;

/** Until when the profile can't be edited, or nothing when it can. */
export function lockedUntil(lastProfileUpdate: Instant | null, now: Instant): Instant | undefined {
  if (lastProfileUpdate === null) return undefined;
  const until = lastProfileUpdate + COOL_DOWN;
  return until > now ? until : undefined;
}

/** Whether the profile may be edited now; a refusal says until when it may not. */
export function decideEdit(
  lastProfileUpdate: Instant | null,
  now: Instant,
): Outcome<void, 'profile-locked'> {
  const until = lockedUntil(lastProfileUpdate, now);
  if (until === undefined) return accept(undefined);
  const retryAfterSeconds = Math.ceil((until - now) / 1000);
  return refuse('profile-locked', { until: toIndiaIso(until), retryAfterSeconds });
}

export const editableInMs = (lastProfileUpdate: Instant | null, now: Instant): number =>
  (lockedUntil(lastProfileUpdate, now) ?? now) - now;
