import type { MoneyState } from '#contract/bookings-listed.ts';

/** The list of bookings, and what narrows it. */
export const opsList = {
  title: 'Bookings',
  from: 'From',
  until: 'To',
  status: 'Status',
  service: 'Service',
  pincode: 'Pincode',
  money: 'Money',
  all: 'All',
  moneyStates: {
    due: 'Payment due',
    'on-its-way-back': 'Refund on its way',
    'all-paid': 'All paid',
  } satisfies Record<MoneyState, string>,
  none: 'No booking fits.',
  reference: 'Reference',
  when: 'When',
  whatAndWhom: 'Service and customer',
  karigar: 'Karigar',
  nobody: 'nobody yet',
  price: 'Price',
  due: 'Due',
  more: 'Next page',
  first: 'First page',
  needs: (filled: { count: number }) => `${filled.count} open`,
  csv: 'Save as CSV',
  csvText: 'All that fits, 5,000 bookings at most. Whose bookings are in it is written down.',
  saved: 'Saved.',
  taxDocuments: 'Tax documents for the accountant',
  taxDocumentsText:
    'The tax documents of these days as CSV, with the names and addresses on them: 5,000 at most. Whose they are is written down, and names that are kept sealed after an account was erased are opened for this list alone.',
};
