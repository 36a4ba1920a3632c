import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { Hono } from 'hono';
import { developmentBrand } from '#contract/brand.ts';
import { LANGS, type Lang } from '#i18n/index.ts';
import { loadSite, openSite } from '#server/api/site/site.ts';
import { serve } from '#server/platform/http/serve.ts';
import { fileMadeOf, textOf } from '#server/platform/http/static-files.ts';
import { ROOT } from '../project.ts';

/** Message to the process that started it. */
export type SiteListening = { readonly port: number; readonly bytes: Record<string, number> };

/** Nothing is less than this: one word, and the icon that every page has. */
const EMPTY =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Empty</title><link rel="icon" href="/favicon.svg" type="image/svg+xml"></head><body><p>Empty</p></body></html>';

/**
 * The built site behind the real server's own door for pages, and an empty page beside it; a process of its own, so that
 * Lighthouse's work does not delay its answers.
 */
const site = await loadSite(join(ROOT, 'dist'), { https: false, brand: developmentBrand });
if (!site) throw new Error('There is no built site in dist/.');
await site.client();
/** Packed as the server packs a page that it has filled. */
const filled = new Map(
  await Promise.all(
    LANGS.map(async (lang) => {
      const name = `${lang}/index.html`;
      const page = site.pages.get(name);
      if (!page) throw new Error('dist/ holds no front page.');
      return [name, await fileMadeOf(textOf(page), page)] as const;
    }),
  ),
);
const frontPage = (lang: Lang) => {
  const page = filled.get(`${lang}/index.html`)?.br;
  if (!page) throw new Error(`There is no front page in ${lang}.`);
  return page;
};
const landing = frontPage('en');
const empty = new Uint8Array(brotliCompressSync(EMPTY));
// The same headers as the front page: some of them (a new browsing context, a policy) cost the browser time.
const { 'content-length': _, etag: __, ...headers } = landing.headers;
const app = new Hono();
app.get('/empty', () => new Response(empty, { headers }));
const service = site.pages.get('en/service.html');
const served = service && (await fileMadeOf(textOf(service), service)).br;
if (served)
  app.get('/page-of-a-service', () => new Response(served.body, { headers: served.headers }));
openSite(app, site, async (name) => filled.get(name) ?? site.pages.get(name));
const { port } = await serve({ fetch: app.fetch, port: 0, host: '127.0.0.1' });
const told: SiteListening = {
  port,
  bytes: {
    '/empty': empty.byteLength,
    '/page-of-a-service': served?.body.byteLength ?? Number.NaN,
    '/': landing.body.byteLength,
    '/?lang=hi': frontPage('hi').body.byteLength,
    '/?lang=mr': frontPage('mr').body.byteLength,
  },
};
process.send?.(told);
