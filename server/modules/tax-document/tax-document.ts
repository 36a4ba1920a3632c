import type { TaxDocumentKind } from '#contract/tax-document-kinds.ts';
import type { Paise } from '#kernel/money.ts';
import type { Instant } from '#kernel/time.ts';

/** A tax document that must exist, before it has a number. */
export type DueTaxDocument = {
  readonly eventId: number;
  readonly kind: TaxDocumentKind;
  readonly amountPaise: Paise;
  /** The due tax document that it takes back. */
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
