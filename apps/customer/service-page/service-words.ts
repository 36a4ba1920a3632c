import { catalogueWords } from '#contract/catalogue/known.ts';
import { almanac } from '#i18n/every/almanac.ts';
import { landing } from '#i18n/every/landing.ts';
import { legal } from '#i18n/every/legal.ts';
import { ratingWords } from '#i18n/every/rating-words.ts';
import { servicePage } from '#i18n/every/service-page.ts';
import { shell } from '#i18n/every/shell.ts';
import type { Lang } from '#kernel/languages.ts';
import { hoursOf } from '#ui/hours-of.ts';

/** The words of a service's page. All languages are loaded at once, because no browser downloads this module. */
export const serviceWords = (lang: Lang) => ({
  ...servicePage[lang],
  almanac: almanac[lang],
  shell: shell[lang],
  ratingWords: ratingWords[lang],
  legal: legal[lang],
  footer: landing[lang].footer,
  catalogue: catalogueWords(lang),
});
export type ServiceWords = ReturnType<typeof serviceWords>;

/** `90 min`, `2 h`. */
export function shownLength(minutes: number, words: ServiceWords): string {
  const hours = hoursOf(minutes);
  return hours === undefined
    ? words.inMinutes({ minutes })
    : words.inHours({ hours: String(hours) });
}

/** Western digits in Indian groups, in all languages. */
const format = new Intl.NumberFormat('en-IN');
export const grouped = (count: number): string => format.format(count);
