import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGS, type Lang } from '#kernel/languages.ts';
import { TERMS } from '../../i18n/term-base.ts';
import { shown, textsIn } from '../words/texts-in.ts';

type Forbidden = {
  readonly pattern: RegExp;
  readonly say: string;
  readonly except: readonly string[];
};

/** Whole words: Devanagari's vowel signs belong to the word, which `\b` does not know. */
const wholeWords = (words: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, 'iu');

const FORBIDDEN = new Map<Lang, readonly Forbidden[]>(
  LANGS.map((lang) => [
    lang,
    TERMS.flatMap(({ say, not, except = [] }) => {
      const words = not?.[lang];
      return words
        ? [{ pattern: wholeWords(words.normalize('NFC')), say: say[lang] ?? '', except }]
        : [];
    }),
  ]),
);

/** One term, one spelling: the words that the term base forbids stand in no sentence. */
export function checkTerms(root: string): string[] {
  return LANGS.flatMap((lang) => {
    const folder = join(root, 'i18n', lang);
    if (!existsSync(folder)) return [];
    return readdirSync(folder)
      .filter((file) => file.endsWith('.ts'))
      .flatMap((file) =>
        checkFile(`i18n/${lang}/${file}`, readFileSync(join(folder, file), 'utf8'), lang),
      );
  });
}

export function checkFile(path: string, source: string, lang: Lang): string[] {
  return textsIn(path, source).flatMap((text) => {
    const said = shown(text).normalize('NFC');
    return (FORBIDDEN.get(lang) ?? []).flatMap(({ pattern, say, except }) => {
      const found = pattern.exec(said)?.[0];
      if (!found || except.some((beginning) => text.id.startsWith(beginning))) return [];
      return [
        `${path}: \`${text.id}\` says “${found}”; the term base says ${say ? `“${say}”` : 'otherwise'}.`,
      ];
    });
  });
}
