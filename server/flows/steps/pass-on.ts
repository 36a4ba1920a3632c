import type { Instant } from '#kernel/time.ts';
import { type KeptMessage, takenOver } from '#server/modules/messaging/message.ts';
import { recordTakenOver } from '#server/modules/messaging/report-store.ts';
import { contentsOf, recordMessage } from '#server/modules/messaging/store.ts';
import type { Database } from '#server/platform/database/connect.ts';
import type { Keys } from '#server/platform/secrets/keys.ts';

/** Writes the same news for the other channel, if there is one, and forgets what this one was given to say. */
export async function passOn(
  db: Database,
  keys: Keys,
  message: KeptMessage,
  { keepContents }: { readonly keepContents: boolean },
  now: Instant,
): Promise<'passed-on' | 'nowhere-to'> {
  const contents = contentsOf(keys, message);
  const successor = contents && takenOver(message, contents);
  if (successor) await recordMessage(db, keys, successor, now);
  await recordTakenOver(db, { id: message.id, keepContents }, now);
  return successor ? 'passed-on' : 'nowhere-to';
}
