import type { Instant } from '#kernel/time.ts';
import { recordStep } from '#server/modules/karigar/application-store.ts';
import { type ApplicationState, areComplete } from '#server/modules/karigar/applying.ts';
import { listDocuments } from '#server/modules/karigar/document-store.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';

/** The last document that was wanted makes all of them ours to look at. */
export async function handInDocuments(
  db: Database,
  userId: string,
  now: Instant,
): Promise<ApplicationState> {
  if (!areComplete(await listDocuments(db, userId))) return 'applied';
  await recordStep(db, { userId, state: 'documents', reason: null, decidedBy: null }, now);
  await recordEvent(db, userId, 'KarigarDocumentsSent', now, `user:${userId}`, {});
  return 'documents';
}
