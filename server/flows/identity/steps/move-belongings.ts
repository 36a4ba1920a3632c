import { recordNewOwner as giveAddresses } from '#server/modules/address/store.ts';
import { recordNewOwner as giveFavourites } from '#server/modules/availability/favourite-store.ts';
import { recordNewOwner as givePartings } from '#server/modules/availability/parting-store.ts';
import { recordNewOwner as giveBookings } from '#server/modules/booking/owner-store.ts';
import { recordNewOwner as giveCases } from '#server/modules/case/lists-store.ts';
import { recordNewBearer as giveNameAndPicture } from '#server/modules/identity/proving-store.ts';
import { recordNewOwner as giveMessages } from '#server/modules/messaging/erasure-store.ts';
import { recordNewOwner as giveNotes } from '#server/modules/note/store.ts';
import { recordNewOwner as giveNotifications } from '#server/modules/notification/owner-store.ts';
import { recordNewOwner as givePayments } from '#server/modules/payment/owner-store.ts';
import { recordNewOwner as givePayouts } from '#server/modules/transfer/owner-store.ts';
import type { Database } from '#server/platform/database/connect.ts';

/** Everything that one account of a person has goes over to another of theirs. A repeat changes nothing. */
export async function moveBelongings(db: Database, from: string, into: string): Promise<void> {
  await giveBookings(db, from, into);
  await givePartings(db, from, into);
  await giveFavourites(db, from, into);
  await givePayments(db, from, into);
  await givePayouts(db, from, into);
  await giveNotifications(db, from, into);
  await giveAddresses(db, from, into);
  await giveMessages(db, from, into);
  await giveNotes(db, from, into);
  await giveCases(db, from, into);
  await giveNameAndPicture(db, from, into);
}
