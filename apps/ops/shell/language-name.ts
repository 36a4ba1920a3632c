import { type Lang, languageOf } from '#kernel/languages.ts';

/** The name of a language in another: `Hindi` in English, `हिंदी` in Hindi. */
export const languageName = (code: string, lang: Lang): string =>
  new Intl.DisplayNames(languageOf(lang).locale, { type: 'language' }).of(code) ?? code;
