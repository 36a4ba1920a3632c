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

/** One product and one browser for the whole file; what a test has opened in it is closed after it. */
export function oneStage(
  enter: (stage: Pick<Stage, 'product' | 'browser'>) => void,
  options: ProductOptions = {},
): void {
  let product: Product;
  let browser: Browser;
  beforeAll(async () => {
    product = await startProduct({ site: true, ...options });
    browser = await openBrowser();
    enter({ product, browser });
  });
  afterEach(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
  });
  afterAll(async () => {
    await browser?.close();
    await product?.close();
  });
}

/** The same, and for each test a visitor who was never here before. */
export function eachVisitor(
  enter: (stage: Stage) => void | Promise<void>,
  options: ProductOptions = {},
): void {
  let here: Pick<Stage, 'product' | 'browser'>;
  oneStage((stage) => {
    here = stage;
  }, options);
  beforeEach(async () => {
    const context = await newVisitor(here.browser);
    await enter({ ...here, context, page: await context.newPage() });
  });
}
