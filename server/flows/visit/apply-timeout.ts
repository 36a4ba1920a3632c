import { type Clock, DAY, type Instant } from '#kernel/time.ts';
import type { AppCache } from '#server/cache/app-cache.ts';
import type { Places } from '#server/modules/availability/places.ts';
import type { Booking } from '#server/modules/booking/booking.ts';
import { quoteMirrorFee } from '#server/modules/booking/failing.ts';
import { keepsTeam } from '#server/modules/booking/linkage.ts';
import { asItsOwn, isOneOfSeveral } from '#server/modules/booking/single-visit.ts';
import { lockBooking } from '#server/modules/booking/store.ts';
import { nextTimeout } from '#server/modules/booking/timeouts.ts';
import { findAlarm } from '#server/modules/visit/alarm-store.ts';
import { listBillLines } from '#server/modules/visit/bill-store.ts';
import { findDispute } from '#server/modules/visit/case-store.ts';
import { findVisit } from '#server/modules/visit/store.ts';
import type { Visit } from '#server/modules/visit/visit.ts';
import { listVisits } from '#server/modules/visit/visit-end-store.ts';
import type { Database, Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { endBooking } from '../steps/booking/end-booking.ts';
import { endVisit } from '../steps/booking/end-visit.ts';
import { leftToGiveBack } from '../steps/money/left-to-give-back.ts';
import { sinceOf } from '../steps/visit/since-of.ts';
import { mostOfDispute } from './steps/bear-complaint.ts';
import { completeWork } from './steps/complete-work.ts';
import { agreedOf, endWork } from './steps/end-work.ts';
import { resolve } from './steps/resolve.ts';

type Deps = { readonly pool: Pool; readonly now: Clock; readonly facts: Pick<AppCache, 'places'> };

/**
 * The clock ends a state that nobody else has ended: no visit stays for ever where it is. Early, it answers when to come
 * back; a hold that waits for its money has a clock of its own.
 */
export async function applyTimeout(
  { pool, now: clock, facts }: Deps,
  { bookingId }: { readonly bookingId: string },
): Promise<{ readonly acted?: boolean; readonly againAt?: Instant }> {
  const places = await facts.places();
  return transaction(pool, async (db) => {
    const booking = await lockBooking(db, bookingId);
    const visit = booking && (await findVisit(db, bookingId));
    const out = booking && nextTimeout(booking, sinceOf(booking, visit));
    if (!booking || !out || out.move === 'expire') return {};
    const now = clock();
    if (now < out.at) return { againAt: out.at };
    if (out.move === 'resolve') {
      const heardAt = await findAlarm(db, {
        bookingId,
        alarm: 'unanswered',
        promisedAt: booking.startsAt,
      });
      const mayAct = (heardAt ?? now) + HEARD_BEFORE;
      if (now < mayAct) return { againAt: mayAct };
    }
    const context = { db, places, booking, visit, now };
    if (out.move === 'finish') await finish(context);
    else if (out.move === 'accept') {
      const lines = await listBillLines(db, bookingId);
      await completeWork(db, booking, { move: 'accept', actor: 'clock', now, lines });
    } else if (out.move === 'resolve') await decideForBoth(context);
    else {
      const move = out.move === 'karigarNoShow' ? 'karigarNoShow' : 'platformCancel';
      await giveUp(context, move);
    }
    return { acted: true };
  });
}

/** Nobody came, or nothing happened: the first visit ends where the others have people of their own, else all of them. */
async function giveUp(
  { db, places, booking, now }: VisitContext & { readonly places: Places },
  move: 'karigarNoShow' | 'platformCancel',
): Promise<void> {
  const { paidPaise, ...back } = await leftToGiveBack(db, booking.id);
  const more = { why: WHY[booking.status] ?? 'did-not-come' };
  const end = { move, actor: 'clock', now, feePaise: 0, more } as const;
  const visits = await listVisits(db, booking.id);
  const first = visits.find(({ id }) => id === booking.id);
  const standsAlone = !keepsTeam(booking) && booking.firmAt !== null;
  if (first && standsAlone && isOneOfSeveral(booking, visits, first)) {
    const alone = asItsOwn(booking, first);
    const goodwillPaise = failed(booking) ? quoteMirrorFee(alone, paidPaise, now) : 0;
    await endVisit(db, places, booking, { ...end, visit: first, visits, goodwillPaise });
    return;
  }
  const goodwillPaise = failed(booking) ? quoteMirrorFee(booking, paidPaise, now) : 0;
  await endBooking(db, places, booking, { ...end, duePaise: 0, ...back, goodwillPaise });
}

/** The clock decides no dispute about which operations were not rung a day before, however long nobody was there to ring. */
const HEARD_BEFORE = DAY;

const WHY: Partial<Record<Booking['status'], string>> = {
  pending: 'nobody-found',
  arrived: 'stood-still',
};

/** Whether we failed: before the money was there nothing was promised, and at the door we were. */
const failed = ({ status, firmAt }: Booking): boolean => status !== 'arrived' && firmAt !== null;

type VisitContext = {
  readonly db: Database;
  readonly places: Places;
  readonly booking: Booking;
  readonly visit: Visit | undefined;
  readonly now: Instant;
};

/**
 * Nobody has said that the work is done: it is taken for done as agreed, and its customer has a day to say otherwise.
 */
async function finish({ db, places, booking, visit, now }: VisitContext): Promise<void> {
  const lines = await agreedOf(db, booking);
  const karigarId = visit?.karigarId ?? null;
  const by = { karigarId, actor: 'clock', payBy: 'link', cashPaise: 0 } as const;
  const ended = await endWork({ db, places, now, booking, move: 'finish', lines, ...by });
  // A link has no count of cash, so there is nothing to differ.
  if (!ended.ok) throw new Error(`Work by a link is not refused: ${ended.refusal.code}`);
}

/** We have not decided in time: the Karigar keeps what they have earned, and we bear what the customer disputed. */
async function decideForBoth({ db, booking, now }: VisitContext): Promise<void> {
  const about = (await findDispute(db, booking.id)) ?? { visit: null };
  const goodwillPaise = await mostOfDispute(db, booking, about);
  const end = { outcome: 'none', refundPaise: 0, comment: '' } as const;
  await resolve(db, booking, { ...end, actor: 'clock', now, goodwillPaise });
}
