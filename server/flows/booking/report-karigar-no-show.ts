import type { reportKarigarNoShow as contract } from '#contract/customer/report-karigar-no-show.ts';
import { legalMoves } from '#contract/lifecycle.ts';
import type { RefusalOf } from '#contract/operation.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Clock } from '#kernel/time.ts';
import type { AppCache } from '#server/cache/app-cache.ts';
import { mayReportKarigarNoShow, quoteMirrorFee } from '#server/modules/booking/failing.ts';
import { asItsOwn } from '#server/modules/booking/single-visit.ts';
import { lockBooking } from '#server/modules/booking/store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { endBooking } from '../steps/booking/end-booking.ts';
import { endVisit } from '../steps/booking/end-visit.ts';
import { requireUnchanged } from '../steps/booking/has-changed.ts';
import { visitOfBooking } from '../steps/booking/visit-of-booking.ts';
import { leftToGiveBack } from '../steps/money/left-to-give-back.ts';

/**
 * The customer, or operations for them, reports that nobody came: the customer gets everything back, and the mirror fee
 * on top. A repeat changes nothing.
 */
export async function reportKarigarNoShow(
  world: { readonly pool: Pool; readonly now: Clock; readonly facts: Pick<AppCache, 'places'> },
  command: {
    readonly bookingId: string;
    /** The position of one visit of several; the whole booking without it. */
    readonly visit?: number | undefined;
  } & (
    | { readonly userId: string }
    | {
        /** A colleague of operations. */
        readonly actor: string;
        readonly why: string;
        readonly seen?: string | undefined;
      }
  ),
): Promise<Outcome<'ended' | 'had-ended', RefusalOf<typeof contract>>> {
  const places = await world.facts.places();
  return transaction(world.pool, async (db) => {
    const booking = await lockBooking(db, command.bookingId);
    // Nobody learns that there is such a booking of somebody else.
    const isHis = 'actor' in command || booking?.userId === command.userId;
    if (!booking || !isHis) return refuse('booking-not-found');
    if (booking.status === 'no_show_provider') return accept('had-ended');
    if ('actor' in command) await requireUnchanged(db, booking, command.seen);
    const now = world.now();
    const actor = 'actor' in command ? command.actor : `customer:${booking.userId}`;
    const meant = await visitOfBooking(db, booking, command.visit);
    if (!meant) return refuse('booking-not-found');
    if (meant !== 'whole') {
      if (meant.visit.endedAs === 'no_show_provider') return accept('had-ended');
      const alone = asItsOwn(booking, meant.visit);
      if (!mayReportKarigarNoShow(alone, now))
        return refuse('no-show-too-early', { moves: legalMoves(alone.status) });
      const { paidPaise } = await leftToGiveBack(db, booking.id);
      await endVisit(db, places, booking, {
        ...{ ...meant, move: 'karigarNoShow', actor, now, feePaise: 0 },
        goodwillPaise: quoteMirrorFee(alone, paidPaise, now),
        ...('why' in command && { more: { why: command.why } }),
      });
      return accept('ended');
    }
    if (!mayReportKarigarNoShow(booking, now)) {
      return refuse('no-show-too-early', { moves: legalMoves(booking.status) });
    }
    const { paidPaise, refundPaise, countedPaise } = await leftToGiveBack(db, booking.id);
    await endBooking(db, places, booking, {
      move: 'karigarNoShow',
      actor,
      now,
      ...{ feePaise: 0, duePaise: 0 },
      ...{ refundPaise, countedPaise },
      goodwillPaise: quoteMirrorFee(booking, paidPaise, now),
      ...('why' in command && { more: { why: command.why } }),
    });
    return accept('ended');
  });
}
