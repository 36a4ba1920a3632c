import { policy } from '#contract/policy.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { dateInIndia, HOUR, type Instant, instantInIndia } from '#kernel/time.ts';

/**
 * "Service day, from 3 h before start": from then on the Karigar may set out, and cancelling costs the policy's
 * same-day share.
 */
export const dispatchableFrom = (startsAt: Instant): Instant =>
  Math.max(
    instantInIndia(dateInIndia(startsAt)),
    startsAt - policy.visit.dispatchHoursBefore * HOUR,
  );

export function decideDispatch(
  { startsAt }: { readonly startsAt: Instant },
  now: Instant,
): Outcome<void, 'too-early-to-set-out'> {
  const from = dispatchableFrom(startsAt);
  return now < from ? refuse('too-early-to-set-out', { from }) : accept(undefined);
}
