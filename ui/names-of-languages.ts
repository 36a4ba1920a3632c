import { type Lang, languageOf } from '#kernel/languages.ts';

/** The name of a language in the reader's own. */
export const nameOfLanguage = (code: string, reader: Lang): string =>
  new Intl.DisplayNames(languageOf(reader).locale, { type: 'language' }).of(code) ?? code;

/** Several of them as a reader would say them: "Hindi, Marathi and Gujarati". */
export const namesOfLanguages = (codes: readonly string[], reader: Lang): string =>
  new Intl.ListFormat(languageOf(reader).locale).format(
    codes.map((code) => nameOfLanguage(code, reader)),
  );
