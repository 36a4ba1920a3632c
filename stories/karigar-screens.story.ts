import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '#testing/browser.ts';
import { type Product, startProduct } from '#testing/product.ts';
import { leaveOnlyRavi } from './karigar-stage.ts';
import { tourOfKarigar } from './karigar-tour.ts';

/** Beside the code, ignored by git: `screenshots/karigar-hi-360/04-offers.png`. */
const FOLDER = fileURLToPath(new URL('../screenshots', import.meta.url));

let product: Product;
let browser: Browser;
beforeAll(async () => {
  product = await startProduct({ site: true });
  await leaveOnlyRavi(product);
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});

/** The narrowest screen with the longest words; `npm run test:screens` looks at Hindi as well. */
test.each([{ lang: 'mr', width: 320, dark: true }] as const)(
  'every screen of the Karigar in $lang at $width px fits, and axe objects to nothing',
  async (tour) => {
    await rm(`${FOLDER}/karigar-${tour.lang}-${tour.width}`, { recursive: true, force: true });
    expect(await tourOfKarigar({ product, browser, folder: FOLDER, ...tour })).toEqual([]);
  },
);
