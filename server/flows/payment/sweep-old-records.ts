import { policy } from '#contract/policy.ts';
import { DAY, type Instant } from '#kernel/time.ts';
import { forgetPersonsInOldBookings } from '#server/modules/booking/owner-store.ts';
import { forgetOldLooks } from '#server/modules/identity/look-store.ts';
import { forgetOldSecurityEvents } from '#server/modules/identity/security-store.ts';
import { forgetOldInboxNotes } from '#server/modules/inbox/forget-store.ts';
import { forgetOldPayees } from '#server/modules/karigar/payee-store.ts';
import { forgetOldNotifications } from '#server/modules/notification/store.ts';
import { forgetPersonsInOldPayments } from '#server/modules/payment/owner-store.ts';
import { recordsKeptSince } from '#server/modules/payment/records.ts';
import { forgetOldWebhooks } from '#server/modules/payment/store.ts';
import { forgetOldComments } from '#server/modules/rating/store.ts';
import { forgetOldRecipients } from '#server/modules/tax-document/owner-store.ts';
import { forgetOldDestinations } from '#server/modules/transfer/owner-store.ts';
import { forgetOldPhotos } from '#server/modules/visit/owner-store.ts';
import type { Database } from '#server/platform/database/connect.ts';

const NOTIFICATIONS_KEPT = policy.notificationsKeptDays * DAY;
const PHOTOS_KEPT = policy.visitPhotosKeptDays * DAY;
const DROPPED_PAYEES_KEPT = policy.droppedPayeesKeptDays * DAY;
/** The database keeps each for three years, whatever is asked of it. */
const LOOKS_KEPT = 3 * 366 * DAY;
/** The database keeps each for a year. */
const SECURITY_EVENTS_KEPT = 366 * DAY;
const INBOX_NOTES_KEPT = policy.inboxNotesKeptDays * DAY;
const NOTICES_KEPT = policy.gatewayNoticesKeptDays * DAY;

/**
 * Once a night: who had booked and paid is forgotten when no law asks for it any more, and so is what nobody looks at
 * after a while. Safe to repeat.
 */
export async function sweepOldRecords(db: Database, now: Instant): Promise<Swept> {
  const before = recordsKeptSince(now);
  return {
    bookings: await forgetPersonsInOldBookings(db, before),
    payments: await forgetPersonsInOldPayments(db, before),
    taxDocuments: await forgetOldRecipients(db, before),
    droppedPayees: await forgetOldPayees(db, now - DROPPED_PAYEES_KEPT),
    payoutDestinations: await forgetOldDestinations(db, before, now - DAY),
    visitPhotos: await forgetOldPhotos(db, now - PHOTOS_KEPT),
    ratingComments: await forgetOldComments(db, before),
    notifications: await forgetOldNotifications(db, now - NOTIFICATIONS_KEPT),
    looks: await forgetOldLooks(db, now - LOOKS_KEPT),
    securityEvents: await forgetOldSecurityEvents(db, now - SECURITY_EVENTS_KEPT),
    inboxNotes: await forgetOldInboxNotes(db, now - INBOX_NOTES_KEPT),
    gatewayNotices: await forgetOldWebhooks(db, now - NOTICES_KEPT),
  };
}

type Swept = Readonly<Record<string, number>>;
