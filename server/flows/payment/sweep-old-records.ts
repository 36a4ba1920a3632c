import { policy } from '#contract/policy.ts';
import { DAY, dateInIndia, type Instant } from '#kernel/time.ts';
import { deleteOldCommitments } from '#server/modules/availability/commitment-store.ts';
import { erasePersonsInOldBookings } from '#server/modules/booking/owner-store.ts';
import { eraseTextsOfOldCases } from '#server/modules/case/lists-store.ts';
import { deleteUnusedPictures } from '#server/modules/catalogue/picture-store.ts';
import { deleteOldLooks } from '#server/modules/identity/look-store.ts';
import { deleteOldSecurityEvents } from '#server/modules/identity/security-store.ts';
import { eraseOldInboxNotes } from '#server/modules/inbox/erasure-store.ts';
import { deleteOldUses } from '#server/modules/integrator/use-store.ts';
import { eraseOldPayees } from '#server/modules/karigar/payee-store.ts';
import { deleteOldNotifications } from '#server/modules/notification/store.ts';
import { erasePersonsInOldPayments } from '#server/modules/payment/owner-store.ts';
import { recordsKeptSince } from '#server/modules/payment/records.ts';
import { deleteOldWebhooks } from '#server/modules/payment/store.ts';
import { eraseOldRatingAppeals } from '#server/modules/rating/appeal-store.ts';
import { eraseOldComments } from '#server/modules/rating/store.ts';
import { eraseOldRecipients } from '#server/modules/tax-document/owner-store.ts';
import { eraseOldDestinations } from '#server/modules/transfer/owner-store.ts';
import { deleteOldBriefings } from '#server/modules/visit/briefing-store.ts';
import { deleteOldEnclosures } from '#server/modules/visit/enclosure-store.ts';
import { deleteOldPhotos, eraseOldHearings } from '#server/modules/visit/owner-store.ts';
import { deleteOldDeliveries } from '#server/modules/webhook/delivery-store.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { eraseNamesOfFormer } from './steps/erase-names-of-former.ts';

const NOTIFICATIONS_KEPT = policy.notificationsKeptDays * DAY;
const PHOTOS_KEPT = policy.visitPhotosKeptDays * DAY;
const DROPPED_PAYEES_KEPT = policy.droppedPayeesKeptDays * DAY;
/** The database keeps each for three years, whatever is asked of it. */
const LOOKS_KEPT = 3 * 366 * DAY;
/** The database keeps each for a year. */
const SECURITY_EVENTS_KEPT = 366 * DAY;
const INBOX_NOTES_KEPT = policy.inboxNotesKeptDays * DAY;
const DELIVERIES_KEPT = policy.webhookDeliveriesKeptDays * DAY;
/** Counts of uses, for whoever asks about a key of last year. */
const KEY_USES_KEPT = 366 * DAY;
/** A picture that was sent and stands in no draft. */
const UNUSED_PICTURES_KEPT = 7 * DAY;
/** A day to which somebody had committed themselves, for whoever asks why they were sent. */
const COMMITMENTS_KEPT = 30 * DAY;
const NOTICES_KEPT = policy.gatewayNoticesKeptDays * DAY;

/**
 * Once a night: who had booked and paid is forgotten when no law asks for it any more, and so is what nobody looks at
 * after a while. Safe to repeat.
 */
export async function sweepOldRecords(db: Database, now: Instant): Promise<Swept> {
  const before = recordsKeptSince(now);
  return {
    bookings: await erasePersonsInOldBookings(db, before),
    payments: await erasePersonsInOldPayments(db, before),
    taxDocuments: await eraseOldRecipients(db, before),
    droppedPayees: await eraseOldPayees(db, now - DROPPED_PAYEES_KEPT),
    payoutDestinations: await eraseOldDestinations(db, before, now - DAY),
    visitPhotos: await deleteOldPhotos(db, now - PHOTOS_KEPT),
    briefings: await deleteOldBriefings(db, now - PHOTOS_KEPT),
    hearings: await eraseOldHearings(db, before),
    enclosures: await deleteOldEnclosures(db, now - PHOTOS_KEPT),
    caseTexts: await eraseTextsOfOldCases(db, before),
    ratingComments: await eraseOldComments(db, before),
    ratingAppeals: await eraseOldRatingAppeals(db, before),
    notifications: await deleteOldNotifications(db, now - NOTIFICATIONS_KEPT),
    looks: await deleteOldLooks(db, now - LOOKS_KEPT),
    securityEvents: await deleteOldSecurityEvents(db, now - SECURITY_EVENTS_KEPT),
    inboxNotes: await eraseOldInboxNotes(db, now - INBOX_NOTES_KEPT),
    webhookDeliveries: await deleteOldDeliveries(db, now - DELIVERIES_KEPT),
    karigarNames: await eraseNamesOfFormer(db, now),
    keyUses: await deleteOldUses(db, now - KEY_USES_KEPT),
    unusedPictures: await deleteUnusedPictures(db, now - UNUSED_PICTURES_KEPT),
    commitments: await deleteOldCommitments(db, dateInIndia(now - COMMITMENTS_KEPT)),
    gatewayNotices: await deleteOldWebhooks(db, now - NOTICES_KEPT),
  };
}

type Swept = Readonly<Record<string, number>>;
