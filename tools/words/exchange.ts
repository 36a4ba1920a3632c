import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Lang } from '#kernel/languages.ts';
import { shown, type Text, textsIn, withTexts } from './texts-in.ts';
import { readXliff, type UnitFile, writeXliff } from './xliff.ts';

/** All that the product says in one language beside its English, for a translator. */
export function exportWords(root: string, language: Lang): string {
  const files = readdirSync(join(root, 'i18n', language))
    .filter((file) => file.endsWith('.ts') && !/^index\.ts$|-words\.ts$/.test(file))
    .map((file) => unitsOf(root, language, file))
    .filter(({ units }) => units.length > 0);
  return writeXliff('en', language, files);
}

function unitsOf(root: string, language: Lang, file: string): UnitFile {
  const path = `i18n/${language}/${file}`;
  const read = (from: string): Text[] => textsIn(from, readFileSync(join(root, from), 'utf8'));
  const english = new Map(read(`i18n/en/${file}`).map((text) => [text.id, text]));
  const units = read(path).map((text) => {
    const source = english.get(text.id);
    return {
      id: text.id,
      source: source ? inGapsOf(text, source) : '',
      target: shown(text),
      gaps: text.gaps,
    };
  });
  return { path, units };
}

/** The English sentence with the gaps numbered as the translation numbers them. */
function inGapsOf(text: Text, source: Text): string {
  const numbers = source.gaps.map((gap, index) => {
    const same = text.gaps.indexOf(gap);
    return same === -1 ? text.gaps.length + index + 1 : same + 1;
  });
  return source.parts
    .map((part, index) => (index < numbers.length ? `${part}⟨${numbers[index]}⟩` : part))
    .join('');
}

/** Writes the sentences that came back into their files; answers which files have changed. */
export function importWords(root: string, xliff: string): string[] {
  const changes = [...readXliff(xliff)].map(([path, targets]) => {
    if (!/^i18n\/[a-z]{2,3}\/[\w-]+\.ts$/.test(path)) throw new Error(`${path} holds no words.`);
    const before = readFileSync(join(root, path), 'utf8');
    const known = new Set(textsIn(path, before).map(({ id }) => id));
    const unknown = [...targets.keys()].find((id) => !known.has(id));
    if (unknown) throw new Error(`${path} has no sentence ${unknown}; export the words anew.`);
    return { path, before, after: withTexts(path, before, targets) };
  });
  // Nothing is written unless all of it can be.
  const changed = changes.filter(({ before, after }) => before !== after);
  for (const { path, after } of changed) writeFileSync(join(root, path), after);
  return changed.map(({ path }) => path);
}
