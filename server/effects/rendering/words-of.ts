import type { Brand } from '#contract/brand.ts';
import { news as enNews } from '#i18n/en/karigar-news.ts';
import { messages as enMessages } from '#i18n/en/messages.ts';
import { notifications as enNotifications } from '#i18n/en/notifications.ts';
import { talk as enTalk } from '#i18n/en/talk.ts';
import { news as hiNews } from '#i18n/hi/karigar-news.ts';
import { messages as hiMessages } from '#i18n/hi/messages.ts';
import { notifications as hiNotifications } from '#i18n/hi/notifications.ts';
import { talk as hiTalk } from '#i18n/hi/talk.ts';
import { news as mrNews } from '#i18n/mr/karigar-news.ts';
import { messages as mrMessages } from '#i18n/mr/messages.ts';
import { notifications as mrNotifications } from '#i18n/mr/notifications.ts';
import { talk as mrTalk } from '#i18n/mr/talk.ts';
import type { Contents, Message } from '#server/modules/messaging/message.ts';

/** A message without its words yet. */
export type Unworded = Pick<Message, 'channel' | 'template' | 'language'> &
  Contents & { readonly id: string };

/** Who writes, and where the links lead. */
export type Sender = { readonly brand: Brand; readonly origin: string };

export type MessageWords = {
  readonly messages: typeof enMessages;
  readonly notifications: typeof enNotifications;
  /** Of those who do the work. */
  readonly news: typeof enNews;
  /** What the two of a visit say to each other. */
  readonly talk: typeof enTalk;
};

/** The words that messages are made of. The app's own index is not used: it holds every screen. */
export const wordsOf: Readonly<Record<'en' | 'hi' | 'mr', MessageWords>> = {
  en: {
    messages: enMessages,
    notifications: enNotifications,
    news: enNews,
    talk: enTalk,
  },
  hi: {
    messages: hiMessages,
    notifications: hiNotifications,
    news: hiNews,
    talk: hiTalk,
  },
  mr: {
    messages: mrMessages,
    notifications: mrNotifications,
    news: mrNews,
    talk: mrTalk,
  },
};
