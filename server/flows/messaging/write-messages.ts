import type { Channel } from '#contract/channels.ts';
import type { Clock } from '#kernel/time.ts';
import { recordMessages } from '#server/modules/messaging/store.ts';
import { notificationsOf } from '#server/modules/notification/notifications-of.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import type { Keys } from '#server/platform/secrets/keys.ts';
import { type BookingEvent, messagesOfEvents } from './steps/messages-of-events.ts';

export type { BookingEvent } from './steps/messages-of-events.ts';

type Deps = {
  readonly pool: Pool;
  readonly now: Clock;
  readonly keys: Keys;
  readonly messenger: { readonly channels: readonly Channel[] };
};

/**
 * Writes down what customers are sent of events: what the bell says, by every way that leads to them. Told twice of the
 * same event they are written to once.
 */
export async function writeMessages(deps: Deps, events: readonly BookingEvent[]): Promise<void> {
  const news = events.filter(({ type, data }) => notificationsOf(type, data).length > 0);
  if (news.length === 0) return;
  const { keys, messenger } = deps;
  const now = deps.now();
  await transaction(deps.pool, async (db) => {
    const { channels } = messenger;
    const messages = await messagesOfEvents(db, { keys, channels }, news, now);
    if (messages.length > 0) await recordMessages(db, keys, messages, now);
  });
}
