import type { Page } from 'playwright';
import { expect } from 'vitest';
import { serviceNameIn } from '#contract/catalogue/words.ts';
import { DOCUMENTS_NEEDED, type DocumentKind } from '#contract/fields/application.ts';
import { decideApplication } from '#contract/ops/decide-application.ts';
import { listApplications } from '#contract/ops/list-applications.ts';
import type { KarigarWords } from '#i18n/karigar.ts';
import { cast } from '#testing/cast.ts';
import { freshMobile } from '#testing/sign-in-stage.ts';
import { expectAccessible } from '../booking-page.ts';
import { karigarWords, signInByCode } from '../karigar-stage.ts';
import { type OpsStage, opsPage, staffOf } from '../of-staff.ts';
import { codeSentTo } from '../outbox.ts';
import { documentPicture } from './document-picture.ts';
import { remindOfPaper } from './paper.ts';

/** Somebody who applies, on a telephone and in Marathi. */
type Applicant = {
  readonly stage: OpsStage;
  readonly page: Page;
  readonly words: KarigarWords;
  readonly mobile: string;
};

/**
 * A new applicant signs in by mobile, shows documents, is checked and made active in the console, is told every step, chooses
 * hours, is paid elsewhere, and leaves.
 */
export async function becomeKarigar(stage: OpsStage): Promise<void> {
  const context = await stage.browser.newContext({
    viewport: { width: 360, height: 760 },
    hasTouch: true,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const words = await karigarWords('mr');
  const one = { stage, page, words, mobile: freshMobile() };
  await apply(one);
  const { join } = words.work;
  const decide = await officeFor(stage);
  await decide('return', 'फोटो अस्पष्ट आहे', ['identity']);
  await page.reload();
  await page.getByText('फोटो अस्पष्ट आहे').first().waitFor();
  await expectAccessible(page);
  await show(one, 'identity');
  await page.getByText(join.stateText.documents).waitFor();
  await verifyInConsole(
    stage,
    () => decide('check', 'सर्व बरोबर आहे'),
    async () => {
      await page.reload();
      await page.getByText(join.stateText.checked).waitFor();
    },
  );
  await chooseHours(one);
  await bePaidElsewhere(one);
  await comeBack(one);
  await context.close();
}

async function apply(one: Applicant): Promise<void> {
  const { stage, page, words, mobile } = one;
  const { join } = words.work;
  await signInByCode(page, stage.product, { words, language: 'मराठी', mobile });
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
  await fillIn(one);
  await page.getByText(join.stateText.applied).waitFor();
  await expectAccessible(page);
  await showDocuments(one);
  await page.getByText(join.stateText.documents).waitFor();
  // The optional field stands last, and is taken also then.
  await show(one, 'training');
}

async function chooseHours({ stage, page, words }: Applicant): Promise<void> {
  const { time } = words.work;
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

  await page.goto(`${stage.product.url}/karigar/earnings`);
  await page.getByText(words.work.earnings.cashHeld).waitFor();
  // Minus nothing is nothing.
  await expect.poll(() => page.getByText('−₹0').count()).toBe(0);
}

/** Leela looks at what was sent and writes a check down; of her decision and one of a colleague at once only one counts. */
async function verifyInConsole(
  stage: OpsStage,
  colleague: () => Promise<void>,
  told: () => Promise<void>,
): Promise<void> {
  const desk = await opsPage(stage, cast.leela.email, '/karigars/applications');
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
  await sheet.getByText('This application has changed in the meantime').waitFor();
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
  await expect.poll(() => desk.getByText('never checked').count()).toBe(4);
  await desk.getByRole('button', { name: 'Put on the roster…' }).press('Enter');
  await sheet.getByLabel('What the applicant reads').fill('कामाला सुरुवात करा');
  await sheet.getByRole('button', { name: 'Put on the roster' }).press('Enter');
  await desk.getByRole('link', { name: 'Open the file of the Karigar' }).press('Enter');
  await desk.getByText('PV/2026/1187').waitFor();
  await remindOfPaper(stage, desk);
  await desk.context().close();
}

/** Other notifications may come later. */
const SENT = { template: 'payee-code' };

/** Another account, confirmed by the code on the Karigar's telephone; they see from when on it is used. */
async function bePaidElsewhere({ stage, page, words, mobile }: Applicant): Promise<void> {
  const { product } = stage;
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
async function comeBack({ stage, page, words }: Applicant): Promise<void> {
  const { product } = stage;
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

async function fillIn({ page, words }: Applicant): Promise<void> {
  const { join } = words.work;
  await page.getByLabel(join.fullName).fill('Sunita Jadhav');
  const born = page.getByRole('group', { name: join.bornOn });
  for (const [part, value] of [
    ['day', '14'],
    ['month', '03'],
    ['year', '1992'],
  ] as const) {
    await born.getByLabel(join.bornParts[part]).selectOption(value);
  }
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

async function show({ page, words }: Applicant, kind: DocumentKind): Promise<void> {
  const { join } = words.work;
  const buffer = await documentPicture();
  const label = join.show({ kind: join.documentKinds[kind] });
  const input = page.locator('label').filter({ hasText: label }).locator('input');
  const sent = page.waitForResponse((answer) => answer.url().includes(`/documents/${kind}`));
  await input.setInputFiles({ name: 'document.jpg', mimeType: 'image/jpeg', buffer });
  expect((await sent).status()).toBe(200);
}

async function showDocuments(one: Applicant): Promise<void> {
  for (const kind of DOCUMENTS_NEEDED) await show(one, kind);
}

/** Meera decides on the one who waits, in words that the applicant reads. */
async function officeFor({ product }: OpsStage) {
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
