import type { Context, Hono } from 'hono';
import type { World } from '#server/app-context.ts';
import { receiveReports } from '#server/effects/receive-reports.ts';
import { newRequestId } from '#server/platform/http/request-id.ts';
import { readAtMost } from './read-at-most.ts';

const MOST_BYTES = 64 * 1024;
const STATUS = {
  accepted: 200,
  forged: 401,
  'no-such-channel': 404,
  'not-readable': 400,
} as const;

/** Takes the channels' delivery reports. As with payments, the proof of origin is the only pass. */
export function openMessageWebhooks(app: Hono, world: World): void {
  app.get('/api/webhooks/messages/whatsapp', (context) => handshake(context, world));
  app.post('/api/webhooks/messages/whatsapp', (context) => take(context, world, 'whatsapp'));
  app.post('/api/webhooks/messages/sms/:secret', (context) => take(context, world, 'sms'));
}

/** WhatsApp asks once whether the address is ours; who knows the word we agreed on gets its challenge back. */
function handshake(context: Context, { messenger }: World): Response {
  const expected = messenger.reports.whatsapp?.verifyToken;
  const isOurs =
    context.req.query('hub.mode') === 'subscribe' &&
    expected !== undefined &&
    context.req.query('hub.verify_token') === expected;
  return isOurs
    ? context.text((context.req.query('hub.challenge') ?? '').slice(0, 200))
    : context.json({ code: 'not-allowed' }, 403);
}

async function take(
  context: Context,
  world: World,
  channel: 'whatsapp' | 'sms',
): Promise<Response> {
  try {
    const body = await readAtMost(context.req.raw, MOST_BYTES);
    if (!body) return context.json({ code: 'too-large' }, 413);
    const signature = context.req.header('x-hub-signature-256') ?? null;
    const secret = context.req.param('secret') ?? '';
    const taken = await receiveReports(world, channel, { body, signature, secret });
    return context.json({ taken }, STATUS[taken]);
  } catch (error) {
    const reference = newRequestId();
    world.log.fault('report-failed', error, { requestId: reference });
    // Anything but 2xx makes the channel send it again.
    return context.json({ code: 'internal-error', reference }, 500);
  }
}
