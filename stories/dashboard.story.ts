import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { dateInIndia } from '#kernel/time.ts';
import { sellAnotherVersion } from '#testing/another-version.ts';
import { openBrowser } from '#testing/browser.ts';
import { type Product, startProduct } from '#testing/product.ts';
import { bookNow, dialogOf, expectAccessibleIn, visitDashboard } from './booking-page.ts';

let product: Product;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  product = await startProduct({ site: true });
  await sellAnotherVersion(product.db, 9, { options: { food: { available: false } } });
  browser = await openBrowser();
});
afterEach(() => page.context().close());
afterAll(async () => {
  await browser?.close();
  await product?.close();
});

const cards = () => page.locator('.service-card');
const card = (name: string) => cards().filter({ has: page.getByRole('heading', { name }) });
const names = () => page.locator('.service-card h2').allTextContents();

describe('the dashboard of a signed-in customer', () => {
  test('DASH-02 welcomes by full name, with the day in India by the server’s clock', async () => {
    const before = dateInIndia(Date.now());
    page = await visitDashboard(browser, product, { timezoneId: 'Pacific/Pago_Pago' });
    await expect
      .poll(() => page.getByRole('heading', { level: 1 }).textContent())
      .toBe('Welcome, Asha Kulkarni');
    const shown = await page.locator('.greeting time').getAttribute('datetime');
    // Midnight may have passed meanwhile.
    expect([before, dateInIndia(Date.now())]).toContain(shown);
  });

  test('DASH-05 CAT-01 shows the nine services with picture, words, rating, price, Mumbai and when', async () => {
    page = await visitDashboard(browser, product);
    await expect
      .poll(() => names())
      .toEqual([
        'House Cleaning',
        'Event Photography',
        'Plumbing',
        'Wedding Planning',
        'Electrical Repairs',
        'Corporate Event Management',
        'Ganesh Chaturthi Celebration',
        'Satyanarayan Pooja',
        'Rudrabhishek',
      ]);
    await expect
      .poll(() => page.locator('.service-card .price b').allTextContents())
      .toEqual([
        '₹500',
        '₹2,000',
        '₹800',
        '₹25,000',
        '₹600',
        '₹15,000',
        '₹15,000',
        '₹11,000',
        '₹13,000',
      ]);
    for (const one of await cards().all()) {
      const text = (await one.textContent()) ?? '';
      expect(text).toMatch(/[45]\.\d out of 5/);
      expect(text).toContain('Mumbai');
      await one.getByText(/Today from \d+\s[AP]M|Tomorrow onwards|From \d+ \w+/).waitFor();
      expect((await one.locator('.description').textContent())?.length).toBeGreaterThan(20);
      const picture = one.locator('img');
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
    }
  });

  test('DASH-06 says *Labor charges only on Plumbing and Electrical Repairs, and nowhere else', async () => {
    page = await visitDashboard(browser, product);
    const noted = cards().filter({ hasText: '*Labor charges only' });
    await expect
      .poll(() => noted.locator('h2').allTextContents())
      .toEqual(['Plumbing', 'Electrical Repairs']);
  });

  test('DASH-07 offers the options of religious services with their prices, each only if available', async () => {
    page = await visitDashboard(browser, product);
    const options = (name: string) => card(name).locator('.radio-rows label').allTextContents();
    await expect
      .poll(() => options('Satyanarayan Pooja'))
      .toEqual(['Decoration Only₹3,000', 'Food Only₹5,000', 'Full Arrangement₹11,000']);
    await expect.poll(() => page.locator('.radio-rows').count()).toBe(3);
    // The server may remember for some seconds what was on offer before.
    const offered = async () => {
      await page.reload();
      await cards().first().waitFor();
      return options('Rudrabhishek');
    };
    await expect.poll(offered).toEqual(['Decoration Only₹4,000', 'Full Arrangement₹13,000']);

    await card('Satyanarayan Pooja')
      .getByRole('radio', { name: /^Food Only/ })
      .check();
    await expect
      .poll(() => card('Satyanarayan Pooja').locator('.price b').textContent())
      .toBe('₹5,000');
    await bookNow(page, 'Satyanarayan Pooja');
    expect(
      await dialogOf(page)
        .getByRole('radio', { name: /^Food Only/ })
        .isChecked(),
    ).toBe(true);
  });

  test('DASH-04 four buttons filter by category', async () => {
    page = await visitDashboard(browser, product);
    const buttons = page.getByRole('group', { name: 'Category' }).getByRole('button');
    await expect
      .poll(() => buttons.allTextContents())
      .toEqual(['All', 'Daily Services', 'Event Services', 'Religious Events']);
    await buttons.nth(2).click();
    await expect
      .poll(() => names())
      .toEqual(['Event Photography', 'Wedding Planning', 'Corporate Event Management']);
    await expect.poll(() => buttons.nth(2).getAttribute('aria-pressed')).toBe('true');
    await buttons.nth(0).click();
    await expect.poll(() => names()).toHaveLength(9);
  });

  test('DASH-03 searches names and descriptions whatever the case, and an empty result leads on', async () => {
    page = await visitDashboard(browser, product);
    const search = page.getByPlaceholder('Search services...');
    await search.fill('PLUMB');
    await expect.poll(() => names()).toEqual(['Plumbing']);
    await search.fill('flush TANKS');
    await expect.poll(() => names()).toEqual(['Plumbing']);
    await page.getByRole('button', { name: 'Religious Events' }).click();
    await page.getByText('No services match your search in Religious Events.').waitFor();
    await page.getByRole('button', { name: 'Search in all services' }).click();
    await expect.poll(() => names()).toEqual(['Plumbing']);
    await search.fill('spaceship');
    await page.getByRole('button', { name: 'Show all services' }).click();
    await expect.poll(() => names()).toHaveLength(9);
    // A service on the front page that nobody can book yet leads to the call that is promised there (ruling R25).
    await search.fill('painting');
    await page.getByRole('link', { name: 'Get a Call Back' }).click();
    await page.getByLabel('Service interest').waitFor();
    expect(page.url()).toBe(`${product.url}/#contact`);
  });

  test('a slip of the keyboard is forgiven and said; what nobody offers comes with what is closest', async () => {
    page = await visitDashboard(browser, product);
    const search = page.getByPlaceholder('Search services...');
    await search.fill('elctrician');
    await page.getByText('No service is called “elctrician”. Closest matches:').waitFor();
    await expect.poll(() => names()).toEqual(['Electrical Repairs']);
    await search.fill('electrification');
    await page.getByText('No services match your search.').waitFor();
    await page.getByRole('list', { name: 'Did you mean' }).getByRole('button').first().click();
    await expect.poll(() => names()).toEqual(['Electrical Repairs']);
    await expect.poll(() => search.inputValue()).toBe('Electrical Repairs');
  });

  test('a Hindi reader searches in Hindi and in English', async () => {
    page = await visitDashboard(browser, product, { who: 'imran', lang: 'hi' });
    await page.getByPlaceholder('सेवाएँ खोजें...').fill('सफाई');
    await expect.poll(() => names()).toEqual(['घर की सफ़ाई']);
    await page.getByPlaceholder('सेवाएँ खोजें...').fill('cleaning');
    await expect.poll(() => names()).toEqual(['घर की सफ़ाई']);
  });

  test('DASH-08 Book Now opens the booking dialog for that service', async () => {
    page = await visitDashboard(browser, product);
    await bookNow(page, 'Wedding Planning');
    await page.getByRole('dialog', { name: 'Wedding Planning' }).waitFor();
  });

  test('a catalogue that does not come says so, and comes at the second try', async () => {
    page = await visitDashboard(browser, product);
    await page.route('**/api/catalogue', (route) => route.abort());
    // With something in its address the page comes without its cards, and asks for them.
    await page.goto(`${product.url}/main?category=all`);
    // The last one that came is shown as what it is; where there is none, there is nothing to show.
    await page.getByText('Our server is not responding right now.').waitFor();
    await cards().first().waitFor();
    await page.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name);
    });
    await page.reload();
    await page.getByText('We couldn’t load the services.').waitFor();
    await page.unroute('**/api/catalogue');
    await page.getByRole('button', { name: 'Try again' }).click();
    await cards().first().waitFor();
  });

  test('axe finds nothing to object to on a phone and on a wide screen, and nothing is wider than it', async () => {
    page = await visitDashboard(browser, product);
    await expectAccessibleIn(page, ['phone', 'wide screen']);
  });
});
