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
  moreDays: (filled: { count: number }) =>
    filled.count === 1 ? 'and 1 more day' : `and ${filled.count} more days`,
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
    'customer-no-show': {
      title: 'Nobody could be reached',
      message: (filled: Visit & { fee: string }) =>
        `${filled.service}, ${filled.time}, was closed as a no-show. Fee: ${filled.fee}. If this is not right, please contact us.`,
    },
    'karigar-assigned': {
      title: 'Your Karigar is found',
      message: (filled: Visit) =>
        `${filled.service}, ${filled.time}: a Karigar has taken your visit. You see who on the page of your booking.`,
    },
    'karigar-changed': {
      title: 'Another Karigar is coming',
      message: (filled: Visit) =>
        `${filled.service}, ${filled.time}: somebody who can be with you sooner has taken your visit over. It costs you nothing; you see who on the page of your booking.`,
    },
    'leader-changed': {
      title: 'Somebody else leads the remaining days',
      message: (filled: Visit) =>
        `${filled.service}, ${filled.time}: whoever led the team cannot come on the remaining days. Somebody else takes over; it costs you nothing, and you see who on the page of your booking.`,
    },
    'on-the-way': {
      title: 'Your Karigar is on the way',
      message: (filled: Visit) =>
        `${filled.service}, ${filled.time}. Your start code is on the page of your booking; tell it at your own door only.`,
    },
    'start-code-used-up': {
      title: 'Your start code was tried too often',
      message: (filled: Visit) =>
        `${filled.service}, ${filled.time}: nobody can start with it any more. Please have a new one made on the page of your booking; your Karigar is waiting at the door.`,
    },
    'start-code-renewed': {
      title: 'New start code',
      message: (filled: Visit) =>
        `${filled.service}, ${filled.time}: the old start code was tried too often. The new one is on the page of your booking.`,
    },
    'at-the-door': {
      title: 'Your Karigar is at the door',
      message: (filled: Visit) =>
        `${filled.service}, ${filled.time}: please open, and tell the start code.`,
    },
    'may-come-early': {
      title: 'Your Karigar could come earlier',
      message: (filled: Visit) =>
        `${filled.service}, ${filled.time}: they ask whether they may come earlier. Please answer on your booking page; without a yes they come at the promised time.`,
    },
    'trying-to-reach': {
      title: 'Your Karigar cannot reach you',
      message: (filled: Visit) =>
        `${filled.service}, ${filled.time}: nobody opens or answers. After the waiting time the visit is closed as a no-show, with its fee.`,
    },
    'karigar-says': {
      title: 'A message from your Karigar',
      message: (filled: Visit & { readonly sentence?: string }) =>
        filled.sentence
          ? `${filled.sentence} (${filled.service})`
          : `${filled.service}, ${filled.time}: read it and answer on the page of your booking.`,
    },
    'extra-work-proposed': {
      title: 'Extra work: your answer is needed',
      message: (filled: Money) =>
        `${filled.amount} for extra work at your visit for ${filled.service}. None of it is done before you say yes on the page of your booking.`,
    },
    overrun: {
      title: 'Is the work still going on?',
      message: (filled: Visit) =>
        `${filled.service}, ${filled.time}, should be over by now. If nobody is working any more, please call us.`,
    },
    'work-done': {
      title: 'The work is done',
      message: (filled: Visit) =>
        `${filled.service}, ${filled.time}: please look at it. Accept it or raise a problem within 24 hours on the page of your booking.`,
    },
    'work-accepted': {
      title: 'Thank you',
      message: (filled: Visit) =>
        `${filled.service}, ${filled.time}, is complete. How was it? You can rate the visit for seven days.`,
    },
    'dispute-opened': {
      title: 'We look into your problem',
      message: (filled: Visit) =>
        `${filled.service}, ${filled.time}: somebody of ours hears both sides and answers within ten days.`,
    },
    'dispute-resolved': {
      title: 'Your problem is decided',
      message: (filled: Visit & { refund: string; credit: string }) =>
        [
          `${filled.service}, ${filled.time}: we have decided.`,
          filled.refund && `${filled.refund} is refunded.`,
          filled.credit && `${filled.credit} is credited to you for any booking.`,
        ]
          .filter(Boolean)
          .join(' '),
    },
    'rework-booked': {
      title: 'We come again, and you pay nothing',
      message: (filled: Visit) =>
        `${filled.service}, ${filled.time}: the work is done again, as agreed with you. It costs you nothing.`,
    },
    'looking-again': {
      title: 'We look for somebody else',
      message: (filled: Visit) =>
        `${filled.service}, ${filled.time}: your Karigar cannot come. We are looking for another one at once; it costs you nothing.`,
    },
    'nobody-yet': {
      title: 'Nobody found yet',
      message: (filled: Visit) =>
        `${filled.service}, ${filled.time}: no Karigar has been found yet, and we go on looking. On the page of your booking you can also move it, or cancel it free of charge.`,
    },
    'nobody-for-day': {
      title: 'Nobody found yet for a day of your event',
      message: (filled: Visit) =>
        `${filled.service}, ${filled.time}: nobody can lead your team on this day yet, and we go on looking. If nobody comes, you do not pay for the day. You can have the event ended on the page of your booking.`,
    },
    'safety-case-opened': {
      title: 'Your visit was ended for safety',
      message: (filled: Visit) =>
        `${filled.service}, ${filled.time}, was ended. Somebody of ours calls you. What you have paid is kept for you until both sides are heard.`,
    },
    'safety-case-closed': {
      title: 'Your case is closed',
      message: (filled: Visit & { refund: string; credit: string }) =>
        [
          `${filled.service}, ${filled.time}: both sides are heard.`,
          filled.refund && `${filled.refund} is refunded.`,
        ]
          .filter(Boolean)
          .join(' '),
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
