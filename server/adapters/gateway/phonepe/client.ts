import type { PaidWay } from '#contract/customer/refund.ts';
import { type Answer, ask } from '../calling.ts';
import type {
  Gateway,
  OrderReport,
  ReceivedWebhook,
  RefundReport,
  WebhookHint,
} from '../gateway.ts';
import { parseAs, readAs, readRefusal, unknown } from '../reading.ts';
import { readSettlementText } from '../settlement-file.ts';
import { digest, isSame } from '../signature.ts';
import type { PhonepeAccount } from './account.ts';
import {
  failure,
  type OrderStatus,
  orderStatus,
  payAnswer,
  type RefundStatus,
  refundStatus,
  webhookBody,
} from './protocol.ts';
import { readPhonepeSettlement } from './settlement.ts';
import { keepTokens } from './token.ts';

export type PhonepeClientOptions = PhonepeAccount & {
  /** `/checkout/v2` and `/payments/v2` stand below it. */
  readonly apiUrl: string;
  readonly tokenUrl: string;
  readonly payPageOrigins: readonly string[];
  /** Their report of a day: a file from their dashboard or by SFTP, for which they document no call. */
  readonly settlementFile: (day: string) => Promise<string | undefined>;
  readonly timeoutMs?: number;
};

/** PhonePe Payment Gateway v2, Standard Checkout; see `protocol.ts` for where it is written down. */
export function createPhonepeClient(options: PhonepeClientOptions): Gateway {
  const call = callerOf(options);
  return {
    provider: 'phonepe',
    payPageOrigins: options.payPageOrigins,

    ...ordersOf(call),
    ...refundsOf(call),
    async readSettlement(day) {
      const text = await options.settlementFile(day);
      return text === undefined
        ? { state: 'none' }
        : readSettlementText(text, (all) => readPhonepeSettlement(all, day));
    },

    verifyWebhook: (webhook) => readWebhook(options, webhook),
  };
}

type Call = (method: 'GET' | 'POST', path: string, body?: object) => Promise<Answer>;

/** A token that they will not have any more is renewed once: what was refused for it has not been done. */
function callerOf(options: PhonepeClientOptions): Call {
  const timeoutMs = options.timeoutMs ?? 6_000;
  const tokens = keepTokens({ ...options, timeoutMs });
  return async (method, path, body) => {
    for (let renewed = false; ; renewed = true) {
      const token = await tokens.current();
      if (typeof token !== 'string') return withoutToken(token);
      const answer = await ask({
        method,
        url: `${options.apiUrl}${path}`,
        headers: { authorization: `O-Bearer ${token}` },
        timeoutMs,
        ...(body ? { body } : {}),
      });
      if (renewed || answer.kind !== 'answered' || answer.status !== 401) return answer;
      tokens.drop(token);
    }
  };
}

function ordersOf(call: Call): Pick<Gateway, 'createOrder' | 'askOrder'> {
  const orders: Pick<Gateway, 'createOrder' | 'askOrder'> = {
    async createOrder({ orderReference, amountPaise, instrument, redirectUrl, lifetimeSeconds }) {
      const answer = await call('POST', '/checkout/v2/pay', {
        merchantOrderId: orderReference,
        amount: amountPaise,
        expireAfter: Math.min(3600, Math.max(300, lifetimeSeconds)),
        metaInfo: { udf1: orderReference },
        paymentFlow: {
          type: 'PG_CHECKOUT',
          merchantUrls: { redirectUrl },
          // The customer has chosen in our dialog how to pay, and the record of their payment names it.
          paymentModeConfig: {
            version: 'V2',
            enabledPaymentModes: [{ type: instrument === 'upi' ? 'UPI' : 'CARD' }],
          },
        },
      });
      const order = readAs(payAnswer, answer);
      if (order) return { state: 'created', payUrl: order.redirectUrl };
      const refusal = readRefusal(failure, answer);
      if (!refusal) return unknown(answer);
      // A no may mean that an order of this name exists, whose pay page was lost on the way.
      const report = await orders.askOrder(orderReference);
      return report.state === 'not-found'
        ? { state: 'refused', reason: refusal.code }
        : { state: 'unknown', reason: refusal.code };
    },

    async askOrder(orderReference) {
      const path = `/checkout/v2/order/${encodeURIComponent(orderReference)}/status?details=true`;
      const answer = await call('GET', path);
      const status = readAs(orderStatus, answer);
      if (status) return orderReport(orderReference, status);
      return isNotFound(answer) ? { state: 'not-found' } : unknown(answer);
    },
  };
  return orders;
}

function refundsOf(call: Call): Pick<Gateway, 'createRefund' | 'askRefund'> {
  const refunds: Pick<Gateway, 'createRefund' | 'askRefund'> = {
    async createRefund(refund) {
      const answer = await call('POST', '/payments/v2/refund', {
        merchantRefundId: refund.refundReference,
        originalMerchantOrderId: refund.orderReference,
        amount: refund.amountPaise,
      });
      const status = readAs(refundStatus, answer);
      if (status) return refundReport(status);
      const refusal = readRefusal(failure, answer);
      if (!refusal) return unknown(answer);
      // They do not say how they answer to a name that they know: so we ask what has become of it.
      const known = await refunds.askRefund(refund);
      if (known.state !== 'not-found') return known;
      return SAYS_KNOWN.test(refusal.code)
        ? { state: 'unknown', reason: refusal.code }
        : { state: 'failed', reason: refusal.code };
    },

    async askRefund({ refundReference }) {
      const path = `/payments/v2/refund/${encodeURIComponent(refundReference)}/status`;
      const answer = await call('GET', path);
      const status = readAs(refundStatus, answer);
      if (status) return refundReport(status);
      return isNotFound(answer) ? { state: 'not-found' } : unknown(answer);
    },
  };
  return refunds;
}

const SAYS_KNOWN = /DUPLICATE|ALREADY|EXIST/;

/** Without a token nothing was asked, so whatever was said says nothing about it. */
const withoutToken = (answer: Answer): Answer =>
  answer.kind === 'silence'
    ? answer
    : { kind: 'silence', reason: `no access token (${answer.status})` };

function isNotFound(answer: Answer): boolean {
  const refusal = readRefusal(failure, answer);
  return refusal !== undefined && /NOT_FOUND/.test(refusal.code);
}

function orderReport(asked: string, status: OrderStatus): OrderReport {
  if (status.state === 'PENDING') return { state: 'pending' };
  if (status.state === 'FAILED') {
    const { errorCode, detailedErrorCode } = status;
    return { state: 'failed', reason: errorCode ?? detailedErrorCode ?? 'FAILED' };
  }
  const payment = status.paymentDetails?.find(({ state }) => state === 'COMPLETED');
  if (!payment)
    return { state: 'unknown', reason: 'a completed order without a completed payment' };
  return {
    state: 'completed',
    orderReference: status.metaInfo?.udf1 ?? status.merchantOrderId ?? asked,
    gatewayReference: payment.transactionId,
    amountPaise: payment.amount,
    instrument: wayOf(payment.paymentMode),
  };
}

/** `UPI_INTENT`, `UPI_QR`, `PPE_INTENT` …; `CARD` and `TOKEN`, a card that they know already. */
function wayOf(paymentMode: string): PaidWay {
  if (/^(UPI|PPE)_/.test(paymentMode)) return 'upi';
  if (paymentMode === 'NET_BANKING') return 'netbanking';
  return paymentMode.includes('WALLET') ? 'wallet' : 'card';
}

function refundReport(status: RefundStatus): RefundReport {
  const { refundId: gatewayReference, amount: amountPaise } = status;
  switch (status.state) {
    case 'PENDING':
    case 'CONFIRMED':
      return { state: 'processing', gatewayReference };
    case 'COMPLETED':
      return { state: 'credited', gatewayReference, amountPaise };
    case 'FAILED':
      return { state: 'failed', reason: status.errorCode ?? 'FAILED' };
  }
}

/**
 * The header proves only that somebody knows our user and password; the body is not signed, and every webhook carries
 * the same header. It has no name of its own either: the same body is the same news.
 */
function readWebhook(
  { webhookUser, webhookPassword }: PhonepeAccount,
  { body, header }: ReceivedWebhook,
): WebhookHint | undefined {
  const expected = digest(`${webhookUser}:${webhookPassword}`);
  if (!isSame(expected, header('authorization')?.toLowerCase())) return undefined;
  const parsed = parseAs(webhookBody, Buffer.from(body).toString('utf8'));
  if (!parsed) return undefined;
  const eventId = digest(body);
  const { merchantRefundId, merchantOrderId } = parsed.payload;
  if (merchantRefundId !== undefined)
    return { eventId, about: 'refund', reference: merchantRefundId };
  return merchantOrderId === undefined
    ? undefined
    : { eventId, about: 'order', reference: merchantOrderId };
}
