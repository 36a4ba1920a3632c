import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { developmentBrand } from '#contract/brand.ts';
import { LANGS } from '#i18n/index.ts';
import { DRAWN_PAGES } from '#server/api/site/gaps.ts';
import type { Site } from '#server/api/site/site.ts';
import type { World } from './app-context.ts';
import type { Config } from './config.ts';
import { openPages } from './open-pages.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pages-'));
});
afterAll(() => rm(folder, { recursive: true }));

const NOTHING = `export const learnCatalogue = () => {};
export const learnBrand = () => {};
export const learnOfferedLanguages = () => {};
export const drawerOf = async () => () => '';
`;

/** The pages of a build whose program for drawings begins with this text. */
async function pagesDrawnBy(
  name: string,
  program: string,
  client: Site['client'] = async () => new Map(),
) {
  const drawing = join(folder, name);
  await writeFile(drawing, program);
  const plain = { body: new TextEncoder().encode('a page'), etag: '', headers: {} };
  const named = LANGS.flatMap((lang) =>
    ['app', ...DRAWN_PAGES].map((page) => `${lang}/${page}.html`),
  );
  const pages = new Map(named.map((page) => [page, { plain }]));
  const site = { client, root: new Map(), pages, drawing, brand: developmentBrand };
  const world = { log: { fault: () => {} }, facts: { services: async () => [] } };
  const probe = { look: async () => ({ state: 'ready' as const, outboxAgeSeconds: 0 }) };
  const config: Partial<Config> = {
    ...{ production: true, https: false, brand: developmentBrand, origins: ['http://a.example'] },
  };
  return openPages(world as unknown as World, config as Config, {
    site,
    probe: { ...probe, stop: async () => {} },
    jobsStarted: () => true,
  });
}

test('the door is open before the program that draws is there, and a page waits for it', async () => {
  const slow = `await new Promise((resolve) => { globalThis.drawingMayLoad = resolve; });\n${NOTHING}`;
  const { pages, loadRest } = await pagesDrawnBy('slow.mjs', slow);
  const loading = loadRest();
  expect((await pages.request('/readyz')).status).toBe(200);
  const order: string[] = [];
  const page = Promise.resolve(pages.request('/main')).then((answer) => {
    order.push('page');
    return answer;
  });
  await expect.poll(() => 'drawingMayLoad' in globalThis).toBe(true);
  expect((await pages.request('/healthz')).status).toBe(200);
  order.push('program');
  (globalThis as unknown as { drawingMayLoad(): void }).drawingMayLoad();
  await loading;
  expect([await (await page).text(), order]).toEqual(['a page', ['program', 'page']]);
});

test('a program or a file that cannot be loaded is told to whoever started the server', async () => {
  const broken = await pagesDrawnBy('broken.mjs', 'throw new Error("cut off")');
  await expect(broken.loadRest()).rejects.toThrow('cut off');
  const unreadable = await pagesDrawnBy('whole.mjs', NOTHING, async () => {
    throw new Error('no permission');
  });
  await expect(unreadable.loadRest()).rejects.toThrow('no permission');
});
