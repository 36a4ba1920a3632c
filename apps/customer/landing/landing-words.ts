import { catalogue as catalogueEn } from '#i18n/en/catalogue.ts';
import { landing as landingEn } from '#i18n/en/landing.ts';
import { refusals as refusalsEn } from '#i18n/en/refusals.ts';
import { shell as shellEn } from '#i18n/en/shell.ts';
import { catalogue as catalogueHi } from '#i18n/hi/catalogue.ts';
import { landing as landingHi } from '#i18n/hi/landing.ts';
import { refusals as refusalsHi } from '#i18n/hi/refusals.ts';
import { shell as shellHi } from '#i18n/hi/shell.ts';
import type { Lang } from '#i18n/index.ts';
import { catalogue as catalogueMr } from '#i18n/mr/catalogue.ts';
import { landing as landingMr } from '#i18n/mr/landing.ts';
import { refusals as refusalsMr } from '#i18n/mr/refusals.ts';
import { shell as shellMr } from '#i18n/mr/shell.ts';

/** The words of the front page, all three languages at once: it is rendered at build time, nobody downloads this. */
const english = {
  ...landingEn,
  serviceWords: catalogueEn.services,
  shell: shellEn,
  refusals: refusalsEn,
};
export type LandingWords = typeof english;

export const landingWords: Record<Lang, LandingWords> = {
  en: english,
  hi: {
    ...landingHi,
    serviceWords: catalogueHi.services,
    shell: shellHi,
    refusals: refusalsHi,
  },
  mr: {
    ...landingMr,
    serviceWords: catalogueMr.services,
    shell: shellMr,
    refusals: refusalsMr,
  },
};
