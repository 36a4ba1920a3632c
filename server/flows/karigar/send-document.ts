import type { sendDocument as promise } from '#contract/applicant/send-document.ts';
import type { InputOf, RefusalOf } from '#contract/operation.ts';
import { newId } from '#kernel/ids.ts';
import { accept, type Outcome } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import { decidePicture } from '#server/modules/identity/picture.ts';
import { countAttempts } from '#server/modules/identity/throttle-store.ts';
import { decideAttempt } from '#server/modules/identity/throttling.ts';
import { lockApplication } from '#server/modules/karigar/application-store.ts';
import { type ApplicationState, decideShowing } from '#server/modules/karigar/applying.ts';
import { listDocuments, recordDocument } from '#server/modules/karigar/document-store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { shrinkImage } from '#server/platform/images/shrink-image.ts';
import type { Keys } from '#server/platform/secrets/keys.ts';
import { handInDocuments } from './steps/hand-in-documents.ts';

/** Small enough for a row, large enough to read a number on a card. */
const SIDE = 1400;

/** A document is drawn anew, sealed and kept; nothing else of the file survives. */
export async function sendDocument(
  { pool, keys }: { readonly pool: Pool; readonly keys: Keys },
  { userId, kind, image }: InputOf<typeof promise> & { readonly userId: string },
  now: Instant,
): Promise<Outcome<{ state: ApplicationState }, RefusalOf<typeof promise>>> {
  const bucket = { limit: 'profile-image/person', subject: userId } as const;
  const attempt = decideAttempt(await countAttempts({ pool, keys }, [bucket], now), now);
  if (!attempt.ok) return attempt;
  const file = decidePicture(image);
  if (!file.ok) return file;
  const drawn = await shrinkImage(file.value, SIDE);
  if (!drawn.ok) return drawn;
  return transaction(pool, async (db) => {
    const application = await lockApplication(db, keys, userId);
    const decision = decideShowing(application?.state, kind, await listDocuments(db, userId));
    if (!decision.ok) return decision;
    await recordDocument(db, keys, { id: newId(now), userId, kind, webp: drawn.value }, now);
    // They are ours to look at already.
    if (application?.state === 'documents') return accept({ state: 'documents' });
    return accept({ state: await handInDocuments(db, userId, now) });
  });
}
