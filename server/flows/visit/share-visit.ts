import type { shareVisit as contract } from '#contract/customer/share-visit.ts';
import type { OutputOf, RefusalOf } from '#contract/operation.ts';
import { newId } from '#kernel/ids.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Clock } from '#kernel/time.ts';
import { waitsForMoney } from '#server/modules/booking/booking.ts';
import { lockBooking } from '#server/modules/booking/store.ts';
import { countShares, recordShare } from '#server/modules/visit/share-store.ts';
import { decideSharing, mayShare, mayShareAtHome } from '#server/modules/visit/sharing.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { newToken, tokenHash } from '#server/platform/secrets/token.ts';

type Sharing = {
  readonly bookingId: string;
  readonly userId: string;
  readonly atHome?: boolean | undefined;
};

/** A link for the family, or for whoever is at home. The booking is locked, so that no two make a sixth. */
export function shareVisit(
  world: { readonly pool: Pool; readonly now: Clock },
  { bookingId, userId, atHome = false }: Sharing,
): Promise<Outcome<OutputOf<typeof contract>, RefusalOf<typeof contract>>> {
  return transaction(world.pool, async (db) => {
    const booking = await lockBooking(db, bookingId);
    if (booking?.userId !== userId) return refuse('booking-not-found');
    const mayAtAll = atHome
      ? mayShareAtHome(booking.status, !waitsForMoney(booking))
      : mayShare(booking.status);
    const may = decideSharing(mayAtAll, await countShares(db, bookingId));
    if (!may.ok) return may;
    const [id, token] = [newId(), newToken()];
    await recordShare(db, { id, bookingId, tokenHash: tokenHash(token), atHome }, world.now());
    return accept({ id, token });
  });
}
