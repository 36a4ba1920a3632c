import type { Clock, Instant } from '#kernel/time.ts';
import { giveUpMessage } from '#server/flows/messaging/give-up-message.ts';
import { isStillWanted } from '#server/flows/steps/list-live-subscriptions.ts';
import {
  CLAIM_MS,
  isTooLate,
  type KeptMessage,
  lookAgainAt,
  nextTry,
} from '#server/modules/messaging/message.ts';
import {
  claimMessages,
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

/** Sends one message, as `sendMessages` does. */
export async function sendMessage(
  house: MessageHouse,
  { messageId }: { readonly messageId: string },
): Promise<Turn> {
  const [turn = {}] = await sendMessages(house, [messageId]);
  return turn;
}

/**
 * Sends each of these messages, once, whoever else is at it: by the claim on its row. When nobody knows whether one
 * went, it is tried again after a growing pause under the same name. Answers for each when to come back: to try again,
 * or to see whether it arrived.
 */
export async function sendMessages(
  house: MessageHouse,
  messageIds: readonly string[],
): Promise<Turn[]> {
  const now = house.now();
  const claimed = await claimMessages(house.pool, messageIds, now + CLAIM_MS, now);
  const tried = await Promise.allSettled(
    claimed.map(async (message) => ({ message, sent: await send(house, message) })),
  );
  const sent = tried.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  // What has gone is written down first: whatever fails after it, none of it goes again.
  const turns = new Map(await settle(house, sent));
  for (const one of tried) if (one.status === 'rejected') throw one.reason;
  for (const { message, sent: answer } of sent) {
    if (answer.state !== 'sent') turns.set(message.id, await tryLater(house, message, answer));
  }
  return Promise.all(messageIds.map((id) => turns.get(id) ?? lookAfter(house, id)));
}

async function tryLater(
  house: MessageHouse,
  message: KeptMessage,
  sent: Exclude<Sent, { state: 'sent' }>,
): Promise<Turn> {
  const againAt = sent.state === 'unknown' ? nextTry(message.attempts, house.now()) : undefined;
  if (againAt === undefined) return giveUp(house, message, sent.reason);
  await recordTry(house.pool, message.id, sent.reason);
  return { againAt };
}

async function send(house: MessageHouse, message: KeptMessage): Promise<Sent> {
  const contents = contentsOf(house.keys, message);
  if (!contents) return failed('its contents can no longer be read');
  if (isTooLate(contents, message.createdAt, house.now())) return failed('too late');
  const letter = putIntoWords({ ...message, ...contents }, house.sender);
  if (!letter) return failed(`no words for ${message.template} by ${message.channel}`);
  if (letter.channel === 'push') {
    const { endpoint } = letter.to;
    const browser = { endpoint, userId: message.userId };
    if (!(await isStillWanted(house.pool, browser, house.now()))) return failed('no longer wanted');
  }
  const sent = await house.messenger.sendLetter(letter);
  if (letter.channel === 'push' && sent.state === 'failed' && sent.gone) {
    await forgetSubscription(house.pool, letter.to.endpoint);
  }
  return sent;
}

async function settle(
  house: MessageHouse,
  all: readonly { readonly message: KeptMessage; readonly sent: Sent }[],
): Promise<[id: string, turn: Turn][]> {
  const now = house.now();
  const gone = all.flatMap(({ message, sent }) =>
    sent.state === 'sent' ? [{ message, channelReference: sent.channelReference }] : [],
  );
  const settled = gone.map(({ message: { id, instead }, channelReference }) => ({
    ...{ id, channelReference },
    keepContents: house.messenger.staysHere || instead !== null,
  }));
  if (settled.length > 0) await recordSettled(house.pool, settled, now);
  return gone.map(({ message }) => {
    const againAt = lookAgainAt(message, now);
    return [message.id, againAt === undefined ? {} : { againAt }];
  });
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
