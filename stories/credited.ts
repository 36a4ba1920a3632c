import { payForFailure } from '#server/flows/steps/money/divide-money.ts';
import { lockBooking } from '#server/modules/booking/store.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import type { Product } from '#testing/product.ts';
import { recordAnyEvent } from '#testing/record-any-event.ts';

/** We have failed a customer at a booking of theirs, and pay for it with credit. */
export const creditFor = (product: Product, bookingId: string, paise: number): Promise<void> =>
  transaction(product.db, async (db) => {
    const booking = await lockBooking(db, bookingId);
    if (!booking) throw new Error('No such booking');
    const now = Date.now();
    const eventId = await recordAnyEvent(db, bookingId, 'WorkTested', now, 'clock', {});
    await payForFailure({ db, now, booking, eventId }, paise);
  });
