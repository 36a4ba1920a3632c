import type { TaxDocumentInList } from '#contract/customer/tax-document.ts';

/** The list of tax documents of a booking, and the page around one; what stands on it is in `printed-tax-documents.ts`. */
export const taxDocuments = {
  title: 'Receipts and invoices',
  kinds: {
    receipt: 'Receipt voucher',
    invoice: 'Invoice',
    refund: 'Refund voucher',
    'credit-note': 'Credit note',
  } satisfies Record<TaxDocumentInList['kind'], string>,
  issued: (filled: { day: string }) => `Issued on ${filled.day}`,
  pageTitle: 'Receipt or invoice',
  back: 'Back to the booking',
  download: 'Download PDF',
  print: 'Print',
  loading: 'Opening the invoice…',
  failed: 'Couldn’t load this invoice.',
  notFound: 'Invoice not found',
  notFoundText:
    'It may belong to another account. Your receipts and invoices are on your booking pages.',
  business: {
    question: 'For a business? Add its GSTIN to the invoice.',
    madeOutTo: 'Billed to',
    add: 'Add a GSTIN',
    change: 'Change',
    title: 'Invoices for a business',
    text: 'Receipts and the invoice from now on are made out to this name and number. What was issued before stays as it is.',
    name: 'Registered name of the business',
    gstin: 'GSTIN',
    help: '15 characters, from Maharashtra, as on the registration certificate.',
    save: 'Save',
    saved: 'Saved. The next receipts and invoices are billed to this business.',
    remove: 'Bill to me',
    removed: 'The next receipts and invoices are billed to you.',
  },
};
