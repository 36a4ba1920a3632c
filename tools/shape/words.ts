import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { LANGS as LANGUAGES, languageOf } from '#kernel/languages.ts';
import { REGISTERED } from '../write-languages.ts';

/** Dotted key → text; of a sentence with gaps only the gaps, as `{name}{time}`. */
export type Words = ReadonlyMap<string, string>;
/** Per language and noun: `words.get('hi')?.get('booking')`. */
export type AllWords = ReadonlyMap<string, ReadonlyMap<string, Words>>;

export async function readWords(root: string): Promise<AllWords> {
  const all = new Map<string, Map<string, Words>>();
  for (const language of LANGUAGES) {
    const folder = join(root, 'i18n', language);
    const nouns = new Map<string, Words>();
    const files = existsSync(folder)
      ? readdirSync(folder).filter((file) => /^(?!index\.)[\w-]+\.ts$/.test(file))
      : [];
    for (const file of files) {
      const module: Record<string, unknown> = await import(pathToFileURL(join(folder, file)).href);
      const flat = new Map<string, string>();
      for (const value of Object.values(module)) flatten(value, '', flat);
      nouns.set(file.replace('.ts', ''), flat);
    }
    all.set(language, nouns);
  }
  return all;
}

function flatten(value: unknown, key: string, into: Map<string, string>): void {
  if (typeof value === 'string') into.set(key, value);
  else if (typeof value === 'function') into.set(key, gapsOf(value as Sentence));
  else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) {
      flatten(inner, key === '' ? name : `${key}.${name}`, into);
    }
  }
}

type Sentence = (gaps: object) => unknown;

/** Asks a sentence for itself, and remembers which gaps it wanted filled. */
function gapsOf(sentence: Sentence): string {
  const wanted = new Set<string>();
  const gaps = new Proxy({}, { get: (_, name) => wanted.add(String(name)) && '2' });
  try {
    sentence(gaps);
  } catch {
    // It wanted more than text of a gap; what it named until then is compared.
  }
  return `{}${[...wanted]
    .sort()
    .map((name) => `{${name}}`)
    .join('')}`;
}

/** Rule 8: whatever the contract can refuse has words in every language. */
export function checkRefusalsHaveWords(codes: Iterable<string>, all: AllWords): string[] {
  return [...new Set(codes)].sort().flatMap((code) => {
    const silent = LANGUAGES.filter((language) => !all.get(language)?.get('refusals')?.has(code));
    return silent.length > 0
      ? [`i18n: refusals.ts has no words for \`${code}\` in ${silent}.`]
      : [];
  });
}

/** All languages say the same things, with the same blanks to fill in. */
export function checkLanguagesAgree(all: AllWords): string[] {
  const nouns = new Set(LANGUAGES.flatMap((language) => [...(all.get(language)?.keys() ?? [])]));
  return [...nouns].sort().flatMap((noun) => {
    const english = all.get('en')?.get(noun);
    return LANGUAGES.flatMap((language) => {
      const words = all.get(language)?.get(noun);
      const place = `i18n/${language}/${noun}.ts`;
      if (!words) return [`${place}: the file is missing.`];
      const mayLack = REGISTERED.includes(noun) && languageOf(language).fallback !== undefined;
      if (!english) return [];
      return [...compare(place, english, words, mayLack), ...empty(place, words)];
    });
  });
}

function compare(place: string, english: Words, words: Words, mayLack: boolean): string[] {
  const missing = mayLack ? [] : [...english.keys()].filter((key) => !words.has(key));
  const surplus = [...words.keys()].filter((key) => !english.has(key));
  const blanksDiffer = [...words].filter(
    ([key, text]) => english.has(key) && blanks(text) !== blanks(english.get(key) ?? ''),
  );
  return [
    ...missing.map((key) => `${place}: \`${key}\` is missing.`),
    ...surplus.map((key) => `${place}: \`${key}\` is not in English.`),
    ...blanksDiffer.map(([key]) => `${place}: \`${key}\` has other {blanks} than the English.`),
  ];
}

const blanks = (text: string): string => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort().join();

/** Part of a sentence around a link: a language may need nothing before the link, or nothing after. */
const A_PART = /(Start|End|Before|After)$/;

const empty = (place: string, words: Words): string[] =>
  [...words]
    .filter(([key, text]) => text.trim() === '' && !A_PART.test(key))
    .map(([key]) => `${place}: \`${key}\` is empty.`);
