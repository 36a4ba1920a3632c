import type { Channel } from '#contract/channels.ts';
import type { KarigarNewsKind } from '#contract/karigar-news.ts';
import { endOfNight } from '#contract/terms/end-of-night.ts';
import { inLanguage } from '#kernel/languages.ts';
import type { Instant } from '#kernel/time.ts';
import type { Recipient } from '#server/modules/identity/recipient-store.ts';
import { karigarWaysFor } from '#server/modules/messaging/karigar-delivery-addresses.ts';
import type { Contents, Language } from '#server/modules/messaging/message.ts';
import type { NewMessage } from '#server/modules/messaging/store.ts';
import type { KeptSubscription } from '#server/modules/messaging/subscription-store.ts';
import { isUrgentNews } from '#server/modules/notification/karigar-news-of.ts';
import type { NewsParams } from './about-news.ts';

type Post = {
  readonly recipients: ReadonlyMap<string, Recipient>;
  readonly pushes: readonly KeptSubscription[];
  readonly channels: readonly Channel[];
  /** Mobiles that were theirs until some days ago, for news that somebody else may have caused. */
  readonly formerMobiles?: readonly string[];
};

type Told = {
  readonly userId: string;
  readonly kind: KarigarNewsKind;
  readonly params: NewsParams;
};

/** The same news for each Karigar, by every way that leads to them, in their own language. */
export const karigarMessages = (
  event: { readonly id: number },
  told: readonly Told[],
  post: Post,
): NewMessage[] => told.flatMap((one) => messagesTo(event, one, post));

function messagesTo(
  { id }: { readonly id: number },
  { userId, kind, params }: Told,
  { recipients, pushes, channels, formerMobiles = [] }: Post,
): NewMessage[] {
  const recipient = recipients.get(userId);
  // The account is closed.
  if (!recipient) return [];
  const { language } = recipient;
  const own = pushes.filter((one) => one.userId === userId);
  const message = { template: kind, language, userId, params: worded(params, recipient) };
  const key = `event ${id} ${kind} ${userId}`;
  return [
    ...karigarWaysFor(kind, recipient, { hasPush: own.length > 0 }, channels).map((way) => ({
      ...{ ...message, ...way },
      key: `${key} ${way.channel}`,
    })),
    ...formerMobiles.flatMap((mobile, index) =>
      karigarWaysFor(kind, atMobile(mobile), { hasPush: false }, channels).map((way) => ({
        ...{ ...message, ...way },
        key: `${key} ${way.channel} former ${index}`,
      })),
    ),
    ...own.map(({ id: browser, endpoint, p256dh, auth }) => ({
      ...{ ...message, channel: 'push' as const },
      to: JSON.stringify({ endpoint, p256dh, auth }),
      key: `${key} push ${browser}`,
    })),
  ];
}

const atMobile = (mobile: string) => ({
  ...{ email: null, emailProven: false, mobile, mobileProven: true },
});

const worded = (
  { area, message, ...params }: NewsParams,
  { fullName, language }: { readonly fullName: string | null; readonly language: Language },
): Contents['params'] => ({
  ...params,
  name: fullName ?? '',
  ...(area && { area: inLanguage(area, language) }),
  ...(message && { said: inLanguage(message, language) }),
});

/** When it rings: at once, or in the morning. A visit that was moved is near when its former hour is. */
export const ringsAt = (
  kind: KarigarNewsKind,
  { startsAt, beforeAt }: NewsParams,
  now: Instant,
): Instant => (isUrgentNews(kind, beforeAt ?? startsAt, now) ? now : endOfNight(now));
