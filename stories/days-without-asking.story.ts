import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { APP_HEADER } from '#contract/app-header.ts';
import { LANG_COOKIE } from '#i18n/index.ts';
import { loadKarigarWords } from '#i18n/karigar.ts';
import { openBrowser } from '#testing/browser.ts';
import { cast, DEMO_PASSWORD } from '#testing/cast.ts';
import { type Product, startProduct } from '#testing/product.ts';
import { expectAccessible } from './booking-page.ts';

let product: Product;
let browser: Browser;
beforeAll(async () => {
  product = await startProduct({ site: true });
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});

test.each(['en', 'hi', 'mr'] as const)(
  'a Karigar chooses a day without asking, finds it chosen, and takes it back (%s)',
  async (lang) => {
    const { time } = (await loadKarigarWords(lang)).work;
    const context = await browser.newContext({ viewport: { width: 360, height: 760 } });
    await context.addCookies([{ name: LANG_COOKIE, value: lang, url: product.url }]);
    await context.request.post(`${product.url}/api/auth/login`, {
      data: { identifier: cast.ravi.email, password: DEMO_PASSWORD },
      headers: { origin: product.url, [APP_HEADER]: 'karigar' },
    });
    const page = await context.newPage();
    await page.goto(`${product.url}/karigar/work-time`);
    const card = page.locator('section.k-card', { hasText: time.sentDays });
    const askMe = card.getByRole('button', { name: time.askMe });
    // The least that the day earns is said before it is chosen, and stands beside it then.
    await card.getByText(time.sentDaysFloor).waitFor();
    const row = card.getByRole('listitem').nth(2);
    const floor = await row.locator('small').textContent();
    expect(floor).toMatch(/₹\d/);
    await card.getByRole('button', { name: time.sendMe }).nth(2).click();
    await askMe.waitFor();
    expect(await row.locator('small').textContent()).toBe(floor);
    await page.reload();
    await askMe.waitFor();
    expect(await askMe.count()).toBe(1);
    await expectAccessible(page);
    await askMe.click();
    await askMe.waitFor({ state: 'detached' });
    await context.close();
  },
);
