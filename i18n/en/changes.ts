import type { FeeBounds, FeeReason } from '#contract/customer/cancellation.ts';
import type { InstalmentKind } from '#contract/customer/instalment.ts';
import type { LedgerAccount, LedgerKind } from '#contract/customer/read-ledger.ts';
import type { RefundStateView } from '#contract/customer/refund.ts';
import { policy } from '#contract/policy.ts';
import { pluralIn } from '../plural.ts';

const plural = pluralIn('en');

const { event } = policy;

/** `gets`: what comes back and what is credited. */
type Better = { readonly moment: string; readonly gets: string };
type Rise = { readonly amount: string; readonly moment: string };

/** Changes to a booking: cancelling it, and moving it to another time. */
export const changes = {
  cancel: {
    open: 'Cancel booking',
    title: 'Cancel this booking?',
    loading: 'Working out what it costs…',
    failed: 'We could not find out what it costs.',
    retry: 'Try again',
    fee: 'Cancellation fee',
    nothing: 'Free',
    counted: 'Given back to you before',
    refund: 'You get back',
    due: 'You still have to pay',
    reasons: {
      early: (filled: FeeBounds) =>
        `At least ${filled.freeHoursBefore} hours before your visit, cancelling costs nothing.`,
      unassigned: 'No Karigar has been assigned yet, so cancelling costs nothing.',
      'just-booked': (filled: FeeBounds) =>
        `Within ${filled.graceMinutesAfterBooking} minutes of booking, cancelling costs nothing.`,
      'under-24-hours': (filled: FeeBounds) =>
        `Less than ${filled.freeHoursBefore} hours before your visit.`,
      'under-3-hours': (filled: FeeBounds) =>
        `Less than ${filled.lateHoursBefore} hours before your visit.`,
      'on-the-way': 'Your Karigar is on the way.',
      arrived: 'Your Karigar is at your door.',
      late: 'We are running late. Sorry about that. Cancelling is free until somebody is at your door.',
      rescheduled: 'This fee was fixed when the visit was moved to another time.',
      zone: 'Your area is not running as usual at that time. Cancelling is free.',
    } satisfies Record<FeeReason, string | ((filled: FeeBounds) => string)>,
    share: (filled: { percent: number }) => `${filled.percent}% of the service price.`,
    risesByClock: (filled: Rise) => `Until ${filled.moment}. After that: ${filled.amount}.`,
    risesAssignedBy: (filled: Rise) =>
      `Free until ${filled.moment}. After that ${filled.amount}, once a Karigar is assigned.`,
    risesAssigned: (filled: Rise) => `As soon as a Karigar is assigned: ${filled.amount}.`,
    risesSetsOut: (filled: Rise) => `Once the Karigar sets out: ${filled.amount}.`,
    risesArrives: (filled: Rise) => `Once the Karigar is at your door: ${filled.amount}.`,
    better: {
      late: (filled: Better) =>
        `If nobody is at your door by ${filled.moment}, cancelling is free.`,
      nobodyCameBy: (filled: Better) =>
        `If nobody has come by ${filled.moment}, tell us then instead: you get ${filled.gets}.`,
      nobodyCame: (filled: Better) =>
        `Nobody came? Then do not cancel, tell us. You get ${filled.gets}.`,
      nobodyFound: (filled: Better) =>
        `If nobody is found by ${filled.moment}, we cancel it for you and you get ${filled.gets}.`,
      refund: (filled: { amount: string }) => `${filled.amount} back`,
      credit: (filled: { amount: string }) => `${filled.amount} as credit`,
      both: (filled: { refund: string; credit: string }) => `${filled.refund} and ${filled.credit}`,
      take: 'Nobody came',
    },
    left: (filled: { time: string }) => `${filled.time} left`,
    refundTime: 'It goes to the original payment method within 7-10 working days.',
    heldForCase:
      'One of your crew left for safety. What you have paid is kept for you until both sides are heard. We will call you.',
    changed: 'The fee has just changed. Please check it again.',
    keep: 'Keep booking',
    confirm: 'Cancel booking',
    confirmFor: (filled: { amount: string }) => `Cancel for ${filled.amount}`,
    done: 'Your booking is cancelled',
    openDay: (filled: { day: string }) => `Cancel ${filled.day}`,
    titleDay: (filled: { day: string }) => `Cancel ${filled.day}?`,
    settled:
      'The other days stay booked. Your payment for this day is used for them first; the rest is refunded.',
    keepDay: 'Keep this day',
    confirmDay: 'Cancel this day',
    doneDay: 'The day is cancelled',
  },
  reschedule: {
    open: 'Change time',
    title: 'Choose a new time',
    now: (filled: { moment: string }) => `Now: ${filled.moment}`,
    samePrice: 'The price stays the same.',
    floor: (filled: { amount: string }) =>
      `If you cancel after rescheduling, the fee will be at least ${filled.amount} (today’s fee).`,
    left: (filled: { count: number }) =>
      plural(filled.count, {
        '=1': 'This is the last time you can reschedule.',
        other: `You can reschedule ${filled.count} more times.`,
      }),
    together: 'All days of your event move together; the gaps between them stay the same.',
    openDay: (filled: { day: string }) => `Move ${filled.day}`,
    titleDay: (filled: { day: string }) => `Move ${filled.day}`,
    alone: 'Only this day moves. The same team comes, so you see the times when they are free.',
    keepDay: 'Keep this day',
    doneDay: 'The day is moved',
    choose: 'Choose a time',
    confirm: (filled: { moment: string }) => `Move to ${filled.moment}`,
    keep: 'Keep this time',
    taken: 'This slot was just taken. These are available:',
    noneFree: 'This slot was just taken. Please choose another day.',
    done: 'Your visit is rescheduled',
  },
  picture: {
    title: 'Your event at a glance',
    day: (filled: { day: number; of: number }) => `Day ${filled.day} of ${filled.of}`,
    moved: 'Moved to this day',
  },
  plan: {
    title: 'Payment in parts',
    kinds: {
      full: 'Whole price',
      advance: `Advance, ${event.advancePercent}%`,
      'event-day': `On the event day, ${event.eventDayPercent}%`,
      completion: `After completion, ${event.completionPercent}%`,
      'extra-work': 'Extra work you approved',
      'cancellation-fee': 'Cancellation fee',
    } satisfies Record<InstalmentKind, string>,
    paid: (filled: { day: string }) => `Paid on ${filled.day}`,
    due: 'Due now',
    advanceBy: (filled: { moment: string }) =>
      `Due by ${filled.moment}; unpaid, the booking then expires`,
    overdue: (filled: { day: string }) => `Overdue since ${filled.day}`,
    later: (filled: { day: string }) => `Due on ${filled.day}`,
    laterDone: 'Due when the work is done and accepted',
  },
  method: {
    cash: 'You pay in cash.',
    online: 'You pay by UPI or card.',
    toCash: 'Pay in cash instead',
    toOnline: 'Pay by UPI or card instead',
    stillCounts: 'If the payment you started still goes through, it counts for this booking.',
    changedToCash: 'You now pay in cash',
    changedToOnline: 'You now pay by UPI or card',
  },
  credit: {
    use: (filled: { amount: string }) => `Use ${filled.amount} of your credit`,
    used: 'Paid with your credit',
  },
  days: {
    fee: (filled: { amount: string }) => `Fee ${filled.amount}`,
    refund: (filled: { amount: string }) => `${filled.amount} goes back`,
    credit: (filled: { amount: string }) => `${filled.amount} credited to you`,
  },
  noShow: {
    open: 'Nobody came',
    title: 'Nobody came?',
    text: 'We are sorry. If your Karigar is not there, we will close this booking now, and you get:',
    refund: 'Everything you have paid',
    credit: 'Credit for any booking',
    confirm: 'Yes, nobody came',
    wait: 'Wait a little longer',
    done: 'We are sorry. Your booking is closed.',
    openDay: (filled: { day: string }) => `Nobody came on ${filled.day}`,
    textDay:
      'We are sorry. If your Karigar is not there, we will close this day now; the other days stay booked. You get:',
    refundDay: 'The refund for this day',
    doneDay: 'We are sorry. This day is closed; the others stay booked.',
  },
  late: {
    notYet: 'Your Karigar is not here yet',
    notYetText: 'Sorry. This is what we owe you, and from when.',
    owing: 'What we owe you',
    now: (filled: { time: string }) => `Now ${filled.time}`,
    expected: (filled: { time: string }) => `Expected ${filled.time}`,
    promised: 'promised',
    free: 'cancel free',
    owed: 'refund and credit',
    owedUnpaid: 'credit from us',
    freeNow: 'Now: cancel free',
    freeFrom: (filled: { time: string }) => `From ${filled.time}: cancel free`,
    allBack: (filled: { amount: string }) => `All ${filled.amount} comes back to you.`,
    costsNothing: 'It costs you nothing.',
    owedNow: 'Now, as nobody came',
    owedFrom: (filled: { time: string }) => `If nobody has come by ${filled.time}`,
    othersAsked: (filled: { count: number }) =>
      plural(filled.count, {
        one: `We have also asked ${filled.count} other Karigar who can be there sooner. After a yes they come instead, at the same price, and you see here who.`,
        other: `We have also asked ${filled.count} other Karigars who can be there sooner. The first to say yes comes instead, at the same price, and you see here who.`,
      }),
    choose: 'Choose what suits you',
    best: 'Quickest',
    wait: 'Wait for your Karigar',
    waitUnknown: 'We are finding out where they are.',
    move: 'Another time',
    moveText: 'Free, at the same price.',
    cancel: 'Cancel',
    cancelYet: (filled: { time: string }) => `Free from ${filled.time}; until then the usual fee.`,
    dayBack: 'Tell us, and this day is paid back.',
  },
  ledger: {
    title: 'Every rupee of this booking',
    empty: 'No money has moved yet.',
    paid: 'Paid',
    held: 'Held for your visit',
    kept: 'Kept for the work or a fee',
    returned: 'Given back',
    entries: 'Show the bookkeeping',
    kinds: {
      settled: 'Your payment reached us',
      'fee-kept': 'The cancellation fee was taken out of it',
      'fee-due': 'A cancellation fee is due',
      'fee-paid': 'The fee that was due is paid',
      'fee-taxed': 'The GST in the fee',
      'credit-granted': 'Credit from us, because we failed you',
      'credit-returned':
        'Added to your credit, because we couldn’t refund the original payment method',
      'credit-used': 'You paid with your credit',
      'rework-promised': 'We set money aside to have the work done again; you pay nothing',
      'rework-as-credit': 'The work is not done again, so this became your credit',
      'rework-given-up': 'You gave the free visit up late; this part we keep',
      'rework-done': 'The work was done again; we paid for it',
      'refund-due': 'A refund was set aside for you',
      'refund-credited': 'The refund was paid out to you',
      'refund-as-credit': 'The refund failed, so we added it to your credit',
      'refund-counted': 'Earlier refunds were counted',
      'cash-collected': 'You paid in cash',
      'work-accepted': 'Work accepted; your payment was divided',
      'due-paid': 'The amount due was paid',
      'visit-paid': 'Your Karigar was paid for coming',
      'safety-paid': 'Your Karigar was paid by us after the visit was left for safety',
      'complaint-borne': 'Your Karigar was paid by us what your complaint took off the bill',
      'attendance-paid': 'A Karigar of the crew who had come after all was paid by us',
      'waiting-paid': 'Your Karigar was paid by us for waiting at the door',
      'long-way-paid': 'Your Karigar was paid by us for a long way',
      'paid-out': 'The payment company settled it with our bank',
    } satisfies Record<LedgerKind, string>,
    accounts: {
      gateway_clearing: 'Payment company',
      bank: 'Our bank',
      gateway_fees: 'Fee of the payment company, paid by us',
      tax_on_fees: 'GST on that fee, paid by us',
      customer_advances: 'Held for your visit',
      refunds_payable: 'Set aside for your refund',
      customer_dues: 'Due from you',
      cancellation_fees: 'Cancellation fees',
      goodwill: 'Paid by us',
      account_credit: 'Your credit with us',
      rework_promised: 'Set aside by us to do the work again',
      cash_with_karigar: 'Cash with your Karigar',
      cash_in_hand: 'Cash with us',
      karigar_payable: 'Share of your Karigar',
      gst_payable: 'GST',
      revenue: 'Our share',
      visit_costs: 'Paid by us for the visit',
    } satisfies Record<LedgerAccount, string>,
    reference: 'Reference',
    policy: (filled: { version: string }) => `Terms of ${filled.version}.`,
  },
  refunds: {
    title: 'Refunds',
    methods: { upi: 'UPI', card: 'Card', netbanking: 'bank account', wallet: 'wallet' },
    to: (filled: { method: string }) => `Back to your ${filled.method}`,
    states: {
      approved: 'Approved; we are sending it',
      sent: 'Sent to the payment company',
      processing: 'At your bank',
      credited: 'Credited to you',
      failed: 'Your bank refused it; we are trying again',
      stuck: 'The refund failed; our team is on it and will contact you',
      'as-credit': 'The refund failed; we added it to your credit',
    } satisfies Record<RefundStateView, string>,
    holder: 'Where it is now',
    holders: { us: 'With us', gateway: 'The payment company', bank: 'Your bank', you: 'With you' },
    due: 'By',
    late: 'This is taking longer than it should. Please contact us with the code above.',
    reference: 'Reference',
    credited: 'Credited on',
  },
};
