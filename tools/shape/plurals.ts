import { LANGS, type Lang } from '#kernel/languages.ts';
import type { SourceFile } from './source-tree.ts';

/** `count === 1 ?`, `days > 1 ?`: a choice of words by a number, made by hand. */
const BY_HAND = /(?:[!=]==?|[<>]=?)\s*[012]\s*(?:\n\s*)?\?|Intl\.PluralRules/;
/** A form for one that spells the number: where `one` is also said of 0, it would say 1 of nothing. */
const ONE_SPELLED = /\bone:\s*(['`])(?:(?!\1)[^$\n])*(?<![\d⟨])1(?!\d)/;

/** The words of each language choose their forms by `i18n/plural.ts`, because not every language has the two of English. */
export function checkPlurals(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => /^i18n\/[a-z-]+\/[\w-]+\.ts$/.test(path))
    .flatMap(({ path, text }) => checkPluralsOf(path, text));
}

export function checkPluralsOf(path: string, text: string): string[] {
  const lang = LANGS.find((one) => path.startsWith(`i18n/${one}/`));
  return [
    ...linesOf(text, BY_HAND).map(
      (line) => `${path}:${line}: a plural is chosen by \`plural(count, { one, other })\`.`,
    ),
    ...(lang && isOneSaidOfZero(lang) ? linesOf(text, ONE_SPELLED) : []).map(
      (line) =>
        `${path}:${line}: \`one\` is also said of 0: let the number be a gap, or use \`=1\`.`,
    ),
  ];
}

const isOneSaidOfZero = (lang: Lang): boolean => new Intl.PluralRules(lang).select(0) === 'one';

const linesOf = (text: string, pattern: RegExp): number[] =>
  [...text.matchAll(new RegExp(pattern, 'g'))].map(
    ({ index }) => text.slice(0, index).split('\n').length,
  );
