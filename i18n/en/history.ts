import type { BookingStatus } from '#contract/customer/booking.ts';
import type { NextKind, TimelineEvent } from '#contract/customer/read-booking.ts';
import { pluralIn } from '../plural.ts';

const plural = pluralIn('en');

type NextWords = {
  title: string;
  /** Said instead of an hour at which everybody sleeps. */
  nightBefore: (p: { day: string }) => string;
  /** With its moment, and where there is none. */
  timed: Record<NextKind, (p: { by: string }) => string>;
  untimed: Record<NextKind, string>;
};

/** The list of one's bookings (specification §2, Booking History view). */
export const history = {
  title: 'Booking History',
  service: 'Service',
  price: 'Price',
  date: 'Date',
  address: 'Address',
  status: 'Status',
  empty: 'No bookings yet',
  emptyText: 'Your bookings will appear here, with time, Karigar and bill.',
  filter: 'Which bookings',
  filters: { all: 'All', upcoming: 'Upcoming', past: 'Past' },
  emptyOf: {
    upcoming: {
      title: 'No upcoming bookings',
      text: 'Past bookings are under All.',
    },
    past: { title: 'No past bookings', text: 'Completed visits will appear here.' },
  },
  showAll: 'Show all bookings',
  failed: 'We couldn’t load your bookings.',
  loading: 'Loading your bookings…',
  showMore: 'Show more',
  shown: (filled: { count: number }) =>
    plural(filled.count, {
      one: `${filled.count} booking shown`,
      other: `${filled.count} bookings shown`,
    }),
  payNow: (filled: { amount: string }) => `Pay ${filled.amount} now`,
  payAllDue: (filled: { amount: string }) => `Pay all that is due, ${filled.amount}`,
  openingPayment: 'Opening the payment page…',
  progress: (filled: { step: number; name: string }) => `Step ${filled.step} of 6: ${filled.name}`,

  statuses: {
    pending: 'Pending',
    assigned: 'Karigar assigned',
    dispatched: 'Karigar on the way',
    arrived: 'Karigar has arrived',
    in_progress: 'Work in progress',
    done: 'Work done',
    disputed: 'Complaint under review',
    completed: 'Completed',
    expired: 'Expired',
    cancelled: 'Cancelled',
    no_show_customer: 'You weren’t available',
    no_show_provider: 'Karigar did not come',
  } satisfies Record<BookingStatus, string>,

  /** A firm booking that nobody has accepted yet, and one that waits for its advance. */
  confirmed: 'Booking Confirmed',
  waitingForAdvance: 'Waiting for your advance',
  slotConfirmed: 'We are finding your Karigar',
  slotConfirmedCash: 'We are finding your Karigar; to be paid in cash',
  advanceBy: (filled: { amount: string; until: string }) =>
    `Your time is kept until ${filled.until}: pay the advance of ${filled.amount} by then, or the booking expires`,
  paymentDue: (filled: { time: string }) => `Not paid yet; your time is held until ${filled.time}`,
  paymentOpen: 'Not paid yet',
  paymentChecking: 'We are checking your payment',
  paymentCheckingPayable: 'A payment is open; pay again only if you did not finish it',
  paymentFailed: 'The payment failed',
  notPaidInTime: 'Not paid in time, so the slot was released',
  proveBy: (filled: { time: string }) =>
    `Verify your mobile number by ${filled.time}, or the slot will be released`,
  notProvenInTime: 'The mobile number was not verified in time, so the slot was released',
  paid: (filled: { amount: string }) => `Paid ${filled.amount}`,
  payInCash: 'To be paid in cash',
  feeOpen: (filled: { amount: string }) => `Cancellation fee of ${filled.amount} to be paid`,
  refunding: 'Your refund is on its way',
  refunded: (filled: { amount: string }) => `Refunded ${filled.amount}`,
  credited: (filled: { amount: string }) => `${filled.amount} added to your credit`,

  bookAgainOf: (filled: { service: string; day: string }) =>
    `Book again: ${filled.service} of ${filled.day}`,
  seeDetails: (filled: { service: string; reference: string }) =>
    `${filled.service}, ${filled.reference}: see this booking`,
  moreDays: (filled: { count: number }) =>
    plural(filled.count, {
      one: `and ${filled.count} more day`,
      other: `and ${filled.count} more days`,
    }),
  detail: {
    title: 'Your booking',
    back: 'All bookings',
    loading: 'Loading your booking…',
    failed: 'We couldn’t load this booking.',
    notFound: 'We couldn’t find this booking in your account',
    notFoundText: 'Booking History shows everything you have booked with this account.',
    code: 'Confirmation code',
    copy: 'Copy code',
    copied: 'Copied',
    notCopied: 'Please select the code and copy it',
    when: 'Date and time',
    where: 'Address',
    addToCalendar: 'Add to calendar',
    booked: {
      title: 'What you booked',
      inThePrice: 'in the price',
      keepReady: 'Please keep ready',
    },
    money: 'Payment',
    price: 'Price',
    paid: 'Paid',
    paidByUs: 'Paid by us',
    dueNow: 'To be paid now',
    nothingDue: 'Nothing to pay.',
    later: 'To be paid later',
    laterCash: 'To be paid in cash',
    fee: 'Cancellation fee',
    refunding: 'Being refunded',
    refunded: 'Refunded',
    credited: 'Added to your credit',
    goodwill: 'Credit from us, because we failed',
    unwanted: (filled: { amount: string }) =>
      `You paid ${filled.amount} more than was due. That part goes back to you.`,
    unwantedBack: (filled: { amount: string }) =>
      `You paid ${filled.amount} more than was due. It has come back to you and isn’t counted in “Paid”.`,
    refundTime: 'Refunds go to the original payment method within 7-10 working days.',
    timeline: 'Booking timeline',
    help: 'Help with this booking',
    helpText: 'Share this code and we’ll find your booking right away.',
    call: 'Call us',
    chat: 'Message us',
    write: 'Write to us',
    message: (filled: { service: string; reference: string }) =>
      `My booking ${filled.reference} (${filled.service}): `,
    briefing: {
      title: 'What your Karigar should know',
      invite:
        'A few words save time at the door: what is wrong, which gate, where to park, a dog at home.',
      inviteEvent:
        'A few words save time: your family’s custom, how many guests, which gate, where to park.',
      work: 'The work',
      access: 'Getting in',
      workAsked: 'What is to be done? (optional)',
      accessAsked: 'Gate, parking, lift, pets? (optional)',
      atHome: 'At home',
      atHomeAsked: 'Will somebody else be at home? Their name (optional)',
      atHomeText:
        'Your Karigar asks for them at the door. After booking you can send them a page in large letters.',
      atHomeMobileAsked: 'Their mobile number (optional)',
      atHomeMobileText:
        'Please ask them first. Only you and our office see this number, and the office can ring it if nobody opens. Your Karigar does not get it. It is deleted together with this note.',
      page: {
        title: 'A page for the person at home',
        text: 'In large letters: who comes, when, what to pay, and the start code. Send it only to the person at home: anybody who opens the link sees the code.',
        byWhatsApp: 'Send by WhatsApp',
        bySms: 'Send by SMS',
        make: 'Make a link for them',
        message: (p: { link: string }) =>
          `Somebody is coming to work at home. Open this page: who it is, when, and the code to say at the door. ${p.link}`,
      },
      text: 'Only the crew of this visit reads it. You can change it until they set out.',
      add: 'Add a note',
      change: 'Change',
      save: 'Save',
      saved: 'Saved. Your Karigar sees it in their app.',
      gate: 'At the gate',
      tellAtGate: 'Tell me when you are at the gate',
      tellAtGateAsked: 'Tell me when somebody is at the gate',
      pin: 'Your door on the map (optional)',
      pinText:
        'Press where your gate is. Your Karigar is led there instead of to the middle of the neighbourhood.',
      pinAsked:
        'Map of your neighbourhood. Press where your gate is, or move the pin with the arrow keys.',
      pinSet: 'Your door on the map',
      pinAway: 'Take the pin away',
      pictures: 'Pictures',
      addPictures: 'Add pictures',
      picture: (p: { number: number }) => `Picture ${p.number} of the work`,
      removePicture: (p: { number: number }) => `Remove picture ${p.number}`,
      voice: 'Voice note',
      removeVoice: 'Remove the voice note',
      enclosedText:
        'Karigars who are asked to come see the pictures and hear the voice note. Please show no faces and say no address.',
      tooMany: (p: { most: number }) => `At most ${p.most} pictures.`,
      notSent:
        'The pictures and the voice note were not sent. Add them on the page of the booking.',
      waits: 'It has not got through yet. It is kept on this page and sent again by itself.',
    },
    bookAgain: 'Book again',
    next: {
      title: 'What happens next',
      nightBefore: (p) => `the night before ${p.day}`,
      timed: {
        pay: (p) => `Pay by ${p.by}, or the slot is released.`,
        prove: (p) => `Verify your mobile number by ${p.by}, or the slot is released.`,
        checking: () =>
          'A payment is open. If you have paid, you need not do anything: we check it.',
        advance: (p) => `Pay the advance by ${p.by}, or the booking expires.`,
        assign: (p) =>
          `We are asking Karigars near you. You hear from us as soon as one accepts, at the latest on ${p.by}.`,
        'call-off': (p) =>
          `We go on looking until ${p.by}. If nobody is found, we cancel: it costs you nothing, and what you have paid comes back.`,
        'set-out': (p) =>
          `Your Karigar plans to leave at ${p.by}. You can follow the way from then on.`,
        arrive: (p) => `Your Karigar is due at your door at ${p.by}.`,
        'start-code': () => 'Check the face and the name, then give the start code.',
        finish: (p) => `The work is planned until ${p.by}. Then you look at it together.`,
        accept: (p) => `Look at the work and tell us by ${p.by}. After that it counts as right.`,
        decide: (p) => `Our support team decides your complaint by ${p.by}.`,
        due: () => 'Pay what is due when you can.',
        refund: () => 'Your refund is on its way. Below you see each step of it.',
      },
      untimed: {
        pay: 'Pay, and the slot is yours.',
        prove: 'Verify your mobile number, and the slot is yours.',
        checking: 'A payment is open. If you have paid, you need not do anything: we check it.',
        advance: 'Pay the advance.',
        assign: 'We are asking Karigars near you.',
        'call-off': 'We go on looking for a Karigar.',
        'set-out': 'Once your Karigar leaves, you can follow the way.',
        arrive:
          'Your Karigar is late and on the way. Below you see when they reach you, and your choices.',
        'start-code': 'Check the face and the name, then give the start code.',
        finish: 'When the work is done, you look at it together.',
        accept: 'Look at the work and tell us whether it is right.',
        decide: 'Our support team decides your complaint.',
        due: 'Pay what is due when you can.',
        refund: 'Your refund is on its way. Below you see each step of it.',
      },
    } as NextWords,
    steps: {
      booked: 'Booked',
      assigned: 'Karigar assigned',
      onTheWay: 'On the way',
      arrived: 'At your door',
      atWork: 'At work',
      done: 'Work done',
      payment: 'Payment',
      proven: 'Mobile number verified',
      by: (p: { moment: string }) => `by ${p.moment}`,
    },
    nobodyFound: {
      title: 'Still finding a Karigar',
      text: 'No Karigar has accepted your visit yet. We are still asking.',
      wait: (filled: { moment: string }) =>
        `Wait: we’ll keep looking until ${filled.moment}. If nobody is found by then, we cancel the visit for you.`,
      refund: (filled: { amount: string }) => `You then get ${filled.amount} back.`,
      credit: (filled: { amount: string }) => `And ${filled.amount} as credit, because we failed.`,
      creditOnly: (filled: { amount: string }) =>
        `You then get ${filled.amount} as credit, because we failed.`,
      move: 'Or choose another time.',
      cancelFree: 'Or cancel; it costs you nothing now.',
      cancelFee: (filled: { amount: string }) => `Or cancel, for a fee of ${filled.amount}.`,
    },
    events: {
      BookingPlaced: 'Booked',
      BookingMadeFirm: 'The slot is yours',
      PaymentMethodChanged: 'You changed how you pay',
      PaymentBegun: 'Payment started',
      PaymentFailed: 'The payment failed',
      PaymentSettled: 'Payment received',
      HoldExtended: 'Your slot is held a little longer while we check the payment',
      BookingExpired: 'Not paid in time; the slot was released',
      BookingReseated: 'Late payment received; your slot was still available and is confirmed',
      BookingRescheduled: 'You rescheduled the visit',
      VisitRescheduled: 'You moved one day to another time',
      BookingCancelled: 'You cancelled this booking',
      BookingCalledOff: 'We had to cancel this visit',
      KarigarNoShow: 'Nobody came; we are sorry',
      CustomerNoShow: 'Nobody answered at the door',
      VisitCancelled: 'You cancelled one day',
      VisitCalledOff: 'We had to cancel one day',
      VisitKarigarNoShow: 'Nobody came on one day; we are sorry',
      VisitCustomerNoShow: 'Nobody answered at the door on one day',
      CreditUsed: 'Paid with your credit',
      CashCollected: 'Paid in cash',
      NobodyAssignedYet: 'No Karigar found yet; still looking',
      NobodyLeadsDay: 'No Karigar found yet for one day of the event; still looking',
      KarigarAssigned: 'A Karigar has accepted your visit',
      KarigarReplaced: 'Another Karigar is coming instead',
      LeaderChanged: 'Another Karigar has taken over',
      KarigarReleased: 'Your Karigar could not come; we looked for another',
      VisitBrokenOff: 'Your Karigar had to stop; we looked for another',
      KarigarDispatched: 'Your Karigar left for your home',
      GatePassChecked: 'Gate pass checked',
      KarigarArrived: 'Your Karigar was at the door',
      WorkStarted: 'Work started',
      ExtraWorkProposed: 'Your Karigar asked for extra work',
      ExtraWorkApproved: 'You approved extra work',
      ExtraWorkRefused: 'You refused extra work',
      ExtraWorkWithdrawn: 'Your Karigar took the extra work back',
      WorkFinished: 'Work done',
      WorkStopped: 'The work was stopped',
      WorkAccepted: 'You accepted the work',
      WorkDisputed: 'You raised a complaint',
      DisputeResolved: 'Your complaint was resolved',
      ReworkBooked: 'Free rework booked',
      VisitStoppedForSafety: 'The visit was ended for safety',
      SafetyCaseClosed: 'The safety case was closed',
      PaymentReturned: 'This payment was not due and is being refunded',
      RefundInitiated: 'Refund sent',
      RefundCredited: 'Refund credited to you',
    } satisfies Record<TimelineEvent, string>,
  },
};
