import type { BrowserContext, Page } from 'playwright';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { cast } from '#testing/cast.ts';
import type { Product } from '#testing/product.ts';
import { signInByCall } from './account-page.ts';
import { bookPlumbing, customerOf } from './paid-online.ts';
import { eachVisitor } from './visitors.ts';

let product: Product;
let context: BrowserContext;
let page: Page;

eachVisitor((stage) => {
  ({ product, context, page } = stage);
});

const welcome = (name: string) => page.getByRole('heading', { level: 1, name: `Welcome, ${name}` });
const search = () => page.getByPlaceholder('Search services...');
const names = () => page.locator('.service-card h2');
const bookNow = (service: string) => page.getByRole('button', { name: `Book Now: ${service}` });

/** Opens a page on a line that is slow with scripts; answers how to let them through. */
async function openWithoutScripts(path = '/main'): Promise<() => void> {
  let letThrough = () => {};
  const wait = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await wait;
    await route.continue();
  });
  // On a busy machine the database may take so long that the page goes out without.
  await expect
    .poll(async () => {
      const answer = await page.goto(product.url + path, { waitUntil: 'commit' });
      return answer?.text();
    })
    .toContain('id="first-answers"');
  return letThrough;
}

/** The app has what the server has drawn. */
const awake = () => page.waitForFunction(() => !window.aanganEarly);

describe('a dashboard that the server has drawn', () => {
  test('ROUTE-09 DASH-02 DASH-05 a person whose session is known waits for nothing: their page is whole before any script', async () => {
    const troubles: string[] = [];
    page.on('pageerror', (error) => troubles.push(error.message));
    await signInByCall(context, product, cast.asha.email);
    const letThrough = await openWithoutScripts();
    await welcome('Asha Kulkarni').waitFor();
    await expect.poll(() => names().count()).toBe(9);
    await expect
      .poll(() => page.locator('.service-card .price b').first().textContent())
      .toBe('₹500');
    await expect.poll(() => page.getByText('Loading...').count()).toBe(0);
    await expect.poll(() => page.title()).not.toBe('');

    await page.evaluate(() => {
      const seen = window as typeof window & { drawn?: Element | null; later?: number };
      seen.drawn = document.querySelector('.service-card h2');
      seen.later = 0;
      new PerformanceObserver((list) => {
        seen.later = (seen.later ?? 0) + list.getEntries().length;
      }).observe({ type: 'largest-contentful-paint' });
    });
    await search().focus();
    letThrough();
    await awake();
    const after = await page.evaluate(() => {
      const seen = window as typeof window & { drawn?: Element | null; later?: number };
      return {
        same: seen.drawn === document.querySelector('.service-card h2'),
        laterPaints: seen.later,
        focused: document.activeElement?.getAttribute('type'),
      };
    });
    expect(after).toEqual({ same: true, laterPaints: 0, focused: 'search' });
    expect(troubles).toEqual([]);
  });

  test('a picture that is not square stands in its round before any script, and no style is refused', async () => {
    const refused: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) refused.push(message.text());
    });
    await signInByCall(context, product, cast.imran.email);
    const tall = await sharp({
      create: { width: 40, height: 90, channels: 3, background: '#812b1c' },
    })
      .png()
      .toBuffer();
    const profileImage = `data:image/png;base64,${tall.toString('base64')}`;
    const kept = await context.request.put(`${product.url}/api/profile/image`, {
      data: { profileImage },
      headers: { origin: product.url },
    });
    expect(kept.status()).toBe(200);
    const letThrough = await openWithoutScripts();
    const shown = () =>
      page
        .locator('header.top img.portrait')
        .evaluate((image) => [image.clientWidth, image.clientHeight]);
    await expect.poll(shown).toEqual([38, 38]);
    letThrough();
    await awake();
    await expect.poll(() => shown()).toEqual([38, 38]);
    expect(refused).toEqual([]);
  });

  test('a service pressed before the app has loaded opens afterwards', async () => {
    await signInByCall(context, product, cast.asha.email);
    const letThrough = await openWithoutScripts();
    await bookNow('Plumbing').click();
    await expect.poll(() => bookNow('Plumbing').getAttribute('aria-busy')).toBe('true');
    letThrough();
    await page.getByRole('dialog', { name: 'Plumbing' }).waitFor();
    await expect.poll(() => page.locator('[aria-busy]').count()).toBe(0);
  });

  test('a search typed before the app has loaded is run afterwards', async () => {
    await signInByCall(context, product, cast.asha.email);
    const letThrough = await openWithoutScripts();
    await search().fill('plumb');
    letThrough();
    await awake();
    await expect.poll(() => names().allTextContents()).toEqual(['Plumbing']);
    await expect.poll(() => search().inputValue()).toBe('plumb');
  });

  test.each([
    ['hi', 'imran', 'आपका स्वागत है, Imran Shaikh'],
    ['mr', 'asha', 'Asha Kulkarni'],
  ] as const)('in %s it is drawn and taken over in that language', async (lang, who, heading) => {
    const troubles: string[] = [];
    page.on('pageerror', (error) => troubles.push(error.message));
    await context.addCookies([{ name: 'lang', value: lang, url: product.url }]);
    await signInByCall(context, product, cast[who].email);
    const letThrough = await openWithoutScripts();
    const title = page.getByRole('heading', { level: 1 });
    await title.waitFor();
    const drawn = await title.textContent();
    expect(drawn).toContain(heading.split(', ').at(-1));
    letThrough();
    await awake();
    await expect.poll(() => title.textContent()).toBe(drawn);
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(lang);
    expect(troubles).toEqual([]);
  });
});

describe('a history and a booking that the server has drawn', () => {
  test.each([
    ['en', 'Booking History'],
    ['hi', 'बुकिंग'],
    ['mr', 'बुकिंग'],
  ])(
    'HIST-01 HIST-03 in %s they are whole before any script, and are taken over as they are',
    async (lang, title) => {
      const troubles: string[] = [];
      page.on('pageerror', (error) => troubles.push(error.message));
      page.on('console', (message) => {
        if (message.text().includes('Content Security Policy')) troubles.push(message.text());
      });
      const { id, reference } = await bookPlumbing(
        await customerOf(product, cast.asha.email),
        'upi',
      );
      await context.addCookies([{ name: 'lang', value: lang, url: product.url }]);
      await signInByCall(context, product, cast.asha.email);

      const showHistory = await openWithoutScripts('/booking-history');
      const row = page.locator(`.booking-row a[href="/bookings/${id}"]`);
      await row.waitFor();
      expect(await page.title()).toContain(title);
      await row.evaluate((link) => {
        (window as typeof window & { drawn?: Element }).drawn = link;
      });
      showHistory();
      await awake();
      expect(
        await row.evaluate(
          (link) => (window as typeof window & { drawn?: Element }).drawn === link,
        ),
      ).toBe(true);

      const showBooking = await openWithoutScripts(`/bookings/${id}`);
      await page.locator('.standing h1').waitFor();
      await page.getByText(reference).first().waitFor();
      showBooking();
      await awake();
      await page.locator('.standing h1').waitFor();
      expect(troubles).toEqual([]);
    },
  );

  test('a button that is pressed before the app has loaded does afterwards what it says', async () => {
    const { id } = await bookPlumbing(await customerOf(product, cast.asha.email), 'upi', 2);
    await context.addCookies([{ name: 'lang', value: 'en', url: product.url }]);
    await signInByCall(context, product, cast.asha.email);
    const letThrough = await openWithoutScripts(`/bookings/${id}`);
    const cancel = page.getByRole('button', { name: 'Cancel booking' });
    await cancel.click();
    await expect.poll(() => cancel.getAttribute('aria-busy')).toBe('true');
    letThrough();
    await page.getByRole('dialog').waitFor();
  });
});

describe('the pages served to visitors and to customers', () => {
  const bodyOf = async () => {
    const answer = await context.request.get(`${product.url}/main`);
    return { text: await answer.text(), headers: answer.headers() };
  };

  /** On a busy machine the database may take so long that the page goes out without. */
  const drawnFor = async (who: 'asha' | 'imran') => {
    await signInByCall(context, product, cast[who].email);
    let body: Awaited<ReturnType<typeof bodyOf>> | undefined;
    await expect
      .poll(async () => {
        body = await bodyOf();
        return body.text;
      })
      .toContain('id="first-answers"');
    return body as NonNullable<typeof body>;
  };

  test('ROUTE-09 nobody keeps a page that is one person’s, and nobody else is sent it', async () => {
    const visitor = await bodyOf();
    expect(visitor.text).toContain('Loading...');
    const ashas = await drawnFor('asha');
    expect(ashas.text).toContain('Welcome, Asha Kulkarni');
    expect(ashas.headers['cache-control']).toBe('private, no-store');
    expect(ashas.headers.etag).toBeUndefined();
    expect(ashas.headers.vary).toContain('cookie');
    const imrans = await drawnFor('imran');
    expect(imrans.text).toContain('Imran Shaikh');
    expect(imrans.text).not.toContain('Asha');
    await context.request.post(`${product.url}/api/auth/logout`, {
      data: {},
      headers: { origin: product.url },
    });
    const gone = await bodyOf();
    expect(gone.text).toContain('Loading...');
    expect(gone.text).not.toMatch(/Asha|Imran/);
  });

  test('a name that is markup stays a name', async () => {
    const name = '</script><script>alert(1)</script>';
    await product.db.query('update users set full_name = $2 where id = $1', [cast.asha.id, name]);
    const { text } = await drawnFor('asha');
    expect(text).not.toContain('<script>alert');
    await page.goto(`${product.url}/main`);
    await welcome(name).waitFor();
    await product.db.query('update users set full_name = $2 where id = $1', [
      cast.asha.id,
      cast.asha.fullName,
    ]);
  });

  test('ROUTE-09 a database that does not answer holds nobody up: Loading..., and then the dashboard', async () => {
    await signInByCall(context, product, cast.asha.email);
    const holding = await product.db.connect();
    try {
      await holding.query('begin');
      await holding.query('lock table sessions in access exclusive mode');
      await page.goto(`${product.url}/main`, { waitUntil: 'commit' });
      await page.getByRole('status').filter({ hasText: 'Loading...' }).waitFor();
    } finally {
      await holding.query('rollback');
      holding.release();
    }
    await welcome('Asha Kulkarni').waitFor();
  });
});
