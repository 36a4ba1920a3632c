import type { declineOffer as contract } from '#contract/karigar/decline-offer.ts';
import type { InputOf, RefusalOf } from '#contract/operation.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Clock } from '#kernel/time.ts';
import { findKarigarOf } from '#server/modules/availability/own-karigar-store.ts';
import { lockBooking } from '#server/modules/booking/store.ts';
import { decideDecline } from '#server/modules/dispatch/answering.ts';
import { findOffer, recordAnswer } from '#server/modules/dispatch/offer-store.ts';
import { ownTime } from '#server/modules/visit/own-time.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';

/**
 * The Karigar declines. Nothing of it is kept against them; the next are asked as soon as it can no longer be taken back.
 */
export async function declineOffer(
  world: { readonly pool: Pool; readonly now: Clock },
  { id, reason, happenedAt, userId }: InputOf<typeof contract> & { readonly userId: string },
): Promise<Outcome<Record<string, never>, RefusalOf<typeof contract>>> {
  const karigarId = await findKarigarOf(world.pool, userId);
  const seen = await findOffer(world.pool, id);
  if (!seen || seen.karigarId !== karigarId) return refuse('offer-not-found');
  return transaction(world.pool, async (db) => {
    await lockBooking(db, seen.bookingId);
    const offer = await findOffer(db, id);
    const decided = offer ? decideDecline(offer) : refuse('offer-not-found');
    if (!decided.ok) return decided;
    if (decided.value === 'nothing') return accept({});
    const now = world.now();
    const notBefore = offer?.offeredAt ?? now;
    const saidAt = happenedAt ? Date.parse(happenedAt) : now;
    await recordAnswer(db, id, 'declined', ownTime(saidAt, { notBefore, now }));
    await recordEvent(db, seen.bookingId, 'OfferDeclined', now, `karigar:${userId}`, {
      karigarId,
      offerId: id,
      ...(reason && { reason }),
    });
    return accept({});
  });
}
