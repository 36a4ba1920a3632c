import type { Instant } from '#kernel/time.ts';

/**
 * When he did it, by his own clock as far as that can be: not in the future, and not before what he had done before. A
 * telephone that was without a network in a lift says so later, and its clock may be wrong.
 */
export const ownTime = (
  saidAt: Instant,
  { notBefore, now }: { readonly notBefore: Instant; readonly now: Instant },
): Instant => Math.min(now, Math.max(saidAt, notBefore));
