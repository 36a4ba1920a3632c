import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LANGS } from '#i18n/index.ts';
import { catalogue } from '#server/seed/data/first-services.ts';
import { type Product, startProduct } from '#testing/product.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct({ site: true });
});
afterAll(() => product.close());

const PLAIN = ['/privacy-policy', '/terms-of-service', '/refund-cancellation-policy', '/promise'];
const PATHS = ['/', ...PLAIN, ...catalogue.map(({ slug }) => `/services/${slug}`)];
const PAGES = PATHS.flatMap((path) => LANGS.map((lang) => ({ path, lang })));

/** As a crawler asks: by the address alone, without cookies or wishes. */
async function read(path: string) {
  const response = await fetch(new URL(path, product.url));
  const html = await response.text();
  const tags = (pattern: RegExp) => Array.from(html.matchAll(pattern), ([, ...found]) => found);
  const metas = new Map(
    tags(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g) as [string, string][],
  );
  return {
    status: response.status,
    html,
    metas,
    text: plain(html.replace(/<(style|script)[\s\S]*?<\/\1>/g, '').replace(/<[^>]+>/g, ' ')),
    title: plain(/<title>([^<]*)</.exec(html)?.[1] ?? ''),
    canonical: /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? '',
    alternates: Object.fromEntries(
      tags(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi) as [string, string][],
    ),
    data: tags(/<script type="application\/ld\+json">([^<]*)</g).map(([json]) =>
      JSON.parse(json as string),
    ),
  };
}

const addressOf = (path: string, lang: string) => `${path}${lang === 'en' ? '' : `?lang=${lang}`}`;
/** The pages were built for one address, and are tried at another. */
const pathOf = (address = '') => address.replace(/^https?:\/\/[^/]+/, '');
const plain = (html: string) =>
  html
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replace(/\s+/g, ' ')
    .trim();

describe('a page that anybody may find', () => {
  test.each(PAGES)(
    '$path in $lang names itself, its sisters and its picture',
    async ({ path, lang }) => {
      const page = await read(addressOf(path, lang));
      expect(page.status).toBe(200);
      expect(page.html).toContain(`<html lang="${lang}">`);
      expect(page.metas.has('robots')).toBe(false);
      expect(pathOf(page.canonical)).toBe(addressOf(path, lang));
      const sisters = Object.entries(page.alternates).map(([one, href]) => [one, pathOf(href)]);
      expect(Object.fromEntries(sisters)).toEqual({
        en: addressOf(path, 'en'),
        hi: addressOf(path, 'hi'),
        mr: addressOf(path, 'mr'),
        'x-default': path,
      });
      const meta = (name: string) => plain(page.metas.get(name) ?? '');
      expect(page.title.length).toBeGreaterThan(10);
      expect(page.title.length).toBeLessThan(80);
      expect(meta('description').length).toBeGreaterThan(50);
      expect([meta('og:title'), meta('og:description')]).toEqual([page.title, meta('description')]);
      expect(meta('og:url')).toBe(page.canonical);
      expect(meta('og:locale')).toBe(`${lang}_IN`);
      expect(meta('twitter:card')).toBe('summary_large_image');
    },
  );

  test('no two of them have the same title or description', async () => {
    const pages = await Promise.all(PAGES.map(({ path, lang }) => read(addressOf(path, lang))));
    expect(new Set(pages.map(({ title }) => title)).size).toBe(PAGES.length);
    expect(new Set(pages.map(({ metas }) => metas.get('description'))).size).toBe(PAGES.length);
  });

  test('the picture of a shared link is there, as large as is said', async () => {
    const { metas } = await read('/');
    const response = await fetch(new URL(pathOf(metas.get('og:image')), product.url));
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    const { width, height } = await sharp(await response.arrayBuffer()).metadata();
    expect([width, height]).toEqual([1200, 630]);
    expect([metas.get('og:image:width'), metas.get('og:image:height')]).toEqual(['1200', '630']);
  });
});

describe('data for search engines', () => {
  test.each(LANGS)('of the business (%s) is what a person reads there', async (lang) => {
    const { data, text, html } = await read(addressOf('/', lang));
    const [business] = data;
    expect(business).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'HomeAndConstructionBusiness',
      areaServed: { name: 'Mumbai' },
    });
    expect(html).toContain(`mailto:${business.email}`);
    expect(html).toContain(`tel:${business.telephone.replace(/\s/g, '')}`);
    expect(business.makesOffer).toHaveLength(catalogue.length);
    for (const { price, priceCurrency, itemOffered } of business.makesOffer) {
      expect(priceCurrency).toBe('INR');
      expect(text).toContain(itemOffered.name);
      expect(text).toContain(`₹${price.toLocaleString('en-IN')}`);
    }
  });

  test.each(catalogue)(
    'of $slug are its offers, at the prices a person reads',
    async ({ slug }) => {
      const { data, text } = await read(`/services/${slug}`);
      const [service, asked] = data;
      expect(service).toMatchObject({ '@type': 'Service' });
      // Nobody has rated it yet: our own first figure is no rating of customers (ruling R30).
      expect(service.aggregateRating).toBeUndefined();
      for (const { price } of service.offers)
        expect(text).toContain(`₹${price.toLocaleString('en-IN')}`);
      for (const { name } of asked.mainEntity) expect(text).toContain(name);
    },
  );

  test.each(PLAIN)('of %s is its title and summary', async (path) => {
    for (const lang of LANGS) {
      const { data, text, canonical } = await read(addressOf(path, lang));
      const [page] = data;
      expect(page).toMatchObject({ '@type': 'WebPage', inLanguage: lang, url: canonical });
      expect(text).toContain(page.name);
      expect(text).toContain(page.description);
    }
  });
});

describe('what crawlers ask for', () => {
  test('the sitemap names every such page, and each is the page it says', async () => {
    const response = await fetch(new URL('/sitemap.xml', product.url));
    expect(response.headers.get('content-type')).toMatch(/xml/);
    const xml = await response.text();
    const places = Array.from(xml.matchAll(/<loc>([^<]+)<\/loc>/g), ([, place]) => place as string);
    expect(places.map(pathOf)).toEqual(PAGES.map(({ path, lang }) => addressOf(path, lang)));
    for (const place of places) {
      expect((await read(pathOf(place))).canonical).toBe(place);
    }
  });

  test('robots.txt keeps them from nothing but the API, and leads to the sitemap', async () => {
    const text = await (await fetch(new URL('/robots.txt', product.url))).text();
    expect(text.split('\n').filter((line) => line.startsWith('Disallow'))).toEqual([
      'Disallow: /api/',
    ]);
    expect(pathOf(/^Sitemap: (.+)$/m.exec(text)?.[1])).toBe('/sitemap.xml');
  });

  test.each([
    '/main',
    '/login',
    '/signup',
    '/reset-password',
    '/booking-history',
    '/payment-success',
    '/no-such-page',
  ])('%s is for no index', async (path) => {
    const { metas, canonical } = await read(path);
    expect([metas.get('robots'), canonical]).toEqual(['noindex', '']);
  });
});
