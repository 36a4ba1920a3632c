import { describe, expect, test } from 'vitest';
import { developmentBrand } from '#contract/brand.ts';
import { LANGS } from '#i18n/index.ts';
import { formatRupees } from '#kernel/money.ts';
import { firstServices as services } from '#testing/first-catalogue.ts';
import { renderPage } from '../prerender.tsx';

const assets = {
  laterStyle: '/assets/later.css',
  landingScript: '/assets/landing.js',
  landingStyle: 'body{}',
  legalScript: '/assets/legal.js',
  legalStyle: 'body{}',
  promiseStyle: 'body{}',
  gateScript: '/assets/gate.js',
  gateStyle: 'body{}',
  serviceScript: '/assets/service.js',
  serviceStyle: 'body{}',
  courtyard: '<path d="M0 0"/>',
  firstMoments: 'let now;',
};
const html = renderPage('index', 'en', assets, services);
/** The text that a person reads, without the markup. */
const textOf = (page: string) =>
  page
    .replace(/<(style|script)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;/g, '’')
    .replace(/\s+/g, ' ');
const text = textOf(html);
const hrefs = (page: string) => Array.from(page.matchAll(/href="([^"]+)"/g), ([, href]) => href!);

describe('the front page', () => {
  test('LAND-01 the navigation leads to the sections services, about, app and contact', () => {
    const navigation = /<nav class="sections"[\s\S]*?<\/nav>/.exec(html)?.[0] ?? '';
    expect(hrefs(navigation)).toEqual(['#services', '#about', '#app', '#contact']);
    for (const id of ['services', 'about', 'app', 'contact']) {
      expect(html).toContain(`<section`);
      expect(html).toMatch(new RegExp(`<section[^>]* id="${id}"`));
    }
  });

  test.each([
    'Home cleaning',
    'Electrical work',
    'Plumbing',
    'Elder care',
    'Event support',
    'Moving services',
    'Repairs',
    'Catering',
    'Painting',
  ])('LAND-02 names %s, and its tile leads to a service or to the call-back form', (name) => {
    const tiles = /<section class="work"[\s\S]*?<\/section>/.exec(html)?.[0] ?? '';
    const tile = new RegExp(`<a href="([^"]+)"([^>]*)>(?:(?!</a>)[\\s\\S])*${name}<`).exec(tiles);
    const [, href = '', attributes = ''] = tile ?? [];
    if (href === '#contact') {
      const interest = /data-interest="(\w+)"/.exec(attributes)?.[1];
      expect(html).toContain(`<option value="${interest}">${name}</option>`);
    } else {
      expect(href).toMatch(
        new RegExp(`^/main\\?(book=(${slugs.join('|')})|category=(daily|event|religious))$`),
      );
    }
  });
  const slugs = services.map(({ slug }) => slug);

  test.each([
    ['1000+', 'societies served'],
    ['50,000+', 'happy customers'],
    ['5,000+', 'verified Karigars'],
    ['99.8%', 'on-time delivery'],
    ['4.9/5', 'rating'],
  ])('LAND-03 claims %s %s', (figure, what) => {
    expect(html).toMatch(new RegExp(`<dt>${what}</dt><dd[^>]*>${figure.replace('+', '\\+')}</dd>`));
  });

  test('R24 the claims say whose statement they are and of when, and lead to what is counted', () => {
    const claims = (page: string) => /<div class="claims[\s\S]*?<\/p>/.exec(page)?.[0] ?? '';
    expect(textOf(claims(html))).toContain('Stated by the company, November 2026.');
    expect(hrefs(claims(html))).toEqual(['/promise']);
    for (const lang of ['hi', 'mr'] as const) {
      const page = renderPage('index', lang, assets, services);
      expect(claims(page)).toContain('2026');
      expect(hrefs(claims(page))).toEqual([`/promise?lang=${lang}`]);
    }
  });

  test.each([
    'Verified workers',
    'On-time guarantee',
    'Hindi, Marathi and English support',
    'Money-back quality assurance',
    '24/7 messaging-app and phone support',
    'Society focus',
  ])('LAND-04 promises: %s', (promise) => {
    expect(html).toContain(`<h3>${promise}</h3>`);
    expect(text).toContain('Every Karigar is verified and background-checked');
  });

  test('LAND-07 the flow has its four steps in order', () => {
    const steps = /<section class="steps"[\s\S]*?<\/section>/.exec(html)?.[0] ?? '';
    expect(Array.from(steps.matchAll(/<h3>([^<]+)<\/h3>/g), ([, step]) => step)).toEqual([
      'Select service',
      'Confirm booking',
      'Karigar arrives',
      'Relax and rate',
    ]);
  });

  test('LAND-09 has buttons for both app stores, contact details, a messaging link and a footer', () => {
    expect(html.match(/class="store" href="https:\/\//g)).toHaveLength(2);
    expect(hrefs(html).filter((href) => /^(tel|mailto):/.test(href))).toHaveLength(2);
    expect(html).toMatch(/<a class="chat" href="https:\/\/wa\.me\/\d+"[^>]*aria-label="[^"]+"/);
    expect(html).toContain('<footer');
  });

  test.each(['privacy-policy', 'terms-of-service', 'refund-cancellation-policy'])(
    'LAND-11 links to /%s',
    (policy) => expect(hrefs(html)).toContain(`/${policy}`),
  );

  test('LAND-12 serves societies and homes, in Mumbai only, and says so', () => {
    expect(text).toContain('for societies and homes, in Mumbai only');
  });

  test('shows all nine services with the catalogue’s own prices', () => {
    expect(services).toHaveLength(9);
    for (const { slug, pricePaise } of services) {
      const niche = new RegExp(`href="/services/${slug}"[\\s\\S]*?</a>`).exec(html)?.[0] ?? '';
      expect(textOf(niche)).toContain(formatRupees(pricePaise));
    }
  });
});

describe('in every language', () => {
  test.each(LANGS)('%s: says its language, and links to the other two', (lang) => {
    const page = renderPage('index', lang, assets, services);
    expect(page).toContain(`<html lang="${lang}">`);
    for (const other of LANGS) expect(hrefs(page)).toContain(`/?lang=${other}`);
  });

  test.each(LANGS)('%s: carries no style attribute and asks nobody else for anything', (lang) => {
    const page = renderPage('index', lang, assets, services);
    expect(page).not.toMatch(/<[^>]+\sstyle="/);
    const others = page.replaceAll(`"${developmentBrand.site}/`, '"/');
    expect(others).not.toMatch(/<(script|img|link|iframe)[^>]+(src|href)="https?:/);
  });
});
