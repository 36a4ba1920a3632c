import type { Context, Hono } from 'hono';
import type { PaymentProvider } from '#contract/customer/booking.ts';
import type { Instant } from '#kernel/time.ts';
import type { Book } from './book.ts';
import type { FaultSwitches } from './faults.ts';
import type { Order, Refund, SettledRow } from './orders.ts';

/** Changes that the merchant is told about. */
export type News =
  | { readonly about: 'order'; readonly order: Order }
  | { readonly about: 'refund'; readonly refund: Refund };

export type Webhook = { readonly body: string; readonly headers: Readonly<Record<string, string>> };

/**
 * The parts of a simulator that differ by gateway: how it is spoken to and how it speaks. The frame around it, memory, pay
 * page, bank, webhook sender and switchboard, is the same for all.
 */
export type Protocol = {
  readonly provider: PaymentProvider;
  /** Stands on the pay page. */
  readonly title: string;
  /** Beginnings of its ids. */
  readonly prefixes: { readonly order: string; readonly payment: string; readonly refund: string };
  /** Opens what the merchant's server calls, keys checked. */
  open(app: Hono, simulator: SimulatorContext): void;
  /** An answer that is a clear no, or a breakdown. */
  refuse(context: Context, status: RefusalStatus, code: string): Response;
  /** The webhooks about something that has happened. */
  write(news: News): readonly Webhook[];
  /** A forged webhook, as a stranger who saw the real one would send it. */
  forge(webhook: Webhook): Webhook;
  /** The report of a payout, for a gateway that gives it as a file instead of by a call. */
  settlementFile?(rows: readonly SettledRow[]): string;
  /** How the browser comes back to the shop, when that is more than an address. */
  returnForm?(order: Order): Readonly<Record<string, string>>;
};

export type RefusalStatus = 400 | 401 | 404 | 409 | 500 | 503 | 504;

/** Everything that the parts of a simulated gateway share. */
export type SimulatorContext = {
  readonly protocol: Protocol;
  readonly book: Book;
  readonly webhookSender: WebhookSender;
  readonly refunding: Refunding;
  /** Set anew as a whole by `POST /control`. */
  switches: FaultSwitches;
  /** Name of the seller: the pay page shows it beside the gateway. */
  readonly shopName: string;
  /** The address of the pay page, as customers' browsers reach it. */
  readonly origin: string;
  readonly now: () => Instant;
};

export type WebhookManner = {
  readonly copies: number;
  readonly delayMs: number;
  readonly spreadMs: number;
  readonly forged: number;
};

export type WebhookSender = {
  announce(news: News, manner: WebhookManner): void;
  stop(): void;
};

export type WantedRefund = {
  readonly merchantRefundId: string;
  readonly originalMerchantOrderId: string;
  readonly amount: number;
};

export type Refunding = {
  begin(wanted: WantedRefund, manner: FaultSwitches['refunds']): Refund;
  stop(): void;
};
