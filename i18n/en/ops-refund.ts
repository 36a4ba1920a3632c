import { policy } from '#contract/policy.ts';

const ALONE = `₹${(policy.refund.twoPeopleAbovePaise / 100).toLocaleString('en-IN')}`;

/** Words of the console for a refund by hand. */
export const opsRefund = {
  open: 'Refund money…',
  title: 'Refund by hand',
  payment: 'Payment',
  paymentNamed: (filled: { gateway: string; amount: string; left: string }) =>
    `${filled.gateway}: ${filled.amount}, ${filled.left} of it can be refunded`,
  amount: 'Amount in ₹',
  text: 'It’s refunded to the original payment method.',
  see: 'See what it does',
  nothing: 'Nothing paid for this booking can be refunded through a gateway.',
  needsTwo: `Above ${ALONE} a second person has to agree before it goes.`,
  above: 'The customer will have been refunded more than they paid.',
  aboveWhy: 'Why more than was paid',
  give: (filled: { amount: string }) => `Refund ${filled.amount}`,
  back: 'Back',
  results: {
    approved: 'Refund started.',
    requested: 'Noted. It’s sent when a second person has agreed.',
  },
};
