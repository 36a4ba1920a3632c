import type { Clock, Instant } from '#kernel/time.ts';
import type { Messenger } from '#server/adapters/messages/messenger.ts';
import { failed, type Sent } from '#server/adapters/messages/rendered-message.ts';
import { giveUpMessage } from '#server/flows/messaging/give-up-message.ts';
import { spendTotalBudget } from '#server/flows/messaging/spend-total-budget.ts';
import { warnOfSilence } from '#server/flows/messaging/warn-of-silence.ts';
import { isStillWanted } from '#server/flows/steps/messaging/list-live-subscriptions.ts';
import { budgetOf } from '#server/modules/messaging/budget.ts';
import { recordWithinBudget } from '#server/modules/messaging/budget-store.ts';
import {
  CLAIM_MS,
  type Contents,
  isAwaited,
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
import { deleteSubscription } from '#server/modules/messaging/subscription-store.ts';
import { isHurried } from '#server/modules/messaging/timeliness.ts';
import type { TotalBudget } from '#server/modules/messaging/total-budget.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import type { Log } from '#server/platform/log/log.ts';
import type { Keys } from '#server/platform/secrets/keys.ts';
import { renderMessage } from './rendering/render-message.ts';
import type { Sender } from './rendering/words-of.ts';

/** The dependencies of effects about messages. */
export type MessageDeps = {
  readonly pool: Pool;
  readonly now: Clock;
  readonly log: Log;
  readonly keys: Keys;
  readonly messenger: Messenger;
  /** The name under the messages, and where their links lead. */
  readonly sender: Sender;
  /** How much goes out on a day by each channel. */
  readonly messageBudget?: TotalBudget | undefined;
};

type Turn = { readonly againAt?: Instant };

/** Sends one message, as `sendMessages` does. */
export async function sendMessage(
  deps: MessageDeps,
  { messageId }: { readonly messageId: string },
): Promise<Turn> {
  const [turn = {}] = await sendMessages(deps, [messageId]);
  return turn;
}

/**
 * Sends each of these messages, once, whoever else is at it: by the claim on its row. When nobody knows whether one
 * went, it is tried again after a growing pause under the same name. Answers for each when to come back: to try again,
 * or to see whether it arrived.
 */
export async function sendMessages(
  deps: MessageDeps,
  messageIds: readonly string[],
): Promise<Turn[]> {
  const now = deps.now();
  const claimed = await claimMessages(deps.pool, messageIds, now + CLAIM_MS, now);
  const tried = await Promise.allSettled(
    claimed.map(async (message) => ({ message, sent: await send(deps, message) })),
  );
  const sent = tried.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  // Messages that have gone are recorded first, so that a later failure sends none of them again.
  const turns = new Map(await settle(deps, sent));
  for (const one of tried) if (one.status === 'rejected') throw one.reason;
  for (const { message, sent: answer } of sent) {
    if (answer.state !== 'sent') turns.set(message.id, await tryLater(deps, message, answer));
  }
  return Promise.all(messageIds.map((id) => turns.get(id) ?? lookAfter(deps, id)));
}

async function tryLater(
  deps: MessageDeps,
  message: KeptMessage,
  sent: Exclude<Sent, { state: 'sent' }>,
): Promise<Turn> {
  const againAt = sent.state === 'unknown' ? nextTry(message, deps.now()) : undefined;
  if (againAt === undefined) return giveUp(deps, message, sent.reason);
  await recordTry(deps.pool, message.id, { failure: sent.reason, againAt });
  await warnOfSilence(deps, message);
  return { againAt };
}

async function send(deps: MessageDeps, message: KeptMessage): Promise<Sent> {
  const contents = contentsOf(deps.keys, message);
  if (!contents) return failed('its contents can no longer be read');
  if (isTooLate(contents, message, deps.now())) return failed('too late');
  if (!(await isWithinBudget(deps, message, contents))) return failed('enough for today');
  const rendered = renderMessage({ ...message, ...contents }, deps.sender);
  if (!rendered) return failed(`no words for ${message.template} by ${message.channel}`);
  if (rendered.channel === 'push') {
    const { endpoint } = rendered.to;
    const browser = { endpoint, userId: message.userId };
    if (!(await isStillWanted(deps.pool, browser, deps.now()))) return failed('no longer wanted');
  }
  const sent = await deps.messenger.sendRendered(rendered);
  if (rendered.channel === 'push' && sent.state === 'failed' && sent.gone) {
    await deleteSubscription(deps.pool, rendered.to.endpoint);
  }
  return sent;
}

/**
 * However many accounts book with one telephone: it rings so often a day, and what is more waits in the bell. However many
 * telephones there are, only so much is sent by each channel.
 */
async function isWithinBudget(
  { pool, keys, log, now, messageBudget: budget }: MessageDeps,
  { channel, template, attempts }: KeptMessage,
  contents: Contents,
): Promise<boolean> {
  if (channel === 'push' || attempts > 1) return true;
  const isCode = isAwaited(contents.params);
  const spending = { to: contents.to, most: budgetOf(template) };
  if (!isCode && !(await recordWithinBudget(pool, keys, spending, now()))) {
    log.attack('news-budget-spent', { channel, template });
    return false;
  }
  const isWaitedFor = isCode || isHurried(template);
  if (await spendTotalBudget({ pool, budget }, { channel, isWaitedFor }, now())) return true;
  log.attack('house-budget-spent', { channel, template });
  return false;
}

async function settle(
  deps: MessageDeps,
  all: readonly { readonly message: KeptMessage; readonly sent: Sent }[],
): Promise<[id: string, turn: Turn][]> {
  const now = deps.now();
  const gone = all.flatMap(({ message, sent }) =>
    sent.state === 'sent' ? [{ message, channelReference: sent.channelReference }] : [],
  );
  const settled = gone.map(({ message: { id, instead }, channelReference }) => ({
    ...{ id, channelReference },
    keepContents: deps.messenger.staysHere || instead !== null,
  }));
  if (settled.length > 0) await recordSettled(deps.pool, settled, now);
  return gone.map(({ message }) => {
    const againAt = lookAgainAt(message, now);
    return [message.id, againAt === undefined ? {} : { againAt }];
  });
}

/** Somebody else is sending it, or it has gone and it is time to see whether it arrived. */
async function lookAfter(deps: MessageDeps, messageId: string): Promise<Turn> {
  const message = await findMessage(deps.pool, messageId);
  if (message?.state === 'waiting') {
    return message.claimedUntil === null ? {} : { againAt: message.claimedUntil };
  }
  if (message?.state !== 'sent' || message.takenOverAt !== null) return {};
  const dueAt = lookAgainAt(message, message.settledAt ?? message.createdAt);
  if (dueAt === undefined) return {};
  if (dueAt > deps.now()) return { againAt: dueAt };
  return giveUp(deps, message, null);
}

/** Never in silence: the row says why, the log says that, and the other channel takes over where there is one. */
async function giveUp(
  deps: MessageDeps,
  { id, channel, template }: KeptMessage,
  failure: string | null,
): Promise<Turn> {
  const passed = await giveUpMessage(deps, { id, channel, failure });
  if (passed !== 'settled') {
    const event = failure === null ? 'message-not-confirmed' : 'message-failed';
    deps.log.warn(event, { messageId: id, channel, template, reason: failure, passed });
  }
  return {};
}
