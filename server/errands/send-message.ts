import type { Clock, Instant } from '#kernel/time.ts';
import { nextTry } from '#server/modules/messaging/message.ts';
import {
  contentsOf,
  findMessage,
  recordSettled,
  recordTry,
} from '#server/modules/messaging/store.ts';
import type { Messenger, Sent } from '#server/outside/messages/messenger.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import type { Log } from '#server/platform/log/log.ts';
import type { Keys } from '#server/platform/secrets/keys.ts';

/** What errands about messages are given. */
export type MessageHouse = {
  readonly pool: Pool;
  readonly now: Clock;
  readonly log: Log;
  readonly keys: Keys;
  readonly messenger: Messenger;
};

/** Sends one message, once; when nobody knows whether it went, it is tried again after a growing pause, with the same key. */
export async function sendMessage(
  house: MessageHouse,
  { messageId }: { readonly messageId: string },
): Promise<{ readonly againAt?: Instant }> {
  const message = await findMessage(house.pool, messageId);
  if (message?.state !== 'waiting') return {};
  const contents = contentsOf(house.keys, message);
  const sent: Sent = contents
    ? await house.messenger.sendMessage({ ...message, ...contents })
    : { state: 'failed', reason: 'its contents can no longer be read' };
  if (sent.state === 'unknown') {
    const againAt = nextTry(message.attempts + 1, house.now());
    if (againAt !== undefined) {
      await recordTry(house.pool, messageId, sent.reason);
      return { againAt };
    }
  }
  if (sent.state !== 'sent') {
    const { channel, template } = message;
    house.log.warn('message-failed', { messageId, channel, template, reason: sent.reason });
  }
  await recordSettled(
    house.pool,
    {
      id: messageId,
      state: sent.state === 'sent' ? 'sent' : 'failed',
      channelReference: sent.state === 'sent' ? sent.channelReference : null,
      failure: sent.state === 'sent' ? null : sent.reason,
      keepContents: house.messenger.staysHere,
    },
    house.now(),
  );
  return {};
}
