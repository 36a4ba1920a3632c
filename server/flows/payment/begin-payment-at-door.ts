import { legalMoves } from '#contract/lifecycle.ts';
import { type Outcome, refuse } from '#kernel/outcome.ts';
import type { Clock } from '#kernel/time.ts';
import { findKarigarAtWork } from '#server/modules/availability/own-karigar-store.ts';
import { moneyOfParts } from '#server/modules/booking/booking-money.ts';
import { listInstalments, lockBooking } from '#server/modules/booking/store.ts';
import { findVisit } from '#server/modules/visit/store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { type Begun, beginAttempt } from './steps/begin-attempt.ts';

type Refused = 'visit-not-found' | 'move-not-allowed' | 'nothing-due';

/**
 * The work is done, its customer pays online, and whoever led it holds out the order as a code: the very one that the customer
 * would begin, so that it cannot be paid twice.
 */
export const beginPaymentAtDoor = (
  world: { readonly pool: Pool; readonly now: Clock },
  command: { readonly bookingId: string; readonly userId: string; readonly provider: string },
): Promise<Outcome<Begun, Refused>> =>
  transaction<Outcome<Begun, Refused>>(world.pool, async (db) => {
    const booking = await lockBooking(db, command.bookingId);
    const karigarId = await findKarigarAtWork(db, command.userId);
    const leader = (await findVisit(db, command.bookingId))?.karigarId;
    // Nobody learns that there is such a visit of somebody else.
    if (!booking || karigarId === undefined || leader !== karigarId)
      return refuse('visit-not-found');
    if (booking.status !== 'done')
      return refuse('move-not-allowed', { moves: legalMoves(booking.status) });
    const now = world.now();
    const { dueNow } = moneyOfParts(booking, await listInstalments(db, booking.id), now);
    if (!dueNow) return refuse('nothing-due');
    const { amountPaise } = dueNow;
    const { provider } = command;
    const paid = { parts: [dueNow], sumPaise: amountPaise, amountPaise };
    const wanted = { ...paid, provider, actor: `karigar:${karigarId}` };
    const begun = await beginAttempt(db, booking, wanted, now);
    // Nobody was shown another amount than what is due.
    return begun.ok ? begun : refuse('nothing-due');
  });
