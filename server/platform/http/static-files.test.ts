import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerFile, loadFiles, type StaticFile } from './static-files.ts';

const TEXT = 'a { color: red }\n'.repeat(50);
let folder: string;
let files: ReadonlyMap<string, StaticFile>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'static-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'assets', 'a.css'), TEXT);
  await writeFile(join(folder, 'assets', 'a.css.br'), brotliCompressSync(TEXT));
  await writeFile(join(folder, 'assets', 'a.css.gz'), gzipSync(TEXT));
  await writeFile(join(folder, 'picture.webp'), 'RIFF');
  files = await loadFiles(folder, (name) => ({ 'x-name': name, vary: 'cookie' }));
});
afterAll(() => rm(folder, { recursive: true }));

const ask = (name: string, headers: Record<string, string> = {}): Response =>
  answerFile(files.get(name) as StaticFile, { header: (wanted) => headers[wanted] });

test('a file is handed out under its path with its type and the headers chosen for it', async () => {
  const response = ask('picture.webp');
  expect(await response.text()).toBe('RIFF');
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/webp',
    'content-length': '4',
    'x-name': 'picture.webp',
  });
});

test('its compressed forms are no files of their own', () => {
  expect([...files.keys()].sort()).toEqual(['assets/a.css', 'picture.webp']);
});

test.each([
  ['br, gzip', 'br'],
  ['gzip, deflate, br;q=0.5', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0', null],
  ['', null],
])('a browser that accepts "%s" gets %s', (accepted, encoding) => {
  const response = ask('assets/a.css', { 'accept-encoding': accepted });
  expect(response.headers.get('content-encoding')).toBe(encoding);
  expect(response.headers.get('vary')).toBe('cookie, accept-encoding');
});

test('the length announced is the length sent', async () => {
  const response = ask('assets/a.css', { 'accept-encoding': 'gzip' });
  const body = await response.arrayBuffer();
  expect(response.headers.get('content-length')).toBe(String(body.byteLength));
});

test('a file the browser has already is not sent again, and each encoding is another one', () => {
  const etag = ask('assets/a.css', { 'accept-encoding': 'br' }).headers.get('etag') as string;
  const same = ask('assets/a.css', { 'accept-encoding': 'br', 'if-none-match': etag });
  expect([same.status, same.headers.get('content-length')]).toEqual([304, null]);
  expect(ask('assets/a.css', { 'if-none-match': etag }).status).toBe(200);
});

test('a folder that does not exist holds nothing', async () => {
  expect((await loadFiles(join(folder, 'gone'), () => ({}))).size).toBe(0);
});
