import type { PaidWay } from '#contract/customer/refund.ts';
import type { Paise } from '#kernel/money.ts';

/**
 * Calls that every payment gateway answers. A call never throws for what the world may do: no answer, a late answer or a broken
 * one is `unknown`, never `failed`, because money may have moved behind it.
 */
export type Gateway = {
  readonly provider: string;
  /** Origins that its pay page may have; a customer is sent nowhere else. */
  readonly payPageOrigins: readonly string[];
  createOrder(order: OrderRequest): Promise<OrderCreated>;
  askOrder(orderReference: string): Promise<OrderReport>;
  /**
   * Safe to repeat: a name that the gateway knows already is never `failed` and never refunds twice, it is whatever
   * became of the refund of that name.
   */
  createRefund(refund: RefundRequest): Promise<RefundReport>;
  askRefund(refund: RefundRequest): Promise<RefundReport>;
  /** The content of a webhook that really comes from the gateway; nothing for a forged one. */
  verifyWebhook(webhook: ReceivedWebhook): WebhookHint | undefined;
  /** Its payouts to our bank on a day in India, and the fees it kept. */
  readSettlement(day: string): Promise<SettlementRead>;
  /** For a gateway whose pay page is reached by a form instead of an address. */
  readonly checkout?: Checkout;
};

/** Instruments that our dialog offers. */
export type Instrument = 'upi' | 'card';

export type OrderRequest = {
  /** Our name for the order: at most 63 of `[A-Za-z0-9_-]`. */
  readonly orderReference: string;
  readonly amountPaise: Paise;
  readonly instrument: Instrument;
  readonly redirectUrl: string;
  /** How long its pay page takes money. */
  readonly lifetimeSeconds: number;
  readonly description: string;
};

export type OrderCreated =
  | { readonly state: 'created'; readonly payUrl: string }
  /** The gateway has answered that it will not make this order. */
  | { readonly state: 'refused'; readonly reason: string }
  | { readonly state: 'unknown'; readonly reason: string };

export type OrderReport =
  | { readonly state: 'pending' }
  | {
      readonly state: 'completed';
      readonly orderReference: string;
      /** The gateway's name for the payment: counted once, however often it is reported. */
      readonly gatewayReference: string;
      readonly amountPaise: Paise;
      /** How it was really paid. */
      readonly instrument: PaidWay;
    }
  | { readonly state: 'failed'; readonly reason: string }
  | { readonly state: 'not-found' }
  | { readonly state: 'unknown'; readonly reason: string };

export type RefundRequest = {
  /** Our name for this try of the refund: at most 63 of `[A-Za-z0-9_-]`. */
  readonly refundReference: string;
  readonly orderReference: string;
  /** The gateway's name for the payment that goes back; some refund a payment, others an order. */
  readonly paymentReference: string | null;
  readonly amountPaise: Paise;
};

export type RefundReport =
  | { readonly state: 'processing'; readonly gatewayReference: string }
  | { readonly state: 'credited'; readonly gatewayReference: string; readonly amountPaise: Paise }
  | { readonly state: 'failed'; readonly reason: string }
  | { readonly state: 'not-found' }
  | { readonly state: 'unknown'; readonly reason: string };

export type ReceivedWebhook = {
  readonly body: Uint8Array;
  header(name: string): string | null;
};

/** Only a hint: its receiver asks the gateway before believing it. */
export type WebhookHint = {
  readonly eventId: string;
  readonly about: 'order' | 'refund';
  readonly reference: string;
};

export type SettlementRead =
  | { readonly state: 'read'; readonly lines: readonly SettlementLine[] }
  /** There is none, or not yet: banks have holidays. */
  | { readonly state: 'none' }
  /** The answer is not what their documents promise. */
  | { readonly state: 'unreadable'; readonly reason: string }
  | { readonly state: 'unknown'; readonly reason: string };

/** Money that is ours, or that went back, in a payout of the gateway to our bank. */
export type SettlementLine = {
  readonly kind: 'payment' | 'refund' | 'adjustment';
  /** The gateway's name for the payment or refund. */
  readonly gatewayReference: string;
  /** Ours for the order or refund, where it says so. */
  readonly ourReference: string | null;
  /** The amount paid or given back; of an adjustment the change, below zero when it takes. */
  readonly amountPaise: Paise;
  readonly feePaise: Paise;
  /** GST on the fee. */
  readonly taxPaise: Paise;
  /** The name our bank gives the payout. */
  readonly payoutReference: string | null;
};

/** Our own page stands between: it sends the browser on with a form, and the browser comes back by one. */
export type Checkout = {
  /** Nothing when that order takes no money any more. */
  formFor(
    orderReference: string,
    comeBackTo: string,
  ): Promise<CheckoutForm | 'over' | 'unavailable'>;
  /** Whether a browser brings back a payment that the gateway never wrote. A genuine one is still only a hint. */
  isForgedReturn(fields: Readonly<Record<string, string>>): boolean;
};

export type CheckoutForm = {
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
};

/** The gateways that this deployment is configured for, by the name that stands in the path of the specification's call. */
export type Gateways = ReadonlyMap<string, Gateway>;

export const registerGateways = (gateways: readonly Gateway[]): Gateways =>
  new Map(gateways.map((gateway) => [gateway.provider, gateway]));

/** Whether an address lies on a pay page of this gateway. */
export function isOnPayPage(gateway: Gateway, address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { origin, username, password } = new URL(address);
  return username === '' && password === '' && gateway.payPageOrigins.includes(origin);
}
