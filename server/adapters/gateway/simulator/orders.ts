import { randomBytes, randomInt } from 'node:crypto';
import { type Instant, MINUTE } from '#kernel/time.ts';

export const MODES = ['UPI', 'CARD', 'NETBANKING', 'WALLET'] as const;
export type Mode = (typeof MODES)[number];
type State = 'PENDING' | 'COMPLETED' | 'FAILED';

export type Payment = {
  readonly transactionId: string;
  readonly paymentMode: Mode;
  readonly state: State;
  readonly amount: number;
  readonly timestamp: Instant;
  /** Failed in a way of its own: the bank took it, nobody captured it, and the gateway gave it back. */
  readonly givenBack?: boolean;
};

export type Order = {
  readonly kind: 'order';
  /** The gateway's own name, in the address of the pay page: nobody can guess it. */
  readonly id: string;
  readonly merchantOrderId: string;
  readonly amount: number;
  /** The only one that the merchant allows, or what was chosen last on the page. */
  readonly paymentMode: Mode;
  /** Instruments to choose from, at a gateway that leaves the choice to the person. */
  readonly modes?: readonly Mode[];
  /** Address the browser goes to afterwards; nothing as long as the gateway has not been told. */
  readonly redirectUrl: string | undefined;
  /** Address it goes to when nobody paid, if that is another. */
  readonly cancelUrl?: string;
  readonly description: string;
  readonly createdAt: Instant;
  /** Null for a gateway whose orders stay open. */
  readonly expireAt: Instant | null;
  readonly state: State;
  readonly errorCode?: string;
  readonly payments: readonly Payment[];
  /** Texts by which the merchant finds the order again. */
  readonly notes?: Readonly<Record<string, string>>;
  /** Questions about this order get no answer until then. */
  readonly silentUntil?: Instant;
};

export type Refund = {
  readonly kind: 'refund';
  readonly id: string;
  readonly merchantRefundId: string;
  readonly originalMerchantOrderId: string;
  readonly amount: number;
  readonly createdAt: Instant;
  readonly state: State;
  readonly errorCode?: string;
  /** When a refund that is under way comes to its end. */
  readonly endsAt: Instant;
  readonly endsAs: 'COMPLETED' | 'FAILED';
};

/** A row of a settlement as the gateway knows it, before it is put into its own form. */
export type SettledRow = {
  readonly kind: 'payment' | 'refund';
  readonly gatewayReference: string;
  readonly orderReference: string;
  readonly ourReference: string;
  readonly orderId: string;
  readonly amountPaise: number;
  readonly feePaise: number;
  readonly taxPaise: number;
  readonly mode: Mode;
  readonly at: Instant;
  readonly payoutReference: string;
};

/** A payment that the bank has not decided keeps its order open this much longer, then it fails. */
const BANK_DECIDES_WITHIN = 20 * MINUTE;

export type Outcome = 'completed' | 'failed' | 'pending' | 'given-back';

const STATES = {
  completed: 'COMPLETED',
  failed: 'FAILED',
  pending: 'PENDING',
  'given-back': 'FAILED',
} as const;

/** Applies the outcome that the person (or a test) has chosen; a paid order stays paid. */
export function pay(
  order: Order,
  { outcome, mode }: { readonly outcome: Outcome; readonly mode: string | undefined },
  now: Instant,
  prefix: string,
): Order {
  if (order.state === 'COMPLETED') return order;
  const undecided = order.payments.find((one) => one.state === 'PENDING');
  const payment: Payment = {
    ...(undecided ?? {
      transactionId: newGatewayId(prefix),
      paymentMode: order.modes?.find((one) => one === mode) ?? order.paymentMode,
      amount: order.amount,
      timestamp: now,
    }),
    state: STATES[outcome],
    ...(outcome === 'given-back' ? { givenBack: true } : {}),
  };
  const payments = [...order.payments.filter((one) => one !== undecided), payment];
  const { errorCode: _, ...rest } = order;
  const { paymentMode, state } = payment;
  const error = state === 'FAILED' ? { errorCode: 'PAYMENT_DECLINED' } : {};
  return { ...rest, ...error, paymentMode, state, payments };
}

/** The order as it stands now: time may have ended it. */
export function atTime(order: Order, now: Instant): Order {
  if (order.state !== 'PENDING' || order.expireAt === null) return order;
  const endsAt = order.expireAt + (isUndecided(order) ? BANK_DECIDES_WITHIN : 0);
  if (now < endsAt) return order;
  const payments = order.payments.map((one) =>
    one.state === 'PENDING' ? { ...one, state: 'FAILED' as const } : one,
  );
  return { ...order, state: 'FAILED', errorCode: 'ORDER_EXPIRED', payments };
}

export const isUndecided = (order: Order): boolean =>
  order.state === 'PENDING' && order.payments.some(({ state }) => state === 'PENDING');

export const paidBy = (order: Order): Payment | undefined =>
  order.payments.find(({ state }) => state === 'COMPLETED');

/** Razorpay's names are fourteen letters and digits, and ours need not be told from them. */
export function newGatewayId(prefix: string): string {
  if (!prefix.endsWith('_')) return `${prefix}${randomBytes(12).toString('hex').toUpperCase()}`;
  const letters = Array.from({ length: 14 }, () => ALPHABET[randomInt(ALPHABET.length)]);
  return `${prefix}${letters.join('')}`;
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
