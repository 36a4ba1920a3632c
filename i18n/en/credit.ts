import type { CreditReason, PayoutStateView } from '#contract/customer/read-credit.ts';

/** What somebody has with us, and how it becomes money again. */
export const credit = {
  title: 'Your credit',
  loading: 'Loading your credit…',
  usable: 'You can use it for any booking, or have it paid out to your UPI ID.',
  none: 'You have no credit at the moment. What we owe you for a failure of ours, and money that cannot go back the way it came, appears here at once.',
  payOut: (filled: { amount: string }) => `Pay out ${filled.amount} to UPI`,
  duesFirst: (filled: { amount: string }) =>
    `${filled.amount} is still due. It is paid first; you can use your credit for it. What is left can then be paid out.`,
  payDue: (filled: { amount: string }) => `Pay ${filled.amount}`,
  upiId: 'Your UPI ID',
  upiIdHelp: 'Like name@bank. We ask your bank for the name before any money moves.',
  atMost: (filled: { amount: string }) =>
    `UPI carries at most ${filled.amount} at once; the rest stays your credit.`,
  findName: 'Look up the name',
  isThisYou: 'Is this you? The money goes to this account.',
  noName:
    'The name could not be looked up. Please check every letter: the money goes to whoever this UPI ID belongs to.',
  change: 'Change',
  confirm: (filled: { amount: string }) => `Yes, pay out ${filled.amount}`,
  asked: 'Your payout is on its way',
  payouts: 'Payouts',
  states: {
    approved: 'Approved; we are sending it',
    sent: 'At the bank',
    paid: 'Paid to you',
    failed: 'The bank refused it; we are trying again',
    returned: 'It could not be paid out; it is your credit again',
  } satisfies Record<PayoutStateView, string>,
  paidOn: (filled: { day: string }) => `Paid on ${filled.day}`,
  dueOn: (filled: { day: string }) => `By ${filled.day} at the latest`,
  reference: 'Bank reference',
  late: 'This is taking longer than it should. Please contact us.',
  entries: 'Where it comes from',
  reasons: {
    'failed-you': 'We failed you',
    'not-returnable': 'Could not go back the way it came',
    'by-hand': 'Credited by our team',
    used: 'Used for a booking',
    'paid-out': 'Paid out to UPI',
    'payout-returned': 'Payout came back',
  } satisfies Record<CreditReason, string>,
};
