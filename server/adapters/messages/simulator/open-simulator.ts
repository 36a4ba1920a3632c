import { createHmac, randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { fillSentence, smsTemplates } from '../sms/registered-templates.ts';
import { whatsAppTemplates } from '../whatsapp/registered-templates.ts';
import { openPostOffice } from './post-office.ts';
import { type Behaviour, type Received, wellBehaved } from './received.ts';

/** The secrets of both sides; nobody real is behind them. */
export type SimulatorKeys = {
  readonly token: string;
  readonly appSecret: string;
  readonly webhookToken: string;
};

export type SimulatorOptions = SimulatorKeys & {
  /** Address at which the server takes delivery reports: `http://localhost:3000/api/webhooks/messages`. */
  readonly webhookUrl: string;
};

export type Simulator = {
  readonly url: string;
  readonly smtpUrl: string;
  close(): Promise<void>;
};

const MOST_KEPT = 500;

/** WhatsApp, an SMS provider, push services and a mail server in one: they take everything and deliver nothing. */
export async function openSimulator(options: SimulatorOptions): Promise<Simulator> {
  const received: Received[] = [];
  const behaviour = wellBehaved();
  const keep = (one: Received): void => {
    received.push(one);
    received.splice(0, Math.max(0, received.length - MOST_KEPT));
  };
  const app = new Hono();
  app.get('/healthz', (context) => context.json({ simulator: 'messages', pid: process.pid }));
  app.get('/received', (context) => context.json({ received }));
  app.put('/behaviour', async (context) =>
    context.json(Object.assign(behaviour, await context.req.json<Partial<Behaviour>>())),
  );
  app.post('/v23.0/:phone/messages', (context) => takeWhatsApp(context, behaviour, keep, options));
  app.post('/api/v5/flow', (context) => takeSms(context, behaviour, keep, options));
  app.post('/push', (context) => takePush(context, behaviour, keep));
  const office = await openPostOffice(behaviour, keep);
  const server = await listen(app);
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    smtpUrl: office.url,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await Promise.all([closed, office.close()]);
    },
  };
}

type Keep = (one: Received) => void;

async function takeWhatsApp(
  context: Context,
  { whatsapp: mood }: Behaviour,
  keep: Keep,
  { token, appSecret, webhookUrl }: SimulatorOptions,
): Promise<Response> {
  if (mood === 'down') return context.json({}, 503);
  if (context.req.header('authorization') !== `Bearer ${token}`) {
    return context.json({ error: { code: 190 } }, 401);
  }
  const message = await context.req.json();
  const { name, language, components } = message.template;
  const fill: string[] = components[0].parameters.map(({ text }: { text: string }) => text);
  const template = whatsAppTemplates[name];
  if (template?.gaps !== fill.length) return context.json({ error: { code: 132000 } }, 400);
  if (fill.some((text) => /[\n\t]| {5}/.test(text) || text === '')) {
    return context.json({ error: { code: 132018 } }, 400);
  }
  if (mood === 'undeliverable') return context.json({ error: { code: 131026 } }, 400);
  const reference = `wamid.${randomUUID()}`;
  const id: string = message.biz_opaque_callback_data;
  const sentence = template[language.code as 'en'] ?? '';
  const text = sentence.replace(/\{\{(\d)\}\}/g, (_, gap) => fill[Number(gap) - 1] ?? '');
  keep({ channel: 'whatsapp', to: `+${message.to}`, text, id, reference });
  if (mood !== 'silent') {
    const told = {
      id: reference,
      status: mood === 'fail-later' ? 'failed' : 'delivered',
      biz_opaque_callback_data: id,
      ...(mood === 'fail-later' ? { errors: [{ code: 131026 }] } : {}),
    };
    const body = JSON.stringify({
      object: 'whatsapp_business_account',
      entry: [{ changes: [{ field: 'messages', value: { statuses: [told] } }] }],
    });
    const signature = createHmac('sha256', appSecret).update(body).digest('hex');
    report(`${webhookUrl}/whatsapp`, body, { 'x-hub-signature-256': `sha256=${signature}` });
  }
  if (mood === 'lose') return context.json({}, 502);
  return context.json({ messaging_product: 'whatsapp', messages: [{ id: reference }] });
}

async function takeSms(
  context: Context,
  { sms: mood }: Behaviour,
  keep: Keep,
  { token, webhookToken, webhookUrl }: SimulatorOptions,
): Promise<Response> {
  if (mood === 'down') return context.json({}, 503);
  if (mood === 'wrong-key' || context.req.header('authkey') !== token) {
    return context.json({ type: 'error', message: 'Authentication failure' }, 401);
  }
  const { template_id: templateId, recipients } = await context.req.json();
  const { mobiles, CRQID: id, ...variables } = recipients[0];
  const [name, language] = String(templateId).split('.');
  const sentence = smsTemplates[name as string]?.[language as 'en'];
  if (!sentence) return context.json({ type: 'error', message: 'template id missing' }, 400);
  const reference = randomUUID().replaceAll('-', '');
  const text = fillSentence(sentence, Object.values(variables));
  keep({ channel: 'sms', to: `+${mobiles}`, text, id, reference });
  if (mood !== 'silent') {
    const delivered = mood !== 'fail-later';
    const body = JSON.stringify({
      requestId: reference,
      telNum: mobiles,
      status: delivered ? 'Delivered' : 'Failed',
      CRQID: id,
    });
    report(`${webhookUrl}/sms/${webhookToken}`, body, {});
  }
  return context.json({ type: 'success', message: reference });
}

async function takePush(context: Context, { push: mood }: Behaviour, keep: Keep) {
  if (mood === 'down') return context.json({}, 503);
  if (mood === 'gone') return context.body(null, 410);
  const signed = /^vapid t=[\w.-]+, ?k=[\w-]+$/.test(context.req.header('authorization') ?? '');
  if (!signed || !context.req.header('ttl')) return context.body(null, 401);
  const body = Buffer.from(await context.req.arrayBuffer());
  keep({
    channel: 'push',
    to: context.req.query('endpoint') ?? '',
    text: body.toString('base64url'),
    id: null,
    reference: '',
  });
  return context.body(null, 201);
}

/** A moment later, as in life, so that the answer to the call comes first more often than not. */
function report(url: string, body: string, headers: Record<string, string>): void {
  setTimeout(() => {
    const request = {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...headers },
    };
    fetch(url, request).catch(() => {});
  }, 50).unref();
}

function listen(app: Hono): Promise<Server> {
  return new Promise((resolve, reject) => {
    const options = { fetch: app.fetch, port: 0, hostname: '127.0.0.1' };
    const server = serve(options, () => resolve(server as Server));
    server.once('error', reject);
  });
}
