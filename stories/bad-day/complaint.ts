import type { Page } from 'playwright';
import { expect } from 'vitest';
import { cast } from '#testing/cast.ts';
import { expectAccessible, PHONE, visitDashboard } from '../booking-page.ts';
import { type OpsStage, opsPage } from '../of-staff.ts';
import { documentPicture } from './document-picture.ts';

/** Asha is not content with the work of this visit and shows a picture; one of us finds it among the cases and has the work done again. Answers its number. */
export async function complainWithPicture(stage: OpsStage, bookingId: string): Promise<string> {
  const { product, browser } = stage;
  const own = await visitDashboard(browser, product, { viewport: PHONE });
  await own.goto(`${product.url}/bookings/${bookingId}`);
  await own.getByRole('button', { name: 'Something is wrong' }).press('Enter');
  const dialog = own.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'It was not done well' }).press('Space');
  await dialog.getByLabel('In your words (optional)').fill('The switch sparks.');
  const picture = { name: 'switch.jpg', mimeType: 'image/jpeg', buffer: await documentPicture() };
  await own.locator('input[type=file]').last().setInputFiles(picture);
  await dialog.getByRole('img', { name: 'Photo 1 of the problem' }).waitFor();
  await dialog.getByRole('button', { name: 'Tell us' }).press('Enter');
  const problem = own.getByRole('region', { name: 'Your complaint' });
  await problem.getByRole('link', { name: 'Photo 1 of the problem' }).waitFor();
  const number = await redo(stage, bookingId);
  // Nothing is loaded anew: the answer comes by itself and leads to the visit that puts it right.
  await problem.getByText('We are sorry.').waitFor();
  await problem.getByRole('link', { name: /^AGN-/ }).press('Enter');
  await own.getByText('We are sorry.').waitFor({ state: 'detached' });
  await own.context().close();
  return number;
}

async function redo(stage: OpsStage, bookingId: string): Promise<string> {
  const desk = await opsPage(stage, cast.meera.email, '/cases');
  const link = desk.getByRole('link', { name: /^D-\d+$/ });
  const number = (await link.textContent()) ?? '';
  await link.press('Enter');
  await desk.getByRole('button', { name: 'I take it' }).press('Enter');
  await desk.getByText('Taken', { exact: true }).waitFor();
  await desk.getByRole('link', { name: 'Decide in the file of the booking' }).press('Enter');
  expect(desk.url()).toContain(bookingId);
  const complaint = desk.getByRole('region', { name: 'Complaint' });
  await complaint.getByText('The switch sparks.').waitFor();
  await complaint.getByRole('button', { name: 'Show the photos · 1' }).press('Enter');
  const shown = complaint.getByRole('img', { name: 'Complaint' });
  const width = () => shown.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);
  await complaint.getByLabel('Time').selectOption({ index: 1 });
  await complaint.getByLabel('What the customer and the Karigar read').fill('We are sorry.');
  await complaint.getByRole('button', { name: 'See what it does' }).press('Enter');
  await complaint.getByRole('button', { name: 'Decide' }).press('Enter');
  await complaint.getByRole('status').getByText('The work is done again').waitFor();
  await desk.context().close();
  return number;
}

/** A complaint without a decision of money, beside the one before: its number, an answer from a template, and why it is closed. */
export async function answerTicket(
  stage: OpsStage,
  bookingId: string,
  before: string,
): Promise<void> {
  const { product, browser } = stage;
  const own = await visitDashboard(browser, product, { viewport: PHONE });
  const number = await openTicket(own, `${product.url}/bookings/${bookingId}`);
  await own.getByRole('heading', { name: `Ticket ${before}` }).waitFor();
  const page = await opsPage(stage, cast.meera.email, '/cases');
  await page.getByRole('link', { name: number }).press('Enter');
  await page.getByRole('button', { name: 'I take it' }).press('Enter');
  await page.getByText('Taken', { exact: true }).waitFor();
  await page.getByLabel('Begin from').selectOption({ label: 'Rework offered' });
  await expect
    .poll(() => page.getByRole('textbox', { name: 'Answer' }).inputValue())
    .toContain('redo the work free of charge');
  await page.getByRole('button', { name: 'Send the answer' }).press('Enter');
  await page.getByText('Answered', { exact: true }).waitFor();
  await expectAccessible(page);
  await page.getByLabel('Why, as the customer reads it').fill('Done again on Tuesday.');
  await page.getByRole('button', { name: 'Close the case' }).press('Enter');
  await page.getByRole('button', { name: 'Take it up again' }).waitFor();
  await page.context().close();

  await own.reload();
  await own.getByText('redo the work free of charge').waitFor();
  await own.getByText('Done again on Tuesday.').waitFor();
  const ticket = own.getByRole('region', { name: `Ticket ${number}` });
  await expect.poll(() => ticket.locator('.request-state').textContent()).toMatch(/^Closed /);
  await own.context().close();
}

async function openTicket(own: Page, booking: string): Promise<string> {
  await own.goto(booking);
  await own.getByRole('link', { name: 'Complain or ask' }).press('Enter');
  await own.getByLabel('What happened?').fill('The wall beside the switch is scorched.');
  await own.getByRole('button', { name: 'Send', exact: true }).press('Enter');
  await own.getByText('We have it. Your ticket number is').waitFor();
  const number = /C-\d+/.exec((await own.locator('.request-number').textContent()) ?? '')?.[0];
  await own.getByRole('heading', { name: `Ticket ${number}` }).waitFor();
  await expectAccessible(own);
  return number ?? '';
}
