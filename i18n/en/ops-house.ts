import type { TriedEnd } from '#contract/ops/try-policy.ts';
import { pluralIn } from '../plural.ts';

const plural = pluralIn('en');

/** Fees and their versions, and what others would have done. */
export const opsHouse = {
  versions: 'Versions of the fees',
  versionsText:
    'A booking is charged by the version that it was sold under, whatever has changed since. A new version comes with a release, and asks every customer to accept the terms again.',
  soldFrom: (filled: { day: string }) => `for bookings made from ${filled.day} on`,
  firstVersion: 'The first version.',
  whatIf: 'What if the fees had been others?',
  whatIfText:
    'Choose the fees and the days on which visits should have begun. Bookings that ended without the visit are worked out again, by the rules that charge. Nothing is changed and nobody is told.',
  reckon: 'Work it out',
  asToday: 'Fees of today',
  fees: {
    graceMinutesAfterBooking: 'Free so many minutes after booking',
    freeHoursBefore: 'Free until so many hours before',
    under24Hours: 'After that, % of the price',
    lateHoursBefore: 'Late from so many hours before',
    under3Hours: 'Late, % of the price',
    dispatched: 'Karigar on the way, %',
    arrivedMinutesBefore: 'At the door counts from so many minutes before',
    arrived: 'Karigar at the door, %',
    futureDated: 'Never above, before setting out, %',
    sameDay: 'Never above, after setting out, %',
    noShow: 'Nobody at home, %',
    freeWhenLateMinutes: 'Free once we are late by minutes',
    mirrorPercentAfterStart: 'We fail after setting out: we pay %',
    mirrorCeilingUnpaidPaise: 'We fail, nothing was paid: at most ₹',
  },
  reckoned: (filled: { count: number }) =>
    `${filled.count} ${plural(filled.count, { one: 'booking', other: 'bookings' })} worked out.`,
  leftOut: (filled: { count: number }) =>
    `${filled.count} left out: single days of several, and money that waits for a case.`,
  sum: 'Sum',
  was: 'As it was',
  wouldBe: 'With these fees',
  difference: 'Difference',
  shares: {
    feePaise: 'Fee of the customer',
    duePaise: 'Of it still to be paid',
    refundPaise: 'Given back',
    goodwillPaise: 'Paid by us for failing',
  },
  nothingChanges: 'No booking would have ended otherwise.',
  changes: (filled: { count: number }) =>
    `${filled.count} ${plural(filled.count, { one: 'booking', other: 'bookings' })} would have ended otherwise, the greatest difference first.`,
  howItEnded: 'How it ended',
  ends: {
    cancelled: 'Cancelled',
    'called-off': 'Called off by us',
    'karigar-no-show': 'Nobody came',
    'customer-no-show': 'Nobody at home',
  } satisfies Record<TriedEnd, string>,
  channels: 'Messages',
  gateways: 'Payments',
  channel: 'Channel',
  gateway: 'Gateway',
  channelNames: { sms: 'SMS', whatsapp: 'WhatsApp', email: 'Email', push: 'Push' },
  notSetUp: 'not set up',
  never: 'never',
  lastSent: 'Last sent',
  lastDelivered: 'Last delivered',
  sentLastHour: 'Sent, last hour',
  failedLastHour: 'Failed, last hour',
  waiting: 'Waiting',
  lastPaid: 'Last payment',
  paidLastHour: 'Paid, last hour',
  unknown: 'Without an answer',
  chosen: 'in use',
  since: (filled: { time: string }) => `since ${filled.time}`,
};
