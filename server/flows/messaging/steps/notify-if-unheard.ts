import { isKarigarNews } from '#contract/karigar-news.ts';
import type { Instant } from '#kernel/time.ts';
import { type KeptMessage, TRIES_UNTIL_WARNED } from '#server/modules/messaging/message.ts';
import { lockOtherWays } from '#server/modules/messaging/report-store.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { hasHappened } from '#server/platform/events/has-happened.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';

/**
 * A message has failed, or was tried for long, and no channel takes it over: when no other way brings the same news to this
 * person, operations hear once that nothing reached them. Of two that fail at once the later one sees the other.
 */
export async function notifyIfUnheard(
  db: Database,
  { id, key, userId, template }: KeptMessage,
  now: Instant,
): Promise<void> {
  // Codes are asked for again by whoever waits for them.
  const news = /^event \d+ \S+/.exec(key)?.[0];
  if (!news || userId === null) return;
  const others = await lockOtherWays(db, { id, userId, news });
  if (others.some(mayBeHeard)) return;
  for (const one of [id, ...others.map((other) => other.id)])
    if (await hasHappened(db, one, 'MessageUnheard', {})) return;
  const toKarigar = isKarigarNews(template);
  await recordEvent(db, id, 'MessageUnheard', now, 'house', { template, toKarigar, userId });
}

const mayBeHeard = ({ state, attempts }: Pick<KeptMessage, 'state' | 'attempts'>): boolean =>
  state === 'sent' ||
  state === 'delivered' ||
  (state === 'waiting' && attempts < TRIES_UNTIL_WARNED);
