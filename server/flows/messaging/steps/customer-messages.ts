import type { Channel } from '#contract/channels.ts';
import type { NewsWay } from '#contract/news-choices.ts';
import type { Instant } from '#kernel/time.ts';
import type { Recipient } from '#server/modules/identity/recipient-store.ts';
import { waysFor } from '#server/modules/messaging/delivery-addresses.ts';
import type { Contents } from '#server/modules/messaging/message.ts';
import type { NewMessage } from '#server/modules/messaging/store.ts';
import type { KeptSubscription } from '#server/modules/messaging/subscription-store.ts';
import { isFurtherSentence } from '#server/modules/notification/deferred-notification.ts';
import { notificationsOf } from '#server/modules/notification/notifications-of.ts';
import { isWanted } from '#server/modules/notification/wanted-news.ts';

type Params = Contents['params'];

/**
 * The messages to a customer about an event, by every way that leads to them; words said at a visit by push where
 * possible.
 */
export function customerMessages(
  event: {
    readonly id: number;
    readonly type: string;
    readonly data: Readonly<Record<string, unknown>>;
  },
  recipient: Recipient & { readonly userId: string },
  { whole, brief }: { readonly whole: Params; readonly brief: Params },
  pushes: readonly KeptSubscription[],
  { channels, now }: { readonly channels: readonly Channel[]; readonly now: Instant },
): NewMessage[] {
  const { language, userId, unwanted } = recipient;
  const { id, type, data } = event;
  const heardByPush = type === 'SaidAtVisit' && pushes.length > 0;
  const ways = heardByPush || isFurtherSentence(event) ? [] : channels;
  const wants = (kind: string, way: NewsWay) => isWanted(kind, way, unwanted, now);
  return notificationsOf(type, data).flatMap((template) => [
    ...waysFor(template, recipient, ways)
      .filter(({ channel }) => wants(template, channel === 'email' ? 'email' : 'message'))
      .map(({ channel, to, instead }) => ({
        ...{ template, language, channel, to, instead, userId },
        params: channel === 'email' ? whole : brief,
        key: `event ${id} ${template} ${channel}`,
      })),
    ...(wants(template, 'push') ? pushes : []).map(({ id: browser, endpoint, p256dh, auth }) => ({
      ...{ template, language, channel: 'push' as const, params: brief, userId },
      to: JSON.stringify({ endpoint, p256dh, auth }),
      key: `event ${id} ${template} push ${browser}`,
    })),
  ]);
}
