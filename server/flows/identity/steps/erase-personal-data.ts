import type { Instant } from '#kernel/time.ts';
import { forgetAddressesOf } from '#server/modules/address/store.ts';
import { findKarigarAtWork } from '#server/modules/availability/own-karigar-store.ts';
import { forgetPartingsOf } from '#server/modules/availability/parting-store.ts';
import { forgetPersonInBookings, listOwnIds } from '#server/modules/booking/owner-store.ts';
import { forgetCasesOf } from '#server/modules/case/lists-store.ts';
import { forgetClosuresOf } from '#server/modules/identity/closure-store.ts';
import { recordErased } from '#server/modules/identity/erasure-store.ts';
import { forgetReasonsOfLooks } from '#server/modules/identity/look-store.ts';
import { forgetApplicationOf } from '#server/modules/karigar/application-store.ts';
import { forgetChecksOf } from '#server/modules/karigar/check-store.ts';
import { forgetPausesOf } from '#server/modules/karigar/pause-store.ts';
import { forgetPayeesOf } from '#server/modules/karigar/payee-store.ts';
import { forgetMessagesOf } from '#server/modules/messaging/forget-store.ts';
import { forgetNotesOf } from '#server/modules/note/store.ts';
import { forgetNotificationsOf } from '#server/modules/notification/owner-store.ts';
import { forgetPersonInPayments } from '#server/modules/payment/owner-store.ts';
import { forgetComments } from '#server/modules/rating/store.ts';
import { recordNoStaff } from '#server/modules/staff/store.ts';
import { forgetRecipientsOf } from '#server/modules/tax-document/owner-store.ts';
import { forgetPersonInPayouts } from '#server/modules/transfer/owner-store.ts';
import { forgetHomes } from '#server/modules/visit/owner-store.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { keyOfCode } from '../../steps/identity/send-code.ts';

/**
 * Removes everything that names the person; records that the law on accounts asks for stay without them. A repeat
 * changes nothing.
 */
export async function erasePersonalData(
  db: Database,
  { id, contacts }: { readonly id: string; readonly contacts: readonly string[] },
  now: Instant,
): Promise<void> {
  const codes = await recordErased(db, { id, contacts }, now);
  await forgetMessagesOf(db, id, codes.map(keyOfCode));
  await forgetReasonsOfLooks(db, id);
  await forgetAddressesOf(db, id);
  await forgetNotificationsOf(db, id);
  const bookingIds = await listOwnIds(db, id);
  await forgetPartingsOf(db, id);
  await forgetHomes(db, bookingIds);
  await forgetComments(db, bookingIds);
  await forgetApplicationOf(db, id);
  await forgetChecksOf(db, id);
  await forgetPausesOf(db, id);
  await forgetClosuresOf(db, id);
  await recordNoStaff(db, id);
  const karigarId = await findKarigarAtWork(db, id);
  if (karigarId !== undefined) await forgetPayeesOf(db, karigarId);
  await forgetCasesOf(db, id);
  await forgetNotesOf(db, id, bookingIds, karigarId);
  await forgetPersonInBookings(db, id);
  await forgetPersonInPayments(db, id);
  await forgetRecipientsOf(db, bookingIds);
  await forgetPersonInPayouts(db, id);
}
