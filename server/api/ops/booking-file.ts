import { kindsFor } from '#contract/ops/inbox-roles.ts';
import { listBookingMessages } from '#contract/ops/list-booking-messages.ts';
import { openBookingContacts } from '#contract/ops/open-booking-contacts.ts';
import { readBookingFile } from '#contract/ops/read-booking-file.ts';
import { readBookingRecords } from '#contract/ops/read-booking-records.ts';
import { repeatMessage as repeatPromise } from '#contract/ops/repeat-message.ts';
import { searchOps } from '#contract/ops/search-ops.ts';
import { accept, refuse } from '#kernel/outcome.ts';
import { openContacts } from '#server/flows/inbox/open-contacts.ts';
import { repeatMessage } from '#server/flows/messaging/repeat-message.ts';
import { readBookingContacts } from '#server/views/booking-contacts.ts';
import * as files from '#server/views/booking-file.ts';
import * as messages from '#server/views/booking-messages.ts';
import * as records from '#server/views/booking-records.ts';
import { search } from '#server/views/search/search.ts';
import { type Answer, answer } from '../http/mount-routes.ts';

/** Routes to search for the booking a caller speaks of, and to read all of it. */
export const bookingFileAnswers: readonly Answer[] = [
  answer(searchOps, async ({ query }, { db, now }) => accept(await search(db, query, now))),
  answer(readBookingFile, async ({ id }, { db, staff, now }) => {
    const file = await files.readBookingFile(db, id, now);
    if (!file) return refuse('booking-not-found');
    const kinds = kindsFor(staff.roles);
    return accept({ ...file, items: file.items.filter(({ kind }) => kinds.includes(kind)) });
  }),
  answer(listBookingMessages, async ({ id }, { db }) => {
    const sent = await messages.listBookingMessages(db, id);
    return sent ? accept(sent) : refuse('booking-not-found');
  }),
  answer(repeatPromise, (asked, { world, person }) =>
    repeatMessage(world, { ...asked, by: person.id }),
  ),
  answer(readBookingRecords, async ({ id }, { db }) => {
    const found = await records.readBookingRecords(db, id);
    return found ? accept(found) : refuse('booking-not-found');
  }),
  answer(openBookingContacts, async ({ id, why }, { db, person, now }) => {
    const opened = await openContacts(db, { bookingId: id, why, by: person.id }, now);
    if (!opened.ok) return opened;
    const contacts = await readBookingContacts(db, id);
    return contacts ? accept(contacts) : refuse('booking-not-found');
  }),
];
