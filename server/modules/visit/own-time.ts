import type { Instant } from '#kernel/time.ts';

/**
 * When the Karigar did it, by their own clock as far as that can be: not in the future, and not before their last act.
 * A telephone that had no network in a lift reports later, and its clock may be wrong.
 */
export const ownTime = (
  saidAt: Instant,
  { notBefore, now }: { readonly notBefore: Instant; readonly now: Instant },
): Instant => Math.min(now, Math.max(saidAt, notBefore));
