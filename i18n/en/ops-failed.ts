import { policy } from '#contract/policy.ts';

const ALONE = `₹${(policy.refund.twoPeopleAbovePaise / 100).toLocaleString('en-IN')}`;

/** Words of the console for money that failed for good. */
export const opsFailed = {
  open: 'What next…',
  titles: { refund: 'Refund that failed', payout: 'Payout that failed' },
  amount: 'Amount',
  tries: 'Tries',
  reason: 'Reason given',
  noReason: 'None',
  failedAt: 'Failed',
  lies: 'Where it is now',
  asCredit: (filled: { amount: string }) => `${filled.amount} of credit with the customer`,
  withUs: 'With us: its owner has deleted the account',
  instead: 'Paid another way',
  used: 'Nothing is left to pay: the customer has used the credit.',
  dueFirst: (filled: { due: string }) =>
    `They owe ${filled.due} for bookings. That has to be paid first.`,
  noUpi: 'The customer has not confirmed a UPI ID. They can add one under Credit in the app.',
  way: 'What to do',
  ways: {
    again: 'Try the same way again',
    upi: 'Send it to their UPI ID',
    bank: 'Pay it by bank transfer',
  },
  upiId: 'UPI ID',
  effects: {
    again: (filled: { amount: string }) =>
      `The gateway is asked for ${filled.amount} once more. If it fails again, it comes back here.`,
    upi: (filled: { amount: string; upi: string }) =>
      `${filled.amount} is taken from their credit and sent to ${filled.upi}.`,
    bank: (filled: { amount: string }) =>
      `${filled.amount} is set aside now. Pay it at the bank once it’s agreed to, never before; then write the bank’s reference down here.`,
  },
  left: (filled: { left: string }) => `Their credit is ${filled.left} afterwards.`,
  told: 'The customer hears in the app and by email when it’s paid.',
  untold: 'Nobody is told: the account is deleted.',
  needsTwo: `Above ${ALONE} a second person has to agree under Money before anything is paid.`,
  buttons: {
    again: 'Try again',
    upi: (filled: { amount: string }) => `Send ${filled.amount}`,
    bank: (filled: { amount: string }) => `Set ${filled.amount} aside`,
  },
  results: {
    again: 'It’s on its way.',
    upi: 'It’s on its way.',
    bank: 'Set aside. Pay it at the bank now, then open this again and write the reference down.',
    requested:
      'Set aside. A second person has to agree under Money; pay nothing at the bank before that.',
  },
  toPay: {
    now: (filled: { amount: string }) =>
      `${filled.amount} is set aside and agreed to. Pay it at the bank once, then write the bank’s reference down.`,
    record: (filled: { amount: string }) => `Record ${filled.amount} as paid`,
    undo: 'Don’t pay it',
    recorded: 'Recorded as paid.',
    undone: 'It isn’t paid. The money is credit of the customer again.',
  },
  finance: 'Finance decides what becomes of it.',
};
