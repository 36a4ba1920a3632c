import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser } from '#testing/browser.ts';
import { type Product, startProduct } from '#testing/product.ts';
import { offerToInstall } from './account-page.ts';
import { expectAccessible, PHONE } from './booking-page.ts';

let product: Product;
let browser: Browser;
let context: BrowserContext;

beforeAll(async () => {
  product = await startProduct({ site: true });
  browser = await openBrowser();
});
afterEach(() => context?.close());
afterAll(async () => {
  await browser?.close();
  await product?.close();
});

/** The front page for a visitor who has already closed the modal, unless the test wants it to open by itself. */
async function visit(
  path = '/',
  options: BrowserContextOptions & { newcomer?: boolean; stopped?: boolean } = {},
): Promise<Page> {
  const { newcomer = false, stopped = false, ...rest } = options;
  context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'no-preference',
    ...rest,
  });
  const page = await context.newPage();
  if (!newcomer) await page.addInitScript(() => sessionStorage.setItem('auth-dismissed', '1'));
  if (stopped) {
    await page.clock.install();
    // However slow the machine is: time goes by only where a story says so.
    await page.clock.pauseAt(Date.now() + 60_000);
  }
  await page.goto(product.url + path);
  return page;
}

/** The script that makes the page answer has come. */
const awake = (page: Page) => page.locator('.dots i.now').first().waitFor({ state: 'attached' });

describe('the auth modal', () => {
  test('LAND-05 Login / Sign Up, Book a Service and the hero open it', async () => {
    const page = await visit();
    await awake(page);
    for (const name of ['Login / Sign Up', 'Book a Service']) {
      for (const link of await page.getByRole('link', { name }).all()) {
        await link.click();
        await page.getByRole('dialog').waitFor();
        await page.keyboard.press('Escape');
        await page.getByRole('dialog').waitFor({ state: 'detached' });
      }
    }
  });

  test('LAND-05 a click made before the script has come is not lost', async () => {
    const page = await visit('/', { javaScriptEnabled: true });
    await page.route('**/assets/landing-*.js', async (route) => {
      await page.getByRole('link', { name: 'Login / Sign Up' }).click({ noWaitAfter: true });
      await route.continue();
    });
    await page.reload();
    await page.getByRole('dialog').waitFor();
  });

  /** Whether the modal's file was asked for so far: whatever opens it does that first, and at once. */
  const watchTheModal = (page: Page) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    return async () => {
      // Requests sent before this one have been seen once it is answered.
      await page.evaluate(() => fetch('/healthz'));
      return asked.some((address) => address.includes('/show-auth-modal'));
    };
  };

  test('LAND-06 opens by itself after about 3 seconds, until it was dismissed once', async () => {
    const page = await visit('/', { newcomer: true, stopped: true });
    const isWanted = watchTheModal(page);
    await awake(page);
    await page.clock.runFor(2_900);
    await expect.poll(() => isWanted()).toBe(false);
    await page.clock.runFor(200);
    await expect.poll(() => isWanted()).toBe(true);
    await page.clock.resume();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    const isWantedAgain = watchTheModal(page);
    await page.reload();
    await awake(page);
    await page.clock.runFor(10_000);
    await expect.poll(() => isWantedAgain()).toBe(false);
  });

  test('LAND-06 never over a field that somebody types in', async () => {
    const page = await visit('/', { newcomer: true, stopped: true });
    const isWanted = watchTheModal(page);
    await awake(page);
    await page.getByLabel('Name', { exact: true }).focus();
    await page.clock.runFor(10_000);
    await expect.poll(() => isWanted()).toBe(false);
  });

  test('a customer who is signed in finds their dashboard instead, and no modal', async () => {
    context = await browser.newContext();
    await context.addCookies([{ name: 'aangan_in', value: '1', url: product.url }]);
    const page = await context.newPage();
    await page.goto(product.url);
    await page.getByRole('link', { name: 'Go to dashboard' }).waitFor();
    await expect
      .poll(() => page.getByRole('link', { name: 'Login / Sign Up' }).isVisible())
      .toBe(false);
    await page.waitForFunction(() => performance.now() > 4000);
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  });
});

describe('the page', () => {
  test('LAND-01 on a phone the menu leads to each section, and closes', async () => {
    const page = await visit('/', { viewport: PHONE, reducedMotion: 'reduce' });
    await awake(page);
    for (const [name, id] of [
      ['Services', 'services'],
      ['About', 'about'],
      ['App', 'app'],
      ['Contact', 'contact'],
    ] as const) {
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.locator('.sections').getByRole('link', { name, exact: true }).click();
      await expect
        .poll(() => page.locator(`#${id}`).evaluate((it) => it.getBoundingClientRect().top))
        .toBeLessThan(100);
      await expect.poll(() => page.locator('.sections').isVisible()).toBe(false);
    }
  });

  test('LAND-08 the testimonials turn every 5 seconds, and stop when asked', async () => {
    const page = await visit('/', { stopped: true });
    await awake(page);
    const voices = page.locator('.voices');
    await voices.scrollIntoViewIfNeeded();
    // They turn only while they are in sight; whoever asked the browser before us is told of it before us.
    await voices.locator('.turning').evaluate(
      (row) =>
        new Promise<void>((seen) => {
          new IntersectionObserver(([entry]) => entry?.isIntersecting && seen()).observe(row);
        }),
    );
    const now = () =>
      voices
        .locator('.dots i')
        .evaluateAll((dots) => dots.findIndex((it) => it.className === 'now'));
    const turned = async () => {
      const before = await now();
      await page.clock.runFor(4900);
      await expect.poll(() => now()).toBe(before);
      await page.clock.runFor(100);
      return expect.poll(now).toBe((before + 1) % 3);
    };
    await turned();
    await turned();
    await voices.getByRole('button', { name: 'Pause the testimonials' }).click();
    const before = await now();
    await page.mouse.move(0, 0);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.clock.runFor(11_000);
    await expect.poll(() => now()).toBe(before);
    const people = await voices
      .locator('figure')
      .evaluateAll((all) =>
        all.map((one) => [
          one.querySelector('img')?.naturalWidth !== 0,
          one.querySelector('blockquote')?.textContent !== '',
          one.querySelector('b')?.textContent !== '',
          one.querySelector('[role=img]')?.getAttribute('aria-label'),
        ]),
      );
    expect(people).toEqual(Array(3).fill([true, true, true, '5 out of 5']));
  });

  test('LAND-02 LAND-10 a tile without a service fills in the form, and the form really sends', async () => {
    const page = await visit();
    await awake(page);
    await page.getByRole('link', { name: /^Elder care/ }).click();
    const interest = page.getByLabel('Service interest');
    await expect.poll(() => interest.inputValue()).toBe('elderCare');
    await page.getByRole('button', { name: 'Get a Call Back' }).click();
    await page.getByText('Please enter a valid 10-digit mobile number').waitFor();
    // Each field says its own; nothing is said of the form as a whole.
    await expect.poll(() => page.locator('.call-back .outcome').textContent()).toBe('');
    await page.getByLabel('Name', { exact: true }).fill('Asha Kulkarni');
    await page.getByLabel('Mobile', { exact: true }).fill('+91 98200 11223');
    await page.getByLabel('Society / Area').fill('Sahyadri Heights, Andheri');
    await page.getByRole('button', { name: 'Get a Call Back' }).click();
    await page
      .getByText(/^Thank you\. We will call you shortly\. We will call by .+\s[AP]M\.$/)
      .waitFor();
    const { rows } = await product.db.query(
      `select name, mobile, service_interest, area from leads order by created_at desc limit 1`,
    );
    expect(rows).toEqual([
      {
        name: 'Asha Kulkarni',
        mobile: '+919820011223',
        service_interest: 'elderCare',
        area: 'Sahyadri Heights, Andheri',
      },
    ]);
  });

  test('LAND-10 a form that is sent before the script has come stands in no address, and is sent once it is there', async () => {
    const page = await visit();
    await page.route('**/assets/landing-*.js', async (route) => {
      await page.getByLabel('Name', { exact: true }).fill('Farida Khan');
      await page.getByLabel('Mobile', { exact: true }).fill('98200 11224');
      await page.getByLabel('Service interest').selectOption('plumbing');
      await page.getByLabel('Society / Area').fill('Bandra');
      // The keyboard is used because late styles may still move the button from under a pointer.
      await page.getByLabel('Society / Area').press('Enter', { noWaitAfter: true });
      await route.continue();
    });
    await page.reload();
    await page.getByText('Thank you. We will call you shortly.').waitFor();
    expect(new URL(page.url()).search).toBe('');
    const { rows } = await product.db.query(
      `select mobile, area from leads order by created_at desc limit 1`,
    );
    expect(rows).toEqual([{ mobile: '+919820011224', area: 'Bandra' }]);
  });

  test('LAND-09 where the browser would install the app, it can be had here, and only there', async () => {
    const page = await visit();
    await awake(page);
    const install = page.getByRole('button', { name: 'Without a store Install' });
    await expect.poll(() => install.count()).toBe(0);
    await offerToInstall(page);
    await install.scrollIntoViewIfNeeded();
    await install.click();
    await expect.poll(() => page.title()).toBe('installing');
    await install.waitFor({ state: 'detached' });
  });

  test('languages change without scripts, and are remembered', async () => {
    const page = await visit('/', { javaScriptEnabled: false });
    // Nothing is offered that only a script could do.
    await expect.poll(() => page.getByRole('button', { name: 'Next testimonial' }).count()).toBe(0);
    await page.getByRole('link', { name: 'हिं' }).click();
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('hi');
    await page.goto(`${product.url}/privacy-policy`);
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('hi');
  });

  test('React is not asked for before somebody wants to sign in', async () => {
    const page = await visit();
    await awake(page);
    const asked = () =>
      page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    const modal = /show-auth-modal/;
    expect((await asked()).filter((name) => modal.test(name))).toEqual([]);
    await page.getByRole('link', { name: 'Login / Sign Up' }).click();
    await page.getByRole('dialog').waitFor();
    expect((await asked()).filter((name) => modal.test(name))).not.toEqual([]);
  });

  test.each(['hi', 'mr'])(
    '%s: the fonts of its own words come at once, the whole ones with what is typed; 150 KB before any touch',
    async (lang) => {
      const page = await visit(`/?lang=${lang}`, { viewport: PHONE });
      await awake(page);
      await page.evaluate(async () => void (await document.fonts.ready));
      const loaded = () =>
        page.evaluate(() =>
          [
            ...performance.getEntriesByType('navigation'),
            ...performance.getEntriesByType('resource'),
          ].map((one) => ({
            name: one.name,
            bytes: (one as PerformanceResourceTiming).transferSize,
          })),
        );
      const before = await loaded();
      const names = [...new Set(before.map(({ name }) => name.replace(/.*\//, '')))];
      expect(names.filter((name) => name.includes('-page-devanagari-')).length).toBe(3);
      expect(names.filter((name) => /^(mukta|eczar)-devanagari-/.test(name))).toEqual([]);
      const sum = before.reduce((all, { bytes }) => all + bytes, 0);
      expect(sum).toBeGreaterThan(60_000);
      expect(sum).toBeLessThan(150 * 1024);
      await page.getByRole('textbox').first().fill('क्षितिज ज्ञानेश्वर');
      await expect
        .poll(async () => (await loaded()).some(({ name }) => /\/mukta-devanagari-400-/.test(name)))
        .toBe(true);
    },
  );

  test.each(['en', 'hi', 'mr'])(
    '%s: fits 320 pixels, without findings by day and by night',
    async (lang) => {
      const page = await visit(`/?lang=${lang}`, { viewport: { width: 320, height: 640 } });
      await awake(page);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(320);
      await expectAccessible(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectAccessible(page);
    },
  );

  test.each(['privacy-policy', 'terms-of-service', 'refund-cancellation-policy'])(
    'ROUTE-06 /%s is public, and has no findings',
    async (policy) => {
      const page = await visit(`/${policy}`, { viewport: PHONE });
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expectAccessible(page);
    },
  );
});
