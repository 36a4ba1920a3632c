type Visit = { readonly service: string; readonly time: string };
/** Empty where there is none. */
type Cost = { readonly fee: string; readonly refund: string };
type Money = { readonly service: string; readonly amount: string };

/** What the bell tells, by kind. `time` is the whole day and hour of the visit, `amount` rupees as on a bill. */
export const notifications = {
  title: 'Notifications',
  empty: 'No notifications',
  unread: (filled: { count: number }) => `${filled.count} unread`,
  unreadMark: 'Unread',
  delete: 'Delete',
  deleteOne: (filled: { title: string }) => `Delete: ${filled.title}`,
  deleted: 'Deleted',
  undo: 'Undo',
  kinds: {
    welcome: {
      title: 'Welcome to Aangan',
      message: () => 'Your account is ready. Book your first service whenever you like.',
    },
    'booking-confirmed': {
      title: 'Booking Confirmed',
      message: (filled: Visit & { reference: string }) =>
        `${filled.service}, ${filled.time}. Your confirmation code is ${filled.reference}.`,
    },
    'payment-received': {
      title: 'Payment received',
      message: (filled: Money) => `We have received ${filled.amount} for ${filled.service}.`,
    },
    'booking-expired': {
      title: 'Booking expired',
      message: (filled: Visit) =>
        `No payment reached us for ${filled.service}, ${filled.time}, so the slot is free again.`,
    },
    'booking-reseated': {
      title: 'Your booking stands',
      message: (filled: Visit) =>
        `Your payment came late, and we could still keep your slot: ${filled.service}, ${filled.time}.`,
    },
    'booking-rescheduled': {
      title: 'Booking moved',
      message: (filled: Visit) => `${filled.service} is now on ${filled.time}.`,
    },
    'booking-cancelled': {
      title: 'Booking cancelled',
      message: (filled: Visit & Cost) =>
        [
          `${filled.service}, ${filled.time}, is cancelled.`,
          filled.fee && `Cancellation fee: ${filled.fee}.`,
          filled.refund && `${filled.refund} will be refunded.`,
        ]
          .filter(Boolean)
          .join(' '),
    },
    'payment-due': {
      title: 'Payment due',
      message: (filled: Money) =>
        `${filled.amount} for ${filled.service} is due. You can pay it on the page of your booking.`,
    },
    'called-off': {
      title: 'We are sorry',
      message: (filled: Visit & { refund: string; credit: string }) =>
        [
          `${filled.service}, ${filled.time}, could not take place.`,
          filled.refund && `${filled.refund} will be refunded.`,
          filled.credit && `${filled.credit} is credited to you for any booking.`,
        ]
          .filter(Boolean)
          .join(' '),
    },
    'nobody-at-home': {
      title: 'Nobody could be reached',
      message: (filled: Visit & { fee: string }) =>
        `${filled.service}, ${filled.time}, was closed as a no-show. Fee: ${filled.fee}. If this is not right, please contact us.`,
    },
    'payment-returned': {
      title: 'Payment on its way back',
      message: (filled: Money) =>
        `${filled.amount} for ${filled.service} was not due and goes back the way it came.`,
    },
    'refund-started': {
      title: 'Refund initiated',
      message: (filled: Money) =>
        `${filled.amount} for ${filled.service} will reach the original payment method within 7–10 working days.`,
    },
    'refund-credited': {
      title: 'Refund credited',
      message: (filled: Money) =>
        `${filled.amount} for ${filled.service} has been credited to you.`,
    },
    'refund-as-credit': {
      title: 'Refund credited to your account',
      message: (filled: Money) =>
        `${filled.amount} for ${filled.service} could not go back the way it came. It is credited to you for any booking.`,
    },
    'payout-paid': {
      title: 'Paid out to you',
      message: (filled: { amount: string }) =>
        `${filled.amount} of your credit has been paid to your UPI ID.`,
    },
    'payout-returned': {
      title: 'Payout did not go through',
      message: (filled: { amount: string }) =>
        `${filled.amount} could not be paid to your UPI ID. It is credit again: use it for any booking, or try another UPI ID.`,
    },
  },
};
