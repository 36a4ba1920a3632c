import type { BookingStatus } from '#contract/customer/booking.ts';

/** The list of one's bookings (specification §2, Booking History view). */
export const history = {
  title: 'Booking History',
  service: 'Service',
  price: 'Price',
  date: 'Date',
  address: 'Address',
  status: 'Status',
  empty: 'No bookings yet',
  emptyText: 'What you book appears here, with its time, its Karigar and its bill.',
  failed: 'We could not load your bookings.',
  loading: 'Loading your bookings…',
  showMore: 'Show more',
  shown: (filled: { count: number }) =>
    filled.count === 1 ? '1 booking shown' : `${filled.count} bookings shown`,
  payNow: (filled: { amount: string }) => `Pay ${filled.amount} now`,
  openingPayment: 'Opening the payment page…',
  progress: (filled: { step: number }) => `Step ${filled.step} of 6`,

  statuses: {
    pending: 'Pending',
    assigned: 'Karigar assigned',
    dispatched: 'Karigar on the way',
    arrived: 'Karigar has arrived',
    in_progress: 'Work in progress',
    done: 'Work done',
    disputed: 'Being looked into',
    completed: 'Completed',
    expired: 'Expired',
    cancelled: 'Cancelled',
    no_show_customer: 'Customer not available',
    no_show_provider: 'Karigar did not come',
  } satisfies Record<BookingStatus, string>,

  slotConfirmed: 'Your time is confirmed',
  slotConfirmedCash: 'Your time is confirmed; to be paid in cash',
  paymentDue: (filled: { time: string }) => `Not paid yet; your time is held until ${filled.time}`,
  paymentOpen: 'Not paid yet',
  paymentChecking: 'We are checking your payment',
  paymentCheckingPayable: 'We are checking your payment; pay again only if you did not finish it',
  paymentFailed: 'The payment failed',
  notPaidInTime: 'Not paid in time, so the slot was released',
  paid: (filled: { amount: string }) => `Paid ${filled.amount}`,
  payInCash: 'To be paid in cash',
  refunding: 'Your refund is on its way',
  refunded: (filled: { amount: string }) => `Refunded ${filled.amount}`,
};
