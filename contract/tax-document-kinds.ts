/**
 * Receipt voucher for what is paid before the service is done, invoice for what is done, refund voucher for what of a
 * receipt goes back without a service, credit note for what goes back of an invoice (CGST Act, sections 31 and 34).
 */
export const TAX_DOCUMENT_KINDS = ['receipt', 'invoice', 'refund', 'credit-note'] as const;
export type TaxDocumentKind = (typeof TAX_DOCUMENT_KINDS)[number];
