import type * as z from 'zod/mini';
import type { Gateway, OrderReport, ReceivedWebhook, RefundReport } from '../gateway.ts';
import { type Answer, ask, type Caller } from './calling.ts';
import {
  createOrderAnswer,
  EVENT_ID_HEADER,
  failure,
  type OrderStatus,
  orderStatus,
  type RefundStatus,
  refundStatus,
  SIGNATURE_HEADER,
  webhookBody,
} from './protocol.ts';
import { isSigned } from './signature.ts';

export type SandboxClientOptions = {
  readonly url: string;
  readonly apiKey: string;
  readonly webhookSecret: string;
  /** Where customers' browsers reach the pay page, when that is not `url`. */
  readonly payPageOrigin?: string;
  readonly timeoutMs?: number;
};

/** The house's side of the sandbox gateway. */
export function createSandboxClient(options: SandboxClientOptions): Gateway {
  const caller: Caller = { ...options, timeoutMs: options.timeoutMs ?? 4_000 };
  return {
    provider: 'sandbox',
    payPageOrigins: [new URL(options.payPageOrigin ?? options.url).origin],

    async createOrder({
      orderReference,
      amountPaise,
      instrument,
      redirectUrl,
      lifetimeSeconds,
      description,
    }) {
      const answer = await ask(caller, 'POST', '/v1/orders', {
        merchantOrderId: orderReference,
        amount: amountPaise,
        expireAfter: Math.min(3600, Math.max(300, lifetimeSeconds)),
        redirectUrl,
        paymentMode: instrument === 'upi' ? 'UPI' : 'CARD',
        description,
      });
      const order = read(createOrderAnswer, answer);
      if (order) return { state: 'created', payUrl: order.redirectUrl };
      // An order of this name exists already: its pay page was lost on the way, so nobody knows more than that.
      if (refusalOf(answer) && refusalOf(answer) !== 'DUPLICATE_ORDER')
        return { state: 'refused', reason: refusalOf(answer) as string };
      return { state: 'unknown', reason: reasonOf(answer) };
    },

    async askOrder(orderReference) {
      const answer = await ask(
        caller,
        'GET',
        `/v1/orders/${encodeURIComponent(orderReference)}/status`,
      );
      const status = read(orderStatus, answer);
      if (status) return orderReport(status);
      if (refusalOf(answer) === 'ORDER_NOT_FOUND') return { state: 'not-found' };
      return { state: 'unknown', reason: reasonOf(answer) };
    },

    async createRefund({ refundReference, orderReference, amountPaise }) {
      const answer = await ask(caller, 'POST', '/v1/refunds', {
        merchantRefundId: refundReference,
        originalMerchantOrderId: orderReference,
        amount: amountPaise,
      });
      const status = read(refundStatus, answer);
      if (status) return refundReport(status);
      const refusal = refusalOf(answer);
      // A refund of this name exists already: whether it went well only asking tells, and a new name would pay twice.
      if (refusal === DUPLICATE) return { state: 'unknown', reason: refusal };
      if (refusal) return { state: 'failed', reason: refusal };
      return { state: 'unknown', reason: reasonOf(answer) };
    },

    async askRefund(refundReference) {
      const answer = await ask(
        caller,
        'GET',
        `/v1/refunds/${encodeURIComponent(refundReference)}/status`,
      );
      const status = read(refundStatus, answer);
      if (status) return refundReport(status);
      if (refusalOf(answer) === 'REFUND_NOT_FOUND') return { state: 'not-found' };
      return { state: 'unknown', reason: reasonOf(answer) };
    },

    verifyWebhook: (webhook) => readWebhook(options.webhookSecret, webhook),
  };
}

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
    instrument: payment.paymentMode === 'UPI' ? 'upi' : 'card',
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
  const parsed = webhookBody.safeParse(parse(Buffer.from(body).toString('utf8')));
  if (!parsed.success || parsed.data.eventId !== header(EVENT_ID_HEADER)) return undefined;
  const { eventId, payload } = parsed.data;
  return 'merchantRefundId' in payload
    ? { eventId, about: 'refund' as const, reference: payload.merchantRefundId }
    : { eventId, about: 'order' as const, reference: payload.merchantOrderId };
}

function read<Schema extends z.ZodMiniType>(
  schema: Schema,
  answer: Answer,
): z.infer<Schema> | undefined {
  if (answer.kind !== 'answered' || answer.status !== 200) return undefined;
  const parsed = schema.safeParse(parse(answer.text));
  return parsed.success ? (parsed.data as z.infer<Schema>) : undefined;
}

/** The code of a clear "no" to what was asked; a 5xx, a 429 or a wrong key says nothing about the order. */
function refusalOf(answer: Answer): string | undefined {
  if (answer.kind !== 'answered' || ![400, 404, 409, 422].includes(answer.status)) return undefined;
  const parsed = failure.safeParse(parse(answer.text));
  return parsed.success ? parsed.data.code : undefined;
}

const reasonOf = (answer: Answer): string =>
  answer.kind === 'answered' ? `an answer we do not understand (${answer.status})` : answer.reason;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
