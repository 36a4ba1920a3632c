type Script = 'latin' | 'devanagari';

type Language = {
  /** ISO 639. Its words stand in the folder of this name in `i18n/`. */
  readonly code: string;
  /** In its own letters, in full and as a short sign. */
  readonly name: string;
  readonly short: string;
  readonly script: Script;
  /** For dates; Western digits everywhere: prices, codes and times are read by everybody in a household. */
  readonly locale: string;
  /** For search engines and shared links. */
  readonly openGraph: string;
  /** Lends sentences that operators have not registered yet. A language without it has every one of its own. */
  readonly fallback?: 'en';
};

/** Every language of the product, in the order in which they are offered. The first is the one that all others follow. */
export const LANGUAGES = [
  {
    code: 'en',
    name: 'English',
    short: 'EN',
    script: 'latin',
    locale: 'en-IN',
    openGraph: 'en_IN',
  },
  {
    code: 'hi',
    name: 'हिन्दी',
    short: 'हिं',
    script: 'devanagari',
    locale: 'hi-IN-u-nu-latn',
    openGraph: 'hi_IN',
  },
  {
    code: 'mr',
    name: 'मराठी',
    short: 'मरा',
    script: 'devanagari',
    locale: 'mr-IN-u-nu-latn',
    openGraph: 'mr_IN',
  },
] as const satisfies readonly Language[];

export type Lang = (typeof LANGUAGES)[number]['code'];
export const LANGS: readonly Lang[] = LANGUAGES.map(({ code }) => code);

export const isLang = (text: unknown): text is Lang => LANGS.includes(text as Lang);

/** One of something for each language. */
export type ByLanguage<T> = Readonly<Record<Lang, T>>;
export const byLanguage = <T>(make: (lang: Lang) => T): ByLanguage<T> =>
  Object.fromEntries(LANGS.map((lang) => [lang, make(lang)])) as ByLanguage<T>;

const described: ByLanguage<Language> = Object.fromEntries(
  LANGUAGES.map((language) => [language.code, language]),
) as ByLanguage<Language>;
export const languageOf = (lang: Lang): Language => described[lang];

/** The text in this language, else in the one that lends to it, else in English, which is always there. */
export const inLanguage = <T>(texts: Readonly<Partial<Record<Lang, T>>>, lang: Lang): T =>
  (texts[lang] ?? texts[languageOf(lang).fallback ?? 'en'] ?? texts.en) as T;

/** The same for each language, with what is lent where it is missing. */
export const inEveryLanguage = <T>(texts: Readonly<Partial<Record<Lang, T>>>): ByLanguage<T> =>
  byLanguage((lang) => inLanguage(texts, lang));
