import { policy } from '#contract/policy.ts';

const ALONE = `₹${(policy.refund.twoPeopleAbovePaise / 100).toLocaleString('en-IN')}`;

/** Words of the console for money of our own that one person is paid. */
export const opsPayOut = {
  panel: 'Money from us',
  text: 'Our own money, beside refunds and earnings: for a taxi, a broken vase, a kindness.',
  open: 'Pay them…',
  amount: 'Amount in ₹',
  see: 'See what it does',
  back: 'Back',
  upiId: 'UPI ID',
  goes: (filled: { amount: string; name: string; to: string }) =>
    `${filled.amount} of our own money goes to ${filled.name}: ${filled.to}.`,
  before: (filled: { before: string }) =>
    `They have had ${filled.before} from us this way in the last 30 days, or it is waiting.`,
  nothingBefore: 'They have had nothing from us this way in the last 30 days.',
  needsTwo: `Above ${ALONE}, in parts too, a second person has to agree under Money before it goes.`,
  told: 'They hear in the app and by mail when it’s paid.',
  dueFirst: (filled: { due: string }) =>
    `They owe ${filled.due} for bookings. That has to be paid first; their bookings show which one.`,
  noUpi:
    'They have not confirmed a UPI ID. They do that in the app under Credit, when they have credit paid out.',
  pay: (filled: { amount: string }) => `Pay ${filled.amount}`,
  takeBack: 'Take it back',
  takenBack: 'Taken back. Nothing is paid.',
  takenBackWhy: 'Taken back by the person who asked for it.',
  results: {
    approved: 'It’s on its way.',
    requested: 'Noted. It’s sent when a second person has agreed under Money.',
  },
};
