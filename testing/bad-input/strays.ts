import { createHmac } from 'node:crypto';
import { PAYMENT_PROVIDERS } from '#contract/customer/booking.ts';
import { EVENT_ID_HEADER, SIGNATURE_HEADER } from '#server/adapters/gateway/sandbox/protocol.ts';
import { sign } from '#server/adapters/gateway/signature.ts';
import { type EveryRoute, REPORT_SECRET } from '../every-route.ts';
import type { RawRequest } from './raw-request.ts';

/** A request to what is no operation: webhooks, popups, pictures, addresses that lead nowhere. */
export type Stray = {
  readonly what: string;
  readonly request: RawRequest;
  readonly statuses: readonly number[];
};

const NOT_OURS = [400, 401, 403, 404, 413];
const UUID = '01a1fc35-0000-7000-8000-000000000000';

export function strays({ sandbox, base }: EveryRoute): Stray[] {
  const signedBy = (secret: string, body: string | Buffer) => ({
    [SIGNATURE_HEADER]: sign(secret, Buffer.from(body)),
    [EVENT_ID_HEADER]: 'event-0001',
  });
  const gateways = [...PAYMENT_PROVIDERS, 'nobody', '%00', '%ff', '..', '__proto__'];
  return [
    ...gateways.flatMap((gateway) =>
      BODIES.map(([what, body]) => ({
        what: `a webhook of ${gateway}, unsigned: ${what}`,
        request: { method: 'POST', path: `/api/webhooks/payment/${gateway}`, body },
        statuses: NOT_OURS,
      })),
    ),
    ...BODIES.map(([what, body]) => ({
      what: `a webhook signed with another secret: ${what}`,
      request: {
        method: 'POST',
        path: '/api/webhooks/payment/sandbox',
        body,
        headers: signedBy('another', body),
      },
      statuses: NOT_OURS,
    })),
    ...BODIES.map(([what, body]) => ({
      what: `a signed webhook: ${what}`,
      request: {
        method: 'POST',
        path: '/api/webhooks/payment/sandbox',
        body,
        headers: signedBy(sandbox.webhookSecret, body),
      },
      statuses: NOT_OURS,
    })),
    ...ORDERS.map(([what, body]) => ({
      what: `a signed webhook about ${what}`,
      request: {
        method: 'POST',
        path: '/api/webhooks/payment/sandbox',
        body,
        headers: signedBy(sandbox.webhookSecret, body),
      },
      statuses: [200, ...NOT_OURS],
    })),
    ...[...BODIES, ...REPORTS].flatMap(([what, body]) => reportsWith(what, body)),
    ...GETS.map((path) => ({
      what: path.slice(0, 60),
      request: { method: 'GET', path },
      statuses: NOT_OURS,
    })),
    ...POPUPS.map((path) => ({
      what: path.slice(0, 60),
      request: { method: 'GET', path, headers: { cookie: `aangan_browser=${'A'.repeat(43)}` } },
      statuses: [200, 302, 404],
    })),
    ...METHODS.map((method) => ({
      what: `${method} of what is only read`,
      request: { method, path: '/api/catalogue', headers: { origin: base } },
      statuses: [404, 405],
    })),
  ];
}

function reportsWith(what: string, body: string | Buffer): Stray[] {
  const signature = createHmac('sha256', REPORT_SECRET).update(body).digest('hex');
  const whatsapp = '/api/webhooks/messages/whatsapp';
  const sms = '/api/webhooks/messages/sms';
  const signed = { 'x-hub-signature-256': `sha256=${signature}` };
  const to = (path: string, headers = {}) => ({ method: 'POST', path, body, headers });
  const known = encodeURIComponent(REPORT_SECRET);
  return [
    { what: `a report, unsigned: ${what}`, request: to(whatsapp), statuses: NOT_OURS },
    { what: `a report of a stranger: ${what}`, request: to(`${sms}/%00%ff`), statuses: NOT_OURS },
    // One about no message of ours is taken and left alone.
    {
      what: `a signed report: ${what}`,
      request: to(whatsapp, signed),
      statuses: [200, ...NOT_OURS],
    },
    {
      what: `a known report: ${what}`,
      request: to(`${sms}/${known}`),
      statuses: [200, ...NOT_OURS],
    },
  ];
}

type Body = readonly [what: string, body: string | Buffer];

const BODIES: readonly Body[] = [
  ['nothing', ''],
  ['no JSON', '{"half":'],
  ['null', 'null'],
  ['a list', '[]'],
  ['a number', '7'],
  ['bytes that are no text', Buffer.from([0xff, 0xfe, 0x00, 0xc0])],
  ['a deep list', '['.repeat(30_000)],
  ['too much', 'x'.repeat(70_000)],
  ['a prototype of its own', '{"__proto__":{"event":"order.completed"}}'],
];

const order = (change: object): string =>
  JSON.stringify({
    eventId: 'event-0001',
    event: 'order.completed',
    payload: {
      merchantOrderId: 'nobody',
      state: 'COMPLETED',
      amount: 80_000,
      paymentDetails: [],
      ...change,
    },
  });
const ORDERS: readonly Body[] = [
  ['an order whose name cannot be written', order({ merchantOrderId: 'a\u0000b' })],
  ['an order whose name is half a character', order({ merchantOrderId: 'a\ud83d' })],
  ['an order without a name', order({ merchantOrderId: null })],
  ['an order over nothing at all', order({ amount: '1e400' })],
];

const status = (id: unknown): object => ({ id, status: 'delivered' });
const REPORTS: readonly Body[] = [
  ...['a\u0000b', 'a\ud83d', null, 7, { id: 1 }, 'x'.repeat(9_000)].map(
    (id): Body => [
      `of ${JSON.stringify(id)?.slice(0, 20)}`,
      JSON.stringify({ entry: [{ changes: [{ value: { statuses: [status(id)] } }] }] }),
    ],
  ),
  ...['a\u0000b', null, {}, []].map(
    (id): Body => [
      `for ${JSON.stringify(id)}`,
      JSON.stringify([{ requestId: id, report: [{ CRQID: id, status: '1' }] }]),
    ],
  ),
  ['whose entries are none', '{"entry":7}'],
  ['whose reports are none', '[{"report":7}]'],
];

const GETS = [
  '/api/nothing',
  '/api/',
  '/api/%00',
  '/api/%ff%fe',
  '/api/%',
  '/api/../../etc/passwd',
  '/api/..%2f..%2fetc%2fpasswd',
  `/api/${'x'.repeat(7_000)}`,
  `/api/profile/image/${UUID}`,
  '/api/profile/image/%00',
  '/api/bookings/%00',
  '/api/webhooks/messages/whatsapp',
  '/api/webhooks/messages/whatsapp?hub.mode=subscribe&hub.verify_token=wrong&hub.challenge=1',
  '/api/webhooks/messages/whatsapp?hub.mode[]=subscribe&hub.verify_token=%00',
];

const POPUPS = ['google', 'facebook', 'x', 'nobody', '__proto__'].flatMap((company) => [
  `/api/auth/social/${company}/start?remember=%00`,
  `/api/auth/social/${company}/callback`,
  `/api/auth/social/${company}/callback?state=%00&code=%00`,
  `/api/auth/social/${company}/callback?state=${'x'.repeat(5_000)}&code=1&code=2`,
  `/api/auth/social/${company}/callback?error=access_denied&error_description=<script>alert(1)</script>`,
]);

const METHODS = ['POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND'];
