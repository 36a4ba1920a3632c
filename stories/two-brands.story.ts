import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { requestReset } from '#contract/public/request-reset.ts';
import { LANGS } from '#i18n/index.ts';
import { openBrowser } from '#testing/browser.ts';
import { cast, insertSession, putSession } from '#testing/cast.ts';
import { createClient } from '#testing/client.ts';
import { type Product, startProduct } from '#testing/product.ts';
import { solveCaptcha } from '#testing/sign-in-stage.ts';
import { inlineHashes } from '#tools/build/inline-hashes.ts';
import { newVisitor } from './account-page.ts';

/** The first has characters that HTML and JSON write otherwise, and no name in another script. */
const BRANDS = [
  { name: 'Diya & "Daughters"', origin: 'http://diya.example', phone: '+91 20 5550 0199' },
  { name: 'Chowk', hi: 'चौक', mr: 'चौकात', origin: 'http://chowk.example', phone: '+912255500777' },
] as const;
type Brand = (typeof BRANDS)[number];
const nameIn = (brand: Brand, lang: 'en' | 'hi' | 'mr'): string =>
  lang !== 'en' && 'hi' in brand ? brand[lang] : brand.name;

let products: Product[];
let browser: Browser;
beforeAll(async () => {
  products = await Promise.all(
    BRANDS.map((brand) =>
      startProduct({
        site: true,
        environment: {
          PUBLIC_ORIGIN: brand.origin,
          AANGAN_BRAND_NAME: brand.name,
          AANGAN_BRAND_NAME_HI: 'hi' in brand ? brand.hi : '',
          AANGAN_BRAND_NAME_MR: 'mr' in brand ? brand.mr : '',
          AANGAN_SUPPORT_EMAIL: `help@${new URL(brand.origin).host}`,
          AANGAN_SUPPORT_PHONE: brand.phone,
          AANGAN_SOURCE_URL: 'https://code.example/aangan',
          AANGAN_MESSAGING_NUMBER: brand.phone.replace(/\D/g, ''),
        },
      }),
    ),
  );
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await Promise.all((products ?? []).map((product) => product.close()));
});

const PAGES = [
  ...['/', '/privacy-policy', '/terms-of-service', '/refund-cancellation-policy', '/promise'],
  ...['/gate', '/offline', '/main', '/login', '/karigar', '/ops'],
];

/** Ours, or what the build leaves in its place; `aangan` in lower case is a name in the code. */
const NOT_THEIRS = /brand-gap|Aangan\b|support@aangan\.example|5550 ?0142|localhost:3000/;

describe.each(BRANDS.map((brand, at) => [brand.name, brand, at] as const))(
  'one build, served as %s',
  (name, brand, at) => {
    const get = async (path: string) => {
      const response = await fetch(new URL(path, products[at]?.url));
      return { text: await response.text(), headers: response.headers };
    };
    const titleOf = (html: string) => plain(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '');

    test('every page names this brand and no other, and may run what it carries', async () => {
      for (const path of PAGES) {
        for (const lang of LANGS) {
          const { text, headers } = await get(`${path}?lang=${lang}`);
          expect([path, lang, NOT_THEIRS.exec(text)?.[0]]).toEqual([path, lang, undefined]);
          const policy = headers.get('content-security-policy') ?? '';
          const { scripts, styles } = inlineHashes(text);
          for (const hash of [...scripts, ...styles]) expect(policy).toContain(hash);
        }
      }
      expect(titleOf((await get('/')).text)).toContain(name);
      expect(titleOf((await get('/terms-of-service')).text)).toBe(`Terms of Service · ${name}`);
      expect(titleOf((await get('/karigar?lang=hi')).text)).toContain(nameIn(brand, 'hi'));
    });

    test('search engines and shared links are told its name, its telephone and its address', async () => {
      const { text } = await get('/?lang=hi');
      const data = JSON.parse(
        /<script type="application\/ld\+json">([^<]*)</.exec(text)?.[1] ?? '',
      );
      expect(data).toMatchObject({
        name,
        telephone: brand.phone,
        email: `help@${new URL(brand.origin).host}`,
        url: `${brand.origin}/?lang=hi`,
      });
      expect(text).toContain(`<link rel="canonical" href="${brand.origin}/?lang=hi"/>`);
      expect(text).toContain(`href="tel:${brand.phone.replaceAll(' ', '')}"`);
      const policy = (await get('/privacy-policy')).text;
      const page = JSON.parse(
        /<script type="application\/ld\+json">([^<]*)</.exec(policy)?.[1] ?? '',
      );
      expect(page.isPartOf).toMatchObject({ name, url: `${brand.origin}/` });
      expect((await get('/robots.txt')).text).toContain(`Sitemap: ${brand.origin}/sitemap.xml`);
      expect((await get('/sitemap.xml')).text).toContain(
        `<loc>${brand.origin}/promise?lang=mr</loc>`,
      );
    });

    test('a telephone installs its apps under its name', async () => {
      for (const lang of LANGS) {
        const app = JSON.parse((await get(`/site.${lang}.webmanifest`)).text);
        expect(app).toMatchObject({ name: nameIn(brand, lang), short_name: nameIn(brand, lang) });
        const karigar = JSON.parse((await get(`/karigar-${lang}.webmanifest`)).text);
        expect(karigar.name).toContain(nameIn(brand, lang));
      }
    });

    test('the dashboard that the server draws has it beside its mark', async () => {
      const product = products[at] as Product;
      const session = await insertSession(product.db, cast.asha, Date.now(), false);
      const client = createClient(product.url, { origin: brand.origin });
      putSession(client, session);
      const drawn = async () => plain(await (await client.send('GET', '/main')).text());
      await expect.poll(drawn).toContain(`<b translate="no">${name}</b>`);
      expect(await drawn()).not.toMatch(NOT_THEIRS);
    });

    test('a mail comes from it, and leads to it', async () => {
      const product = products[at] as Product;
      const client = createClient(product.url, { origin: brand.origin });
      const captcha = await solveCaptcha(client, 'reset');
      const { email } = cast.asha;
      const asked = await client.call(requestReset, { email, via: 'link', captcha });
      expect(asked.status).toBe(200);
      const outbox = async () => {
        const { messages } = JSON.parse((await get('/dev/outbox.json')).text);
        return messages.find(({ to }: { to: string }) => to === email)?.words;
      };
      await expect.poll(outbox).toBeDefined();
      const { text } = await outbox();
      expect(text).toContain(`Sent by ${name} `);
      expect(text).toContain(`${brand.origin}/reset-password`);
      expect(text).not.toMatch(NOT_THEIRS);
    });

    test('a screen of the app has it in its title and beside its mark', async () => {
      const product = products[at] as Product;
      const context = await newVisitor(browser);
      const page = await context.newPage();
      await page.goto(`${product.url}/login`);
      await expect.poll(() => page.title()).toBe(`Welcome Back · ${name}`);
      await expect.poll(() => page.locator('.brand b').first().textContent()).toBe(name);
      await context.close();
    });
  },
);

const plain = (html: string) => html.replaceAll('&amp;', '&').replaceAll('&quot;', '"');
