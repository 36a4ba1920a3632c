import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isLang, LANGS } from '#kernel/languages.ts';
import { ROOT } from './project.ts';
import { runTool } from './run-tool.ts';
import { exportWords, importWords } from './words/exchange.ts';

/**
 * `npm run words -- export hi [file]` writes every sentence of a language beside its English as XLIFF 2.0, which
 * translators' programs open; `npm run words -- import <file>` takes the file back.
 */
await runTool(async () => {
  const [act, ...rest] = process.argv.slice(2);
  if (act === 'export') return exportTo(...rest);
  if (act === 'import' && rest[0]) return importFrom(rest[0]);
  throw new Error('Say `export <language> [file]` or `import <file>`.');
});

function exportTo(language?: string, file = `words-${language}.xlf`): void {
  if (!isLang(language) || language === 'en')
    throw new Error(`Choose one of ${LANGS.filter((lang) => lang !== 'en').join(', ')}.`);
  writeFileSync(file, exportWords(ROOT, language));
  console.log(`Written: ${file}`);
}

function importFrom(file: string): void {
  const changed = importWords(ROOT, readFileSync(file, 'utf8'));
  if (changed.length > 0)
    execFileSync(join(ROOT, 'node_modules/.bin/biome'), ['format', '--write', ...changed], {
      cwd: ROOT,
    });
  console.log(changed.length === 0 ? 'Nothing is new.' : `Changed: ${changed.join(', ')}`);
}
