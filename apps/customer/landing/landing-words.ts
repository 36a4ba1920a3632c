import { catalogueWords } from '#contract/catalogue/known.ts';
import { landing } from '#i18n/every/landing.ts';
import { refusals } from '#i18n/every/refusals.ts';
import { shell } from '#i18n/every/shell.ts';
import type { Lang } from '#kernel/languages.ts';

/** The words of the front page. All languages are loaded at once, because no browser downloads this module. */
export const landingWords = (lang: Lang) => ({
  ...landing[lang],
  shell: shell[lang],
  refusals: refusals[lang],
  catalogue: catalogueWords(lang),
});
export type LandingWords = ReturnType<typeof landingWords>;
