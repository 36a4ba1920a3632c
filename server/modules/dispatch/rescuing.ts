import { type Instant, MINUTE } from '#kernel/time.ts';
import type { Offer } from './offer.ts';

/** Two passes long somebody may answer; then more people are asked. */
export const ANSWER_MINUTES = 4;
const NEXT_AFTER_MINUTES = 2;
const WIDENING = [3, 8, 20] as const;

export type RescueRound =
  | {
      readonly kind: 'ask';
      readonly round: number;
      readonly wanted: number;
      readonly expiresAt: Instant;
    }
  | { readonly kind: 'wait' };

/** A lateness to come is no reason to wait: the soonest three are called at once, two minutes later the next. */
export function decideRescue(offers: readonly Offer[], now: Instant): RescueRound {
  const urgent = offers.filter((offer) => offer.urgent && offer.leads);
  const latest = urgent.reduce((most, { offeredAt }) => Math.max(most, offeredAt), 0);
  const stillOpen = urgent.some(({ state }) => state === 'open');
  if (stillOpen && now - latest < NEXT_AFTER_MINUTES * MINUTE) return { kind: 'wait' };
  const calls = new Set(urgent.map(({ round }) => round)).size;
  return {
    kind: 'ask',
    round: offers.reduce((most, { round }) => Math.max(most, round), 0) + 1,
    wanted: WIDENING[Math.min(calls, WIDENING.length - 1)] as number,
    expiresAt: now + ANSWER_MINUTES * MINUTE,
  };
}
