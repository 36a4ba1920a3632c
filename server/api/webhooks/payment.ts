import type { Context, Hono } from 'hono';
import type { World } from '#server/app-context.ts';
import { receiveWebhook } from '#server/effects/receive-webhook.ts';
import { newRequestId } from '#server/platform/http/request-id.ts';
import { readAtMost } from './read-at-most.ts';

/** Webhooks are small; whoever sends more is no gateway. */
const MOST_BYTES = 64 * 1024;

/**
 * Takes reports of payment gateways, without session, origin or JSON: the signature over the bytes as they came is the only
 * pass. The answer is given at once; whatever follows from it is a job.
 */
export function openPaymentWebhook(app: Hono, world: World): void {
  app.post('/api/webhooks/payment/:provider', async (context) => {
    try {
      return await answer(context, world);
    } catch (error) {
      const reference = newRequestId();
      world.log.fault('webhook-failed', error, { requestId: reference });
      // Anything but 2xx makes the gateway send it again.
      return context.json({ code: 'internal-error', reference }, 500);
    }
  });
}

async function answer(context: Context, world: World): Promise<Response> {
  const body = await readAtMost(context.req.raw, MOST_BYTES);
  if (!body) return context.json({ code: 'too-large' }, 413);
  const header = (name: string): string | null => context.req.header(name) ?? null;
  const received = await receiveWebhook(world, context.req.param('provider') ?? '', {
    body,
    header,
  });
  if (received === 'no-such-gateway') return context.json({ code: 'not-found' }, 404);
  if (received === 'forged') return context.json({ code: 'webhook-forged' }, 401);
  if (received === 'replayed') return context.json({ code: 'webhook-replayed' }, 409);
  return context.json({ received: true });
}
