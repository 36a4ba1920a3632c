import { catalogueWords } from '#contract/catalogue/known.ts';
import type { CatalogueWords } from '#contract/catalogue/words.ts';
import { landing as landingEn } from '#i18n/en/landing.ts';
import { refusals as refusalsEn } from '#i18n/en/refusals.ts';
import { shell as shellEn } from '#i18n/en/shell.ts';
import { landing as landingHi } from '#i18n/hi/landing.ts';
import { refusals as refusalsHi } from '#i18n/hi/refusals.ts';
import { shell as shellHi } from '#i18n/hi/shell.ts';
import type { Lang } from '#i18n/index.ts';
import { landing as landingMr } from '#i18n/mr/landing.ts';
import { refusals as refusalsMr } from '#i18n/mr/refusals.ts';
import { shell as shellMr } from '#i18n/mr/shell.ts';

/** What the front page says. All three languages at once: it is rendered at build time, nobody downloads this. */
const english = {
  ...landingEn,
  shell: shellEn,
  refusals: refusalsEn,
};
type Built = typeof english;
export type LandingWords = Built & { readonly catalogue: CatalogueWords };

const built: Record<Lang, Built> = {
  en: english,
  hi: {
    ...landingHi,
    shell: shellHi,
    refusals: refusalsHi,
  },
  mr: {
    ...landingMr,
    shell: shellMr,
    refusals: refusalsMr,
  },
};

export const landingWords = (lang: Lang): LandingWords => ({
  ...built[lang],
  catalogue: catalogueWords(lang),
});
