import type { Paise } from '#kernel/money.ts';
import type { ReceivedWebhook } from '../gateway/gateway.ts';

/**
 * Calls that every company paying out to UPI ids answers. A call never throws for what the world may do: no answer, a late
 * answer or a broken one is `unknown`, never `failed`, because money may have moved behind it.
 */
export type PayoutProvider = {
  readonly provider: string;
  /** The owner of a UPI id, as their bank knows them. */
  findName(upiId: string): Promise<NameReport>;
  /** Safe to repeat: a reference that it knows already never pays twice, it is whatever became of it. */
  createPayout(payout: PayoutRequest): Promise<PayoutReport>;
  askPayout(payoutReference: string): Promise<PayoutReport>;
  /** The payout that a webhook speaks of, if it really comes from there. Only a hint: whoever receives it asks. */
  verifyWebhook(webhook: ReceivedWebhook): PayoutHint | undefined;
};

export type NameReport =
  | { readonly state: 'found'; readonly name: string }
  | { readonly state: 'no-such-id' }
  | { readonly state: 'unknown'; readonly reason: string };

export type PayoutRequest = {
  /** Our name for this try: at most 63 of `[A-Za-z0-9_-]`. */
  readonly payoutReference: string;
  readonly upiId: string;
  readonly amountPaise: Paise;
};

export type PayoutReport =
  | { readonly state: 'processing'; readonly bankReference: string }
  | { readonly state: 'paid'; readonly bankReference: string; readonly amountPaise: Paise }
  | { readonly state: 'failed'; readonly reason: string }
  | { readonly state: 'not-found' }
  | { readonly state: 'unknown'; readonly reason: string };

export type PayoutHint = { readonly eventId: string; readonly payoutReference: string };

/** Files that people carry to the bank and back, where no company is configured. */
export type BankFiles = {
  /** Under the same name the same file; written whole or not at all. */
  write(name: string, text: string): Promise<void>;
  /** Answers of the bank that nobody has read yet. */
  listResults(): Promise<readonly { readonly name: string; readonly text: string }[]>;
  /** It was read; it is kept beside. */
  putAway(name: string): Promise<void>;
};

/** How money goes out. */
export type Payouts = {
  readonly provider?: PayoutProvider | undefined;
  readonly bankFiles: BankFiles;
};
