import type { Hono } from 'hono';
import type { World } from '#server/app-context.ts';
import { receivePayoutWebhook } from '#server/effects/receive-payout-webhook.ts';
import { newRequestId } from '#server/platform/http/request-id.ts';
import { readAtMost } from './read-at-most.ts';

const MOST_BYTES = 64 * 1024;

/** Takes reports of the company that pays out. The signature over the bytes as they came is the only pass. */
export function openPayoutWebhook(app: Hono, world: World): void {
  app.post('/api/webhooks/payouts', async (context) => {
    try {
      const body = await readAtMost(context.req.raw, MOST_BYTES);
      if (!body) return context.json({ code: 'too-large' }, 413);
      const header = (name: string): string | null => context.req.header(name) ?? null;
      const received = await receivePayoutWebhook(world, { body, header });
      if (received === 'no-such-company') return context.json({ code: 'not-found' }, 404);
      if (received === 'forged') return context.json({ code: 'webhook-forged' }, 401);
      return context.json({ received: true });
    } catch (error) {
      const reference = newRequestId();
      world.log.fault('webhook-failed', error, { requestId: reference });
      return context.json({ code: 'internal-error', reference }, 500);
    }
  });
}
