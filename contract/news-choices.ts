import * as z from 'zod/mini';
import type { NotificationKind } from './customer/notification.ts';

/**
 * News that somebody can do without beside the bell, by topic. Everything else is sent always: somebody waits at a door, money
 * is due, or a visit is off.
 */
export const NEWS_TOPICS = {
  reminders: ['visit-tomorrow', 'visit-soon'],
  progress: ['karigar-assigned', 'on-the-way', 'work-accepted'],
  money: ['payment-received', 'refund-started', 'refund-credited', 'payout-paid'],
} as const satisfies Readonly<Record<string, readonly NotificationKind[]>>;
export type NewsTopic = keyof typeof NEWS_TOPICS;
const TOPICS = Object.keys(NEWS_TOPICS) as [NewsTopic, ...NewsTopic[]];

/** Ways beside the bell, which always has everything. `message` is WhatsApp, or SMS where that leads nowhere. */
export const NEWS_WAYS = ['push', 'message', 'email'] as const;
export type NewsWay = (typeof NEWS_WAYS)[number];

/** The hours in India in which nothing of these topics rings for who wants it so; mail rings nowhere. */
export const NEWS_NIGHT = { fromHour: 22, untilHour: 7 } as const;

/** A topic by a way, or the night: one thing that somebody does not want. */
export const unwantedNews = z.union([
  z.templateLiteral([z.enum(TOPICS), ':', z.enum(NEWS_WAYS)]),
  z.literal('night'),
]);
export type UnwantedNews = z.infer<typeof unwantedNews>;

export const newsChoices = z.object({ unwanted: z.array(unwantedNews) });
