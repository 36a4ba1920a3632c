import { policy } from '#contract/policy.ts';
/** Words of the console for payments that do not fit. */
export const opsMismatch = {
  decide: 'Decide…',
  title: 'A payment that does not fit',
  asked: 'Asked for',
  came: 'Came',
  gateway: 'Gateway',
  theirName: 'The gateway’s name for it',
  way: 'What is done with it',
  ways: {
    adopt: 'It is the payment of what is due',
    match: 'It is for another booking of the same customer',
    return: 'It goes back whole',
  },
  waysText: {
    adopt: 'Counted for what is due; too much goes back, too little leaves the rest due.',
    match: 'Counted for what is due of that booking, and never for somebody else’s.',
    return: 'All of it goes back to where it came from, and the customer is told.',
  },
  other: 'Reference of the other booking',
  find: 'Find',
  notFound: 'No booking of this reference.',
  firstSaid: (filled: { way: string }) => `One of us has said: ${filled.way}`,
  needsTwo: `Noted. Above ₹${(policy.refund.twoPeopleAbovePaise / 100).toLocaleString('en-IN')} a second of us has to say the same.`,
  do: 'Decide so',
};
