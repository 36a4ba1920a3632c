import type { Paise } from '#kernel/money.ts';
import type { Instant } from '#kernel/time.ts';

/**
 * Receipt voucher for what is paid before the service is done, invoice for what is done, refund voucher for what of a
 * receipt goes back without a service, credit note for what goes back of an invoice (CGST Act, sections 31 and 34).
 */
export type TaxDocumentKind = 'receipt' | 'invoice' | 'refund' | 'credit-note';

/** A tax document that must exist, before it has a number. */
export type DueTaxDocument = {
  readonly eventId: number;
  readonly kind: TaxDocumentKind;
  readonly amountPaise: Paise;
  /** Which of the due tax documents it takes back. */
  readonly about: DueTaxDocument | null;
  /** The receipts whose money paid the invoice, and how much of each. */
  readonly adjusts: readonly Share[];
};
export type Share = { readonly document: DueTaxDocument; readonly amountPaise: Paise };

/** A tax document as it was issued. */
export type TaxDocument = {
  readonly id: string;
  readonly eventId: number;
  readonly kind: TaxDocumentKind;
  readonly number: string;
  readonly about: string | null;
  readonly amountPaise: Paise;
  readonly issuedAt: Instant;
};
