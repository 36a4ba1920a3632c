import { readFile } from 'node:fs/promises';
import type { Browser, BrowserContext, Page } from 'playwright';
import { beforeEach, describe, expect, test } from 'vitest';
import type { BillLine } from '#server/modules/visit/bill.ts';
import { recordBill } from '#server/modules/visit/bill-store.ts';
import { cast } from '#testing/cast.ts';
import type { Product } from '#testing/product.ts';
import { newVisitor, signInByCall } from './account-page.ts';
import { expectAccessible, PHONE, pressOnBooking } from './booking-page.ts';
import { bookPlumbing, customerOf, decideAtTheGateway } from './paid-online.ts';
import { eachVisitor } from './visitors.ts';

let product: Product;
let browser: Browser;
let context: BrowserContext;
let page: Page;

eachVisitor((stage) => {
  ({ product, browser, context, page } = stage);
});
beforeEach(() => signInByCall(context, product, cast.asha.email));

const list = () => page.getByRole('region', { name: 'Receipts and invoices' });
const taxDocument = (kind: string) => list().getByRole('link', { name: kind });
const factOf = (name: string) =>
  page.locator('.tax-document-facts > div').filter({ hasText: name }).locator('dd');

/** Books plumbing and pays for it. */
async function payForPlumbing(daysAhead: number): Promise<string> {
  const asha = await customerOf(product, cast.asha.email);
  const { id } = await bookPlumbing(asha, 'upi', daysAhead);
  await page.goto(`${product.url}/bookings/${id}`);
  await page.getByRole('button', { name: 'Pay ₹800 now' }).click();
  await decideAtTheGateway(page, product, 'pay');
  await page.getByRole('link', { name: 'See your booking' }).click();
  await page.getByText('Payment received ₹800').waitFor();
  return id;
}

/** The tax document is written right after the money is; whoever is quicker looks again. */
async function waitForTaxDocument(id: string, kind: keyof typeof KINDS): Promise<void> {
  const written = () =>
    product.db.query('select 1 from tax_documents where booking_id = $1 and kind = $2', [
      id,
      KINDS[kind],
    ]);
  await expect.poll(async () => (await written()).rowCount).toBe(1);
  await page.reload();
  await taxDocument(kind).waitFor();
}

const KINDS = { 'Receipt voucher': 'receipt', 'Refund voucher': 'refund', Invoice: 'invoice' };

describe('tax documents about money', () => {
  test('a customer who has paid reads the receipt voucher, keeps it as PDF and finds it in the books', async () => {
    const id = await payForPlumbing(6);
    await waitForTaxDocument(id, 'Receipt voucher');
    await taxDocument('Receipt voucher').click();
    await page.getByRole('heading', { level: 1, name: 'Receipt Voucher' }).waitFor();
    const number = (await factOf('Number').textContent()) ?? '';
    expect(number).toMatch(/^RV\/\d\d-\d\d\/\d{7}$/);
    await page.getByText('Asha Kulkarni').first().waitFor();
    await page.getByText('For demonstration only').waitFor();
    await expect
      .poll(() => page.locator('.tax-document table').textContent())
      .toMatch(/Advance for: Plumbing9987₹761\.90₹19\.05 \(2\.5%\)₹19\.05 \(2\.5%\)₹800\.00/);
    await page.getByText('Rupees Eight Hundred Only').waitFor();
    await expectAccessible(page);

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download PDF' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`${number.replaceAll('/', '-')}.pdf`);
    const file = await readFile(await download.path());
    expect(file.subarray(0, 8).toString()).toBe('%PDF-1.7');
    expect(file.length).toBeGreaterThan(15_000);

    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => page.locator('header.top').isVisible()).toBe(false);
    await expect
      .poll(() => page.getByRole('link', { name: 'Download PDF' }).isVisible())
      .toBe(false);
    await expect.poll(() => page.locator('.tax-document').isVisible()).toBe(true);
    await page.emulateMedia({ media: 'screen' });

    await page.getByRole('link', { name: 'Back to the booking' }).click();
    await page.waitForURL(`${product.url}/bookings/${id}`);
    await page.getByText('Every rupee of this booking').click();
    await page.getByText('Show the bookkeeping').click();
    await page.locator('.ledger').getByRole('link', { name: number }).click();
    await page.getByRole('heading', { level: 1, name: 'Receipt Voucher' }).waitFor();
  });

  test('a customer who cancels has a refund voucher for what comes back and an invoice for the fee', async () => {
    const id = await payForPlumbing(7);
    await product.db.query(
      `update bookings set status = 'assigned', starts_at = now() + interval '5 hours',
        ends_at = now() + interval '7 hours', until_at = now() + interval '7 hours', created_at = now() - interval '2 days' where id = $1`,
      [id],
    );
    await page.reload();
    await pressOnBooking(page, 'Cancel booking');
    const sheet = page.getByRole('dialog', { name: 'Cancel this booking?' });
    await sheet.getByRole('button', { name: 'Cancel for ₹80' }).click();
    await page.getByText('Cancelled', { exact: true }).waitFor();
    // While the refund is on its way the page looks again by itself.
    await waitForTaxDocument(id, 'Refund voucher');
    await expect.poll(() => list().getByRole('listitem').count()).toBe(3);
    await taxDocument('Refund voucher').click();
    await page.getByRole('heading', { level: 1, name: 'Refund Voucher' }).waitFor();
    await expect
      .poll(() => factOf('Against receipt voucher').textContent())
      .toMatch(/^RV\/.+ of \d\d-\d\d-\d{4}$/);
    await expect
      .poll(() => page.locator('.tax-document-sums').textContent())
      .toBe('Returned₹720.00');
    await page.goBack();
    await taxDocument('Invoice').click();
    await page.getByText('Cancellation or no-show fee: Plumbing').waitFor();
    await expect
      .poll(() => page.locator('.tax-document-sums').textContent())
      .toMatch(/^Invoice total₹80\.00Paid before, by RV\/.+−₹80\.00Still to be paid₹0\.00$/);
  });

  test('when the work is accepted there is an invoice line by line, for the business that was named, in the language that is read', async () => {
    const id = await payForPlumbing(8);
    await waitForTaxDocument(id, 'Receipt voucher');
    await list().getByRole('button', { name: 'Add a GSTIN' }).click();
    const form = page.getByRole('dialog', { name: 'Invoices for a business' });
    // The keyboard is where one types first.
    await expect
      .poll(() => form.locator(':focus').getAttribute('autocomplete'))
      .toBe('organization');
    await page.keyboard.type('Kulkarni Interiors');
    await form.getByLabel('GSTIN').fill('27AAPFU0939F1ZW');
    await form.getByRole('button', { name: 'Save' }).click();
    await form.getByText('This GSTIN is not valid').waitFor();
    await form.getByLabel('GSTIN').fill('27 aapfu 0939 f1zv');
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Save' }).click();
    await list().getByText('Billed to Kulkarni Interiors').waitFor();
    await product.db.query(
      `update visits v set karigar_id = h.karigar_id, assigned_at = now(), started_at = now(), finished_at = now(),
          pay_by = 'nothing' from holds h where h.booking_id = $1 and v.id = $1`,
      [id],
    );
    await product.db.query(`update bookings set status = 'done' where id = $1`, [id]);
    const line = (line: number, kind: BillLine['kind'], label: string, amountPaise: number) => ({
      ...{ line, kind, label, approvedPaise: amountPaise, amountPaise, state: 'open' as const },
    });
    await product.db.query(
      `insert into instalments values ($1, 2, 'extra-work', 50_003, now(), now())`,
      [id],
    );
    await recordBill(product.db, id, [
      line(1, 'service', '', 80_000),
      line(2, 'labour', 'किचन के नल का वॉशर बदलना', 15_003),
      line(3, 'parts', 'Brass tap with flange', 35_000),
    ]);
    await page.reload();
    await page.getByRole('button', { name: 'Yes, everything is fine' }).click();
    await page.getByText('Thank you. Your invoice follows.').first().waitFor();
    await waitForTaxDocument(id, 'Invoice');
    await taxDocument('Invoice').click();
    await page.getByRole('heading', { level: 1, name: 'Tax Invoice' }).waitFor();
    await page.getByText('under section 9(5) of the CGST Act, 2017').waitFor();
    const sheet = page.locator('.tax-document');
    await sheet.getByText('Kulkarni Interiors').waitFor();
    await sheet.getByText('GSTIN 27AAPFU0939F1ZV').waitFor();
    await sheet.getByText('Flat 702, Sahyadri Heights, Mumbai').waitFor();
    await expect
      .poll(() => sheet.locator('table').textContent())
      .toMatch(
        /Plumbing9987₹761\.90.*Extra work: किचन के नल का वॉशर बदलना9987₹142\.89.*Parts: Brass tap with flange9987₹333\.34.*Total₹1,238\.13₹30\.95₹30\.95₹1,300\.03/,
      );
    const address = page.url();
    for (const [lang, title] of [
      ['hi', 'कर बीजक (Tax Invoice)'],
      ['mr', 'कर बीजक (Tax Invoice)'],
    ] as const) {
      const reader = await newVisitor(browser, { viewport: PHONE });
      await reader.addCookies([{ name: 'lang', value: lang, url: product.url }]);
      await signInByCall(reader, product, cast.asha.email);
      const phone = await reader.newPage();
      await phone.goto(address);
      await phone.getByRole('heading', { level: 1, name: title }).waitFor();
      await expect
        .poll(() => phone.evaluate(() => document.documentElement.scrollWidth))
        .toBe(PHONE.width);
      await expectAccessible(phone);
      const href = await phone.locator('a[download]').getAttribute('href');
      const pdf = await reader.request.get(new URL(href ?? '', address).href);
      expect([pdf.status(), pdf.headers()['content-type']]).toEqual([200, 'application/pdf']);
      await reader.close();
    }
  });

  test('nobody reads the tax document of somebody else, and an address that was never one says so', async () => {
    const { rows } = await product.db.query<{ id: string }>('select id from tax_documents limit 1');
    const other = await newVisitor(browser);
    await signInByCall(other, product, cast.imran.email);
    const stranger = await other.newPage();
    for (const id of [rows[0]!.id, 'nonsense']) {
      await stranger.goto(`${product.url}/tax-documents/${id}`);
      await stranger
        .getByRole('heading', { name: 'Invoice not found' })
        .or(stranger.getByRole('heading', { name: 'यह बिल नहीं मिला' }))
        .waitFor();
      const pdf = await other.request.get(`${product.url}/api/tax-documents/${id}/pdf?language=en`);
      expect(pdf.status()).toBe(404);
    }
    await other.close();
  });
});
