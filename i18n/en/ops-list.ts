import type { MoneyState } from '#contract/bookings-listed.ts';

/** The list of bookings, and what narrows it. */
export const opsList = {
  title: 'Bookings',
  from: 'From',
  until: 'To',
  status: 'Status',
  service: 'Service number',
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
};
