import type { PaidWay } from '#contract/customer/refund.ts';
import { type Answer, ask } from '../calling.ts';
import type {
  Gateway,
  OrderReport,
  ReceivedWebhook,
  RefundReport,
  SettlementLine,
  SettlementRead,
} from '../gateway.ts';
import { parseAs, readAs, readRefusal, unknown } from '../reading.ts';
import { isSigned } from '../signature.ts';
import {
  createOrderAnswer,
  EVENT_ID_HEADER,
  failure,
  type OrderStatus,
  orderStatus,
  type RefundStatus,
  refundStatus,
  SIGNATURE_HEADER,
  settlement,
  webhookBody,
} from './protocol.ts';

export type SandboxClientOptions = {
  readonly url: string;
  readonly apiKey: string;
  readonly webhookSecret: string;
  /** Origin at which customers' browsers reach the pay page, when that is not `url`. */
  readonly payPageOrigin?: string;
  readonly timeoutMs?: number;
};

/** The server's side of the sandbox gateway. */
export function createSandboxClient(options: SandboxClientOptions): Gateway {
  const call: Call = (method, path, body) =>
    ask({
      method,
      url: `${options.url}${path}`,
      headers: { authorization: `Bearer ${options.apiKey}` },
      timeoutMs: options.timeoutMs ?? 4_000,
      ...(body ? { body } : {}),
    });
  return {
    provider: 'sandbox',
    payPageOrigins: [new URL(options.payPageOrigin ?? options.url).origin],

    ...ordersOf(call),
    ...refundsOf(call),
    readSettlement: (day) => readSettlement(call, day),
    verifyWebhook: (webhook) => readWebhook(options.webhookSecret, webhook),
  };
}

type Call = (method: 'GET' | 'POST', path: string, body?: object) => Promise<Answer>;

const ordersOf = (call: Call): Pick<Gateway, 'createOrder' | 'askOrder'> => ({
  async createOrder(wanted) {
    const { orderReference, amountPaise, instrument, redirectUrl, lifetimeSeconds } = wanted;
    const answer = await call('POST', '/v1/orders', {
      merchantOrderId: orderReference,
      amount: amountPaise,
      expireAfter: Math.min(3600, Math.max(300, lifetimeSeconds)),
      redirectUrl,
      paymentMode: instrument === 'upi' ? 'UPI' : 'CARD',
      description: wanted.description,
    });
    const order = readAs(createOrderAnswer, answer);
    if (order) return { state: 'created', payUrl: order.redirectUrl };
    // An order of this name exists already: its pay page was lost on the way, so nobody knows more than that.
    const refusal = readRefusal(failure, answer);
    if (refusal && refusal.code !== 'DUPLICATE_ORDER')
      return { state: 'refused', reason: refusal.code };
    return unknown(answer);
  },

  async askOrder(orderReference) {
    const answer = await call('GET', `/v1/orders/${encodeURIComponent(orderReference)}/status`);
    const status = readAs(orderStatus, answer);
    if (status) return orderReport(status);
    if (readRefusal(failure, answer)?.code === 'ORDER_NOT_FOUND') return { state: 'not-found' };
    return unknown(answer);
  },
});

const refundsOf = (call: Call): Pick<Gateway, 'createRefund' | 'askRefund'> => ({
  async createRefund({ refundReference, orderReference, amountPaise }) {
    const answer = await call('POST', '/v1/refunds', {
      merchantRefundId: refundReference,
      originalMerchantOrderId: orderReference,
      amount: amountPaise,
    });
    const status = readAs(refundStatus, answer);
    if (status) return refundReport(status);
    const refusal = readRefusal(failure, answer);
    // A refund of this name exists already: whether it went well only asking tells, and a new name would pay twice.
    if (!refusal || refusal.code === DUPLICATE) return unknown(answer);
    return { state: 'failed', reason: refusal.code };
  },

  async askRefund({ refundReference }) {
    const answer = await call('GET', `/v1/refunds/${encodeURIComponent(refundReference)}/status`);
    const status = readAs(refundStatus, answer);
    if (status) return refundReport(status);
    if (readRefusal(failure, answer)?.code === 'REFUND_NOT_FOUND') return { state: 'not-found' };
    return unknown(answer);
  },
});

async function readSettlement(call: Call, day: string): Promise<SettlementRead> {
  const lines: SettlementLine[] = [];
  for (let skip = 0; ; skip += PAGE) {
    const path = `/v1/settlements/${encodeURIComponent(day)}?count=${PAGE}&skip=${skip}`;
    const answer = await call('GET', path);
    const read = readAs(settlement, answer);
    if (!read) return readRefusal(failure, answer) ? { state: 'none' } : unknown(answer);
    lines.push(...read.lines);
    if (read.lines.length < PAGE) return { state: 'read', lines };
  }
}

/** A whole day may be more than we read in one answer. */
const PAGE = 200;

const DUPLICATE = 'DUPLICATE_NAME';

function orderReport(status: OrderStatus): OrderReport {
  if (status.state === 'PENDING') return { state: 'pending' };
  if (status.state === 'FAILED') return { state: 'failed', reason: status.errorCode ?? 'FAILED' };
  const payment = status.paymentDetails.find(({ state }) => state === 'COMPLETED');
  if (!payment)
    return { state: 'unknown', reason: 'a completed order without a completed payment' };
  return {
    state: 'completed',
    orderReference: status.merchantOrderId,
    gatewayReference: payment.transactionId,
    amountPaise: payment.amount,
    instrument: payment.paymentMode.toLowerCase() as PaidWay,
  };
}

function refundReport(status: RefundStatus): RefundReport {
  const { refundId: gatewayReference, amount: amountPaise } = status;
  if (status.state === 'PENDING') return { state: 'processing', gatewayReference };
  if (status.state === 'COMPLETED') return { state: 'credited', gatewayReference, amountPaise };
  return { state: 'failed', reason: status.errorCode ?? 'FAILED' };
}

/** The event id counts only as it stands in the signed body; a header can be changed by anybody who saw one webhook. */
function readWebhook(secret: string, { body, header }: ReceivedWebhook) {
  if (!isSigned(secret, body, header(SIGNATURE_HEADER))) return undefined;
  const parsed = parseAs(webhookBody, Buffer.from(body).toString('utf8'));
  if (!parsed || parsed.eventId !== header(EVENT_ID_HEADER)) return undefined;
  const { eventId, payload } = parsed;
  return 'merchantRefundId' in payload
    ? { eventId, about: 'refund' as const, reference: payload.merchantRefundId }
    : { eventId, about: 'order' as const, reference: payload.merchantOrderId };
}
