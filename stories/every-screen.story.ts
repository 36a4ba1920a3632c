import { rm } from 'node:fs/promises';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '#testing/browser.ts';
import { type Product, startProduct } from '#testing/product.ts';
import { tourOfConsole, troubleTheDay } from './console-tour.ts';
import { type Glance, SCREENSHOTS, type WALKERS, walkAs } from './every-screen.ts';

let product: Product;
let browser: Browser;

beforeAll(async () => {
  await rm(SCREENSHOTS, { recursive: true, force: true });
  product = await startProduct({ site: true });
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
  process.stdout.write(`The screens stand in ${SCREENSHOTS}\n`);
});

/** Every screen once, with each language and both widths among them; `npm run test:screens` looks at all of them in all. */
const GLANCES: readonly (Glance & { readonly who: (typeof WALKERS)[number] })[] = [
  { who: 'visitor', lang: 'mr', width: 390 },
  { who: 'customer', lang: 'hi', width: 390 },
  { who: 'visit', lang: 'en', width: 1280 },
];

/** The least number of screens; with fewer the walk has come to an end too early. */
const LEAST = { visitor: 25, customer: 30, visit: 5 };

test.each(GLANCES)(
  'every screen of a $who in $lang at $width px is no wider than that, and nothing on it goes wrong unseen',
  async ({ who, ...glance }) => {
    const seen = await walkAs(who, { product, browser }, glance);
    expect(seen.flatMap(({ faults }) => faults)).toEqual([]);
    expect(seen.length).toBeGreaterThanOrEqual(LEAST[who]);
  },
);

test('every room of the console in Marathi, dark and on a phone is no wider than that, nothing on it goes wrong unseen, and axe finds nothing', async () => {
  const stage = { product, browser };
  const day = await troubleTheDay(stage);
  const glance = { lang: 'mr', width: 390, dark: true, firstTabs: true } as const;
  const { seen, faults } = await tourOfConsole(stage, day, glance, SCREENSHOTS);
  expect(faults).toEqual([]);
  expect(seen).toBeGreaterThanOrEqual(14);
});
