import { type ByLanguage, inLanguage, type Lang } from '#kernel/languages.ts';

/** The name of the sentence said at a visit, and until when it is of use. */
export const sentenceOf = ({
  sentence,
  untilAt,
}: Readonly<Record<string, unknown>>): { readonly sentence?: string; readonly untilAt?: number } =>
  typeof sentence === 'string' ? { sentence, untilAt: Number(untilAt) } : {};

/** The words of operations to many at once, in the language of each. */
export const saidOf = ({ message }: Readonly<Record<string, unknown>>, lang: Lang) =>
  message === undefined ? {} : { said: inLanguage(message as ByLanguage<string>, lang) };
