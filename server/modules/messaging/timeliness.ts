import { isKarigarNews } from '#contract/karigar-news.ts';
import { customerNews } from './customer-news.ts';
import { KARIGAR_NEWS_TRAITS } from './karigar-news.ts';

/**
 * For how long news is worth sending. `at-once`: somebody stands at a door, or the first to answer has it, so in ten minutes it
 * would be worth nothing. `minutes`: how a visit goes, and whether one should leave. `until-the-visit`: of use only before the
 * visit begins. `a-day`: as true an hour later; it is tried for a day.
 */
export type Lasting = 'at-once' | 'minutes' | 'until-the-visit' | 'a-day';

/** Of codes, links and what goes to colleagues; a code lasts as long as itself. */
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
