import type { Context, Hono } from 'hono';
import type * as z from 'zod/mini';
import { isSame, sign } from '../signature.ts';
import { answerCall, distort, isSilent, silence } from '../simulator/inject-fault.ts';
import { newGatewayId, type Order, type Refund } from '../simulator/orders.ts';
import { settlementOf } from '../simulator/settling.ts';
import type { News, Protocol, SimulatorContext, Webhook } from '../simulator/simulator-context.ts';
import {
  createOrderRequest,
  createRefundRequest,
  EVENT_ID_HEADER,
  type OrderStatus,
  type RefundStatus,
  SIGNATURE_HEADER,
  type WebhookBody,
} from './protocol.ts';

/** The sandbox gateway's own side of its protocol. */
export const sandboxProtocol = (secrets: {
  readonly apiKey: string;
  readonly webhookSecret: string;
}): Protocol => ({
  provider: 'sandbox',
  title: 'payment sandbox',
  prefixes: { order: 'SBXO', payment: 'SBXT', refund: 'SBXR' },
  open(app, simulator) {
    app.use('/v1/*', async (context, next) =>
      isSame(`Bearer ${secrets.apiKey}`, context.req.header('authorization'))
        ? next()
        : refuse(context, 401, 'UNAUTHORIZED'),
    );
    openOrders(app, simulator);
    openRefunds(app, simulator);
    openSettlements(app, simulator);
  },
  refuse,
  write: (news) => [
    seal(secrets.webhookSecret, { eventId: newGatewayId('SBXE'), ...announcement(news) }),
  ],
  forge({ body }) {
    const lie = body.replaceAll('"FAILED"', '"COMPLETED"');
    const eventId = newGatewayId('SBXE');
    return seal('a secret that is not the secret', { ...(JSON.parse(lie) as object), eventId });
  },
});

function seal(secret: string, content: { readonly eventId: string }): Webhook {
  const body = JSON.stringify(content);
  const headers = { [EVENT_ID_HEADER]: content.eventId, [SIGNATURE_HEADER]: sign(secret, body) };
  return { body, headers };
}

function announcement(news: News): Omit<WebhookBody, 'eventId'> {
  const isPaid = (news.about === 'order' ? news.order : news.refund).state === 'COMPLETED';
  return news.about === 'order'
    ? { event: isPaid ? 'order.completed' : 'order.failed', payload: statusOf(news.order) }
    : { event: isPaid ? 'refund.completed' : 'refund.failed', payload: refundOf(news.refund) };
}

function openOrders(app: Hono, simulator: SimulatorContext): void {
  app.post('/v1/orders', async (context) => {
    const wanted = await read(context, createOrderRequest);
    if (!wanted) return refuse(context, 400, 'BAD_REQUEST');
    const { merchantOrderId } = wanted;
    const call = { call: 'create-order', about: merchantOrderId } as const;
    return answerCall(simulator, context, call, (fault) => {
      if (simulator.book.findOrder(merchantOrderId)) return refuse(context, 409, 'DUPLICATE_ORDER');
      const order: Order = {
        kind: 'order',
        id: newGatewayId(simulator.protocol.prefixes.order),
        merchantOrderId,
        amount: wanted.amount,
        paymentMode: wanted.paymentMode,
        redirectUrl: wanted.redirectUrl,
        description: wanted.description,
        createdAt: simulator.now(),
        expireAt: simulator.now() + wanted.expireAfter * 1000,
        state: 'PENDING',
        payments: [],
      };
      simulator.book.write(order);
      const origin = fault?.kind === 'foreign-pay-page' ? 'https://pay.example' : simulator.origin;
      const { id: orderId, state, expireAt } = order;
      const redirectUrl = `${origin}/pay/${orderId}`;
      return context.json({ orderId, state, expireAt, redirectUrl });
    });
  });

  app.get('/v1/orders/:merchantOrderId/status', (context) => {
    const { merchantOrderId } = context.req.param();
    const order = simulator.book.findOrder(merchantOrderId);
    if (isSilent(simulator, order)) return silence(simulator, context);
    const call = { call: 'ask-order', about: merchantOrderId } as const;
    return answerCall(simulator, context, call, (fault) =>
      order
        ? context.json(statusOf(distort(order, fault)))
        : refuse(context, 404, 'ORDER_NOT_FOUND'),
    );
  });
}

function openRefunds(app: Hono, simulator: SimulatorContext): void {
  app.post('/v1/refunds', async (context) => {
    const wanted = await read(context, createRefundRequest);
    if (!wanted) return refuse(context, 400, 'BAD_REQUEST');
    const call = { call: 'create-refund', about: wanted.originalMerchantOrderId } as const;
    return answerCall(simulator, context, call, () => {
      const known = simulator.book.findRefund(wanted.merchantRefundId);
      if (known) return context.json(refundOf(known));
      const order = simulator.book.findOrder(wanted.originalMerchantOrderId);
      if (order?.state !== 'COMPLETED') return refuse(context, 400, 'ORDER_NOT_PAID');
      const refunded = simulator.book.refundedOf(order.merchantOrderId);
      if (refunded + wanted.amount > order.amount) return refuse(context, 400, 'AMOUNT_TOO_LARGE');
      return context.json(refundOf(simulator.refunding.begin(wanted, simulator.switches.refunds)));
    });
  });

  app.get('/v1/refunds/:merchantRefundId/status', (context) => {
    const refund = simulator.book.findRefund(context.req.param('merchantRefundId'));
    const call = { call: 'ask-refund', about: refund?.originalMerchantOrderId } as const;
    return answerCall(simulator, context, call, () =>
      refund ? context.json(refundOf(refund)) : refuse(context, 404, 'REFUND_NOT_FOUND'),
    );
  });
}

function openSettlements(app: Hono, simulator: SimulatorContext): void {
  app.get('/v1/settlements/:day', (context) => {
    const { day } = context.req.param();
    const { count = '200', skip = '0' } = context.req.query();
    const call = { call: 'read-settlement', about: undefined } as const;
    return answerCall(simulator, context, call, () => {
      const rows = settlementOf(simulator, day);
      const lines = rows.slice(Number(skip), Number(skip) + Number(count));
      return rows.length > 0
        ? context.json({ day, lines })
        : refuse(context, 404, 'SETTLEMENT_NOT_FOUND');
    });
  });
}

const statusOf = (order: Order): OrderStatus => ({
  merchantOrderId: order.merchantOrderId,
  orderId: order.id,
  state: order.state,
  amount: order.amount,
  expireAt: order.expireAt ?? 0,
  ...(order.errorCode ? { errorCode: order.errorCode } : {}),
  paymentDetails: [...order.payments],
});

const refundOf = (refund: Refund): RefundStatus => ({
  merchantRefundId: refund.merchantRefundId,
  refundId: refund.id,
  originalMerchantOrderId: refund.originalMerchantOrderId,
  state: refund.state,
  amount: refund.amount,
  ...(refund.errorCode ? { errorCode: refund.errorCode } : {}),
});

async function read<Schema extends z.ZodMiniType>(
  context: Context,
  schema: Schema,
): Promise<z.infer<Schema> | undefined> {
  const parsed = schema.safeParse(await context.req.json().catch(() => undefined));
  return parsed.success ? (parsed.data as z.infer<Schema>) : undefined;
}

const refuse: Protocol['refuse'] = (context, status, code) =>
  context.json({ code, message: code.toLowerCase().replaceAll('_', ' ') }, status);
