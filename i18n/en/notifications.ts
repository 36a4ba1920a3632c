import { pluralIn } from '../plural.ts';

const plural = pluralIn('en');

type Visit = { readonly service: string; readonly time: string };
/** Empty where there is none. */
type Cost = { readonly fee: string; readonly refund: string };
type Money = { readonly service: string; readonly amount: string };

/** Notices of the bell, by kind. `time` is the whole day and hour of the visit, `amount` rupees as on a bill. */
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
    plural(filled.count, {
      one: `and ${filled.count} more day`,
      other: `and ${filled.count} more days`,
    }),
  kinds: {
    welcome: {
      title: (filled: { brand: string }) => `Welcome to ${filled.brand}`,
      message: () => 'Your account is ready. Book your first service whenever you like.',
    },
    'booking-confirmed': {
      title: 'Booking Confirmed',
      message: (filled: Visit & { reference: string }) =>
        `${filled.service}, ${filled.time}. Your confirmation code is ${filled.reference}.`,
    },
    'booking-to-confirm': {
      title: 'Your booking waits for you',
      message: (filled: Visit) =>
        `${filled.service}, ${filled.time}: your time is held for 15 minutes. Confirm or pay on your booking page.`,
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
      title: 'Your booking is confirmed',
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
        `${filled.amount} for ${filled.service} is due. You can pay it on your booking page.`,
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
      title: 'Karigar assigned',
      message: (filled: Visit) =>
        `${filled.service}, ${filled.time}: a Karigar has accepted your visit. See who’s coming on your booking page.`,
    },
    'karigar-changed': {
      title: 'Another Karigar is coming',
      message: (filled: Visit) =>
        `${filled.service}, ${filled.time}: a Karigar who can reach you sooner is coming instead, at no extra cost. See who’s coming on your booking page.`,
    },
    'leader-changed': {
      title: 'Another Karigar takes over',
      message: (filled: Visit) =>
        `${filled.service}, ${filled.time}: another Karigar takes over from here, at no extra cost. See who’s coming on your booking page.`,
    },
    'on-the-way': {
      title: 'Your Karigar is on the way',
      message: (filled: Visit) =>
        `${filled.service}, ${filled.time}. Your start code is on your booking page; share it only at your door.`,
    },
    'start-code-used-up': {
      title: 'Your start code no longer works',
      message: (filled: Visit) =>
        `${filled.service}, ${filled.time}: it no longer works. Please get a new one on your booking page; your Karigar is waiting at the door.`,
    },
    'start-code-renewed': {
      title: 'New start code',
      message: (filled: Visit) =>
        `${filled.service}, ${filled.time}: the old start code was tried too many times. Your new code is on your booking page.`,
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
          : `${filled.service}, ${filled.time}: read it and answer on your booking page.`,
    },
    'extra-work-proposed': {
      title: 'Extra work: your answer is needed',
      message: (filled: Money) =>
        `${filled.amount} for extra work at your visit for ${filled.service}. We start only after you approve it on your booking page.`,
    },
    overrun: {
      title: 'Is the work still going on?',
      message: (filled: Visit) =>
        `${filled.service}, ${filled.time}, should be over by now. If nobody is working any more, please call us.`,
    },
    'work-done': {
      title: 'The work is done',
      message: (filled: Visit) =>
        `${filled.service}, ${filled.time}: please check the work. Accept it or raise a complaint within 24 hours on your booking page.`,
    },
    'work-accepted': {
      title: 'Thank you',
      message: (filled: Visit) =>
        `${filled.service}, ${filled.time}, is complete. How was it? You can rate the visit for seven days.`,
    },
    'dispute-opened': {
      title: 'We’re looking into your complaint',
      message: (filled: Visit & { ticket: string }) =>
        `${filled.service}, ${filled.time}: our team will hear both sides and reply within ten days.${filled.ticket && ` Your ticket number is ${filled.ticket}.`}`,
    },
    'dispute-resolved': {
      title: 'Your complaint is resolved',
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
      title: 'Free rework booked',
      message: (filled: Visit) =>
        `${filled.service}, ${filled.time}: we will redo the work, as agreed with you. You pay nothing.`,
    },
    'looking-again': {
      title: 'Finding you another Karigar',
      message: (filled: Visit) =>
        `${filled.service}, ${filled.time}: your Karigar cannot come. We are finding you another one, at no extra cost.`,
    },
    'visit-tomorrow': {
      title: 'Your visit is coming up',
      message: (filled: Visit) =>
        `${filled.service}, ${filled.time}: we come as agreed. To change the time or cancel, open your booking page.`,
    },
    'visit-soon': {
      title: 'Your visit is soon',
      message: (filled: Visit) =>
        `${filled.service}, ${filled.time}: somebody should be at home. Your booking page shows who comes and how to change or cancel.`,
    },
    'nobody-yet': {
      title: 'Still finding a Karigar',
      message: (filled: Visit) =>
        `${filled.service}, ${filled.time}: we have not found a Karigar yet and are still looking. You can also reschedule or cancel for free on your booking page.`,
    },
    'runs-late': {
      title: 'Your Karigar may be late',
      message: (filled: Visit & { readonly by: string }) =>
        [
          `${filled.service}, ${filled.time}: we are looking for somebody who can come sooner, and will tell you right away when somebody does.`,
          filled.by && `If nobody is there by ${filled.by}, say so on your booking page.`,
          'If nobody comes, you pay nothing for this visit.',
        ]
          .filter(Boolean)
          .join(' '),
    },
    'zone-begins': {
      title: 'Your area is not running as usual',
      message: (filled: Visit & { readonly said: string }) =>
        `${filled.said} ${filled.service}, ${filled.time}: cancelling is free, and so is moving it until your Karigar sets out.`,
    },
    'zone-over': {
      title: 'Your area is running as usual again',
      message: (filled: Visit) => `${filled.service}, ${filled.time}: the usual terms hold again.`,
    },
    'nobody-for-day': {
      title: 'Still finding a Karigar for one day of your event',
      message: (filled: Visit) =>
        `${filled.service}, ${filled.time}: we have not found a team leader for this day yet and are still looking. If nobody comes, you do not pay for the day. You can end the event on your booking page.`,
    },
    'safety-case-opened': {
      title: 'Your visit was ended for safety',
      message: (filled: Visit) =>
        `${filled.service}, ${filled.time}, was ended. Our team will call you. Your payment is safe until both sides are heard.`,
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
      title: 'Refund started',
      message: (filled: Money) =>
        `${filled.amount} for ${filled.service} was not due. We are refunding it to the original payment method.`,
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
        `${filled.amount} for ${filled.service} couldn’t be refunded to the original payment method. We added it to your credit for any booking.`,
    },
    'payout-paid': {
      title: 'Paid out to you',
      message: (filled: { amount: string }) =>
        `${filled.amount} has been paid to you. The bank reference is under Credit.`,
    },
    'payout-returned': {
      title: 'Payout did not go through',
      message: (filled: { amount: string }) =>
        `${filled.amount} couldn’t be paid to your UPI ID. It was added back to your credit: use it for any booking, or try another UPI ID.`,
    },
    'case-opened': {
      title: 'We have your request',
      message: (filled: { ticket: string; by: string }) =>
        `Your ticket number is ${filled.ticket}. We reply by ${filled.by}.`,
    },
    'case-answered': {
      title: 'We have replied to you',
      message: (filled: { ticket: string }) => `Our reply to ${filled.ticket} is here.`,
    },
    'case-closed': {
      title: 'Your request is closed',
      message: (filled: { ticket: string }) =>
        `${filled.ticket} is closed. If you see it differently, you can reply within 30 days.`,
    },
    'passkey-added': {
      title: 'A passkey was added',
      message: () =>
        'From now on this passkey logs in to your account. If this was not you, reset your password: it removes every passkey.',
    },
    'passkeys-removed': {
      title: 'Your passkeys were removed',
      message: () =>
        'To protect your account all its passkeys were removed. You can add yours again under Login and security.',
    },
  },
};
