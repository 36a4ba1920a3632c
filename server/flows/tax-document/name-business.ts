import type { nameBusiness as contract } from '#contract/customer/name-business.ts';
import type { InputOf, OutputOf, RefusalOf } from '#contract/operation.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Clock } from '#kernel/time.ts';
import { lockBooking } from '#server/modules/booking/store.ts';
import { recordBusiness, recordNoBusiness } from '#server/modules/tax-document/business-store.ts';
import { listTaxDocuments } from '#server/modules/tax-document/store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';

/** Tax documents that are issued from now on are made out to a business, or to the customer; none that was issued changes. */
export async function nameBusiness(
  world: { readonly pool: Pool; readonly now: Clock },
  { id, business, userId }: InputOf<typeof contract> & { readonly userId: string },
): Promise<Outcome<OutputOf<typeof contract>, RefusalOf<typeof contract>>> {
  return transaction(world.pool, async (db) => {
    // Tax documents are written under the same lock.
    const booking = await lockBooking(db, id);
    if (booking?.userId !== userId) return refuse('booking-not-found');
    const documents = await listTaxDocuments(db, id);
    if (documents.some(({ kind }) => kind === 'invoice')) return refuse('invoice-issued');
    if (business) await recordBusiness(db, id, business, world.now());
    else await recordNoBusiness(db, id);
    return accept({ business });
  });
}
