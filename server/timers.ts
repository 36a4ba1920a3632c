import type { HouseEvent, Planned } from '#server/platform/jobs/job.ts';

/** Which job an event sets for a later moment, and which of its data names that moment: event → moment → job. */
const timers: Readonly<Record<string, { readonly moment: string; readonly job: string }>> = {
  /** Fifteen minutes for an online payment; for an event booked for cash, until its advance is due. */
  BookingPlaced: { moment: 'holdUntil', job: 'end-hold' },
  /** An event's cash advance is due at another hour then. */
  BookingRescheduled: { moment: 'holdUntil', job: 'end-hold' },
  HoldExtended: { moment: 'holdUntil', job: 'end-hold' },
  /** Then again and again on the gateways' advised schedule; see `modules/payment/asking.ts`. */
  PaymentBegun: { moment: 'nextAskAt', job: 'ask-payment' },
};

/** Every minute: whatever a lost timer left behind. */
export const SWEEP = '* * * * *';

/** At a quiet minute of every hour: sessions that have ended, attempts that no longer count. */
export const TIDY = '37 * * * *';

/** Once a day, while India sleeps: what has become too old to be kept. */
export const NIGHTLY = '23 21 * * *';

export function timersOf({ type, data }: HouseEvent): Planned[] {
  const timer = timers[type];
  const at = timer && data[timer.moment];
  return timer && typeof at === 'number' ? [{ job: timer.job, at }] : [];
}
