import type { Operation } from './operation.ts';
import { closeInboxItem } from './ops/close-inbox-item.ts';
import { listCallBacks } from './ops/list-call-backs.ts';
import { listInbox } from './ops/list-inbox.ts';
import { noteInboxItem } from './ops/note-inbox-item.ts';
import { openBookingContacts } from './ops/open-booking-contacts.ts';
import { readBookingFile } from './ops/read-booking-file.ts';
import { readInboxItem } from './ops/read-inbox-item.ts';
import { releaseInboxItem } from './ops/release-inbox-item.ts';
import { searchOps } from './ops/search-ops.ts';
import { takeInboxItem } from './ops/take-inbox-item.ts';
import { watchInbox } from './ops/watch-inbox.ts';

/** What needs one of us, who looks after it and what became of it; and how what a caller speaks of is found. */
export const inboxOperations: readonly Operation[] = [
  listInbox,
  watchInbox,
  readInboxItem,
  takeInboxItem,
  releaseInboxItem,
  noteInboxItem,
  closeInboxItem,
  listCallBacks,
  searchOps,
  readBookingFile,
  openBookingContacts,
];
