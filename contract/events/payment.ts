import {
  event,
  flag,
  instant,
  karigar,
  karigars,
  maybe,
  number,
  ofBooking,
  orNone,
  paise,
  record,
  text,
} from './event.ts';

/** Money that comes, goes back, and is counted. */
export const paymentEvents = {
  PaymentBegun: event(
    {
      ...ofBooking,
      attemptId: text,
      provider: text,
      instalment: number,
      amountPaise: paise,
      nextAskAt: orNone(instant),
    },
    { later: { nextAskAt: 'ask-payment' } },
  ),
  PaymentSettled: event(
    {
      ...ofBooking,
      attemptId: text,
      provider: text,
      instalment: number,
      amountPaise: paise,
      becameFirm: flag,
      wanted: flag,
      remindAt: orNone(instant),
    },
    {
      tells: ['customer'],
      onScreens: { visit: true },
      sets: ['find-karigar', 'issue-tax-documents'],
      later: { remindAt: 'remind-of-payment' },
    },
  ),
  PaymentMethodChanged: event(
    { ...ofBooking, from: text, to: text, karigarIds: karigars },
    { onScreens: { visit: true, karigars: ['karigarIds'] } },
  ),
  PaymentFailed: event(
    { ...ofBooking, attemptId: text, state: text },
    { nobody: 'the customer sees it on the pay page and may try again; no money has moved.' },
  ),
  PaymentMismatched: event(
    {
      ...ofBooking,
      attemptId: text,
      provider: text,
      instalment: number,
      amountPaise: paise,
      reported: record,
    },
    { tells: ['operations'] },
  ),
  MismatchResolved: event(
    {
      ...ofBooking,
      attemptId: text,
      provider: text,
      gatewayReference: text,
      amountPaise: paise,
      returnedPaise: paise,
      way: text,
      why: text,
    },
    { nobody: 'who decided sees it; the customer hears of the payment or of its way back.' },
  ),
  PaymentReturned: event(
    {
      ...ofBooking,
      attemptId: text,
      provider: text,
      instalment: number,
      amountPaise: paise,
      refundId: text,
      reason: text,
    },
    { tells: ['customer'], sets: ['move-transfer'] },
  ),
  GatewayReported: event(
    { attemptId: maybe(text), refundId: maybe(text) },
    { sets: ['ask-gateway'] },
  ),
  CreditUsed: event(
    {
      ...ofBooking,
      instalment: number,
      amountPaise: paise,
      becameFirm: flag,
      wanted: flag,
      /** Our own money pays, for work that is done again. */
      isPromise: maybe(flag),
      remindAt: orNone(instant),
    },
    {
      tells: ['customer'],
      onScreens: { visit: true },
      sets: ['find-karigar', 'issue-tax-documents'],
      later: { remindAt: 'remind-of-payment' },
    },
  ),
  CashCollected: event(
    {
      ...ofBooking,
      karigarId: maybe(orNone(karigar)),
      from: maybe(text),
      ownAt: maybe(instant),
      amountPaise: maybe(paise),
      excessPaise: maybe(paise),
      instalment: maybe(number),
      receipt: maybe(text),
      becameFirm: maybe(flag),
      remindAt: maybe(orNone(instant)),
    },
    {
      tells: ['customer'],
      onScreens: { visit: true, karigars: ['karigarId'] },
      sets: ['find-karigar', 'issue-tax-documents'],
      later: { remindAt: 'remind-of-payment' },
    },
  ),
  RefundApproved: event(
    {
      ...ofBooking,
      refundId: text,
      amountPaise: paise,
      byHand: maybe(flag),
      aboveWhy: maybe(text),
    },
    { sets: ['move-transfer', 'issue-tax-documents'] },
  ),
  RefundAskedByHand: event(
    {
      ...ofBooking,
      refundId: maybe(text),
      amountPaise: paise,
      why: maybe(text),
      needsTwo: flag,
      about: maybe(text),
    },
    {
      nobody: 'the list of stuck money brings it to operations while it waits for a second person.',
    },
  ),
  RefundDeclinedByHand: event(
    { ...ofBooking, refundId: text, amountPaise: paise, why: text },
    { nobody: 'who has asked for it sees it where it was asked.' },
  ),
  RefundInitiated: event(
    { ...ofBooking, refundId: text, amountPaise: paise, tries: number, returned: flag },
    { tells: ['customer'] },
  ),
  RefundTriedAgain: event(
    { ...ofBooking, refundId: text, amountPaise: paise, tries: number, actionId: text, why: text },
    { sets: ['move-transfer'] },
  ),
  RefundCredited: event(
    { ...ofBooking, refundId: text, amountPaise: paise, tries: number, gatewayReference: text },
    { tells: ['customer'] },
  ),
  RefundFailed: event(
    {
      ...ofBooking,
      refundId: text,
      amountPaise: paise,
      tries: number,
      final: flag,
      asCredit: flag,
      /** The gateway's code. */
      reason: maybe(text),
    },
    { tells: ['customer', 'operations'] },
  ),
  RefundAlarmed: event(
    { ...ofBooking, refundId: text, amountPaise: paise, tries: number, why: text },
    { tells: ['operations'] },
  ),
  PaidOut: event(
    {
      provider: text,
      day: text,
      about: text,
      gatewayReference: text,
      amountPaise: paise,
      feePaise: paise,
      taxPaise: paise,
    },
    { nobody: 'the customer has paid long before; it is for the books.' },
  ),
  CashBanked: event({ amountPaise: paise, receipt: text }, { nobody: 'it is for the books.' }),
  BooksDisagree: event(
    { why: text, bookingId: maybe(text), amountPaise: maybe(paise) },
    { tells: ['operations'] },
  ),
};
