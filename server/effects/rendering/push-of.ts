import { KARIGAR_APP, OPS_APP } from '#contract/app-paths.ts';
import { brandName } from '#contract/brand.ts';
import { isKarigarNews, screenOfNews } from '#contract/karigar-news.ts';
import type { PushAddress, RenderedPush } from '#server/adapters/messages/rendered-message.ts';
import { isHurried } from '#server/modules/messaging/timeliness.ts';
import { bookingWords } from './booking-words.ts';
import { kindOf } from './kind-of.ts';
import { newsWords } from './news-words.ts';
import type { Sender, Unworded } from './words-of.ts';
import { wordsOf } from './words-of.ts';

/** The same words as at the bell; a tap leads to what they are about. */
export function pushOf(message: Unworded, { brand }: Sender): RenderedPush | undefined {
  const { id, to, template, language, params } = message;
  if (isKarigarNews(template)) return newsOf(message);
  if (template === 'staff-called') return callOf(message);
  const { kinds } = wordsOf[language].notifications;
  const kind = kinds[template as keyof typeof kinds];
  const address = addressFrom(to);
  if (!kind || !address) return undefined;
  const title =
    typeof kind.title === 'string' ? kind.title : kind.title({ brand: brandName(brand, language) });
  const body = kind.message(bookingWords(params, language));
  const path = template.startsWith('payout-')
    ? '/main?credit'
    : template.startsWith('case-')
      ? '/requests'
      : params.bookingId
        ? `/bookings/${params.bookingId}`
        : '/booking-history';
  const hurried = isHurried(template);
  const rendered = { channel: 'push', id, to: address, title, body, path } as const;
  return { ...rendered, hurried, ...lasting(params) };
}

/** The next sentence of a visit takes the place of the one before, as long as that has not been looked at. */
const lasting = ({ sentence, bookingId, untilAt }: Unworded['params']) => ({
  ...(sentence !== undefined && { tag: `talk ${bookingId}` }),
  ...(untilAt !== undefined && { untilAt: Number(untilAt) }),
});

/** News for Karigars, which opens their own app. */
function newsOf({ id, to, template, language, params }: Unworded): RenderedPush | undefined {
  const address = addressFrom(to);
  if (!address || !isKarigarNews(template)) return undefined;
  const kind = wordsOf[language].news.kinds[template];
  const filled = newsWords(params, language);
  const about = typeof params.bookingId === 'string' ? params.bookingId : undefined;
  const screen = screenOfNews(template, about);
  return {
    ...{ channel: 'push', id, to: address },
    title: kind.title(filled),
    body: kind.message(filled),
    path: screen === '/' ? KARIGAR_APP : KARIGAR_APP + screen,
    hurried: isHurried(template),
    ...lasting(params),
  };
}

/** Rings in the browser of a colleague and opens the console; the next one takes its place and rings again. */
function callOf({ id, to, language, params }: Unworded): RenderedPush | undefined {
  const address = addressFrom(to);
  if (!address) return undefined;
  const { kinds, line } = wordsOf[language].messages.staffCalled;
  const path = params.bookingId ? `${OPS_APP}/bookings/${params.bookingId}` : OPS_APP;
  return {
    ...{ channel: 'push', id, to: address, title: kinds[kindOf(params)], body: line, path },
    ...{ hurried: true, ...lasting(params), tag: 'staff-called' },
  };
}

function addressFrom(to: string): PushAddress | undefined {
  try {
    return JSON.parse(to) as PushAddress;
  } catch {
    return undefined;
  }
}
