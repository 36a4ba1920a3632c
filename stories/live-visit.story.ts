import type { Browser, BrowserContext, Page } from 'playwright';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sayToCustomer } from '#contract/karigar/say-to-customer.ts';
import { newId } from '#kernel/ids.ts';
import { openBrowser } from '#testing/browser.ts';
import { cast } from '#testing/cast.ts';
import type { Client } from '#testing/client.ts';
import { type Product, startProduct } from '#testing/product.ts';
import { newVisitor, signInByCall } from './account-page.ts';
import { expectAccessible } from './booking-page.ts';
import { karigarWords } from './karigar-stage.ts';
import { opsPage } from './of-staff.ts';
import { bookPlumbing, customerOf } from './paid-online.ts';
import { mayBePutAway } from './phone-put-away.ts';
import { askAnother, beAt, bringVisitTo, holdNow, START_CODE } from './visit-under-way.ts';
import { watchOnMap } from './watch-on-map.ts';

let product: Product;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let ravi: Client;
let id: string;
let days = 1;

beforeAll(async () => {
  product = await startProduct({ site: true });
  browser = await openBrowser();
  ravi = await customerOf(product, cast.ravi.email);
});
beforeEach(async () => {
  days += 1;
  ({ id } = await bookPlumbing(await customerOf(product, cast.asha.email), 'cash', days));
  await bringVisitTo(product, id, 'dispatched');
  context = await newVisitor(browser);
  page = await context.newPage();
  await signInByCall(context, product, cast.asha.email);
});
afterEach(() => context.close());
afterAll(async () => {
  await browser?.close();
  await product?.close();
});

const open = async () => {
  await page.goto(`${product.url}/bookings/${id}`);
  await page.locator('.live-visit').waitFor();
};
/** As a telephone takes it: larger than anybody needs. */
const photograph = async (background: string) => {
  const create = { width: 2400, height: 1800, channels: 3, background } as const;
  const buffer = await sharp({ create }).jpeg().toBuffer();
  return { name: 'photo.jpg', mimeType: 'image/jpeg', buffer };
};
/** Somebody comes along with Ravi, and the promised time is fifty minutes past. */
async function beLate(bookingId: string): Promise<void> {
  const times = [bookingId, new Date(Date.now() - 50 * 60_000), new Date(Date.now() + 3_000_000)];
  for (const table of ['bookings', 'visits'])
    await product.db.query(
      `update ${table} set starts_at = $2, ends_at = $3${table === 'bookings' ? ', until_at = $3' : ''} where id = $1`,
      times,
    );
  await product.db.query(
    `insert into holds (booking_id, karigar_id, pincode, leave_at, starts_at, ends_at)
      select b.id, k.id, b.address ->> 'pincode', $2::timestamptz - interval '30 minutes', $2, $3 from bookings b, karigars k
        where b.id = $1 and k.active and not exists (select from holds h where h.karigar_id = k.id)
          and k.user_id is distinct from $4 limit 1`,
    [...times, cast.ravi.id],
  );
}
const placeOfRider = () =>
  page.locator('.visit-map .rider').evaluate((rider) => getComputedStyle(rider).transform);

describe('the visit while it happens', () => {
  test('the Karigar moves on the map and comes nearer in words, without anybody pressing anything', async () => {
    await open();
    await page.getByText('We cannot see where they are just now').waitFor();
    await beAt(ravi, id, 19.076, 72.862);
    await page.getByText('Near Vidyanagari / Kalina').waitFor();
    await page.getByRole('img', { name: /^Map: Ravi Pawar is near Vidyanagari/ }).waitFor();
    const before = await placeOfRider();
    await expect.poll(async () => (await beAt(ravi, id, 19.0771, 72.8631)).value?.kept).toBe(true);
    await expect.poll(placeOfRider).not.toBe(before);
    await page.getByText(/At your door between \d+:\d+\s[AP]M and \d+:\d+\s[AP]M/).waitFor();
  });

  test('N02: the console’s map shows where the Karigar is as soon as they move, how old that is, and opens the visit', async () => {
    await holdNow(product, id);
    await watchOnMap({ product, browser }, { id, ravi });
  });

  test('the start code is large, is read digit by digit, and goes when the work begins', async () => {
    await open();
    await page.getByRole('img', { name: `Start code ${[...START_CODE].join(' ')}` }).waitFor();
    await bringVisitTo(product, id, 'in_progress');
    await page.locator('.start-code').waitFor({ state: 'detached' });
    await page.getByRole('status').filter({ hasText: 'Ravi Pawar is at work.' }).waitFor();
    // The rest of the page has followed.
    await page.getByText('Step 5 of 6').waitFor();
  });

  test('a sentence is said by keyboard, and the answer comes by itself', async () => {
    await open();
    const messages = page.getByRole('list', { name: 'Messages' });
    await page.getByText('Tell the Karigar').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'I will meet you at the gate.' }).focus();
    await page.keyboard.press('Enter');
    await messages.getByText('I will meet you at the gate.').waitFor();
    const answer = { id, sentenceId: newId(), sentence: 'at-gate' } as const;
    await ravi.call(sayToCustomer, answer);
    await messages.getByText('I am at the gate.').waitFor();
  });

  test('a server that dies takes nothing along: the page comes back, and what was missed is there', async () => {
    await open();
    await product.crash();
    await beAt(ravi, id, 19.076, 72.862);
    await page.getByText('Near Vidyanagari / Kalina').waitFor();
  });

  test('a change told by both the stream and the bell is read once', async () => {
    await open();
    await page.locator('.start-code').waitFor();
    const unread = page.getByRole('banner').locator('.badge');
    const shown = async () => Number(await unread.textContent());
    const stored = async (kind: string, bookingId: string) =>
      (
        await product.db.query(
          `select 1 from notifications where user_id = $1 and read_at is null
            and ($2 = 'any' or kind = $2 and params ->> 'bookingId' = $3)`,
          [cast.asha.id, kind, bookingId],
        )
      ).rowCount ?? 0;
    // Notices of the booking itself come first.
    await expect.poll(() => stored('booking-confirmed', id)).toBe(1);
    const before = await stored('any', id);
    await expect.poll(shown).toBe(before);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === `/api/bookings/${id}`) asked.push(request.method());
    });
    await bringVisitTo(product, id, 'arrived');
    await product.db.query(
      `select record_event(id, 'KarigarArrived', now(), 'karigar', jsonb_build_object('userId', user_id, 'reference', reference,
          'serviceSlug', service_slug, 'serviceName', service_name, 'startsAt', 1795600000000))
        from bookings where id = $1`,
      [id],
    );
    await page.getByText('Step 4 of 6').waitFor();
    await expect.poll(shown).toBe(before + 1);
    expect(asked).toEqual(['GET']);
  });

  test('a line that does not come about is spoken of, and not once it stands', async () => {
    await page.route('**/visit/live', (route) => route.abort());
    await open();
    const behind = page.getByText('The connection is lost. We go on trying.');
    await behind.waitFor();
    await page.unroute('**/visit/live');
    await behind.waitFor({ state: 'detached' });
  });

  test('a Karigar’s phone stays awake on the way and is heard again on return; an old map is said to be old', async () => {
    const { coming } = await karigarWords('mr');
    const rider = await browser.newContext({
      viewport: { width: 360, height: 740 },
      permissions: ['geolocation'],
      geolocation: { latitude: 19.076, longitude: 72.862, accuracy: 12 },
    });
    await signInByCall(rider, product, cast.ravi.email);
    const phone = await rider.newPage();
    await phone.clock.install();
    await phone.addInitScript(mayBePutAway);
    await phone.goto(`${product.url}/karigar/visits/${id}`);
    await phone.getByText(coming.mapFresh).waitFor();
    const isAwake = () => phone.evaluate(() => document.documentElement.dataset.awake === 'true');
    await phone.getByText(coming.staysOn).waitFor();
    expect(await isAwake()).toBe(true);

    await phone.evaluate(() => putAway(true));
    expect(await isAwake()).toBe(false);
    await phone.route('**/position', (route) => route.abort());
    await phone.clock.fastForward('04:00');
    await phone.getByText(coming.mapOld({ minutes: 4 })).waitFor();
    await product.db.query(`update positions set at = now() - interval '7 minutes'`);
    await open();
    await page.getByText('The map is 7 minutes old.').waitFor();

    await phone.unroute('**/position');
    const heard = phone.waitForRequest('**/position');
    await phone.evaluate(() => putAway(false));
    await heard;
    expect(await isAwake()).toBe(true);
    await phone.getByText(coming.mapFresh).waitFor();
    let latitude = 19.0761;
    const move = async () => {
      latitude += 0.0005;
      await rider.setGeolocation({ latitude, longitude: 72.862, accuracy: 12 });
      return page.getByText(/^Seen at/).count();
    };
    await expect.poll(move, { interval: 2000 }).toBe(1);
    await bringVisitTo(product, id, 'arrived');
    await phone.reload();
    await phone.locator('input[name="code"]').waitFor();
    await expect.poll(isAwake).toBe(false);
    await rider.close();
  });

  test('who of the crew did not come is said by the customer, read by the leader, and decided by operations', async () => {
    await bringVisitTo(product, id, 'in_progress');
    await beLate(id);
    const rider = await browser.newContext({ viewport: { width: 360, height: 740 } });
    await signInByCall(rider, product, cast.ravi.email);
    const phone = await rider.newPage();
    await phone.goto(`${product.url}/karigar/visits/${id}`);
    await open();
    const says = page.locator('.visit-crew li').first();
    await says.getByRole('button', { name: /did not come$/ }).click();
    await says.getByRole('button', { name: /came after all$/ }).waitFor();
    await expectAccessible(page);

    const { crew } = await karigarWords('mr');
    const card = phone.locator('section').filter({ hasText: crew.title });
    await card.getByText(crew.absent).first().waitFor();
    await rider.close();

    const desk = await opsPage({ product, browser }, cast.meera.email, `/bookings/${id}`);
    await desk.getByText('did not come · said by the customer').waitFor();
    await desk.getByRole('button', { name: 'Came after all' }).click();
    const dialog = desk.getByRole('dialog');
    await dialog.getByLabel('Why').fill('Both have called.');
    await dialog.getByRole('button', { name: 'Came after all' }).press('Enter');
    await desk.getByText('came · decided by us').waitFor();
    await expectAccessible(desk);
    await desk.context().close();

    await says.getByRole('button').waitFor({ state: 'detached' });
  });

  test('a map that cannot be loaded takes nothing else along', async () => {
    await page.route('**/assets/visit-map-*', (route) => route.abort());
    await beAt(ravi, id, 19.076, 72.862);
    await open();
    await page.getByText('Near Vidyanagari / Kalina').waitFor();
    await page.locator('.start-code').waitFor();
    await page.locator('.visit-map').waitFor({ state: 'detached' });
  });

  test('is good for everybody who reads it otherwise, by day and by night, on the way and after the work', async () => {
    await beAt(ravi, id, 19.076, 72.862);
    await open();
    await page.locator('.visit-map svg').waitFor();
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page);
    await bringVisitTo(product, id, 'done');
    await page.locator('.accept-work').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Something is wrong' }).click();
    await page.getByRole('dialog').waitFor();
    await expectAccessible(page);
  });
});

describe('when it does not go well', () => {
  test('of a visit that is late the page says so on top, with the choices right below', async () => {
    await bringVisitTo(product, id, 'dispatched', -40);
    await open();
    const says = page.getByText('Your Karigar is late and on the way. Below you see', {
      exact: false,
    });
    const choices = page.getByRole('region', { name: /we are running late/ });
    await choices.getByRole('button', { name: 'Cancel booking' }).waitFor();
    const top = async (of: typeof says) => (await of.boundingBox())?.y ?? Number.NaN;
    await expect.poll(() => top(says)).toBeLessThan(500);
    expect((await top(choices)) - (await top(says))).toBeLessThan(200);
    await askAnother(product, id);
    await page.reload();
    await choices
      .getByText('We have also asked 1 other Karigar who can be there sooner.', { exact: false })
      .waitFor();
    await expectAccessible(page);
  });

  test('a customer who does not feel safe ends the visit with two presses, and is not asked why', async () => {
    await bringVisitTo(product, id, 'arrived');
    await open();
    await page.getByRole('button', { name: 'I do not feel safe' }).click();
    const dialog = page.getByRole('dialog');
    await expect
      .poll(() => dialog.getByRole('link', { name: 'Call 112' }).getAttribute('href'))
      .toBe('tel:112');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'End the visit' }).click();
    await page.getByText('Cancelled', { exact: true }).first().waitFor();
    await page.locator('.live-visit').waitFor({ state: 'detached' });
  });

  test('a problem can be raised about one line of the bill, and is then looked into', async () => {
    await bringVisitTo(product, id, 'done');
    await open();
    await page.getByRole('button', { name: 'Something is wrong' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox', { name: /The service you booked/ }).uncheck();
    await dialog.getByRole('button', { name: 'Tell us' }).click();
    await dialog.getByRole('alert').getByText('Please choose at least one part.').waitFor();
    await dialog.getByRole('checkbox', { name: /The service you booked/ }).check();
    await dialog.getByRole('radio', { name: 'It was not done well' }).check();
    await dialog.getByLabel('In your words (optional)').fill('The tap still drips.');
    const choose = async (...pictures: { name: string; mimeType: string; buffer: Buffer }[]) =>
      page.locator('input[type=file]').last().setInputFiles(pictures);
    const noPicture = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') };
    await choose(await photograph('#a43a22'), await photograph('#2a6b4f'), noPicture);
    await dialog.getByText('This picture could not be read.').waitFor();
    await dialog.getByRole('button', { name: 'Remove photo 1' }).click();
    await dialog.getByRole('img', { name: 'Photo 1 of the problem' }).waitFor();
    await expect
      .poll(() => dialog.getByRole('img', { name: 'Photo 2 of the problem' }).count())
      .toBe(0);
    await expectAccessible(page);

    // The picture is lost on its way: the problem is told all the same, and the picture is kept and sent again.
    await page.route('**/dispute/photos', (route) => route.abort());
    await dialog.getByRole('button', { name: 'Tell us' }).click();
    await page.getByText('We are looking into the complaint you raised.').waitFor();
    await page.getByText('Complaint under review', { exact: true }).first().waitFor();
    const problem = page.getByRole('region', { name: 'Your complaint' });
    await problem.getByText('The photos below could not be sent.').waitFor();
    await expectAccessible(page);
    await page.unroute('**/dispute/photos');
    await problem.getByRole('button', { name: 'Send now' }).click();
    await problem.getByRole('link', { name: 'Photo 1 of the problem' }).waitFor();
    await choose(await photograph('#2b3a67'));
    await problem.getByRole('link', { name: 'Photo 2 of the problem' }).waitFor();

    await page.reload();
    await problem.getByText('It was not done well: The tap still drips.').waitFor();
    const seen = problem.getByRole('img', { name: 'Photo 2 of the problem' });
    await expect
      .poll(() => seen.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBe(1280);
    await expectAccessible(page);

    // Somebody of operations finds it among the cases, looks at the pictures, and has the work done again.
    const desk = await opsPage({ product, browser }, cast.meera.email, '/cases');
    await desk.getByRole('link', { name: /^D-\d+$/ }).click();
    await desk.getByRole('link', { name: 'Decide in the file of the booking' }).click();
    const complaint = desk.getByRole('region', { name: 'Complaint' });
    for (const said of ['The tap still drips.', /^Nothing yet. They have until/])
      await complaint.getByText(said).first().waitFor();
    await complaint.getByRole('button', { name: 'Show the photos · 2' }).click();
    const shown = complaint.getByRole('img', { name: 'Complaint' }).last();
    await expect
      .poll(() => shown.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBe(1280);
    await expectAccessible(desk);
    await complaint.getByLabel('Time').selectOption({ index: 1 });
    await complaint.getByLabel('What the customer and the Karigar read').fill('We are sorry.');
    for (const name of [/^See what/, /^Decide/])
      await complaint.getByRole('button', { name }).press('Enter');
    await complaint.getByRole('status').getByText('The work is done again').waitFor();
    await expectAccessible(desk);
    await desk.context().close();
    // The customer reads it without loading anything, and finds the new booking.
    await problem.getByText('We are sorry.').waitFor();
    await problem.getByRole('link', { name: /^AGN-/ }).click();
    await page.getByText('We are sorry.').waitFor({ state: 'detached' });
  });
});

test('the family follows by a link, without an account, until it is taken back', async () => {
  await open();
  await page.getByText('Share with family').click();
  await page.getByRole('button', { name: 'Make a link' }).click();
  const link = await page.getByRole('textbox', { name: 'Share with family' }).inputValue();
  const family = await newVisitor(browser);
  const theirs = await family.newPage();
  const answer = await theirs.goto(link);
  expect(answer?.status()).toBe(200);
  expect(answer?.headers()).toMatchObject({
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
  });
  await theirs.getByRole('heading', { name: 'Asha’s visit' }).waitFor();
  await beAt(ravi, id, 19.076, 72.862);
  await theirs.getByText('Now near Vidyanagari / Kalina').waitFor();
  await expectAccessible(theirs);
  await page.getByRole('button', { name: 'Stop sharing' }).click();
  await theirs.getByText('This link no longer shows a visit.').waitFor();
  // A dead link is asked about no more, also when somebody looks at it again; what had been asked is answered first.
  await theirs.waitForLoadState('networkidle');
  const asked: string[] = [];
  theirs.on('request', (request) => asked.push(request.url()));
  await theirs.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await theirs.evaluate(() => fetch('/healthz'));
  expect(asked.filter((address) => address.includes('/api/follow/'))).toEqual([]);
  await family.close();
});
