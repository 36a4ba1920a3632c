import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { acceptWork } from '#contract/customer/accept-work.ts';
import { readLiveVisit } from '#contract/customer/read-live-visit.ts';
import { assignByHand } from '#contract/ops/assign-by-hand.ts';
import { draftCatalogue } from '#contract/ops/draft-catalogue.ts';
import { publishCatalogue } from '#contract/ops/publish-catalogue.ts';
import { openBrowser } from '#testing/browser.ts';
import { cast } from '#testing/cast.ts';
import type { Client } from '#testing/client.ts';
import { GARDENING, OUTDOORS } from '#testing/gardening.ts';
import { type Product, startProduct } from '#testing/product.ts';
import {
  bookNow,
  confirmBooking,
  dialogOf,
  goToPayment,
  pay,
  visitDashboard,
} from './booking-page.ts';
import { leaveOnlyRavi } from './karigar-stage.ts';
import { staffOf } from './of-staff.ts';
import { customerOf } from './paid-online.ts';
import { bringVisitTo } from './visit-under-way.ts';

let product: Product;
let browser: Browser;
let meera: Client;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct({ site: true }), openBrowser()]);
  await leaveOnlyRavi(product);
  meera = await staffOf(product, cast.meera.email);
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});

const publish = async (services: string[], categories: string[]) => {
  const answer = await meera.call(publishCatalogue, {
    ...{ services, categories, from: null, skilledAs: ['electrical-repairs'] },
  });
  expect(answer.refusal).toBeUndefined();
};
const frontPage = async (lang = 'en') => (await fetch(`${product.url}/?lang=${lang}`)).text();
const offersOn = (html: string) => {
  const text = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}';
  return (JSON.parse(text).makesOffer ?? []) as { price: number; itemOffered: { name: string } }[];
};

test('a tenth service in a new category is added, priced, published, booked, served and invoiced by rows alone', async () => {
  expect(offersOn(await frontPage())).toHaveLength(9);
  await meera.call(draftCatalogue, { slug: 'outdoors', category: OUTDOORS });
  await meera.call(draftCatalogue, { slug: 'gardening', service: GARDENING });
  await expect.poll(() => frontPage()).not.toContain('Balcony Gardening');
  await publish(['gardening'], ['outdoors']);

  const html = await frontPage();
  expect(offersOn(html)).toContainEqual(
    expect.objectContaining({
      price: 700,
      itemOffered: { '@type': 'Service', name: 'Balcony Gardening' },
    }),
  );
  expect(html).toMatch(/href="\/services\/gardening"[\s\S]*?Outdoors[\s\S]*?₹700/);
  expect(html).toContain('<option value="gardening">Balcony Gardening</option>');
  await expect.poll(() => frontPage('hi')).toContain('बालकनी बाग़वानी');

  const page = await visitDashboard(browser, product);
  await page.getByRole('button', { name: 'Outdoor Services' }).click();
  await expect.poll(() => page.locator('.service-card').count()).toBe(1);
  await page.getByRole('searchbox').fill('mali');
  await expect
    .poll(() => page.locator('.service-card h2').allTextContents())
    .toEqual(['Balcony Gardening']);
  await bookNow(page, 'Balcony Gardening');
  await dialogOf(page).getByText('Book at least 4 hours before.').waitFor();
  await goToPayment(page);
  await pay(page, 'Cash');
  await confirmBooking(page);
  await dialogOf(page).getByText('AGN-').first().waitFor();
  const { rows } = await product.db.query(
    `select id, category, service_name, price_paise from bookings where service_slug = 'gardening'`,
  );
  expect(rows).toEqual([
    expect.objectContaining({
      ...{ category: 'outdoors', service_name: 'Balcony Gardening', price_paise: 70_000 },
    }),
  ]);
  const { id: bookingId } = rows[0] as { id: string };

  // Offers wait for the morning, whatever the hour of this story; operations assign who holds the time and has the skill.
  const { rows: held } = await product.db.query<{ karigar_id: number }>(
    `select h.karigar_id from holds h join karigar_skills k on k.karigar_id = h.karigar_id
      join services s on s.id = k.service_id where h.booking_id = $1 and s.slug = 'gardening'`,
    [bookingId],
  );
  const assigned = await meera.call(assignByHand, {
    ...{
      id: bookingId,
      karigarId: held[0]?.karigar_id ?? 0,
      why: 'Ravi has said yes on the telephone.',
    },
  });
  expect(assigned.refusal).toBeUndefined();
  await bringVisitTo(product, bookingId, 'done');
  const asha = await customerOf(product, cast.asha.email);
  const live = await asha.call(readLiveVisit, { id: bookingId });
  expect(live.value?.visit.checklist.at(-1)).toMatchObject({
    ...{ done: false, words: { mr: 'कुंड्यांना पाणी दिले' } },
  });
  expect((await asha.call(acceptWork, { id: bookingId })).refusal).toBeUndefined();
  const invoices = async () =>
    (
      await product.db.query<{ printed: string; cgst: number }>(
        `select printed ->> 'mr' as printed, cgst_paise as cgst from tax_documents
          where booking_id = $1 and kind = 'invoice'`,
        [bookingId],
      )
    ).rows;
  await expect.poll(async () => (await invoices()).length).toBe(1);
  const [invoice] = await invoices();
  expect(invoice?.printed).toContain('बाल्कनी बागकाम');
  expect(invoice?.cgst).toBe(5339);
  await page.context().close();
});

test('a price changed by a row is that of the front page, of its offers for machines and of the dialog; what is booked keeps its own', async () => {
  await meera.call(draftCatalogue, {
    slug: 'gardening',
    service: { ...GARDENING, pricePaise: 85_000 },
  });
  await publish(['gardening'], []);
  const html = await frontPage();
  expect(offersOn(html).map(({ price }) => price)).toContain(850);
  expect(html).toContain('₹850');
  expect(html).not.toContain('₹700');
  const page = await visitDashboard(browser, product);
  await page.locator('.service-card', { hasText: 'Balcony Gardening' }).getByText('₹850').waitFor();
  await page.goto(`${product.url}/booking-history`);
  await page.getByText('₹700').first().waitFor();
  await page.context().close();
});
