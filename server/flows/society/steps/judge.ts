import type { OutputOf } from '#contract/operation.ts';
import type { checkGatePass as contract } from '#contract/public/check-gate-pass.ts';
import { type Instant, toIndiaIso } from '#kernel/time.ts';
import { findKarigarName } from '#server/modules/availability/roster-store.ts';
import type { HoldRow } from '#server/modules/availability/store.ts';
import type { Booking } from '#server/modules/booking/booking.ts';
import { findBooking } from '#server/modules/booking/store.ts';
import { shownTo } from '#server/modules/privacy/who-sees.ts';
import { type GateVerdict, judgeAtGate, passWindow } from '#server/modules/society/gate-pass.ts';
import { findBookingOfDay } from '#server/modules/visit/days-store.ts';
import { agreedFrom } from '#server/modules/visit/early.ts';
import { listEarlyRequests } from '#server/modules/visit/early-store.ts';
import type { Database } from '#server/platform/database/connect.ts';
import type { Held } from './holds-of-pass.ts';

/** The face is put to it by the route. */
type Answer = Omit<OutputOf<typeof contract>, 'face'>;
/** With whose pass it is, where that may be said. */
export type AtGate = Answer & { readonly karigarId: number | null };
type Found = {
  readonly hold: Held & { readonly agreedFrom: Instant | null };
  readonly booking: Booking;
  readonly verdict: GateVerdict;
};

/** The pass that may come in comes first, when two at one pincode have the same six digits, which happens. */
export async function judge(
  db: Database,
  holds: readonly Held[],
  now: Instant,
): Promise<Found | undefined> {
  const judged: Found[] = [];
  for (const one of holds) {
    const booking = await bookingOf(db, one);
    if (!booking) continue;
    const asked = await listEarlyRequests(db, one.bookingId, one.karigarId);
    const hold = { ...one, agreedFrom: agreedFrom(asked) };
    judged.push({ hold, booking, verdict: judgeAtGate({ ...hold, status: booking.status }, now) });
  }
  return judged.find(({ verdict }) => verdict === 'admitted') ?? judged[0];
}

async function bookingOf(db: Database, { bookingId }: HoldRow): Promise<Booking | undefined> {
  const booking = await findBooking(db, bookingId);
  if (booking) return booking;
  const whole = await findBookingOfDay(db, bookingId);
  return whole === undefined ? undefined : findBooking(db, whole);
}

/** The Karigar's name and destination are said only when the Karigar may come in now. */
export async function answerOf(db: Database, { hold, booking, verdict }: Found): Promise<AtGate> {
  if (verdict === 'not-valid') return { ...NOBODY, karigarId: null };
  const { from, until } = passWindow(hold);
  const window = { from: toIndiaIso(from), until: toIndiaIso(until) };
  if (verdict !== 'admitted') return { ...NOBODY, ...window, reason: verdict, karigarId: null };
  const name = await findKarigarName(db, hold.karigarId);
  return {
    admitted: true,
    reason: null,
    karigarName: shownTo('guard', 'karigar.name', name ?? null),
    home: shownTo('guard', 'customer.address', booking.address),
    ...window,
    karigarId: hold.karigarId,
  };
}

export const NOBODY: Answer = {
  admitted: false,
  reason: 'not-valid',
  karigarName: null,
  home: null,
  from: null,
  until: null,
};
