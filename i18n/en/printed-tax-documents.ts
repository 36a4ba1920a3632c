/**
 * Every word on a receipt voucher, an invoice, a refund voucher and a credit note. The terms of the law stand in English
 * in all three languages, as custom and the tax office ask; Hindi and Marathi put their own word before them.
 */
export const printedTaxDocuments = {
  titles: {
    receipt: 'Receipt Voucher',
    invoice: 'Tax Invoice',
    /** Rule 46A: some of it bears tax, some is exempt. */
    mixed: 'Invoice-cum-Bill of Supply',
    /** Rule 49: none of it bears tax. */
    exempt: 'Bill of Supply',
    refund: 'Refund Voucher',
    'credit-note': 'Credit Note',
  },
  demo: 'For demonstration only. Not a document under any tax law.',
  supplier: 'Supplier',
  recipient: 'Recipient',
  gstin: 'GSTIN',
  state: 'State: Maharashtra (27)',
  pincode: (filled: { pincode: string }) => `PIN ${filled.pincode}`,
  number: 'Number',
  date: 'Date',
  booking: 'Booking',
  service: 'Service',
  visit: 'Date of service',
  paidBy: 'Paid by',
  ways: {
    upi: 'UPI',
    card: 'Card',
    netbanking: 'Net banking',
    wallet: 'Wallet',
    cash: 'Cash',
    credit: 'Account credit',
  },
  reference: 'Payment reference',
  placeOfSupply: 'Place of supply',
  maharashtra: 'Maharashtra (27)',
  reverseCharge: 'Reverse charge',
  no: 'No',
  against: {
    refund: 'Against receipt voucher',
    'credit-note': 'Against invoice',
  },
  dated: (filled: { number: string; date: string }) => `${filled.number} of ${filled.date}`,
  columns: {
    description: 'Description',
    sac: 'SAC',
    taxable: 'Taxable value',
    cgst: 'CGST',
    sgst: 'SGST',
    amount: 'Amount',
    total: 'Total',
  },
  exemptLine: 'exempt',
  things: {
    cleaning: 'House cleaning',
    plumbing: 'Plumbing',
    electrical: 'Electrical repairs',
    photography: 'Photography',
    wedding: 'Wedding planning',
    'corporate-event': 'Corporate event management',
    ceremony: 'Conduct of the religious ceremony',
    decoration: 'Decoration',
    food: 'Food (outdoor catering)',
    other: 'Service as booked',
  },
  lines: {
    receipt: (filled: { thing: string }) => `Advance for: ${filled.thing}`,
    invoice: (filled: { thing: string }) => filled.thing,
    fee: (filled: { thing: string }) => `Cancellation or no-show fee: ${filled.thing}`,
    refund: (filled: { thing: string }) => `Advance returned: ${filled.thing}`,
    'credit-note': (filled: { thing: string }) => `Taken back: ${filled.thing}`,
  },
  /** Extra work approved at the visit, in the words in which it was proposed. */
  extra: {
    labour: (filled: { label: string }) => `Extra work: ${filled.label}`,
    parts: (filled: { label: string }) => `Parts: ${filled.label}`,
  },
  sums: {
    receipt: 'Received',
    invoice: 'Invoice total',
    refund: 'Returned',
    'credit-note': 'Credited',
    adjusted: (filled: { numbers: string }) => `Paid before, by ${filled.numbers}`,
    due: 'Still to be paid',
  },
  inWords: 'In words',
  notes: {
    section9Clause5:
      'The electronic commerce operator pays the GST on this service under section 9(5) of the CGST Act, 2017.',
    inclusive: 'All amounts include GST.',
    electronic:
      'Issued electronically; valid without a signature (Information Technology Act, 2000).',
  },
};
