import type { TaxDocumentKind } from '#contract/tax-document-kinds.ts';
import type { Paise } from '#kernel/money.ts';

/** The person a tax document is made out to, with the name and address of that time, or their business. */
export type Recipient = {
  readonly name: string;
  readonly address: string | null;
  readonly gstin: string | null;
};

export const recipientSeal = (taxDocumentId: string): string =>
  `tax-document-recipient ${taxDocumentId}`;

type Issued = Pick<Recipient, 'name' | 'gstin'> & {
  readonly kind: TaxDocumentKind;
  readonly taxPaise: Paise;
};

/**
 * Whether a law wants the recipient known although their account is erased. Whatever is made out to a registered business names
 * it (CGST Rules 2017, 46(d), 50, 51, 53). For a service through an e-commerce operator a tax invoice names an unregistered
 * recipient too, whatever its value (46(f), proviso by Notification 26/2022), and so does a credit note about it (53(1A)). A
 * voucher, and a bill of supply for what bears no tax, need not (49 to 51).
 */
export const outlivesAccount = ({ kind, name, gstin, taxPaise }: Issued): boolean =>
  name !== '' &&
  (gstin !== null || ((kind === 'invoice' || kind === 'credit-note') && taxPaise > 0));
