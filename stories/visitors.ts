import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { openBrowser } from '#testing/browser.ts';
import { type Product, type ProductOptions, startProduct } from '#testing/product.ts';
import { newVisitor } from './account-page.ts';

export type Stage = {
  readonly product: Product;
  readonly browser: Browser;
  readonly context: BrowserContext;
  readonly page: Page;
};

/** One product and one browser for the whole file, and for each of its tests a visitor who was never here before. */
export function eachVisitor(enter: (stage: Stage) => void, options: ProductOptions = {}): void {
  let product: Product;
  let browser: Browser;
  beforeAll(async () => {
    product = await startProduct({ site: true, ...options });
    browser = await openBrowser();
  });
  beforeEach(async () => {
    const context = await newVisitor(browser);
    enter({ product, browser, context, page: await context.newPage() });
  });
  afterEach(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
  });
  afterAll(async () => {
    await browser?.close();
    await product?.close();
  });
}
