import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { developmentBrand } from '#contract/brand.ts';
import { headersOfAll } from '#server/platform/http/security-headers.ts';
import { serve } from '#server/platform/http/serve.ts';
import { loadSite, openSite, type Site } from './site.ts';

/** Nothing is sold otherwise than when the pages were built. */
const asBuilt =
  ({ pages }: Site) =>
  async (name: string) =>
    pages.get(name);

let folder: string;
const app = new Hono();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'));
  const write = async (path: string, text: string): Promise<void> => {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  };
  for (const lang of ['en', 'hi', 'mr']) {
    await write(`pages/${lang}/index.html`, `landing ${lang}`);
    await write(`pages/${lang}/index.signed-in.html`, `landing ${lang}, signed in`);
    await write(`pages/${lang}/app.html`, `app ${lang}`);
    await write(`pages/${lang}/karigar-app.html`, `karigar ${lang}`);
    await write(`pages/${lang}/gate.html`, `gate ${lang}`);
    await write(`pages/${lang}/ops-app.html`, `ops ${lang}`);
    await write(`pages/${lang}/privacy-policy.html`, `privacy ${lang}`);
  }
  await write('client/assets/main-1a2b3c.js', 'start()');
  await write('root/favicon.svg', '<svg/>');
  await write('root/worker.js', 'work()');
  const gap = '{"name":"name.brand-gap.invalid","url":"https://site.brand-gap.invalid/?a"}';
  await write('root/site.webmanifest', gap);
  await write('root/site.webmanifest.br', 'packed with the gap');
  await write(
    'csp.json',
    JSON.stringify({
      'pages/en/index.html': { scripts: ['sha256-abc='], styles: ['sha256-def='] },
    }),
  );
  const site = (await loadSite(folder, { https: false, brand: developmentBrand })) as Site;
  openSite(app, site, asBuilt(site));
});
afterAll(() => rm(folder, { recursive: true }));

const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });

describe('pages', () => {
  test.each([
    ['nothing said', {}, 'landing en'],
    ['a Hindi browser', { 'accept-language': 'hi-IN,hi;q=0.9,en;q=0.8' }, 'landing hi'],
    ['a language remembered', { cookie: 'a=b; lang=mr', 'accept-language': 'hi' }, 'landing mr'],
    ['a language we do not speak', { 'accept-language': 'fr' }, 'landing en'],
  ])('the landing page comes in its language: %s', async (_case, headers, text) => {
    const response = await get('/', headers);
    expect([response.status, await response.text()]).toEqual([200, text]);
    expect(response.headers.get('vary')).toContain('cookie, accept-language');
  });

  test('a language asked for in the address wins', async () => {
    expect(await (await get('/?lang=hi', { cookie: 'lang=mr' })).text()).toBe('landing hi');
  });

  test('a person whom the hint calls signed in gets their own front page', async () => {
    const hinted = { cookie: 'lang=hi; aangan_in=1' };
    expect(await (await get('/', hinted)).text()).toBe('landing hi, signed in');
    expect(await (await get('/', { cookie: 'aangan_in=0' })).text()).toBe('landing en');
  });

  test('a language asked for in the address is remembered, and only a language', async () => {
    expect((await get('/?lang=mr')).headers.get('set-cookie')).toMatch(/^lang=mr; Path=\/; /);
    expect((await get('/?lang=fr')).headers.get('set-cookie')).toBeNull();
    expect((await get('/')).headers.get('set-cookie')).toBeNull();
  });

  test('ROUTE-06 a prerendered page is found under its own address', async () => {
    expect(await (await get('/privacy-policy')).text()).toBe('privacy en');
  });

  test.each(['/main', '/login', '/booking-history', '/payment-success?order=1', '/bookings/7'])(
    'ROUTE-02 ROUTE-03 ROUTE-04 %s is answered with the app',
    async (path) => {
      const response = await get(path);
      expect([response.status, await response.text()]).toEqual([200, 'app en']);
    },
  );

  test.each([
    '/nothing-here',
    '/app',
    '/index.signed-in',
    '/main/further',
    '/..%2f..%2fetc/passwd',
    '/pages/en/index.html',
  ])('ROUTE-08 an unknown address %s gets the app, and the truth as its status', async (path) => {
    const response = await get(path);
    expect([response.status, await response.text()]).toEqual([404, 'app en']);
  });
});

describe('the Karigar’s app', () => {
  test.each([
    ['/karigar', {}, 200, 'karigar hi'],
    ['/karigar/', {}, 200, 'karigar hi'],
    ['/karigar/offers', { 'accept-language': 'en-IN' }, 200, 'karigar hi'],
    ['/karigar/visits/7', { 'accept-language': 'mr-IN,en;q=0.5' }, 200, 'karigar mr'],
    ['/karigar/me', { cookie: 'lang=en' }, 200, 'karigar en'],
    ['/karigar?lang=mr', { cookie: 'lang=en' }, 200, 'karigar mr'],
    ['/karigar/nothing-here', {}, 404, 'karigar hi'],
    ['/karigar/visits', {}, 404, 'karigar hi'],
    ['/karigars', {}, 404, 'app en'],
    ['/karigar-app', {}, 404, 'app en'],
  ])('answers %s in the language of those who work', async (path, headers, status, text) => {
    const response = await get(path, headers);
    expect([response.status, await response.text()]).toEqual([status, text]);
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self'");
  });
});

test.each([
  ['/ops', 200],
  ['/ops/bookings/7', 200],
  ['/ops/nothing-here', 404],
])(
  'the console of operations answers %s with %i, and no crawler keeps it',
  async (path, status) => {
    const response = await get(path);
    expect([response.status, await response.text()]).toEqual([status, 'ops en']);
    expect(response.headers.get('x-robots-tag')).toContain('noindex');
  },
);

test('only the Karigar’s app may ask a telephone where it is', async () => {
  const may = async (path: string) => (await get(path)).headers.get('permissions-policy') ?? '';
  expect(await may('/karigar/visits/7')).toContain('geolocation=(self)');
  for (const path of ['/', '/main', '/nothing'])
    expect(await may(path)).toContain('geolocation=()');
});

test('the apps of customers and Karigars may record a voice note, and the console may not', async () => {
  const may = async (path: string) => (await get(path)).headers.get('permissions-policy') ?? '';
  for (const path of ['/karigar/visits/7', '/main', '/'])
    expect(await may(path)).toContain('microphone=(self)');
  expect(await may('/ops')).toContain('microphone=()');
});

test('only a guard’s page and the Karigar’s app may open a camera', async () => {
  const may = async (path: string) => (await get(path)).headers.get('permissions-policy') ?? '';
  for (const path of ['/gate', '/karigar/visits/7'])
    expect(await may(path)).toContain('camera=(self)');
  for (const path of ['/', '/main', '/ops']) expect(await may(path)).toContain('camera=()');
});

describe('files', () => {
  test('a file with a name of its own content is kept for good', async () => {
    const { headers } = await get('/assets/main-1a2b3c.js');
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  test('a missing file is not answered with a page', async () => {
    const response = await get('/assets/main-gone.js');
    expect([response.status, response.headers.get('content-type')]).toEqual([404, 'text/plain']);
  });

  test('a file of the root is found', async () => {
    expect((await get('/favicon.svg')).headers.get('content-type')).toContain('image/svg+xml');
  });
});

describe('headers', () => {
  test('a file that names the brand is packed anew with the brand in it', async () => {
    const named = '{"name":"Aangan","url":"http://localhost:3000/?a"}';
    expect(await (await get('/site.webmanifest')).text()).toBe(named);
    const packed = await get('/site.webmanifest', { 'accept-encoding': 'br' });
    expect(packed.headers.get('content-encoding')).toBe('br');
    const bytes = Buffer.from(await packed.arrayBuffer());
    expect(brotliDecompressSync(bytes).toString()).toBe(named);
  });

  test('the worker is asked for anew each time, and may do no more than a page', async () => {
    const { headers } = await get('/worker.js');
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('content-type')).toContain('text/javascript');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'; script-src 'self';");
    expect(policy).toContain("require-trusted-types-for 'script'");
  });

  test('a page may run what the build has seen in it, and nothing else', async () => {
    const policy = (await get('/')).headers.get('content-security-policy') ?? '';
    expect(policy).toContain(
      "default-src 'none'; script-src 'self' 'sha256-abc='; style-src 'self' 'sha256-def=';",
    );
    expect(policy).not.toContain('unsafe');
    const other = (await get('/main')).headers.get('content-security-policy') ?? '';
    expect(other).toContain("script-src 'self';");
  });

  test('every answer carries the security headers', async () => {
    for (const path of [
      '/',
      '/main',
      '/nothing',
      '/assets/main-1a2b3c.js',
      '/assets/gone.js',
      '/favicon.svg',
    ]) {
      const { headers } = await get(path);
      expect(headers.get('x-content-type-options'), path).toBe('nosniff');
      expect(headers.get('cross-origin-opener-policy'), path).toBe('same-origin-allow-popups');
      expect(headers.get('strict-transport-security'), path).toBeNull();
    }
  });

  test('served, a file says what may be done with it as a page does, and so does its absence', async () => {
    const headers = headersOfAll({ https: true });
    const serving = await serve({ fetch: app.fetch, headers, port: 0, host: '127.0.0.1' });
    for (const path of ['/assets/main-1a2b3c.js', '/assets/gone.js', '/favicon.svg', '/nothing']) {
      const answer = await fetch(`http://127.0.0.1:${serving.port}${path}`);
      expect(await answer.text()).not.toBe('');
      const said = Object.keys(headers).filter((name) => answer.headers.has(name));
      expect([path, said]).toEqual([path, Object.keys(headers)]);
    }
    await serving.close(0);
  });

  test('over https browsers are told to stay there', async () => {
    const secure = new Hono();
    const site = (await loadSite(folder, { https: true, brand: developmentBrand })) as Site;
    openSite(secure, site, asBuilt(site));
    const { headers } = await secure.request('/');
    expect(headers.get('strict-transport-security')).toContain('max-age=63072000');
    expect(headers.get('content-security-policy')).toContain('upgrade-insecure-requests');
  });
});

test('before the first build there is no site', async () => {
  expect(
    await loadSite(join(folder, 'nowhere'), { https: false, brand: developmentBrand }),
  ).toBeUndefined();
});
