import { definitionOf } from '#contract/events/catalogue.ts';

/** The topics of a page that watches this visit. */
export const visitTopic = (bookingId: string): string => `visit:${bookingId}`;

/** The topics of this Karigar's app. */
export const karigarTopic = (karigarId: number): string => `karigar:${karigarId}`;

/** The topic of the console's day; it is told of whatever happens. */
export const DAY_TOPIC = 'day';

type Happened = {
  readonly type: string;
  readonly subject: string;
  readonly data: Readonly<Record<string, unknown>>;
};

/**
 * The topics to be told at once of an event: those who watch its visit, and every Karigar whom the catalogue says it
 * names, the one stood down as well as the one who comes instead. An event that names none and changes nothing that can
 * be watched tells nobody.
 */
export function topicsOf({ type, subject, data }: Happened): string[] {
  const shown = definitionOf(type)?.onScreens;
  const named = (shown?.karigars ?? []).flatMap((key) => data[key] ?? []);
  const karigars = [...new Set(named.filter((one) => typeof one === 'number'))];
  if (karigars.length === 0 && !shown?.visit) return [];
  const bookingId = typeof data.bookingId === 'string' ? data.bookingId : subject;
  return [visitTopic(bookingId), ...karigars.map(karigarTopic)];
}
