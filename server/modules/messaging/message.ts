import { DAY, type Instant } from '#kernel/time.ts';

export type Channel = 'sms' | 'whatsapp' | 'email' | 'push';
export type Language = 'en' | 'hi' | 'mr';

/** What is to be sent, to whom, in which words: the words themselves are chosen by template and language when it goes. */
export type Message = {
  readonly channel: Channel;
  /** A mobile (`+91…`) or an e-mail address, as the channel needs. */
  readonly to: string;
  readonly template: string;
  readonly params: Readonly<Record<string, string | number>>;
  readonly language: Language;
  /** The same key twice is the same message. */
  readonly key: string;
};

/** A message as it is kept: everything personal in it can be read by the house alone. */
export type KeptMessage = {
  readonly id: string;
  readonly key: string;
  readonly channel: Channel;
  readonly template: string;
  readonly language: Language;
  readonly sealed: Buffer | null;
  readonly state: 'waiting' | 'sent' | 'failed' | 'withheld';
  readonly attempts: number;
  readonly createdAt: Instant;
};

export type Contents = Pick<Message, 'to' | 'params'>;

/** How long it can be said what was sent to somebody, and when. */
export const MESSAGES_KEPT = 30 * DAY;

/** After so many tries a message is given up; the pauses between them grow. */
export const MOST_TRIES = 6;
const FIRST_PAUSE_MS = 5_000;

/** When to try again after the `tries`-th failure, or never. */
export const nextTry = (tries: number, now: Instant): Instant | undefined =>
  tries >= MOST_TRIES ? undefined : now + FIRST_PAUSE_MS * 3 ** (tries - 1);
