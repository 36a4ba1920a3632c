import type { Clock, Instant } from '#kernel/time.ts';
import { giveUpMessage } from '#server/flows/messaging/give-up-message.ts';
import {
  CLAIM_MS,
  isTooLate,
  type KeptMessage,
  lookAgainAt,
  nextTry,
} from '#server/modules/messaging/message.ts';
import {
  claimMessage,
  contentsOf,
  findMessage,
  recordSettled,
  recordTry,
} from '#server/modules/messaging/store.ts';
import { forgetSubscription } from '#server/modules/messaging/subscription-store.ts';
import { failed, type Sent } from '#server/outside/messages/letter.ts';
import type { Messenger } from '#server/outside/messages/messenger.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import type { Log } from '#server/platform/log/log.ts';
import type { Keys } from '#server/platform/secrets/keys.ts';
import { putIntoWords } from './letters/put-into-words.ts';
import type { Sender } from './letters/words-of.ts';

/** What errands about messages are given. */
export type MessageHouse = {
  readonly pool: Pool;
  readonly now: Clock;
  readonly log: Log;
  readonly keys: Keys;
  readonly messenger: Messenger;
  /** Whose name stands under the messages, and where their links lead. */
  readonly sender: Sender;
};

type Turn = { readonly againAt?: Instant };

/**
 * Sends one message, once, whoever else is at it: by the claim on its row. When nobody knows whether it went, it is tried
 * again after a growing pause under the same name. Comes back later to see whether it arrived.
 */
export async function sendMessage(
  house: MessageHouse,
  { messageId }: { readonly messageId: string },
): Promise<Turn> {
  const now = house.now();
  const claimed = await claimMessage(house.pool, messageId, now + CLAIM_MS, now);
  if (!claimed) return lookAfter(house, messageId);
  const sent = await send(house, claimed);
  if (sent.state === 'unknown') {
    const againAt = nextTry(claimed.attempts, house.now());
    if (againAt !== undefined) {
      await recordTry(house.pool, messageId, sent.reason);
      return { againAt };
    }
  }
  return sent.state === 'sent'
    ? settle(house, claimed, sent.channelReference)
    : giveUp(house, claimed, sent.reason);
}

async function send(house: MessageHouse, message: KeptMessage): Promise<Sent> {
  const contents = contentsOf(house.keys, message);
  if (!contents) return failed('its contents can no longer be read');
  if (isTooLate(contents, message.createdAt, house.now())) return failed('too late for a code');
  const letter = putIntoWords({ ...message, ...contents }, house.sender);
  if (!letter) return failed(`no words for ${message.template} by ${message.channel}`);
  const sent = await house.messenger.sendLetter(letter);
  if (letter.channel === 'push' && sent.state === 'failed' && sent.gone) {
    await forgetSubscription(house.pool, letter.to.endpoint);
  }
  return sent;
}

async function settle(
  house: MessageHouse,
  message: KeptMessage,
  channelReference: string | null,
): Promise<Turn> {
  const { id, instead } = message;
  const keepContents = house.messenger.staysHere || instead !== null;
  const now = house.now();
  await recordSettled(
    house.pool,
    { id, state: 'sent', channelReference, failure: null, keepContents },
    now,
  );
  const againAt = lookAgainAt(message, now);
  return againAt === undefined ? {} : { againAt };
}

/** Somebody else is sending it, or it has gone and it is time to see whether it arrived. */
async function lookAfter(house: MessageHouse, messageId: string): Promise<Turn> {
  const message = await findMessage(house.pool, messageId);
  if (message?.state === 'waiting') {
    return message.claimedUntil === null ? {} : { againAt: message.claimedUntil };
  }
  if (message?.state !== 'sent' || message.takenOverAt !== null) return {};
  const dueAt = lookAgainAt(message, message.settledAt ?? message.createdAt);
  if (dueAt === undefined) return {};
  if (dueAt > house.now()) return { againAt: dueAt };
  return giveUp(house, message, null);
}

/** Never in silence: the row says why, the log says that, and the other channel takes over where there is one. */
async function giveUp(
  house: MessageHouse,
  { id, channel, template }: KeptMessage,
  failure: string | null,
): Promise<Turn> {
  const passed = await giveUpMessage(house, { id, channel, failure });
  if (passed !== 'settled') {
    const event = failure === null ? 'message-not-confirmed' : 'message-failed';
    house.log.warn(event, { messageId: id, channel, template, reason: failure, passed });
  }
  return {};
}
