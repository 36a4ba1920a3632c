import { SECOND } from '#kernel/time.ts';
import { type Answer, ask } from '../calling.ts';
import type {
  Gateway,
  ReceivedWebhook,
  RefundRequest,
  SettlementLine,
  SettlementRead,
  WebhookHint,
} from '../gateway.ts';
import { parseAs, readAs, readRefusal, unknown } from '../reading.ts';
import { digest, isSigned } from '../signature.ts';
import type { RazorpayAccount } from './account.ts';
import { createCheckout } from './checkout.ts';
import {
  createdOrder,
  EXPIRY_NOTE,
  failure,
  noteOf,
  type Order,
  orderList,
  REFERENCE_NOTE,
  refund,
  refundList,
  webhookBody,
} from './protocol.ts';
import { orderReport, refundReport } from './reports.ts';
import { readRazorpaySettlement, reconciliation } from './settlement.ts';

export type RazorpayClientOptions = RazorpayAccount & {
  /** `/v1` stands below it. */
  readonly apiUrl: string;
  /** The address of our own pages: one of them sends the browser on to theirs. */
  readonly siteOrigins: readonly string[];
  readonly brandName: string;
  readonly timeoutMs?: number;
};

/** Razorpay: Orders, Refunds and Hosted Checkout; see `protocol.ts` for where it is written down. */
export function createRazorpayClient(options: RazorpayClientOptions): Gateway {
  const call = callerOf(options);
  const findOrder = orderFinder(call);
  const orders = ordersOf(call, findOrder);
  return {
    provider: 'razorpay',
    payPageOrigins: options.siteOrigins,
    checkout: createCheckout(options, findOrder),

    ...orders,
    ...refundsOf(call, orders.askOrder),
    readSettlement: (day) => readSettlement(call, day),
    verifyWebhook: (webhook) => readWebhook(options.webhookSecret, webhook),
  };
}

type Call = (
  method: 'GET' | 'POST',
  path: string,
  body?: object,
  headers?: Readonly<Record<string, string>>,
) => Promise<Answer>;
type FindOrder = (orderReference: string) => Promise<Order | 'not-found' | Answer>;

function callerOf({ keyId, keySecret, apiUrl, timeoutMs = 6_000 }: RazorpayClientOptions): Call {
  const key = Buffer.from(`${keyId}:${keySecret}`).toString('base64');
  return (method, path, body, headers = {}) =>
    ask({
      method,
      url: `${apiUrl}${path}`,
      headers: { authorization: `Basic ${key}`, ...headers },
      timeoutMs,
      ...(body ? { body } : {}),
    });
}

/** Their name for an order is not needed: they find it by our receipt, also when their answer to us was lost. */
const orderFinder =
  (call: Call): FindOrder =>
  async (orderReference) => {
    const query = new URLSearchParams({ receipt: orderReference, 'expand[]': 'payments' });
    const answer = await call('GET', `/v1/orders?${query}`);
    const read = readAs(orderList, answer);
    return read ? (read.items[0] ?? 'not-found') : answer;
  };

const ordersOf = (call: Call, findOrder: FindOrder): Pick<Gateway, 'createOrder' | 'askOrder'> => ({
  async createOrder(wanted) {
    const { orderReference, amountPaise, redirectUrl, lifetimeSeconds } = wanted;
    const expiresAt = Math.floor(Date.now() / SECOND) + lifetimeSeconds;
    const answer = await call('POST', '/v1/orders', {
      amount: amountPaise,
      currency: 'INR',
      receipt: orderReference,
      payment: {
        capture: 'automatic',
        capture_options: { automatic_expiry_period: 12, refund_speed: 'normal' },
      },
      notes: { [REFERENCE_NOTE]: orderReference, [EXPIRY_NOTE]: String(expiresAt) },
    });
    if (readAs(createdOrder, answer)) {
      const payUrl = new URL(`/api/payment/checkout/razorpay/${orderReference}`, redirectUrl);
      payUrl.searchParams.set('to', redirectUrl);
      return { state: 'created', payUrl: payUrl.href };
    }
    const refusal = readRefusal(failure, answer);
    if (!refusal) return unknown(answer);
    // A no may mean that there is an order with this receipt already.
    const reason = refusal.error.description ?? refusal.error.code;
    const state = (await findOrder(orderReference)) === 'not-found' ? 'refused' : 'unknown';
    return { state, reason };
  },

  async askOrder(orderReference) {
    const found = await findOrder(orderReference);
    if (found === 'not-found') return { state: 'not-found' };
    return 'kind' in found ? unknown(found) : orderReport(found, Date.now());
  },
});

function refundsOf(
  call: Call,
  askOrder: Gateway['askOrder'],
): Pick<Gateway, 'createRefund' | 'askRefund'> {
  const refunds: Pick<Gateway, 'createRefund' | 'askRefund'> = {
    async createRefund(wanted) {
      const paymentReference = await paymentOf(askOrder, wanted);
      if (!paymentReference) return { state: 'unknown', reason: 'the payment was not found' };
      const { refundReference, amountPaise } = wanted;
      const answer = await call(
        'POST',
        `/v1/payments/${encodeURIComponent(paymentReference)}/refund`,
        {
          amount: amountPaise,
          speed: 'normal',
          receipt: refundReference,
          notes: { [REFERENCE_NOTE]: refundReference },
        },
        { 'x-refund-idempotency': refundReference },
      );
      const made = readAs(refund, answer);
      if (made) return refundReport(made);
      const refusal = readRefusal(failure, answer);
      // 409: the same refund is being made at this moment.
      if (!refusal || (answer.kind === 'answered' && answer.status === 409)) return unknown(answer);
      const known = await refunds.askRefund({ ...wanted, paymentReference });
      if (known.state !== 'not-found') return known;
      return { state: 'failed', reason: refusal.error.description ?? refusal.error.code };
    },

    async askRefund(wanted) {
      const paymentReference = await paymentOf(askOrder, wanted);
      if (!paymentReference) return { state: 'unknown', reason: 'the payment was not found' };
      const path = `/v1/payments/${encodeURIComponent(paymentReference)}/refunds?count=100`;
      const answer = await call('GET', path);
      const list = readAs(refundList, answer);
      if (!list) return unknown(answer);
      const made = list.items.find(({ receipt }) => receipt === wanted.refundReference);
      return made ? refundReport(made) : { state: 'not-found' };
    },
  };
  return refunds;
}

async function readSettlement(call: Call, day: string): Promise<SettlementRead> {
  const [year, month, date] = day.split('-');
  const lines: SettlementLine[] = [];
  for (let skip = 0; ; skip += PAGE) {
    const query = `year=${year}&month=${month}&day=${date}&count=${PAGE}&skip=${skip}`;
    const answer = await call('GET', `/v1/settlements/recon/combined?${query}`);
    const read = readAs(reconciliation, answer);
    if (!read) return unknown(answer);
    lines.push(...readRazorpaySettlement(read.items));
    if (read.items.length < PAGE)
      return lines.length > 0 ? { state: 'read', lines } : { state: 'none' };
  }
}

/** As many as they give at once; an answer must also fit into what we read. */
const PAGE = 200;

/** They give back a payment, not an order. */
async function paymentOf(
  askOrder: Gateway['askOrder'],
  wanted: RefundRequest,
): Promise<string | undefined> {
  if (wanted.paymentReference !== null) return wanted.paymentReference;
  const report = await askOrder(wanted.orderReference);
  return report.state === 'completed' ? report.gatewayReference : undefined;
}

/**
 * Signed over the bytes as they came. Their name for the event stands in a header that is not signed, so that a webhook
 * could be replayed under another one: the same body is the same news.
 */
function readWebhook(secret: string, { body, header }: ReceivedWebhook): WebhookHint | undefined {
  if (!isSigned(secret, body, header('x-razorpay-signature'))) return undefined;
  const parsed = parseAs(webhookBody, Buffer.from(body).toString('utf8'));
  if (!parsed) return undefined;
  const eventId = digest(body);
  const { order, payment, refund: refunded } = parsed.payload;
  // A refund that is not ours: the gateway has given a payment back, and asking about its order tells of it.
  if (refunded?.entity.receipt)
    return { eventId, about: 'refund', reference: refunded.entity.receipt };
  const noted = payment && noteOf(payment.entity.notes, REFERENCE_NOTE);
  const reference = order?.entity.receipt ?? noted ?? payment?.entity.order_id ?? '';
  return { eventId, about: 'order', reference };
}
