import { randomBytes } from 'node:crypto';
import type { Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { SECOND } from '#kernel/time.ts';
import { writeCsv } from '#server/platform/csv.ts';
import { rupeesOf } from '../settlement-file.ts';
import { digest } from '../signature.ts';
import { answerCall, distort, isSilent, silence } from '../simulator/inject-fault.ts';
import { newGatewayId, type Order, type Refund } from '../simulator/orders.ts';
import type { News, Protocol, SimulatorContext } from '../simulator/simulator-context.ts';
import type { PhonepeAccount } from './account.ts';
import { SETTLEMENT_COLUMNS } from './settlement.ts';

/** PhonePe's own side of its protocol, as documented; see `protocol.ts`. */
export function phonepeProtocol(account: PhonepeAccount): Protocol {
  const tokens = new Map<string, number>();
  return {
    provider: 'phonepe',
    title: 'PhonePe, simulated',
    prefixes: { order: 'OMO', payment: 'OM', refund: 'OMR' },
    open(app, simulator) {
      openTokens(app, simulator, account, tokens);
      const guard = async (context: Context, next: () => Promise<void>) => {
        const token = context.req.header('authorization')?.match(/^O-Bearer (.+)$/)?.[1] ?? '';
        return (tokens.get(token) ?? 0) > Date.now()
          ? next()
          : refuse(context, 401, 'AUTHORIZATION_FAILED');
      };
      app.use('/checkout/*', guard);
      app.use('/payments/*', guard);
      openOrders(app, simulator);
      openRefunds(app, simulator);
    },
    refuse,
    write: (news) => [
      {
        body: JSON.stringify(announcement(news)),
        headers: { authorization: digest(`${account.webhookUser}:${account.webhookPassword}`) },
      },
    ],
    settlementFile: (rows) =>
      writeCsv(
        SETTLEMENT_COLUMNS,
        rows.map((row) => [
          row.kind.toUpperCase(),
          row.ourReference,
          row.gatewayReference,
          'Customer',
          row.mode === 'CARD' ? 'PG_REDEMPTION_CC' : 'UPI_REDEMPTION',
          new Date(row.at).toISOString(),
          rupeesOf(row.kind === 'payment' ? row.amountPaise : -row.amountPaise),
          rupeesOf(-row.feePaise),
          new Date(row.at).toISOString(),
          row.payoutReference.slice(3),
          row.payoutReference,
          '0.00',
          rupeesOf(-Math.floor(row.taxPaise / 2)),
          rupeesOf(-Math.ceil(row.taxPaise / 2)),
        ]),
      ),
    forge: ({ body }) => ({
      body: body.replaceAll('"FAILED"', '"COMPLETED"'),
      headers: { authorization: digest('aangan:a guess') },
    }),
  };
}

const TOKEN_SECONDS = 15 * 60;

function openTokens(
  app: Hono,
  simulator: SimulatorContext,
  account: PhonepeAccount,
  tokens: Map<string, number>,
): void {
  app.post('/v1/oauth/token', async (context) => {
    const form = await context.req.parseBody();
    const isOurs =
      form.client_id === account.clientId &&
      form.client_secret === account.clientSecret &&
      form.client_version === account.clientVersion &&
      form.grant_type === 'client_credentials';
    return answerCall(simulator, context, { call: 'token', about: undefined }, (fault) => {
      if (!isOurs) return refuse(context, 401, 'INVALID_CLIENT');
      const access_token = randomBytes(24).toString('base64url');
      const issued_at = Math.floor(Date.now() / SECOND);
      // A token that ends at once is one that the gateway forgets.
      const expires_at = issued_at + TOKEN_SECONDS;
      tokens.set(access_token, fault?.kind === 'short-lived' ? 0 : expires_at * SECOND);
      const token_type = 'O-Bearer';
      return context.json({ access_token, issued_at, expires_at, token_type });
    });
  });
}

const payRequest = z.object({
  merchantOrderId: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,63}$/)),
  amount: z.number().check(z.int(), z.minimum(100)),
  expireAfter: z._default(z.number().check(z.int(), z.minimum(300), z.maximum(3600)), 1800),
  metaInfo: z._default(z.record(z.string(), z.string().check(z.maxLength(256))), {}),
  paymentFlow: z.object({
    type: z.literal('PG_CHECKOUT'),
    merchantUrls: z.object({ redirectUrl: z.string().check(z.regex(/^https?:\/\//)) }),
    paymentModeConfig: z.optional(
      z.object({
        version: z.literal('V2'),
        enabledPaymentModes: z.array(z.object({ type: z.enum(['UPI', 'CARD']) })),
      }),
    ),
  }),
});

function openOrders(app: Hono, simulator: SimulatorContext): void {
  app.post('/checkout/v2/pay', async (context) => {
    const read = payRequest.safeParse(await context.req.json().catch(() => undefined));
    if (!read.success) return refuse(context, 400, 'BAD_REQUEST');
    const { merchantOrderId, amount, expireAfter, metaInfo, paymentFlow } = read.data;
    const call = { call: 'create-order', about: merchantOrderId } as const;
    return answerCall(simulator, context, call, (fault) => {
      if (simulator.book.findOrder(merchantOrderId))
        return refuse(context, 400, 'DUPLICATE_MERCHANT_ORDER_ID');
      const modes = paymentFlow.paymentModeConfig?.enabledPaymentModes ?? [];
      const order: Order = {
        kind: 'order',
        id: newGatewayId(simulator.protocol.prefixes.order),
        merchantOrderId,
        amount,
        paymentMode: modes[0]?.type === 'CARD' ? 'CARD' : 'UPI',
        redirectUrl: paymentFlow.merchantUrls.redirectUrl,
        description: simulator.shopName,
        createdAt: simulator.now(),
        expireAt: simulator.now() + expireAfter * SECOND,
        state: 'PENDING',
        payments: [],
        notes: metaInfo,
      };
      simulator.book.write(order);
      const origin = fault?.kind === 'foreign-pay-page' ? 'https://pay.example' : simulator.origin;
      const { id: orderId, state, expireAt } = order;
      return context.json({ orderId, state, expireAt, redirectUrl: `${origin}/pay/${orderId}` });
    });
  });

  app.get('/checkout/v2/order/:merchantOrderId/status', (context) => {
    const { merchantOrderId } = context.req.param();
    const order = simulator.book.findOrder(merchantOrderId);
    if (isSilent(simulator, order)) return silence(simulator, context);
    const call = { call: 'ask-order', about: merchantOrderId } as const;
    const details = context.req.query('details') === 'true';
    return answerCall(simulator, context, call, (fault) =>
      order
        ? context.json(statusOf(distort(order, fault), details))
        : refuse(context, 404, 'ORDER_NOT_FOUND'),
    );
  });
}

const refundRequest = z.object({
  merchantRefundId: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,63}$/)),
  originalMerchantOrderId: z.string(),
  amount: z.number().check(z.int(), z.minimum(100)),
});

function openRefunds(app: Hono, simulator: SimulatorContext): void {
  app.post('/payments/v2/refund', async (context) => {
    const read = refundRequest.safeParse(await context.req.json().catch(() => undefined));
    if (!read.success) return refuse(context, 400, 'BAD_REQUEST');
    const wanted = read.data;
    const call = { call: 'create-refund', about: wanted.originalMerchantOrderId } as const;
    return answerCall(simulator, context, call, () => {
      if (simulator.book.findRefund(wanted.merchantRefundId))
        return refuse(context, 400, 'DUPLICATE_MERCHANT_REFUND_ID');
      const order = simulator.book.findOrder(wanted.originalMerchantOrderId);
      if (order?.state !== 'COMPLETED') return refuse(context, 400, 'INVALID_TRANSACTION');
      const refunded = simulator.book.refundedOf(order.merchantOrderId);
      if (refunded + wanted.amount > order.amount)
        return refuse(context, 400, 'REFUND_AMOUNT_EXCEEDED');
      const {
        id: refundId,
        amount,
        state,
      } = simulator.refunding.begin(wanted, simulator.switches.refunds);
      return context.json({ refundId, amount, state });
    });
  });

  app.get('/payments/v2/refund/:merchantRefundId/status', (context) => {
    const refund = simulator.book.findRefund(context.req.param('merchantRefundId'));
    const call = { call: 'ask-refund', about: refund?.originalMerchantOrderId } as const;
    return answerCall(simulator, context, call, () =>
      refund ? context.json(refundOf(refund)) : refuse(context, 404, 'REFUND_NOT_FOUND'),
    );
  });
}

const announcement = (news: News): object => {
  const isPaid = (news.about === 'order' ? news.order : news.refund).state === 'COMPLETED';
  const end = isPaid ? 'completed' : 'failed';
  return news.about === 'order'
    ? {
        event: `checkout.order.${end}`,
        payload: {
          merchantOrderId: news.order.merchantOrderId,
          ...statusOf(news.order, true),
        },
      }
    : {
        event: `pg.refund.${end}`,
        payload: { merchantRefundId: news.refund.merchantRefundId, ...refundOf(news.refund) },
      };
};

const statusOf = (order: Order, details: boolean): object => ({
  orderId: order.id,
  state: order.state,
  amount: order.amount,
  expireAt: order.expireAt,
  metaInfo: { ...order.notes, udf1: order.merchantOrderId },
  ...(order.errorCode ? { errorCode: order.errorCode } : {}),
  paymentDetails: order.payments
    .map((one) => ({ ...one, paymentMode: one.paymentMode === 'CARD' ? 'CARD' : 'UPI_INTENT' }))
    .slice(details ? 0 : -1),
});

const refundOf = (refund: Refund): object => ({
  originalMerchantOrderId: refund.originalMerchantOrderId,
  amount: refund.amount,
  state: refund.state,
  timestamp: refund.createdAt,
  refundId: refund.id,
  ...(refund.errorCode ? { errorCode: refund.errorCode } : {}),
});

const refuse: Protocol['refuse'] = (context, status, code) =>
  context.json({ code, message: code.toLowerCase().replaceAll('_', ' ') }, status);
