import type { PushAddress, PushLetter } from '#server/outside/messages/letter.ts';
import { bookingWords } from './booking-words.ts';
import type { Unworded } from './words-of.ts';
import { wordsOf } from './words-of.ts';

/** The same words as at the bell; a tap leads to what they are about. */
export function pushOf({ id, to, template, language, params }: Unworded): PushLetter | undefined {
  const { kinds } = wordsOf[language].notifications;
  const kind = kinds[template as keyof typeof kinds];
  const address = addressFrom(to);
  if (!kind || !address) return undefined;
  const body = kind.message(bookingWords(params, language));
  const path = template.startsWith('payout-')
    ? '/main?credit'
    : params.bookingId
      ? `/bookings/${params.bookingId}`
      : '/booking-history';
  return { channel: 'push', id, to: address, title: kind.title, body, path };
}

function addressFrom(to: string): PushAddress | undefined {
  try {
    return JSON.parse(to) as PushAddress;
  } catch {
    return undefined;
  }
}
