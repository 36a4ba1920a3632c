import type { CreditReason, PayoutStateView } from '#contract/customer/read-credit.ts';

/** Credit of a customer, and its payout. */
export const credit = {
  title: 'Your credit',
  loading: 'Loading your credit…',
  usable: 'Use it for any booking, or have it paid out to your UPI ID.',
  none: 'You have no credit right now. Credit from us, and amounts we can’t refund to the original payment method, appear here.',
  payOut: (filled: { amount: string }) => `Pay out ${filled.amount} to UPI`,
  duesFirst: (filled: { amount: string }) =>
    `You still owe ${filled.amount}. Pay that first, with your credit if you like; the rest can then be paid out.`,
  payDue: (filled: { amount: string }) => `Pay ${filled.amount}`,
  upiId: 'Your UPI ID',
  upiIdHelp: 'Like name@bank. We’ll show you the account name before we send any money.',
  atMost: (filled: { amount: string }) =>
    `UPI allows up to ${filled.amount} per payment; the rest stays in your credit.`,
  findName: 'Check name',
  isThisYou: 'Is this you? We’ll send the money to this account.',
  confirmFirst: 'Before we send money to a UPI ID, please confirm that it is you.',
  noName:
    'We couldn’t find the account name. Please check every letter: the money goes to the owner of this UPI ID.',
  change: 'Change',
  confirm: (filled: { amount: string }) => `Yes, pay out ${filled.amount}`,
  asked: 'Your payout is on its way',
  payouts: 'Payouts',
  states: {
    waiting: 'Set aside; a second person has to agree',
    approved: 'Approved; we are sending it',
    sent: 'At the bank',
    paid: 'Paid to you',
    failed: 'The bank refused it; we are trying again',
    returned: 'Payout failed; added back to your credit',
  } satisfies Record<PayoutStateView, string>,
  paidOn: (filled: { day: string }) => `Paid on ${filled.day}`,
  dueOn: (filled: { day: string }) => `By ${filled.day} at the latest`,
  reference: 'Bank reference',
  late: 'This is taking longer than it should. Please contact us.',
  entries: 'Where it comes from',
  reasons: {
    'failed-you': 'From us, because we failed you',
    'not-returnable': 'Couldn’t be refunded to the original method',
    'by-hand': 'Credited by our team',
    used: 'Used for a booking',
    'paid-out': 'Paid out to UPI',
    'payout-returned': 'Payout failed',
  } satisfies Record<CreditReason, string>,
};
