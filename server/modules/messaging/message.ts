import type { Channel } from '#contract/channels.ts';
import { policy } from '#contract/policy.ts';
import type { Lang } from '#kernel/languages.ts';
import type { Instant } from '#kernel/time.ts';
import { DAY, MINUTE } from '#kernel/time.ts';
import { isHurried, preparesVisit, staysTrue } from './timeliness.ts';

export type Language = Lang;

/**
 * A message to be sent, its recipient and parameters: the words themselves are chosen by template and language when it
 * goes.
 */
export type Message = {
  readonly channel: Channel;
  /** A mobile (`+91…`), an e-mail address, or a browser's push subscription as JSON. */
  readonly to: string;
  readonly template: string;
  readonly params: Readonly<Record<string, string | number>>;
  readonly language: Language;
  /** The same key twice is the same message. */
  readonly key: string;
  /** The channel that takes over when this one leads nowhere, to the same number. */
  readonly instead?: 'sms' | null;
  /** The person it is about, where that is known: it is listed for them, and forgotten with them. */
  readonly userId?: string | null;
};

/** Never sent again by hand: a code is secret, and offers have rounds of their own. */
export const NEVER_AGAIN: readonly string[] = ['start-code', 'offer', 'urgent-offer'];

/** A message as it is kept: everything personal in it is sealed, and can be read by our servers alone. */
export type KeptMessage = Pick<Message, 'key' | 'channel' | 'template' | 'language'> & {
  readonly id: string;
  readonly sealed: Buffer | null;
  readonly state: 'waiting' | 'sent' | 'delivered' | 'failed' | 'withheld';
  readonly instead: 'sms' | null;
  readonly userId: string | null;
  readonly attempts: number;
  readonly createdAt: Instant;
  readonly claimedUntil: Instant | null;
  readonly settledAt: Instant | null;
  readonly takenOverAt: Instant | null;
};

export type Contents = Pick<Message, 'to' | 'params'>;

/** Tries, ten minutes, of a message that another channel can carry or that is soon of no use. */
const TRIES_WHEN_SHORT = 6;
/** Tries without success after which operations hear that nothing reached somebody. */
export const TRIES_UNTIL_WARNED = 6;
/** News that stays true outlives an outage of its channel; a day later everything else has told it. */
const NEWS_LASTS_MS = DAY;
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 15 * MINUTE;

/** When to try again after a failure, or never; the pauses grow. */
export function nextTry(
  { attempts, template, instead, createdAt }: Tried,
  now: Instant,
): Instant | undefined {
  const againAt = now + Math.min(FIRST_PAUSE_MS * 3 ** (attempts - 1), LONGEST_PAUSE_MS);
  const isOver =
    instead !== null || !staysTrue(template)
      ? attempts >= TRIES_WHEN_SHORT
      : againAt - createdAt > NEWS_LASTS_MS;
  return isOver ? undefined : againAt;
}
type Tried = Pick<KeptMessage, 'attempts' | 'template' | 'instead' | 'createdAt'>;

/**
 * A code is good for ten minutes, an offer until its end, and what prepares a visit until it begins; what arrives later only
 * confuses.
 */
export const isTooLate = (
  { params }: Contents,
  { template, createdAt }: Pick<KeptMessage, 'template' | 'createdAt'>,
  now: Instant,
): boolean =>
  (isAwaited(params) && now - createdAt > policy.otp.minutes * MINUTE) ||
  (params.untilAt !== undefined && now > Number(params.untilAt)) ||
  (preparesVisit(template) && createdAt < Number(params.startsAt) && now > Number(params.startsAt));

/** Somebody stands at a screen and waits for it. */
export const isAwaited = (params: Contents['params']): boolean =>
  'code' in params || 'link' in params;

/**
 * Stands in no queue behind the day's news, however busy the server is: what somebody waits for at a screen, and what rings
 * at operations, behind which somebody may be in danger.
 */
export const goesFirst = ({ template, params }: Pick<Message, 'template' | 'params'>): boolean =>
  isAwaited(params) || template === 'staff-called';

/** For so long nobody else sends what somebody has begun to send: longer than any channel takes to answer. */
export const CLAIM_MS = 30_000;

/** How long a channel that reports may take to say that a message has arrived; then the other one takes over. */
const patienceMs = (template: string): number => (isHurried(template) ? 2 : 10) * MINUTE;

/** When to look after a message that has gone, if there is anything more to be done about it. */
export const lookAgainAt = (
  { channel, instead, template }: Pick<KeptMessage, 'channel' | 'instead' | 'template'>,
  sentAt: Instant,
): Instant | undefined =>
  instead !== null || channel === 'sms' ? sentAt + patienceMs(template) : undefined;

/**
 * The same news by the other channel. A key of its own, so that however often it is written, it is written once.
 */
export const takenOver = (message: KeptMessage, contents: Contents): Message | undefined =>
  message.instead === null
    ? undefined
    : {
        ...contents,
        channel: message.instead,
        template: message.template,
        language: message.language,
        userId: message.userId,
        key: `${message.key} ${message.instead}`,
      };
