import { isUnfinished } from '#contract/booking-phases.ts';
import type { refuseCustomer as contract } from '#contract/karigar/refuse-customer.ts';
import type { InputOf, RefusalOf } from '#contract/operation.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Clock } from '#kernel/time.ts';
import { findKarigarAtWork } from '#server/modules/availability/own-karigar-store.ts';
import { recordRefused } from '#server/modules/availability/parting-store.ts';
import { lockBooking } from '#server/modules/booking/store.ts';
import { findVisit } from '#server/modules/visit/store.ts';
import { hasComeToDoor } from '#server/modules/visit/visit.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { isOfCrew } from '../steps/visit/crew-of.ts';

/**
 * After a visit a Karigar asks never to be sent to its customer again. The event stands in the Karigar's own history and in
 * no booking's: what happened to a booking is in its customer's data.
 */
export const refuseCustomer = (
  world: { readonly pool: Pool; readonly now: Clock },
  { id, reason, userId }: InputOf<typeof contract> & { readonly userId: string },
): Promise<Outcome<Record<string, never>, RefusalOf<typeof contract>>> =>
  transaction(world.pool, async (db) => {
    const karigarId = await findKarigarAtWork(db, userId);
    const booking = karigarId === undefined ? undefined : await lockBooking(db, id);
    if (!booking || karigarId === undefined) return refuse('visit-not-found');
    const now = world.now();
    const came = { karigarId, now };
    if (!(await isOfCrew(db, booking, await findVisit(db, id), came)))
      return refuse('visit-not-found');
    if (isUnfinished(booking.status)) return refuse('visit-not-over');
    if (!hasComeToDoor(booking)) return refuse('visit-not-found');
    const parting = { userId: booking.userId, karigarId, bookingId: id, reason };
    if (!(await recordRefused(db, parting, now))) return accept({});
    const about = { karigarId, userId: booking.userId, bookingId: id };
    await recordEvent(db, userId, 'CustomerRefused', now, `karigar:${karigarId}`, about);
    return accept({});
  });
