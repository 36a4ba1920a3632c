import { event, flag, instant, karigar, maybe, number, paise, text } from './event.ts';

/** Money that goes out to customers and Karigars, and cash that Karigars hand in. */
export const payoutEvents = {
  PayoutApproved: event(
    { userId: text, payoutId: text, amountPaise: paise },
    { sets: ['move-transfer'] },
  ),
  PayoutAskedByHand: event(
    {
      ...{ userId: text, payoutId: text, amountPaise: paise, why: text, needsTwo: flag },
      /** The transfer that failed. */
      insteadOf: maybe(text),
    },
    {
      nobody: 'the list of stuck money brings it to operations while it waits for a second person.',
    },
  ),
  PayoutDeclinedByHand: event(
    { userId: text, payoutId: text, amountPaise: paise, why: text },
    { nobody: 'who has asked for it sees it where it was asked.' },
  ),
  PayoutInitiated: event(
    { userId: text, payoutId: text, amountPaise: paise, tries: number },
    { nobody: 'the customer was told when it was approved, and hears when it is paid.' },
  ),
  PayoutReported: event({ payoutId: text }, { sets: ['ask-gateway'] }),
  PayoutPaid: event(
    { userId: text, payoutId: text, amountPaise: paise, tries: number, bankReference: text },
    { tells: ['customer'] },
  ),
  PayoutFailed: event(
    {
      ...{ userId: text, payoutId: text, amountPaise: paise, tries: number, final: flag },
      reason: maybe(text),
    },
    { tells: ['customer', 'operations'] },
  ),
  PayoutAlarmed: event(
    { userId: text, payoutId: text, amountPaise: paise, tries: number, why: text },
    { tells: ['operations'] },
  ),
  PayoutsHeld: event({ restoredTo: instant }, { tells: ['operations'] }),
  PayoutsReleased: event({}, { tells: ['operations'] }),
  ReportsUnread: event({ tries: number }, { tells: ['operations'] }),
  ReportsRead: event({}, { tells: ['operations'] }),
  KarigarPayoutMade: event(
    { karigarId: karigar, payoutId: text },
    { onScreens: { karigars: ['karigarId'] } },
  ),
  PayAsked: event(
    { karigarId: karigar, payAt: instant },
    { nobody: 'the batch that pays it is told to operations when it is made.' },
  ),
  KarigarBatchMade: event({ batchOn: text }, { tells: ['operations'] }),
  /** It ends the item of its batch. */
  KarigarBatchChecked: event(
    { batchOn: text, payouts: number, amountPaise: paise },
    { tells: ['operations'] },
  ),
  SettlementDiffers: event(
    { provider: text, day: text, differences: number },
    { tells: ['operations'] },
  ),
  DifferenceAnswered: event(
    { position: number, way: text, open: number },
    { nobody: 'the list of settlements shows it beside the difference.' },
  ),
  /** It ends the item of its report. */
  SettlementExplained: event({}, { tells: ['operations'] }),
  /** It waits for a second person. */
  MonthProposed: event(
    { month: text, digest: text, entries: number, why: text },
    { tells: ['operations'] },
  ),
  MonthClosed: event(
    { month: text, digest: text, entries: number, why: text },
    { tells: ['operations'] },
  ),
  KarigarPaid: event(
    { karigarId: karigar, payoutId: text, bankReference: text },
    { tells: ['karigar'], onScreens: { karigars: ['karigarId'] } },
  ),
  KarigarPayoutReturned: event(
    { karigarId: karigar, payoutId: text, amountPaise: paise, wasPaid: flag, lost: flag },
    { tells: ['karigar', 'operations'], onScreens: { karigars: ['karigarId'] } },
  ),
  KarigarPayeeChanged: event(
    { karigarId: karigar, userId: maybe(text), usableAt: instant, because: maybe(text) },
    { tells: ['karigar', 'operations'], onScreens: { karigars: ['karigarId'] } },
  ),
  KarigarPayeeUndone: event(
    { karigarId: karigar, userId: text },
    { tells: ['karigar', 'operations'], onScreens: { karigars: ['karigarId'] } },
  ),
  KarigarPayeeStopped: event(
    { karigarId: karigar, amountPaise: maybe(paise) },
    { tells: ['karigar', 'operations'], onScreens: { karigars: ['karigarId'] } },
  ),
  CashHandedIn: event(
    { karigarId: karigar, amountPaise: paise, receipt: maybe(text) },
    { tells: ['karigar'], onScreens: { karigars: ['karigarId'] } },
  ),
  CashHandInReversed: event(
    { karigarId: karigar, amountPaise: paise, receipt: maybe(text), why: maybe(text) },
    { tells: ['karigar'], onScreens: { karigars: ['karigarId'] } },
  ),
};
