import { join } from 'node:path';
import { simulatorSecrets } from '#server/adapters/gateway/simulator/secrets.ts';
import type { Chance } from '../faults/chance.ts';
import type { Product } from '../product.ts';
import type { GatewayBook } from '../sandbox.ts';
import { controlGateway } from '../simulated-gateway.ts';

const TIMES_TOLD = 120;

/** It opens a moment after the server beside it, and falls with it. */
export async function tellGateway(product: Product, wanted: object): Promise<void> {
  for (let tried = 0; ; tried += 1) {
    try {
      return await controlGateway(product, 'sandbox', wanted);
    } catch (error) {
      if (tried === TIMES_TOLD) throw error;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
}

export async function gatewayBook({ dataFolder, gatewayUrl }: Product): Promise<GatewayBook> {
  const { controlKey } = simulatorSecrets(join(dataFolder, 'sandbox'), 'sandbox');
  const headers = { authorization: `Bearer ${controlKey}` };
  return (await (await fetch(`${gatewayUrl}/control/book`, { headers })).json()) as GatewayBook;
}

/** A refund that fails is tried again a minute later, so a short drive has no such fault. */
const CALLS = ['create-order', 'ask-order', 'create-refund', 'ask-refund'] as const;
const SHORT_CALLS = ['create-order'] as const;
const KINDS = ['slow', 'server-error', 'no-answer-after-success', 'not-json', 'duplicate'] as const;

export async function misbehave(product: Product, chance: Chance, isShort: boolean): Promise<void> {
  const calls = Array.from({ length: Math.floor(chance.upTo(3)) }, () => ({
    ...{ call: chance.pick(isShort ? SHORT_CALLS : CALLS), kind: chance.pick(KINDS), times: 1 },
    delayMs: Math.floor(chance.upTo(60)),
  }));
  const webhooks = { copies: 1 + Math.floor(chance.upTo(2)), forged: chance.of(4) ? 1 : 0 };
  const faults = { calls, webhooks: { ...webhooks, spreadMs: 200 }, refunds: { afterMs: 20 } };
  await tellGateway(product, { faults });
}
