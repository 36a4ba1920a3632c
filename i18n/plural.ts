import type { Lang } from '#kernel/languages.ts';

type Exact = `=${number}`;

/**
 * The forms of a sentence that says a number, named as in ICU messages: the categories of the language, and `=1` where
 * one number has words of its own. A language may need more categories than English, and `other` stands for the rest.
 */
export type PluralForms = Readonly<
  Partial<Record<Intl.LDMLPluralRule | Exact, string>> & { other: string }
>;

/** Chooses the form for a number by the rules of the language: in Hindi `one` is also said of 0. */
export function pluralIn(lang: Lang): (count: number, forms: PluralForms) => string {
  const rules = new Intl.PluralRules(lang);
  return (count, forms) => forms[`=${count}`] ?? forms[rules.select(count)] ?? forms.other;
}
