import type { Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { SECOND } from '#kernel/time.ts';
import { isSame, sign } from '../signature.ts';
import { answerCall, distort, isSilent, silence } from '../simulator/inject-fault.ts';
import { MODES, newGatewayId, type Order, paidBy } from '../simulator/orders.ts';
import { settlementOf } from '../simulator/settling.ts';
import type { News, Protocol, SimulatorContext, Webhook } from '../simulator/simulator-context.ts';
import type { RazorpayAccount } from './account.ts';
import { REFERENCE_NOTE } from './protocol.ts';
import { openRefunds } from './simulated-refunds.ts';
import { givenBackOf, orderOf, paymentsOf, refundOf, settledOf } from './simulated-words.ts';

/** Razorpay's own side of its protocol, as documented; see `protocol.ts`. */
export const razorpayProtocol = (account: RazorpayAccount): Protocol => ({
  provider: 'razorpay',
  title: 'Razorpay, simulated',
  prefixes: { order: 'order_', payment: 'pay_', refund: 'rfnd_' },
  open(app, simulator) {
    openCheckout(app, simulator, account);
    const key = Buffer.from(`${account.keyId}:${account.keySecret}`).toString('base64');
    app.use('/v1/*', async (context, next) =>
      isSame(`Basic ${key}`, context.req.header('authorization'))
        ? next()
        : refuse(context, 401, 'The api key provided is invalid'),
    );
    openOrders(app, simulator);
    openRefunds(app, simulator);
    openReconciliation(app, simulator);
  },
  refuse,
  write: (news) => announcements(news).map((one) => seal(account.webhookSecret, one)),
  forge: ({ body }) =>
    seal('a secret that is not the secret', JSON.parse(body.replaceAll('"failed"', '"captured"'))),
  returnForm(order) {
    const payment = paidBy(order);
    if (!payment)
      return {
        'error[code]': 'BAD_REQUEST_ERROR',
        'error[description]': 'Your payment was declined.',
        'error[reason]': 'payment_failed',
      };
    return {
      razorpay_payment_id: payment.transactionId,
      razorpay_order_id: order.id,
      razorpay_signature: sign(account.keySecret, `${order.id}|${payment.transactionId}`),
    };
  },
});

function seal(secret: string, content: object): Webhook {
  const body = JSON.stringify(content);
  const headers = {
    'x-razorpay-event-id': newGatewayId('evt_'),
    'x-razorpay-signature': sign(secret, body),
  };
  return { body, headers };
}

/** A captured payment is told twice, as a payment and as a paid order. */
function announcements(news: News): object[] {
  const created_at = Math.floor(Date.now() / SECOND);
  const event = (name: string, payload: Record<string, object>) => ({
    entity: 'event',
    account_id: 'acc_SIMULATED00000',
    event: name,
    contains: Object.keys(payload),
    payload: Object.fromEntries(
      Object.entries(payload).map(([entity, content]) => [entity, { entity: content }]),
    ),
    created_at,
  });
  if (news.about === 'refund') {
    const name = news.refund.state === 'COMPLETED' ? 'refund.processed' : 'refund.failed';
    return [event(name, { refund: refundOf(news.refund, undefined) })];
  }
  const { order } = news;
  const payment = paymentsOf(order).at(-1) ?? {};
  const last = order.payments.at(-1);
  if (last?.givenBack) return [event('refund.processed', { payment, refund: givenBackOf(last) })];
  return order.state === 'COMPLETED'
    ? [
        event('payment.captured', { payment }),
        event('order.paid', { payment, order: orderOf(order, false) }),
      ]
    : [event('payment.failed', { payment })];
}

const orderRequest = z.object({
  amount: z.number().check(z.int(), z.minimum(100)),
  currency: z.literal('INR'),
  receipt: z.string().check(z.maxLength(40)),
  payment: z.optional(z.object({ capture: z.enum(['automatic', 'manual']) })),
  notes: z._default(z.record(z.string(), z.string().check(z.maxLength(256))), {}),
});

function openOrders(app: Hono, simulator: SimulatorContext): void {
  app.post('/v1/orders', async (context) => {
    const read = orderRequest.safeParse(await context.req.json().catch(() => undefined));
    if (!read.success) return refuse(context, 400, 'input_validation_failed');
    const { amount, receipt, notes } = read.data;
    return answerCall(simulator, context, { call: 'create-order', about: receipt }, () => {
      if (simulator.book.findOrder(receipt)) return refuse(context, 400, 'The receipt is in use');
      const order: Order = {
        kind: 'order',
        id: newGatewayId(simulator.protocol.prefixes.order),
        merchantOrderId: receipt,
        amount,
        paymentMode: 'UPI',
        // Nothing of an order says how it is to be paid: that is chosen on the page.
        modes: MODES,
        redirectUrl: undefined,
        description: simulator.shopName,
        createdAt: simulator.now(),
        expireAt: null,
        state: 'PENDING',
        payments: [],
        notes,
      };
      simulator.book.write(order);
      return context.json(orderOf(order, false));
    });
  });

  app.get('/v1/orders', (context) => {
    const receipt = context.req.query('receipt') ?? '';
    const order = simulator.book.findOrder(receipt);
    if (isSilent(simulator, order)) return silence(simulator, context);
    const expand = context.req.query('expand[]') === 'payments';
    return answerCall(simulator, context, { call: 'ask-order', about: receipt }, (fault) => {
      const items = order ? [orderOf(distort(order, fault), expand)] : [];
      return context.json({ entity: 'collection', count: items.length, items });
    });
  });
}

function openReconciliation(app: Hono, simulator: SimulatorContext): void {
  app.get('/v1/settlements/recon/combined', (context) => {
    const { year, month, day, count = '10', skip = '0' } = context.req.query();
    const call = { call: 'read-settlement', about: undefined } as const;
    return answerCall(simulator, context, call, () => {
      const rows = settlementOf(simulator, `${year}-${month}-${day}`);
      const items = rows.slice(Number(skip), Number(skip) + Number(count)).map(settledOf);
      return context.json({ entity: 'collection', count: items.length, items });
    });
  });
}

/** The customer's browser comes with a form and is sent to the pay page; no key but the public one. */
function openCheckout(app: Hono, simulator: SimulatorContext, { keyId }: RazorpayAccount): void {
  app.post('/v1/checkout/embedded', async (context: Context) => {
    const form = await context.req.parseBody();
    const order = simulator.book.findOrderById(String(form.order_id));
    const isKnown = order?.merchantOrderId === form[`notes[${REFERENCE_NOTE}]`];
    if (!order || !isKnown || form.key_id !== keyId || form.amount !== String(order.amount))
      return refuse(context, 400, 'The id provided does not exist');
    simulator.book.write({
      ...order,
      redirectUrl: String(form.callback_url),
      cancelUrl: String(form.cancel_url),
      description: String(form.name),
    });
    return context.redirect(`${simulator.origin}/pay/${order.id}`, 303);
  });
}

const refuse: Protocol['refuse'] = (context, status, code) =>
  context.json(
    {
      error: {
        code: status >= 500 ? 'SERVER_ERROR' : 'BAD_REQUEST_ERROR',
        description: code,
        source: 'business',
        reason: code,
        metadata: {},
      },
    },
    status,
  );
