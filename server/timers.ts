import type { DomainEvent, Planned } from '#server/platform/jobs/job.ts';

/** Which job an event sets for a later moment, and which of its data names that moment: event → moment → job. */
const timers: Readonly<Record<string, readonly Timer[]>> = {
  BookingPlaced: [
    /** Fifteen minutes for an online payment; for an event booked for cash, until its advance is due. */
    { moment: 'holdUntil', job: 'end-hold' },
    { moment: 'remindAt', job: 'remind-of-payment' },
  ],
  BookingMadeFirm: [
    { moment: 'holdUntil', job: 'end-hold' },
    { moment: 'remindAt', job: 'remind-of-payment' },
  ],
  /** An event's parts are due at other hours then. */
  BookingRescheduled: [
    { moment: 'holdUntil', job: 'end-hold' },
    { moment: 'remindAt', job: 'remind-of-payment' },
  ],
  VisitCancelled: [{ moment: 'remindAt', job: 'remind-of-payment' }],
  VisitCustomerNoShow: [{ moment: 'remindAt', job: 'remind-of-payment' }],
  BookingCancelled: [{ moment: 'remindAt', job: 'remind-of-payment' }],
  /** One part is paid; the next may have to be asked for. */
  PaymentSettled: [{ moment: 'remindAt', job: 'remind-of-payment' }],
  BookingReseated: [{ moment: 'remindAt', job: 'remind-of-payment' }],
  CreditUsed: [{ moment: 'remindAt', job: 'remind-of-payment' }],
  CashCollected: [{ moment: 'remindAt', job: 'remind-of-payment' }],
  /** What is left of the price is due from now on. */
  WorkAccepted: [{ moment: 'remindAt', job: 'remind-of-payment' }],
  DisputeResolved: [{ moment: 'remindAt', job: 'remind-of-payment' }],
  /** A fee is owed. */
  SafetyCaseClosed: [{ moment: 'remindAt', job: 'remind-of-payment' }],
  /** Nobody has said yes by then: more people are asked. */
  VisitOffered: [{ moment: 'nextRoundAt', job: 'find-karigar' }],
  /** What is said of a visit that goes badly, and how it ends when nobody ends it; before that the sweep looks after it. */
  KarigarDispatched: [{ moment: 'timeoutAt', job: 'apply-timeout' }],
  KarigarArrived: [{ moment: 'alarmAt', job: 'apply-timeout' }],
  WorkStarted: [{ moment: 'alarmAt', job: 'apply-timeout' }],
  WorkFinished: [{ moment: 'timeoutAt', job: 'apply-timeout' }],
  WorkStopped: [{ moment: 'timeoutAt', job: 'apply-timeout' }],
  WorkDisputed: [{ moment: 'timeoutAt', job: 'apply-timeout' }],
  VisitStoppedForSafety: [{ moment: 'timeoutAt', job: 'apply-timeout' }],
  HoldExtended: [{ moment: 'holdUntil', job: 'end-hold' }],
  /** Then again and again on the gateways' advised schedule; see `modules/payment/asking.ts`. */
  PaymentBegun: [{ moment: 'nextAskAt', job: 'ask-payment' }],
};

type Timer = { readonly moment: string; readonly job: string };

/** Every minute: whatever a lost timer left behind. */
export const SWEEP = '* * * * *';

/** Every two minutes: visits that will be late, and those that a lost timer has left without anybody. */
export const RESCUE = '*/2 * * * *';

/** At a quiet minute of every hour: sessions that have ended, attempts that no longer count. */
export const TIDY = '37 * * * *';

/** Mondays at ten, in India: Karigars are paid. */
export const PAYDAY = '0 10 * * 1';

/** Once a day, while India sleeps: what has become too old to be kept. */
export const NIGHTLY = '23 21 * * *';

/** Reports of gateways come in the morning; each is read once, so asking every hour costs little. */
export const RECONCILE = '20 7-22 * * *';

/** On the hours at which operations go to the bank, and once more in the evening for what it has answered. */
export const BANK = '5 10,13,16,19 * * *';

export const timersOf = ({ type, data }: DomainEvent): Planned[] =>
  (timers[type] ?? []).flatMap(({ moment, job }) => {
    const at = data[moment];
    return typeof at === 'number' ? [{ job, at }] : [];
  });
