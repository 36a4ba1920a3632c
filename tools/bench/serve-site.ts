import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { Hono } from 'hono';
import { loadSite, openSite } from '#server/api/site/site.ts';
import { CannotStart } from '#server/platform/cannot-start.ts';
import { serve } from '#server/platform/http/serve.ts';
import { ROOT } from '../project.ts';

export type SiteServer = {
  readonly url: string;
  /** How many bytes the HTML of a path travels as. */
  brotliBytes(path: '/' | '/empty'): number;
  close(): Promise<void>;
};

/** Nothing is less than this: one word, and the icon that every page has. */
const EMPTY =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Empty</title><link rel="icon" href="/favicon.svg" type="image/svg+xml"></head><body><p>Empty</p></body></html>';

/** The built site behind the real server's own door for pages, and an empty page beside it. */
export async function serveSite(): Promise<SiteServer> {
  const site = await loadSite(join(ROOT, 'dist'), { https: false });
  if (!site) throw new CannotStart('There is no built site in dist/: run `npm start` once.');
  const empty = new Uint8Array(brotliCompressSync(EMPTY));
  const app = new Hono();
  app.get('/empty', () => {
    const headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' };
    return new Response(empty, { headers });
  });
  openSite(app, site);
  const serving = await serve({ fetch: app.fetch, port: 0, host: '127.0.0.1' });
  const landing = site.pages.get('en/index.html')?.br?.body.byteLength ?? Number.NaN;
  return {
    url: `http://localhost:${serving.port}`,
    brotliBytes: (path) => (path === '/' ? landing : empty.byteLength),
    close: () => serving.close(),
  };
}
