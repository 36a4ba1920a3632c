import { Hono } from 'hono';
import { beforeEach, expect, test, vi } from 'vitest';
import { catalogueWords, learnCatalogue } from '#contract/catalogue/known.ts';
import type { World } from '#server/app-context.ts';
import type { Service } from '#server/modules/catalogue/catalogue.ts';
import { fileMadeOf, type StaticFile } from '#server/platform/http/static-files.ts';
import type { Drawing } from './drawing.ts';
import { openServicePages } from './service-pages.ts';
import type { Site } from './site.ts';

vi.mock('#server/platform/http/static-files.ts', async (original) => {
  const real = await original<typeof import('#server/platform/http/static-files.ts')>();
  return { ...real, fileMadeOf: vi.fn(real.fileMadeOf) };
});

const fileOf = (text: string): StaticFile => ({
  plain: { body: new Uint8Array(Buffer.from(text)), etag: '"built"', headers: {} },
});
const SITEMAP = '<urlset><url><loc>https://a.test/promise</loc></url></urlset>';
const site = {
  pages: new Map([['en/service.html', fileOf('<html ></html>')]]),
  root: new Map([['sitemap.xml', fileOf(SITEMAP)]]),
} as unknown as Site;
const drawing = {
  drawService: (_built: string, lang: string) =>
    `<html >${catalogueWords(lang).services.plumbing?.name}`,
} as unknown as Drawing;
const serviceOf = (slug: string) =>
  ({ id: 1, slug, category: 'daily', options: [], initialRating: 4.5 }) as unknown as Service;

let services: readonly Service[];
let isAway: boolean;
const faults: string[] = [];
const app = new Hono();
openServicePages(
  app,
  site,
  {
    facts: {
      services: async () => {
        if (isAway) throw new Error('The database is away');
        return services;
      },
      catalogue: () => ({ services: [], categories: [] }),
      ratings: () => [],
    },
    log: { fault: (event: string) => faults.push(event) },
    now: () => 0,
    pool: { query: async () => ({ rows: [] }) },
  } as unknown as World,
  drawing,
);

const name = (plumbing: string) =>
  learnCatalogue({
    words: { en: { services: { plumbing: { name: plumbing } }, categories: {} } as never },
  });
const read = async (path: string) => (await app.request(path)).text();

beforeEach(() => {
  services = [serviceOf('plumbing')];
  isAway = false;
  faults.length = 0;
  vi.mocked(fileMadeOf).mockClear();
});

test('a page says the words of the latest publication, and is drawn anew for nothing else', async () => {
  name('Plumbing');
  expect(await read('/services/plumbing')).toContain('Plumbing');
  name('Plumbing');
  await read('/services/plumbing');
  expect(fileMadeOf).toHaveBeenCalledTimes(1);
  name('Pipes and taps');
  expect(await read('/services/plumbing')).toContain('Pipes and taps');
  expect(fileMadeOf).toHaveBeenCalledTimes(2);
});

test('the sitemap is made once for what is sold, and anew when something else is', async () => {
  const read3 = () => Promise.all([1, 2, 3].map(() => read('/sitemap.xml')));
  for (const text of await read3()) expect(text).toContain('https://a.test/services/plumbing');
  expect(fileMadeOf).toHaveBeenCalledTimes(1);
  services = [serviceOf('gardening')];
  for (const text of await read3()) expect(text).toContain('https://a.test/services/gardening');
  expect(fileMadeOf).toHaveBeenCalledTimes(2);
});

test('while what is sold cannot be read, the sitemap of the build is answered', async () => {
  isAway = true;
  const answer = await app.request('/sitemap.xml');
  expect([answer.status, await answer.text()]).toEqual([200, SITEMAP]);
  expect(faults).toEqual(['sitemap-not-made']);
  isAway = false;
  expect(await read('/sitemap.xml')).toContain('/services/plumbing');
});
