import { isPlanned } from '#contract/booking-phases.ts';
import type { removeEnclosure as contract } from '#contract/customer/remove-enclosure.ts';
import type { RefusalOf } from '#contract/operation.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Clock } from '#kernel/time.ts';
import { lockBooking } from '#server/modules/booking/store.ts';
import { deleteEnclosure } from '#server/modules/visit/enclosure-store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { tellCrewOfNote } from './steps/tell-crew-of-note.ts';

/** Takes back what stands beside the note to the crew; the crew hears that it has changed. */
export const removeEnclosure = (
  { pool, now }: { readonly pool: Pool; readonly now: Clock },
  {
    bookingId,
    userId,
    enclosureId,
  }: { readonly bookingId: string; readonly userId: string; readonly enclosureId: string },
): Promise<Outcome<'done', RefusalOf<typeof contract>>> =>
  transaction(pool, async (db) => {
    const booking = await lockBooking(db, bookingId);
    if (booking?.userId !== userId) return refuse('booking-not-found');
    if (!isPlanned(booking.status)) return refuse('briefing-closed');
    if ((await deleteEnclosure(db, bookingId, enclosureId)) > 0)
      await tellCrewOfNote(db, booking, now());
    return accept('done');
  });
