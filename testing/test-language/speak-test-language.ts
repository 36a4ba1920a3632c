import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../tools/project.ts';

/** A code that ISO keeps free for private use. */
export const TEST_LANGUAGE = 'qps';

const SHARED = new Set(['node_modules']);
const LEFT_OUT = new Set(['.git', '.cache', '.data', 'dist', 'screenshots']);

/**
 * A copy of the product in `folder` that speaks one language more. All that is added is a folder of words, written from
 * the English ones, and a line in the list.
 */
export function speakTestLanguage(folder: string): void {
  for (const name of readdirSync(ROOT)) {
    if (SHARED.has(name)) symlinkSync(join(ROOT, name), join(folder, name));
    else if (!LEFT_OUT.has(name)) cpSync(join(ROOT, name), join(folder, name), { recursive: true });
  }
  writeWords(folder);
  const list = join(folder, 'kernel', 'languages.ts');
  const line = `  { code: '${TEST_LANGUAGE}', name: 'Ţèšţ', short: 'Ţš', script: 'latin', locale: 'en-IN', openGraph: 'en_IN', fallback: 'en' },\n`;
  const before = readFileSync(list, 'utf8');
  writeFileSync(list, before.replace(/^\] as const/m, `${line}$&`));
}

/** Sentences that somebody has to register are not there yet, as they would not be in a language that is new. */
const NOT_REGISTERED = /^(sms|whatsapp)\b/;

function writeWords(folder: string): void {
  const english = join(folder, 'i18n', 'en');
  const own = join(folder, 'i18n', TEST_LANGUAGE);
  mkdirSync(own);
  for (const file of readdirSync(english)) {
    const source = readFileSync(join(english, file), 'utf8');
    const names = [...source.matchAll(/^export const (\w+)/gm)].map(([, name]) => name);
    writeFileSync(join(own, file), names.length === 0 ? source : wordsOf(file, names.map(String)));
  }
}

const wordsOf = (file: string, names: readonly string[]): string =>
  NOT_REGISTERED.test(file)
    ? names.map((name) => `export const ${name} = {};\n`).join('')
    : [
        `import * as english from '../en/${file}';`,
        `import { accented } from '#testing/test-language/accented.ts';`,
        ...names.map(
          (name) => `export const ${name}: typeof english.${name} = accented(english.${name});`,
        ),
        '',
      ].join('\n');
