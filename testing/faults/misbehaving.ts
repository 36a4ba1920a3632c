import { MODES } from '#server/adapters/gateway/simulator/orders.ts';
import type { TestGateway } from '../sandbox.ts';
import type { Chance } from './chance.ts';

/** Sets the outcome of an order at the bank. */
export async function decide(
  at: TestGateway,
  merchantOrderId: string,
  outcome: string,
): Promise<void> {
  if (outcome === 'leave') return;
  const steps = outcome === 'failed-then-completed' ? ['failed', 'completed'] : [outcome];
  // Now this way, now that; the same order always the same.
  const mode = MODES[merchantOrderId.charCodeAt(merchantOrderId.length - 1) % MODES.length];
  // An order that the gateway never got cannot be paid there.
  for (const step of steps)
    await at.control({ pay: { merchantOrderId, outcome: step, mode } }).catch(() => undefined);
}

const CALLS = ['create-order', 'ask-order', 'create-refund', 'ask-refund', 'any'] as const;
const KINDS = [
  'slow',
  'server-error',
  'no-answer',
  'no-answer-after-success',
  'not-json',
  'redirect',
  'wrong-amount',
  'wrong-order',
  'duplicate',
] as const;

/** The worst faults for money on its way back: done, and reported otherwise. */
export const REFUND_KINDS = [
  'duplicate',
  'no-answer-after-success',
  'not-json',
  'server-error',
] as const;

/** Sets all switches anew, at random. */
export async function misbehave(
  at: TestGateway,
  chance: Chance,
  ...first: object[]
): Promise<void> {
  const random = Array.from({ length: Math.floor(chance.upTo(4)) }, () => ({
    call: chance.pick(CALLS),
    kind: chance.pick(KINDS),
    times: 2,
    delayMs: Math.floor(chance.upTo(60)),
  }));
  const calls = [...first.map((one) => ({ ...one, times: 2 })), ...random];
  const webhooks = {
    copies: Math.floor(chance.upTo(4)),
    forged: chance.of(4) ? 1 : 0,
    spreadMs: Math.floor(chance.upTo(300)),
  };
  const refunds = { endAs: chance.of(4) ? 'FAILED' : 'COMPLETED', afterMs: 20 };
  await at.control({ faults: { calls, webhooks, refunds } });
}

/** Banks make up their minds in the end, one way or the other, or never. */
export async function decideTheUndecided(at: TestGateway, chance: Chance): Promise<void> {
  for (const { merchantOrderId, state, payments } of (await at.book()).orders) {
    if (state !== 'PENDING' || payments.length === 0) continue;
    await decide(at, merchantOrderId, chance.pick(['completed', 'failed', 'leave']));
  }
}
