import { catalogue } from '#i18n/every/catalogue.ts';
import { landing } from '#i18n/every/landing.ts';
import { refusals } from '#i18n/every/refusals.ts';
import { shell } from '#i18n/every/shell.ts';
import { byLanguage, type Lang } from '#kernel/languages.ts';

const wordsIn = (lang: Lang) => ({
  ...landing[lang],
  serviceWords: catalogue[lang].services,
  shell: shell[lang],
  refusals: refusals[lang],
});
export type LandingWords = ReturnType<typeof wordsIn>;

/** What the front page says. All languages at once: it is rendered at build time, nobody downloads this. */
export const landingWords = byLanguage(wordsIn);
