import type { InputOf, OutputOf, RefusalOf } from '#contract/operation.ts';
import type { checkGatePass as contract } from '#contract/public/check-gate-pass.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { type Instant, toIndiaIso } from '#kernel/time.ts';
import { findKarigarName } from '#server/modules/availability/roster-store.ts';
import type { HoldRow } from '#server/modules/availability/store.ts';
import type { Booking } from '#server/modules/booking/booking.ts';
import { areWeLate } from '#server/modules/booking/cancelling.ts';
import { recordExcused } from '#server/modules/booking/moving-store.ts';
import { findBooking } from '#server/modules/booking/store.ts';
import {
  countAttempts,
  countEach,
  recordSuccess,
} from '#server/modules/identity/throttle-store.ts';
import {
  decideAttempt,
  gateBuckets,
  gatePassBuckets,
  isWithin,
} from '#server/modules/identity/throttling.ts';
import { shownTo } from '#server/modules/privacy/who-sees.ts';
import { type GateVerdict, judgeAtGate, passWindow } from '#server/modules/society/gate-pass.ts';
import { findBookingOfDay } from '#server/modules/visit/days-store.ts';
import { agreedFrom } from '#server/modules/visit/early.ts';
import { listEarlyRequests } from '#server/modules/visit/early-store.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import type { Log } from '#server/platform/log/log.ts';
import type { Keys } from '#server/platform/secrets/keys.ts';
import { type Held, holdsAtGate } from './steps/holds-at-gate.ts';

type World = { readonly pool: Database; readonly keys: Keys; readonly log: Pick<Log, 'attack'> };
type Input = InputOf<typeof contract>;
type Answer = OutputOf<typeof contract>;
type Found = {
  readonly hold: Held & { readonly agreedFrom: Instant | null };
  readonly booking: Booking;
  readonly verdict: GateVerdict;
};

/**
 * A guard asks whether somebody is expected. What is asked is how things stand at this moment, so a pass is dead as soon as
 * the visit is another's, or over. Guesses are counted; a pass that we know gives its own attempt back.
 */
export async function checkGatePass(
  { pool, keys, log }: World,
  input: Input,
  { address, now }: { readonly address: string; readonly now: Instant },
): Promise<Outcome<Answer, RefusalOf<typeof contract>>> {
  const { pass, code, pincode } = input;
  if (pass === undefined && (code === undefined || pincode === undefined)) {
    return refuse('gate-code-missing');
  }
  const buckets = gateBuckets(address, pass === undefined ? pincode : undefined);
  const attempt = decideAttempt(await countAttempts({ pool, keys }, buckets, now), now);
  if (!attempt.ok) return attempt;

  const holds = await holdsAtGate(pool, keys, input, now);
  const found = await judge(pool, holds, now);
  if (!found) {
    log.attack('gate-pass-unknown', { by: pass === undefined ? 'code' : 'scan' });
    return accept(NOBODY);
  }
  const { hold, booking, verdict } = found;
  const { karigarId } = hold;
  const asked = gatePassBuckets(`${hold.bookingId} ${karigarId}`, verdict);
  const counted = await countEach({ pool, keys }, asked, now);
  if (isWithin('gate/pass', counted)) await recordSuccess({ pool, keys }, buckets, []);
  // The guard's book says that the Karigar came in time: what goes on behind the gate is not our lateness.
  if (verdict === 'admitted' && !areWeLate(booking, now))
    await recordExcused(pool, booking.id, now);
  if (isWithin('gate/pass-told', counted)) {
    const by = pass === undefined ? 'code' : 'scan';
    await recordEvent(pool, booking.id, 'GatePassChecked', now, 'guard', {
      ...{ karigarId, by, verdict },
    });
  }
  return accept(await answerOf(pool, found));
}

/** The pass that may come in comes first, when two at one pincode have the same six digits, which happens. */
async function judge(
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
async function answerOf(db: Database, { hold, booking, verdict }: Found): Promise<Answer> {
  if (verdict === 'not-valid') return NOBODY;
  const { from, until } = passWindow(hold);
  const window = { from: toIndiaIso(from), until: toIndiaIso(until) };
  if (verdict !== 'admitted') return { ...NOBODY, ...window, reason: verdict };
  const name = await findKarigarName(db, hold.karigarId);
  return {
    admitted: true,
    reason: null,
    karigarName: shownTo('guard', 'karigar.name', name ?? null),
    home: shownTo('guard', 'customer.address', booking.address),
    ...window,
  };
}

const NOBODY: Answer = {
  admitted: false,
  reason: 'not-valid',
  karigarName: null,
  home: null,
  from: null,
  until: null,
};
