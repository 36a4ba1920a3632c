import type { Lang } from '#kernel/languages.ts';
/** A message in the form in which its channel carries it: nothing is left to be chosen or looked up. */
export type RenderedMessage = RenderedMail | RenderedTemplate | RenderedPush;

export type RenderedMail = {
  readonly channel: 'email';
  /** Names the message for good: sent twice, a mailbox can see that it is the same. */
  readonly id: string;
  /** One plain address. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
};

/** SMS and WhatsApp carry sentences that were registered beforehand; only their gaps are ours to fill. */
export type RenderedTemplate = {
  readonly channel: 'sms' | 'whatsapp';
  readonly id: string;
  /** `+91…` */
  readonly to: string;
  /** The name under which it is registered. */
  readonly template: string;
  readonly language: Lang;
  readonly fill: readonly string[];
};

export type RenderedPush = {
  readonly channel: 'push';
  readonly id: string;
  readonly to: PushAddress;
  readonly title: string;
  readonly body: string;
  /** The path of the page that a tap on it opens, on our own site. */
  readonly path: string;
  /** A sleeping telephone is woken for it. */
  readonly hurried: boolean;
  /** A message with the same tag replaces the one before on the screen, and rings again. */
  readonly tag?: string;
  /** Later than that nobody wants it any more. */
  readonly untilAt?: number;
};

/** Address at which a browser's push service takes messages, and the keys that only this browser can read them with. */
export type PushAddress = {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
};

/** The immediate answer of a channel about a message. */
export type Sent =
  | { readonly state: 'sent'; readonly channelReference: string | null }
  /** It will never arrive this way: a wrong address, an unknown template. `gone`: nobody is there any more. */
  | { readonly state: 'failed'; readonly reason: string; readonly gone?: true }
  /** Nobody knows; it is tried again. */
  | { readonly state: 'unknown'; readonly reason: string };

/** Never throws for what the world may do. */
export type Channel<One extends RenderedMessage> = (rendered: One) => Promise<Sent>;

/** A channel's later report about a message, known by the channel's name for it or by ours. */
export type DeliveryReport = {
  readonly channelReference: string | null;
  readonly id: string | null;
  readonly state: 'delivered' | 'failed';
  readonly reason: string | null;
};

/** A name that a channel has given: printable and of a sane length, as all of them are; the database takes no other. */
export const nameGiven = (value: unknown): string | null =>
  typeof value === 'string' && /^[\x21-\x7e]{1,300}$/.test(value) ? value : null;

export const sentAs = (channelReference: string | null): Sent => ({
  state: 'sent',
  channelReference,
});
export const failed = (reason: string): Sent => ({ state: 'failed', reason });
export const unknown = (reason: string): Sent => ({ state: 'unknown', reason });
