import { pluralIn } from '../plural.ts';

const plural = pluralIn('en');

/** Pay of Karigars, what gateways have paid out, and cash. */
export const opsMoney = {
  tabs: { stuck: 'Stuck', wages: 'Pay', settlements: 'Settlements', cash: 'Cash', books: 'Books' },
  openBatch: 'Open the batch',
  batches: 'Batches',
  batchesText:
    'Made by itself on Mondays. Made by hand today, it pays everybody who is owed something.',
  noBatches: 'No batch in half a year.',
  makeBatch: 'Make today’s batch',
  answered: (filled: { paid: number; returned: number; waiting: number }) =>
    `${filled.paid} paid, ${filled.returned} came back, ${filled.waiting} without an answer`,
  toCheck: 'to be checked',
  cameBack: (filled: { count: number }) => `${filled.count} came back`,
  batchOf: (filled: { day: string }) => `Batch of ${filled.day}`,
  emptyBatch: 'Nobody was owed anything on this day.',
  madeBy: 'Made by',
  byClock: 'by itself',
  checkedBy: 'Checked by',
  nobodyYet: 'nobody yet',
  somebodyElse:
    'You made this batch, or it pays you: somebody else checks it. Until then no file leaves.',
  check: (filled: { count: number; sum: string }) =>
    `Checked: ${filled.count} ${plural(filled.count, { one: 'payment', other: 'payments' })}, ${filled.sum}`,
  checkText: 'Whom it pays, where, and how much. Only checked payments stand in the file.',
  bankFile: (filled: { count: number }) =>
    `File for the bank (${filled.count} ${plural(filled.count, { one: 'line', other: 'lines' })})`,
  bankFileText: 'Payments that are checked and that the bank has not answered.',
  noAccount: (filled: { count: number }) =>
    `${filled.count} without an account: ask the Karigar for one, or pay by hand.`,
  where: 'Paid at',
  tax: 'Income tax kept',
  amount: 'Amount',
  state: 'State',
  next: 'Next',
  states: { made: 'no answer yet', paid: 'paid', returned: 'came back' },
  owedAgain:
    'Owed again, and the Karigar knows. The next batch pays it; if the account was wrong, the Karigar names another in the app first.',
  bankSays: 'The bank says',
  resultOf: (filled: { name: string; sum: string }) => `${filled.name}, ${filled.sum}`,
  results: { paid: 'It is paid', returned: 'It came back', lost: 'It is lost' },
  resultsText: {
    paid: 'The Karigar is told, and reads the reference.',
    returned: 'We owe it as before; the Karigar is told, and the next batch pays it.',
    lost: 'It has reached an account that was stopped. The loss is ours; the Karigar is owed it as before. From ₹5,000 on somebody else than who stopped the account says so.',
  },
  reference: 'Reference of the bank',
  answer: 'The bank’s answer',
  answerFile: 'File of the bank',
  answerText: 'Columns Customer Reference, Status and UTR. The same file twice counts once.',
  answerRead: (filled: { paid: number; returned: number }) =>
    `Recorded: ${filled.paid} paid, ${filled.returned} came back.`,
  line: (filled: { number: number }) => `Line ${filled.number}`,
  outcomes: {
    paid: 'paid',
    returned: 'came back',
    unclear: 'says neither SUCCESS with a UTR nor FAILED',
    contradicts: 'says something else than what is recorded',
    stopped: 'its account was stopped: record by hand',
    unknown: 'is none of our payments',
    'own-money': 'is your own: a colleague records it',
  },
  settlements: 'Settlements',
  settlementsText: 'The gateways’ own reports, compared with our books line by line.',
  noSettlements: 'No gateway has reported yet.',
  day: 'Day',
  gateway: 'Gateway',
  lines: 'Lines',
  payments: 'Payments',
  refunds: 'Refunds',
  fees: 'Fees + tax',
  fits: 'Fits',
  fitsAll: 'all of it',
  differ: (filled: { count: number }) =>
    `${filled.count} ${plural(filled.count, { one: 'difference', other: 'differences' })}`,
  differences: {
    'missing-here': 'Not in our books',
    'missing-there': 'Not in their report',
    amount: 'Another amount',
    fee: 'Another fee',
    duplicate: 'Told twice',
  },
  differencesText: {
    'missing-here': 'Look for it at the gateway; where it is a payment, ask whom it belongs to.',
    'missing-there':
      'It should come with a later day; if not, ask the gateway with this reference.',
    amount: 'Compare with the booking, and ask the gateway with this reference.',
    fee: 'Ask the gateway by which rate it was taken.',
    duplicate: 'Ask the gateway to take one of them back.',
  },
  abouts: { payment: 'Payment', refund: 'Refund', adjustment: 'Adjustment' },
  oursAndTheirs: (filled: { ours: string; theirs: string }) =>
    `ours ${filled.ours}, theirs ${filled.theirs}`,
  held: 'Cash with Karigars',
  heldText: 'It is taken off their next pay; what they hand in is not.',
  nobodyHolds: 'No Karigar holds our cash.',
  handIn: 'Hand in',
  handInOf: (filled: { name: string }) => `Cash from ${filled.name}`,
  holds: (filled: { sum: string }) => `Holds ${filled.sum} for us.`,
  counted: 'Counted, in ₹',
  receipt: 'Number of the receipt',
  whereNow: 'Where it is now',
  takenTo: { office: 'with us', bank: 'paid into our bank' },
  inHand: 'Cash with us',
  inHandText: 'Handed in, and not in the bank yet.',
  toBank: 'Paid into the bank',
  liesHere: (filled: { sum: string }) => `${filled.sum} is with us.`,
  slip: 'Number on the bank’s slip',
  received: 'Handed in',
  nothingReceived: 'Nothing was handed in yet.',
  countedBy: 'Counted by',
  takeBack: 'Take back',
  takenBack: 'Taken back',
  takeBackText: (filled: { name: string; sum: string }) =>
    `${filled.name} then holds ${filled.sum} more, and is told. The receipt may be written down again.`,
};
