import { dispatchableFrom } from '#contract/karigar-actions.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';

export function decideDispatch(
  { startsAt }: { readonly startsAt: Instant },
  now: Instant,
): Outcome<void, 'too-early-to-set-out'> {
  const from = dispatchableFrom(startsAt);
  return now < from ? refuse('too-early-to-set-out', { from }) : accept(undefined);
}
