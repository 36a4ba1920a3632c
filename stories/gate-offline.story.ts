import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '#testing/browser.ts';
import { cast } from '#testing/cast.ts';
import { type Product, startProduct } from '#testing/product.ts';
import { newVisitor, signInByCall } from './account-page.ts';
import { expectAccessible } from './booking-page.ts';
import { bookForToday, guardsPhone, scanned } from './gate-stage.ts';
import { opsPage } from './of-staff.ts';

let product: Product;
let browser: Browser;
let asha: BrowserContext;
let address: string;
/** The picture on the customer’s screen, as a camera sees it. */
let picture: string;

beforeAll(async () => {
  product = await startProduct({ site: true });
  browser = await openBrowser();
  asha = await newVisitor(browser);
  await signInByCall(asha, product, cast.asha.email);
  const booking = await bookForToday(product);
  const page = await asha.newPage();
  await page.goto(`${product.url}/bookings/${booking.id}`);
  const pass = page.getByRole('img', { name: 'Pass for the guard’s camera' });
  picture = `data:image/png;base64,${(await pass.screenshot()).toString('base64')}`;
  address = await scanned(page);
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});

/** A telephone whose camera sees a picture, without a reader of its own; or one whose camera nobody may open. */
async function withCamera(phone: Page, seen: string | undefined): Promise<void> {
  await phone.addInitScript((source) => {
    Object.assign(globalThis, { BarcodeDetector: undefined });
    Object.defineProperty(navigator, 'mediaDevices', {
      value: {
        async getUserMedia() {
          if (source === undefined) throw new DOMException('no', 'NotAllowedError');
          const image = new Image();
          image.src = source;
          await image.decode();
          const canvas = document.createElement('canvas');
          canvas.width = image.width;
          canvas.height = image.height;
          const drawing = canvas.getContext('2d');
          setInterval(() => drawing?.drawImage(image, 0, 0), 50);
          return canvas.captureStream(20);
        },
      },
    });
  }, seen);
}

const known = (phone: Page) =>
  phone.waitForFunction(
    () =>
      navigator.serviceWorker.controller !== null &&
      localStorage.getItem('aangan-gate-keys') !== null,
  );

test('a guard’s phone knows a pass without a network too, and says that it could not ask whether it was withdrawn', async () => {
  const phone = await guardsPhone({ browser, product }, 'hi', 'allow');
  await withCamera(phone, picture);
  await phone.goto(`${product.url}/gate`);
  await known(phone);
  await phone.context().setOffline(true);
  await phone.reload();
  await phone.getByRole('button', { name: 'पास स्कैन करें' }).click();
  await phone.getByRole('heading', { name: 'हमारा पास' }).waitFor();
  await phone.getByText('Ravi Pawar').waitFor();
  await phone.getByText('B, Sahyadri Heights CHS Ltd').waitFor();
  await phone.getByText('नेटवर्क नहीं है, इसलिए हमसे पूछा नहीं जा सका').waitFor();
  await expectAccessible(phone);
  // One letter of it is changed, and nobody has signed that.
  const letters = address.split('#')[1] ?? '';
  const other = letters[40] === 'B' ? 'C' : 'B';
  await phone.goto('about:blank');
  await phone.goto(`${product.url}/gate#${letters.slice(0, 40)}${other}${letters.slice(41)}`);
  await phone.getByRole('heading', { name: 'पता नहीं' }).waitFor();
  // With a network it is asked about.
  await phone.context().setOffline(false);
  await phone.goto('about:blank');
  await phone.goto(address);
  await phone.getByRole('heading', { name: 'हाँ', exact: true }).waitFor();
  await phone.context().close();
});

test('a camera that is refused says so in words, and six digits may still be typed', async () => {
  const phone = await guardsPhone({ browser, product }, 'mr');
  await withCamera(phone, undefined);
  await phone.goto(`${product.url}/gate`);
  await phone.getByRole('button', { name: 'पास स्कॅन करा' }).click();
  await phone.getByText(/^इथे कॅमेऱ्याला परवानगी नाही\./).waitFor();
  await phone.getByLabel('पासचे सहा अंक').waitFor();
  await expectAccessible(phone);
  await phone.context().close();
});

test('the gate of a society sees who is expected today by wing, also without a network, until its link is withdrawn', async () => {
  const { rows } = await product.db.query(
    `select id from societies where name = 'Sahyadri Heights CHS Ltd'`,
  );
  const ops = await opsPage({ product, browser }, cast.meera.email, `/societies/${rows[0]?.id}`);
  await ops.getByRole('button', { name: /^Give a (new )?link$/ }).click();
  const link = await ops.getByRole('textbox', { name: 'Link for the gate' }).inputValue();
  expect(link).toMatch(new RegExp(`^${product.url}/gate#link-[\\w-]{43}$`));

  const phone = await guardsPhone({ browser, product }, 'en', 'allow');
  await phone.goto(link);
  await phone.getByRole('heading', { name: 'Wing B' }).waitFor();
  const row = phone.locator('.expected li:visible');
  await row.getByText('Ravi Pawar').waitFor();
  expect(new URL(phone.url()).hash).toBe('');
  expect(await phone.locator('main').textContent()).not.toMatch(/702|Asha|Plumb/);
  await expectAccessible(phone);
  // No pincode is asked for at a gate that we know.
  expect(await phone.getByLabel('Pincode of your society').isVisible()).toBe(false);
  await known(phone);
  await phone.context().setOffline(true);
  await phone.reload();
  await phone.getByText(/There is no network: what has changed since is not known\.$/).waitFor();
  await row.getByText('Ravi Pawar').waitFor();
  await phone.goto('about:blank');
  await phone.goto(address);
  await phone.getByRole('heading', { name: 'OUR PASS' }).waitFor();
  await phone.context().setOffline(false);

  await ops.reload();
  await ops.getByText(/ · last opened /).waitFor();
  await ops.getByRole('button', { name: 'Withdraw the link' }).click();
  await ops.getByText('The gate has no link.').waitFor();
  await phone.goto('about:blank');
  await phone.goto(`${product.url}/gate`);
  await phone.getByText(/^The link of this gate was withdrawn\./).waitFor();
  await expect.poll(() => phone.getByText('Ravi Pawar').count()).toBe(0);
  await phone.context().close();
  await ops.context().close();
});
