import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { speakTestLanguage, TEST_LANGUAGE } from '#testing/test-language/speak-test-language.ts';

const run = promisify(execFile);
let folder: string;
const node = (...args: string[]) => run(process.execPath, args, { cwd: folder });

/** A copy of the product with one folder of words and one line more: what else a language would need fails here. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'aangan-language-'));
  speakTestLanguage(folder);
  await node('tools/write-languages.ts');
});
afterAll(() => rmSync(folder, { recursive: true }));

test('no table of languages is kept by hand', async () => {
  const include = [
    'kernel',
    'contract',
    'server',
    'i18n',
    'ui',
    'apps',
    'vite.config.ts',
    '*.d.ts',
  ];
  const config = {
    extends: './tsconfig.json',
    include,
    exclude: ['**/*.test.ts', '**/*.test.tsx'],
  };
  writeFileSync(join(folder, 'tsconfig.language.json'), JSON.stringify(config));
  const tsc = node('node_modules/typescript/bin/tsc', '--noEmit', '-p', 'tsconfig.language.json');
  expect(await tsc.catch(({ stdout }) => ({ stdout }))).toMatchObject({ stdout: '' });
});

test('mails, tax documents and inputs follow; a sentence that is not registered is lent by English', async () => {
  const { stdout } = await node('testing/test-language/say-in-test-language.ts');
  const said = JSON.parse(stdout);
  expect(said).toMatchObject({ language: TEST_LANGUAGE, isAccepted: true });
  expect(said.sms).toMatch(/^482913 is your OTP to log in/);
  expect(said.rupees).toMatch(/^Ŕùƥèèš/);
  expect(untranslated([said.mail])).toEqual([]);
});

test('a build has every page in it, and no word on them that nobody translated', async () => {
  await node('tools/build.ts', '--uncompressed');
  for (const name of PAGES) {
    const html = readFileSync(join(folder, `dist/pages/${TEST_LANGUAGE}/${name}.html`), 'utf8');
    expect([name, untranslated(textsOf(html))]).toEqual([name, []]);
  }
});

const PAGES = [
  ...['index', 'promise', 'gate', 'login', 'offline', 'main', 'karigar-app', 'ops-app'],
  ...['privacy-policy', 'terms-of-service', 'refund-cancellation-policy'],
];

/** Text that is drawn, and the title. */
const textsOf = (html: string): string[] =>
  html
    .replace(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, '')
    .split(/<[^>]*>/)
    .map((text) => text.trim());

/** Names, and words of one letter, are the same in every language. */
const SAME = /\b([\w-]+\.brand-gap\.invalid|Aangan|EN|English)\b|https?:\S+|\S+@\S+|&#?\w+;/g;

const untranslated = (texts: readonly string[]): string[] =>
  texts.filter((text) => /[A-Za-z]{2}/.test(text.replace(SAME, '')));
