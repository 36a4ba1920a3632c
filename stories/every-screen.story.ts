import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LANGS, loadWords } from '#i18n/index.ts';
import { openBrowser } from '#testing/browser.ts';
import { type Product, startProduct } from '#testing/product.ts';
import { tourOfCustomer, tourOfVisitor } from './screen-tour.ts';
import { tourOfVisit } from './visit-tour.ts';

const WIDTHS = [390, 1280] as const;
/** Beside the code, ignored by git: `screenshots/mr-390/07-dashboard.png`. */
const FOLDER = fileURLToPath(new URL('../screenshots', import.meta.url));

let product: Product;
let browser: Browser;

beforeAll(async () => {
  await rm(FOLDER, { recursive: true, force: true });
  product = await startProduct({ site: true });
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
  process.stdout.write(`Every screen stands in ${FOLDER}\n`);
});

describe.each(LANGS)('every screen in %s', (lang) => {
  test.each(WIDTHS)(
    'at %i px is no wider than that, and nothing on it goes wrong unseen',
    async (width) => {
      const words = await loadWords(lang);
      const folder = join(FOLDER, `${lang}-${width}`);
      const scene = { browser, product, words, lang, width, folder };
      const seen = [
        await tourOfVisitor(scene),
        await tourOfCustomer(scene),
        await tourOfVisit(scene),
      ].flat();
      expect(seen.flatMap(({ faults }) => faults)).toEqual([]);
      expect(seen.length).toBeGreaterThan(30);
    },
  );
});
