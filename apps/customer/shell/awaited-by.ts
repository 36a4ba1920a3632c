import type { NextKind } from '#contract/customer/read-booking.ts';
import { endOfNight } from '#contract/terms/end-of-night.ts';
import type { Lang } from '#kernel/languages.ts';
import { dateInIndia } from '#kernel/time.ts';
import { shownDay, shownMoment } from '#ui/dates.ts';

type Awaited = { readonly kind: NextKind; readonly by: string | null };

/**
 * The moment until which the next step is awaited, empty where none is set. Nobody waits up for an answer that may come at 3 AM: it is said as the night
 * before that morning.
 */
export function awaitedBy(
  { kind, by }: Awaited,
  lang: Lang,
  words: { nightBefore: (filled: { day: string }) => string },
): string {
  if (by === null) return '';
  const at = Date.parse(by);
  const morning = endOfNight(at);
  if (kind !== 'assign' || morning === at) return shownMoment(by, lang);
  return words.nightBefore({ day: shownDay(dateInIndia(morning), lang) });
}
