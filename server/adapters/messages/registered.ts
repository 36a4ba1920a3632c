import { type ByLanguage, inLanguage, LANGS, type Lang } from '#kernel/languages.ts';

/** A sentence that a company lets through word for word, in the languages in which it is registered. */
export type Registered = Readonly<Partial<ByLanguage<string>>> & { readonly en: string };

/** `{hi: {login_otp}}` as `{login_otp: {hi}}`. */
export function byTemplate(
  words: ByLanguage<Readonly<Record<string, string>>>,
): Readonly<Record<string, Registered>> {
  const named = Object.keys(words.en).map((name) => {
    const spoken = LANGS.flatMap((lang) => {
      const sentence = words[lang][name];
      return sentence === undefined ? [] : [[lang, sentence]];
    });
    return [name, Object.fromEntries(spoken)];
  });
  return Object.fromEntries(named);
}

/** The language in which it goes to readers of this one. */
export const sentIn = (registered: Registered, lang: Lang): Lang =>
  inLanguage(
    Object.fromEntries(Object.keys(registered).map((code) => [code, code])) as ByLanguage<Lang>,
    lang,
  );
