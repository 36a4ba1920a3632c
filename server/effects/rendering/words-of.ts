import { OPS_APP } from '#contract/app-paths.ts';
import type { Brand } from '#contract/brand.ts';
import { news } from '#i18n/every/karigar-news.ts';
import { messages } from '#i18n/every/messages.ts';
import { notifications } from '#i18n/every/notifications.ts';
import { talk } from '#i18n/every/talk.ts';
import { type ByLanguage, byLanguage } from '#kernel/languages.ts';
import type { Contents, Message } from '#server/modules/messaging/message.ts';

/** A message without its words yet. */
export type Unworded = Pick<Message, 'channel' | 'template' | 'language'> &
  Contents & { readonly id: string };

/** The brand that writes, and the origin that links lead to. */
export type Sender = {
  readonly brand: Brand;
  readonly origin: string;
  /** The console's, where it has one of its own. */
  readonly opsOrigin?: string | undefined;
};

/** The address of the console, for colleagues. */
export const consoleAt = ({ origin, opsOrigin }: Omit<Sender, 'brand'>): string =>
  `${opsOrigin ?? origin}${OPS_APP}`;

export type MessageWords = {
  readonly messages: (typeof messages)['en'];
  readonly notifications: (typeof notifications)['en'];
  /** The words for Karigars. */
  readonly news: (typeof news)['en'];
  /** Sentences that customer and Karigar say to each other. */
  readonly talk: (typeof talk)['en'];
};

/** The words that messages are made of. The app's own index is not used: it holds every screen. */
export const wordsOf: ByLanguage<MessageWords> = byLanguage((lang) => ({
  messages: messages[lang],
  notifications: notifications[lang],
  news: news[lang],
  talk: talk[lang],
}));
