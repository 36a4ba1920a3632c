import { isKarigarNews } from '#contract/karigar-news.ts';
import { customerNews } from './customer-news.ts';
import { KARIGAR_NEWS_TRAITS } from './karigar-news.ts';
import type { Lasting } from './lasting.ts';

/** Codes and links are no news: each ends by a time of its own. */
function lastingOf(template: string): Lasting {
  if (isKarigarNews(template)) return KARIGAR_NEWS_TRAITS[template].lasts;
  if (template === 'staff-called') return 'at-once';
  return customerNews(template)?.lasts ?? 'a-day';
}

export const isHurried = (template: string): boolean => lastingOf(template) === 'at-once';

/** News that is as true an hour later. */
export const staysTrue = (template: string): boolean =>
  !['at-once', 'minutes'].includes(lastingOf(template));

/** News that is only of use before the visit. */
export const preparesVisit = (template: string): boolean =>
  lastingOf(template) === 'until-the-visit';
