import { canMove, legalMoves } from '#contract/lifecycle.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Clock } from '#kernel/time.ts';
import type { AppCache } from '#server/cache/app-cache.ts';
import { quoteMirrorFee } from '#server/modules/booking/failing.ts';
import { asItsOwn } from '#server/modules/booking/single-visit.ts';
import { lockBooking } from '#server/modules/booking/store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { endBooking } from '../steps/booking/end-booking.ts';
import { endVisit } from '../steps/booking/end-visit.ts';
import { hasChanged } from '../steps/booking/has-changed.ts';
import { visitOfBooking } from '../steps/booking/visit-of-booking.ts';
import { leftToGiveBack } from '../steps/money/left-to-give-back.ts';

/** We call a visit off: the customer gets everything back, and what they would have paid for cancelling now. */
export async function callOffBooking(
  world: { readonly pool: Pool; readonly now: Clock; readonly facts: Pick<AppCache, 'places'> },
  command: {
    readonly bookingId: string;
    /** The position of one visit of several; the whole booking without it. */
    readonly visit?: number | undefined;
    readonly actor: string;
    readonly why: string;
    /** How it stood when it was decided on. */
    readonly seen?: string | undefined;
  },
): Promise<
  Outcome<'ended' | 'had-ended', 'booking-not-found' | 'not-cancellable' | 'booking-changed'>
> {
  const places = await world.facts.places();
  return transaction(world.pool, async (db) => {
    const booking = await lockBooking(db, command.bookingId);
    if (!booking) return refuse('booking-not-found');
    if (booking.status === 'cancelled') return accept('had-ended');
    if (await hasChanged(db, booking, command.seen)) return refuse('booking-changed');
    const meant = await visitOfBooking(db, booking, command.visit);
    if (!meant) return refuse('booking-not-found');
    if (meant !== 'whole') {
      const { visit } = meant;
      if (visit.endedAs === 'cancelled') return accept('had-ended');
      const alone = asItsOwn(booking, visit);
      if (booking.firmAt === null || !canMove('platformCancel', alone.status, 'ops'))
        return refuse('not-cancellable', { moves: legalMoves(alone.status) });
      const now = world.now();
      const { paidPaise } = await leftToGiveBack(db, booking.id);
      await endVisit(db, places, booking, {
        ...{ ...meant, move: 'platformCancel', actor: command.actor, now, feePaise: 0 },
        goodwillPaise: quoteMirrorFee(alone, paidPaise, now),
        more: { why: command.why },
      });
      return accept('ended');
    }
    if (!canMove('platformCancel', booking.status, 'ops')) {
      return refuse('not-cancellable', { moves: legalMoves(booking.status) });
    }
    const now = world.now();
    const { paidPaise, refundPaise, countedPaise } = await leftToGiveBack(db, booking.id);
    await endBooking(db, places, booking, {
      move: 'platformCancel',
      actor: command.actor,
      now,
      ...{ feePaise: 0, duePaise: 0 },
      ...{ refundPaise, countedPaise },
      // Nobody has been promised anything before the money was there.
      goodwillPaise: booking.firmAt === null ? 0 : quoteMirrorFee(booking, paidPaise, now),
      more: { why: command.why },
    });
    return accept('ended');
  });
}
