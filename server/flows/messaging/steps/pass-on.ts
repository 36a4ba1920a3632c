import { isKarigarNews } from '#contract/karigar-news.ts';
import type { Instant } from '#kernel/time.ts';
import { type KeptMessage, type Message, takenOver } from '#server/modules/messaging/message.ts';
import { recordTakenOver } from '#server/modules/messaging/report-store.ts';
import { contentsOf, recordMessage, recordNotBefore } from '#server/modules/messaging/store.ts';
import type { Database } from '#server/platform/database/connect.ts';
import type { Keys } from '#server/platform/secrets/keys.ts';
import { ringsAt } from '../../steps/messaging/karigar-messages.ts';

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
  if (successor) {
    await recordMessage(db, keys, successor, now);
    const from = maySendFrom(successor, now);
    if (from > now) await recordNotBefore(db, successor.key, from);
  }
  await recordTakenOver(db, { id: message.id, keepContents }, now);
  return successor ? 'passed-on' : 'nowhere-to';
}

/** The first channel may have been silent until the night had come: what can wait for the morning still waits for it. */
function maySendFrom({ template, params }: Message, now: Instant): Instant {
  if (!isKarigarNews(template)) return now;
  const { startsAt, beforeAt } = params;
  return ringsAt(
    template,
    {
      ...(typeof startsAt === 'number' && { startsAt }),
      ...(typeof beforeAt === 'number' && { beforeAt }),
    },
    now,
  );
}
