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
  loading: 'Fetching this paper…',
  failed: 'This paper could not be fetched.',
  notFound: 'There is no such paper',
  notFoundText:
    'It may belong to another account. Your papers stand on the pages of your bookings.',
  business: {
    question: 'Is this for a business? Its GSTIN can stand on the invoice.',
    madeOutTo: 'Made out to',
    add: 'Add a GSTIN',
    change: 'Change',
    title: 'Papers for a business',
    text: 'Receipts and the invoice from now on are made out to this name and number. What was issued before stays as it is.',
    name: 'Registered name of the business',
    gstin: 'GSTIN',
    help: '15 characters, from Maharashtra, as on the registration certificate.',
    save: 'Save',
    saved: 'Saved. The next papers are made out to this business.',
    remove: 'Make out to me instead',
    removed: 'The next papers are made out to you.',
  },
};
