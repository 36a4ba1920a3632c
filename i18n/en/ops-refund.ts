import { policy } from '#contract/policy.ts';

const ALONE = `₹${(policy.refund.twoPeopleAbovePaise / 100).toLocaleString('en-IN')}`;

/** Words of the console for a refund by hand. */
export const opsRefund = {
  open: 'Give money back…',
  title: 'Give money back by hand',
  payment: 'Payment',
  paymentNamed: (filled: { gateway: string; amount: string; left: string }) =>
    `${filled.gateway}: ${filled.amount}, ${filled.left} of it can go back`,
  amount: 'Amount in ₹',
  text: 'It goes back to the account that it was paid from.',
  see: 'See what it does',
  nothing: 'Nothing of this booking can go back by a gateway.',
  needsTwo: `Above ${ALONE} a second person has to agree before it goes.`,
  above: 'The customer will have had back more than was paid.',
  aboveWhy: 'Why more than was paid',
  give: (filled: { amount: string }) => `Give ${filled.amount} back`,
  back: 'Back',
  results: {
    approved: 'The money is on its way back.',
    requested: 'Noted. It goes when a second person has agreed.',
  },
};
