import type { Instant } from '#kernel/time.ts';
import { eraseAddressesOf } from '#server/modules/address/store.ts';
import { deleteCommitmentsOf } from '#server/modules/availability/commitment-store.ts';
import { eraseFavouritesOf } from '#server/modules/availability/favourite-store.ts';
import { findKarigarAtWork } from '#server/modules/availability/own-karigar-store.ts';
import { erasePartingsOf } from '#server/modules/availability/parting-store.ts';
import { erasePersonInBookings, listOwnIds } from '#server/modules/booking/owner-store.ts';
import { eraseCasesOf, eraseTextsAbout } from '#server/modules/case/lists-store.ts';
import { eraseClosuresOf } from '#server/modules/identity/closure-store.ts';
import { recordErased } from '#server/modules/identity/erasure-store.ts';
import { eraseReasonsOfLooks } from '#server/modules/identity/look-store.ts';
import { eraseInboxNotesAbout } from '#server/modules/inbox/erasure-store.ts';
import { eraseApplicationOf } from '#server/modules/karigar/application-store.ts';
import { eraseChecksOf } from '#server/modules/karigar/check-store.ts';
import { erasePausesOf } from '#server/modules/karigar/pause-store.ts';
import { erasePayeesOf } from '#server/modules/karigar/payee-store.ts';
import { eraseMessagesOf } from '#server/modules/messaging/erasure-store.ts';
import { eraseNotesOf } from '#server/modules/note/store.ts';
import { eraseNotificationsOf } from '#server/modules/notification/owner-store.ts';
import { erasePersonInPayments } from '#server/modules/payment/owner-store.ts';
import { eraseRatingAppeals } from '#server/modules/rating/appeal-store.ts';
import { eraseComments } from '#server/modules/rating/store.ts';
import { recordNoStaff } from '#server/modules/staff/store.ts';
import { eraseRecipientsOf } from '#server/modules/tax-document/owner-store.ts';
import { erasePersonInPayouts } from '#server/modules/transfer/owner-store.ts';
import { eraseHearings, eraseHomes } from '#server/modules/visit/owner-store.ts';
import type { Database } from '#server/platform/database/connect.ts';
import type { Keys } from '#server/platform/secrets/keys.ts';
import { eraseKarigarName } from '../../steps/identity/erase-karigar-name.ts';
import { keyOfCode } from '../../steps/identity/send-code.ts';
import { closeInboxOfErased } from '../../steps/inbox/close-inbox-of-erased.ts';

/**
 * Removes everything that names the person; records that the law on accounts asks for stay without them. A repeat
 * changes nothing.
 */
export async function erasePersonalData(
  db: Database,
  keys: Keys,
  { id, contacts }: { readonly id: string; readonly contacts: readonly string[] },
  now: Instant,
): Promise<void> {
  const codes = await recordErased(db, { id, contacts }, now);
  await eraseMessagesOf(db, id, codes.map(keyOfCode));
  await eraseReasonsOfLooks(db, id);
  await eraseAddressesOf(db, id);
  await eraseNotificationsOf(db, id);
  const bookingIds = await listOwnIds(db, id);
  await erasePartingsOf(db, id);
  await eraseFavouritesOf(db, id);
  await eraseHomes(db, bookingIds);
  await eraseComments(db, bookingIds);
  await eraseApplicationOf(db, id);
  await eraseChecksOf(db, id);
  await erasePausesOf(db, id);
  await eraseClosuresOf(db, id);
  await recordNoStaff(db, id);
  const karigarId = await findKarigarAtWork(db, id);
  await eraseRatingAppeals(db, { bookingIds, karigarId });
  await eraseHearings(db, { bookingIds, karigarId });
  if (karigarId !== undefined) {
    await deleteCommitmentsOf(db, karigarId);
    await erasePayeesOf(db, karigarId);
    await eraseKarigarName(db, karigarId, now);
  }
  await closeInboxOfErased(db, await eraseCasesOf(db, id), now);
  await eraseTextsAbout(db, bookingIds);
  await eraseNotesOf(db, id, bookingIds, karigarId);
  await eraseInboxNotesAbout(db, id, bookingIds, karigarId);
  await erasePersonInBookings(db, id);
  await erasePersonInPayments(db, id);
  await eraseRecipientsOf(db, keys, bookingIds, now);
  await erasePersonInPayouts(db, id);
}
