import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LANGS } from '#kernel/languages.ts';
import { ROOT } from '../project.ts';
import { exportWords, importWords } from './exchange.ts';
import { shown, textsIn, withTexts } from './texts-in.ts';
import { readXliff, writeXliff } from './xliff.ts';

const TRANSLATED = LANGS.filter((lang) => lang !== 'en');
let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'words-'));
  mkdirSync(join(root, 'i18n'));
  for (const lang of LANGS)
    cpSync(join(ROOT, 'i18n', lang), join(root, 'i18n', lang), { recursive: true });
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

describe('words go out to a translator and come back', () => {
  test.each(TRANSLATED)('untouched, the file of %s changes nothing', (lang) => {
    const xliff = exportWords(root, lang);
    expect(importWords(root, xliff)).toEqual([]);
    for (const file of readdirSync(join(root, 'i18n', lang)))
      expect(read(`i18n/${lang}/${file}`)).toBe(
        readFileSync(join(ROOT, 'i18n', lang, file), 'utf8'),
      );
  });

  test('every sentence can be changed, its gaps stay, and the file comes back as it was sent', () => {
    const before = exportWords(root, 'hi');
    const starred = before.replaceAll('<target>', '<target>★ ');
    expect(importWords(root, starred).length).toBeGreaterThan(30);
    const targets = [...readXliff(exportWords(root, 'hi')).values()].flatMap((file) => [
      ...file.values(),
    ]);
    expect(targets.length).toBeGreaterThan(1500);
    expect(targets.filter((text) => !text.startsWith('★ '))).toEqual([]);
    importWords(root, before);
    expect(exportWords(root, 'hi')).toBe(before);
  });

  test('a gap may move, and may be neither lost nor invented; then no file is written', () => {
    const source = `export const a = { b: (f: { x: string; y: string }) => \`from \${f.x} to \${f.y}\` };`;
    const to = (text: string) => withTexts('a.ts', source, new Map([['a.b', text]]));
    expect(to('⟨2⟩ se ⟨1⟩ tak')).toContain(`\`\${f.y} se \${f.x} tak\``);
    expect(() => to('⟨1⟩ se')).toThrow('a.b: has the gaps 1 instead of 1 2.');
    expect(() => to('⟨1⟩ ⟨2⟩ ⟨3⟩')).toThrow('instead of 1 2.');
  });

  test('plural forms inside a sentence are texts of their own', () => {
    const source = `export const a = (n: number) => \`\${n} \${n === 1 ? 'day' : 'days'} left\`;`;
    expect(textsIn('a.ts', source).map((text) => `${text.id} ${shown(text)}`)).toEqual([
      'a ⟨1⟩ ⟨2⟩ left',
      'a:2 day',
      'a:3 days',
    ]);
    const words = new Map(Object.entries({ a: 'noch ⟨1⟩ ⟨2⟩', 'a:2': 'Tag', 'a:3': "Tag'e" }));
    expect(withTexts('a.ts', source, words)).toBe(
      `export const a = (n: number) => \`noch \${n} \${n === 1 ? 'Tag' : 'Tag\\'e'}\`;`,
    );
  });

  test('signs that XML and TypeScript need are said as they are', () => {
    const target = `<b> & "it's" \`\${5}\` \\ {{1}} ⟨1⟩`;
    const unit = { id: 'a.b', source: 'x ⟨1⟩', target, gaps: ['f.x'] };
    const xliff = writeXliff('en', 'hi', [{ path: 'i18n/hi/a.ts', units: [unit] }]);
    expect(readXliff(xliff).get('i18n/hi/a.ts')?.get('a.b')).toBe(target);
    const source = `export const a = { b: (f: { x: string }) => \`x \${f.x}\` };`;
    const [text] = textsIn('a.ts', withTexts('a.ts', source, new Map([['a.b', target]])));
    expect(text && shown(text)).toBe(target);
  });

  test('a file of another version, of another kind or for another place is refused', () => {
    const file = (path: string, id: string) =>
      writeXliff('en', 'hi', [{ path, units: [{ id, source: '', target: 'x', gaps: [] }] }]);
    expect(() => importWords(root, file('i18n/hi/auth.ts', 'auth.gone'))).toThrow(
      'no sentence auth.gone',
    );
    expect(() => importWords(root, file('../server/app.ts', 'a'))).toThrow('holds no words');
    expect(() => importWords(root, '<html></html>')).toThrow('no XLIFF 2.0 file');
    expect(() => importWords(root, '<xliff')).toThrow('This is no XLIFF');
  });
});
