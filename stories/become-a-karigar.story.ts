import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applyAsKarigar } from '#contract/applicant/apply-as-karigar.ts';
import { sendDocument } from '#contract/applicant/send-document.ts';
import { serviceNameIn } from '#contract/catalogue/words.ts';
import { DOCUMENTS_NEEDED, type DocumentKind } from '#contract/fields/application.ts';
import { NEEDED_CHECKS } from '#contract/karigar-checks.ts';
import { decideApplication } from '#contract/ops/decide-application.ts';
import { listApplications } from '#contract/ops/list-applications.ts';
import { recordApplicantCheck } from '#contract/ops/record-applicant-check.ts';
import type { KarigarWords } from '#i18n/karigar.ts';
import { newId } from '#kernel/ids.ts';
import { dateInIndia } from '#kernel/time.ts';
import { postEntry } from '#server/modules/ledger/store.ts';
import { cashCollectedEntry, visitPaidEntry } from '#server/modules/ledger/work-entries.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { openBrowser } from '#testing/browser.ts';
import {
  cast,
  insertKarigarSession,
  insertSession,
  insertStranger,
  putSession,
} from '#testing/cast.ts';
import { createClient } from '#testing/client.ts';
import { type Product, startProduct } from '#testing/product.ts';
import { recordAnyEvent } from '#testing/record-any-event.ts';
import { freshMobile } from '#testing/sign-in-stage.ts';
import { expectAccessible } from './booking-page.ts';
import { karigarWords, signInByCode } from './karigar-stage.ts';
import { opsPage, staffOf } from './of-staff.ts';
import { codeSentTo } from './outbox.ts';

let product: Product;
let browser: Browser;
let words: KarigarWords;
beforeAll(async () => {
  product = await startProduct({ site: true });
  browser = await openBrowser();
  words = await karigarWords('mr');
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});

test('N08: a new applicant signs in by mobile, shows documents, is checked and made active in the console, is told every step, and chooses hours', async () => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 760 },
    hasTouch: true,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const { join, time } = words.work;
  const mobile = freshMobile();
  await signInByCode(page, product, { words, language: 'मराठी', mobile });
  await page.getByRole('heading', { name: join.title }).waitFor();
  // The four steps that are spoken of are there to be seen, and the applicant is at the first.
  const steps = page.locator('.k-stages li');
  await expect.poll(() => steps.count()).toBe(4);
  await expect
    .poll(() => page.locator('.k-stages [aria-current=step]').textContent())
    .toBe(join.states.applied);
  await expectAccessible(page);
  // The button is at the foot of a long form: the field to be mended scrolls into view.
  await page.getByRole('button', { name: join.send }).click();
  await page.locator('input[name=name][aria-invalid=true]:focus').waitFor();
  await page.getByText(join.streetMissing).waitFor();
  await fillIn(page);
  await page.getByText(join.stateText.applied).waitFor();
  await expectAccessible(page);
  await showDocuments(page);
  await page.getByText(join.stateText.documents).waitFor();
  // The optional field stands last, and is taken also then.
  await show(page, 'training');

  const decide = await officeFor();
  await decide('return', 'फोटो अस्पष्ट आहे', ['identity']);
  await page.reload();
  await page.getByText('फोटो अस्पष्ट आहे').first().waitFor();
  await expectAccessible(page);
  await show(page, 'identity');
  await page.getByText(join.stateText.documents).waitFor();
  await verifyInConsole(
    () => decide('check', 'सर्व बरोबर आहे'),
    async () => {
      await page.reload();
      await page.getByText(join.stateText.checked).waitFor();
    },
  );
  await page.reload();
  // Nothing is offered to a Karigar who has not said when they work: the way there is shown.
  await page.getByText(words.visit.noHours).waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: words.work.me.workTime }).click();
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: words.karigar.save }).first().click();
  await page.getByText(words.karigar.saved).waitFor();
  await page.reload();
  await page.getByRole('checkbox').first().waitFor();
  await expect.poll(() => page.getByRole('checkbox').first().isChecked()).toBe(true);
  await page.getByText(time.daysOff, { exact: true }).waitFor();

  await page.goto(`${product.url}/karigar/earnings`);
  await page.getByText(words.work.earnings.cashHeld).waitFor();
  // Minus nothing is nothing.
  await expect.poll(() => page.getByText('−₹0').count()).toBe(0);

  await bePaidElsewhere(page, mobile);
  await comeBack(page);
  await context.close();
});

test('N11: pay goes out after a second person has checked it, one payment comes back and is paid again, and cash is handed in', async () => {
  const farida = await karigarWith('Farida Khan', { earnedPaise: 83_000 });
  const akram = await karigarWith('Akram Sayyed', { earnedPaise: 70_000 });
  await karigarWith('Kinjal Rathod', { heldPaise: 50_000 });
  const maker = await opsPage({ product, browser }, cast.leela.email, '/money/wages');
  await maker.getByRole('button', { name: 'Make today’s batch' }).press('Enter');
  await maker.getByText('somebody else checks it. Until then no file leaves.').waitFor();
  await expectAccessible(maker);
  expect(await maker.getByRole('button', { name: /^File for the bank/ }).isDisabled()).toBe(true);
  await maker.context().close();

  const page = await opsPage({ product, browser }, cast.meera.email, '/money/wages');
  await page.getByRole('button', { name: 'Checked: 2 payments, ₹1,530' }).press('Enter');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'File for the bank (2 lines)' }).click();
  const text = await readFile(await (await saving).path(), 'utf8');
  const lineOf = (upi: string) => text.split('\n').find((line) => line.includes(upi)) ?? '';
  const referenceOf = (upi: string) => lineOf(upi).split(',').at(-1);
  expect(lineOf(farida)).toContain('830.00');
  const said = `Customer Reference,Status,UTR\n${referenceOf(farida)},SUCCESS,N123456789\n${referenceOf(akram)},FAILED,\nX-1,SUCCESS,N1\n`;
  const answer = { name: 'answer.csv', mimeType: 'text/csv', buffer: Buffer.from(said) };
  await page.getByLabel('File of the bank').setInputFiles(answer);
  await page.getByText('Recorded: 1 paid, 1 came back.').waitFor();
  await page.getByText('is none of our payments').waitFor();
  const row = page.getByRole('row', { name: /Akram Sayyed/ });
  await row.getByText('Owed again').waitFor();
  await page
    .getByRole('row', { name: /Farida Khan/ })
    .getByText('N123456789')
    .waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Make today’s batch' }).press('Enter');
  await row.getByText('no answer yet').waitFor();
  await page.getByText('You made this batch').waitFor();

  await page.getByRole('link', { name: 'Cash' }).press('Enter');
  await page.getByRole('button', { name: 'Hand in: Kinjal Rathod' }).press('Enter');
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Counted, in ₹').fill('600');
  await sheet.getByLabel('Number of the receipt').fill('R-2026/17');
  await sheet.getByRole('button', { name: 'Hand in' }).press('Enter');
  await sheet.getByText('The Karigar does not hold that much').waitFor();
  await sheet.getByLabel('Counted, in ₹').fill('500');
  await sheet.getByRole('button', { name: 'Hand in' }).press('Enter');
  await page.getByText('No Karigar holds our cash.').waitFor();
  await page.getByRole('row', { name: /R-2026\/17/ }).waitFor();
  await expectAccessible(page);
  await page.context().close();
});

/** A Karigar by an application, who has earned so much or holds so much of our cash; answers where they are paid. */
async function karigarWith(
  fullName: string,
  {
    earnedPaise = 0,
    heldPaise = 0,
  }: { readonly earnedPaise?: number; readonly heldPaise?: number },
): Promise<string> {
  const { db } = product;
  const person = await insertStranger(db, { fullName });
  const client = createClient(product.url);
  const token = await insertSession(db, person, Date.now());
  await insertKarigarSession(db, person, token);
  putSession(client, token);
  const upiAddress = `${fullName.split(' ')[0]?.toLowerCase()}@okbank`;
  const street = { street: '4 Parrot Lane', city: 'Mumbai', state: 'Maharashtra' };
  const applied = await client.call(applyAsKarigar, {
    ...{ fullName, bornOn: '1990-04-01', serviceIds: [3], upiAddress },
    ...{ identityKind: 'pan', identityEnding: '234F' },
    address: { ...street, pincode: '400076', landmark: '' },
  });
  expect(applied.refusal).toBeUndefined();
  const image = `data:image/jpeg;base64,${(await picture()).toString('base64')}`;
  for (const kind of DOCUMENTS_NEEDED) await client.call(sendDocument, { kind, image });
  const meera = await staffOf(product, cast.meera.email);
  const decided = { applicantId: person.id, reason: 'All is here.', documents: [] };
  await meera.call(decideApplication, { ...decided, decision: 'check' });
  const checkedOn = dateInIndia(Date.now());
  for (const kind of NEEDED_CHECKS)
    await meera.call(recordApplicantCheck, {
      ...{ applicantId: person.id, checkId: newId(), kind, checkedOn },
    });
  const made = await meera.call(decideApplication, { ...decided, decision: 'activate' });
  const karigarId = made.value?.karigarId ?? 0;
  await transaction(db, async (tx) => {
    const bookingId = newId();
    const at = Date.now();
    const eventId = await recordAnyEvent(tx, bookingId, 'WorkAccepted', at, 'test', {});
    const pay = visitPaidEntry({ bookingId, pay: [{ karigarId, amountPaise: earnedPaise }] });
    const cash = { bookingId, instalment: 1, karigarId, amountPaise: heldPaise };
    const entry = earnedPaise > 0 ? pay : cashCollectedEntry(cash);
    await postEntry(tx, entry, { eventId, bookingId, at });
  });
  return upiAddress;
}

/** Leela looks at what was sent and writes a check down; of her decision and one of a colleague at once only one counts. */
async function verifyInConsole(
  colleague: () => Promise<void>,
  told: () => Promise<void>,
): Promise<void> {
  const desk = await opsPage({ product, browser }, cast.leela.email, '/karigars/applications');
  const sheet = desk.getByRole('dialog');
  await desk.getByRole('link', { name: /^Sunita Jadhav/ }).press('Enter');
  await desk.getByRole('button', { name: 'Look: Identity document' }).press('Enter');
  const picture = desk.getByRole('img', { name: 'Identity document' });
  const width = () => picture.evaluate((one: HTMLImageElement) => one.naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);
  await desk.getByLabel('Number on the certificate').fill('PV/2026/1187');
  await desk.getByLabel('Holds until (may be empty)').fill('2099-01-05');
  await desk.getByRole('button', { name: 'Write the check down' }).press('Enter');
  await desk.getByText('PV/2026/1187').waitFor();
  await expectAccessible(desk);

  await desk.getByRole('button', { name: 'Documents are in order…' }).press('Enter');
  await sheet.getByLabel('What the applicant reads').fill('सर्व बरोबर आहे');
  await colleague();
  await sheet.getByRole('button', { name: 'Documents are in order' }).press('Enter');
  await sheet.getByText('This application has changed meanwhile').waitFor();
  await sheet.getByText('Meera').waitFor();
  await expectAccessible(desk);
  await sheet.getByRole('button', { name: 'Close' }).press('Enter');
  await told();

  await desk.getByRole('button', { name: 'Put on the roster…' }).press('Enter');
  await sheet.getByText('No check that holds is written down for: Identity').waitFor();
  await sheet.getByLabel('What the applicant reads').fill('कामाला सुरुवात करा');
  await sheet.getByRole('button', { name: 'Put on the roster' }).press('Enter');
  await sheet.getByText('Identity and police verification have to be checked').waitFor();
  await desk.keyboard.press('Escape');
  await desk.getByLabel('What was checked').selectOption('identity');
  await desk.getByRole('button', { name: 'Write the check down' }).press('Enter');
  await expect.poll(() => desk.getByText('never checked').count()).toBe(3);
  await desk.getByRole('button', { name: 'Put on the roster…' }).press('Enter');
  await sheet.getByLabel('What the applicant reads').fill('कामाला सुरुवात करा');
  await sheet.getByRole('button', { name: 'Put on the roster' }).press('Enter');
  await desk.getByRole('link', { name: 'Open the file of the Karigar' }).press('Enter');
  await desk.getByText('PV/2026/1187').waitFor();
  await desk.context().close();
}

/** Other notifications may come later. */
const SENT = { template: 'payee-code' };

/** Another account, confirmed by the code on the Karigar's telephone; they see from when on it is used. */
async function bePaidElsewhere(page: Page, mobile: string): Promise<void> {
  const { payee, join, me } = words.work;
  await page.goto(`${product.url}/karigar/me`);
  await page.getByRole('link', { name: me.payee }).click();
  await page.getByText('sunita@okbank').waitFor();
  await page.getByLabel(join.upiAddress).fill('sunita@newbank');
  await page.getByRole('button', { name: payee.sendCode }).click();
  await page.getByLabel(payee.code).waitFor();
  await expectAccessible(page);
  // With the sixth digit it is sent.
  await page.getByLabel(payee.code).fill(await codeSentTo(product, mobile, SENT));
  await page.getByText(payee.nextText).waitFor();
  await page.getByText('sunita@newbank').waitFor();
  await page.reload();
  await page.getByText(payee.nextText).waitFor();
  await expect.poll(() => page.getByText('sunita@okbank').count()).toBe(1);
  await expectAccessible(page);
}

/** A Karigar who has left may come back, but names another account only with a code; the way there is shown. */
async function comeBack(page: Page): Promise<void> {
  const { payee, join, me } = words.work;
  await page.goto(`${product.url}/karigar/me`);
  await page.getByRole('button', { name: me.exit }).click();
  await page.getByRole('button', { name: me.exitConfirm }).click();
  await page.getByText(join.stateText.left).waitFor();
  await page.getByLabel(join.upiAddress).fill('another@bank');
  await page.getByRole('button', { name: join.send }).click();
  await page.getByText(words.refusals['payee-elsewhere']).waitFor();
  await page.getByRole('link', { name: me.payee }).click();
  await page.getByText(payee.nextText).waitFor();
}

async function fillIn(page: Page): Promise<void> {
  const { join } = words.work;
  await page.getByLabel(join.fullName).fill('Sunita Jadhav');
  await page.getByLabel(join.bornOn).fill('1992-03-14');
  await page.getByLabel(join.street).fill('12 Tilak Nagar');
  await page.getByLabel(join.pincode).fill('400069');
  await page.getByLabel(join.identityEnding).fill('4321');
  await page.getByLabel(join.upiAddress).fill('sunita');
  await page.getByRole('button', { name: join.send }).click();
  // Wrong and missing input is explained beside its field; the rest stays as it was typed.
  await page.getByText(words.refusals['upi-address-invalid']).first().waitFor();
  await page.getByText(words.refusals['skills-missing']).first().waitFor();
  await page.getByLabel(join.upiAddress).fill('sunita@okbank');
  await page.getByLabel(serviceNameIn(words.catalogue, 'plumbing')).check();
  await page.getByRole('button', { name: join.send }).click();
}

const picture = () =>
  sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#c9b18a' } })
    .jpeg()
    .toBuffer();

async function show(page: Page, kind: DocumentKind): Promise<void> {
  const { join } = words.work;
  const buffer = await picture();
  const label = join.show({ kind: join.documentKinds[kind] });
  const input = page.locator('label').filter({ hasText: label }).locator('input');
  const sent = page.waitForResponse((answer) => answer.url().includes(`/documents/${kind}`));
  await input.setInputFiles({ name: 'document.jpg', mimeType: 'image/jpeg', buffer });
  expect((await sent).status()).toBe(200);
}

async function showDocuments(page: Page): Promise<void> {
  for (const kind of DOCUMENTS_NEEDED) await show(page, kind);
}

/** Meera decides on the one who waits, in words that the applicant reads. */
async function officeFor() {
  const meera = await staffOf(product, cast.meera.email);
  const { value } = await meera.call(listApplications, { state: 'documents' });
  const applicantId = value?.applications[0]?.applicantId ?? '';
  return async (
    decision: 'return' | 'check',
    reason: string,
    documents: ['identity'] | [] = [],
  ) => {
    const answer = await meera.call(decideApplication, {
      applicantId,
      decision,
      reason,
      documents,
    });
    expect(answer.refusal).toBeUndefined();
  };
}
