import type { Paise } from '#kernel/money.ts';
import type { Instant } from '#kernel/time.ts';

/**
 * Receipt voucher for what is paid before the service is done, invoice for what is done, refund voucher for what of a
 * receipt goes back without a service, credit note for what goes back of an invoice (CGST Act, sections 31 and 34).
 */
export type PaperKind = 'receipt' | 'invoice' | 'refund' | 'credit-note';

/** A paper that must exist, before it has a number. */
export type DuePaper = {
  readonly eventId: number;
  readonly kind: PaperKind;
  readonly amountPaise: Paise;
  /** Which of the due papers it takes back. */
  readonly about: DuePaper | null;
  /** What receipts the money of an invoice was paid with, and how much of each. */
  readonly adjusts: readonly Share[];
};
export type Share = { readonly paper: DuePaper; readonly amountPaise: Paise };

/** A paper as it was issued. */
export type Paper = {
  readonly id: string;
  readonly eventId: number;
  readonly kind: PaperKind;
  readonly number: string;
  readonly about: string | null;
  readonly amountPaise: Paise;
  readonly issuedAt: Instant;
};
