import type { takeCustomerAgain as contract } from '#contract/karigar/take-customer-again.ts';
import type { InputOf, RefusalOf } from '#contract/operation.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Clock } from '#kernel/time.ts';
import { findKarigarAtWork } from '#server/modules/availability/own-karigar-store.ts';
import { deleteRefused } from '#server/modules/availability/parting-store.ts';
import { lockBooking } from '#server/modules/booking/store.ts';
import { findVisit } from '#server/modules/visit/store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { isOfCrew } from '../steps/visit/crew-of.ts';

/** A Karigar goes to the customer again, as if they had never refused; a visit that went to somebody else stays there. */
export const takeCustomerAgain = (
  world: { readonly pool: Pool; readonly now: Clock },
  { id, userId }: InputOf<typeof contract> & { readonly userId: string },
): Promise<Outcome<Record<string, never>, RefusalOf<typeof contract>>> =>
  transaction(world.pool, async (db) => {
    const karigarId = await findKarigarAtWork(db, userId);
    const booking = karigarId === undefined ? undefined : await lockBooking(db, id);
    if (!booking || karigarId === undefined) return refuse('visit-not-found');
    const now = world.now();
    const came = { karigarId, now };
    if (!(await isOfCrew(db, booking, await findVisit(db, id), came)))
      return refuse('visit-not-found');
    if (!(await deleteRefused(db, booking.userId, karigarId))) return accept({});
    const about = { karigarId, userId: booking.userId, bookingId: id };
    await recordEvent(db, userId, 'CustomerTakenAgain', now, `karigar:${karigarId}`, about);
    return accept({});
  });
