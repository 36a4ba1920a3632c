import type { Page } from 'playwright';
import { expect } from 'vitest';
import { giveDevice } from './own-device.ts';

/** A colleague with an authenticator adds a passkey, makes new recovery codes, and removes what is one too many. */
export async function lookAfterOwnAccess(page: Page): Promise<void> {
  await giveDevice(page);
  await page.getByRole('link', { name: 'My sign-in' }).click();
  await page.getByText('This is your only one.').waitFor();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByText('This is your only one.').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Make new codes' }).click();
  await page.getByText('Those from before open nothing any more.').waitFor();
  await page.getByRole('button', { name: 'Make new codes' }).click();
  await expect.poll(() => page.locator('.o-codes li').count()).toBe(10);
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await page.getByText('10 are left.').waitFor();
  await page.getByRole('button', { name: 'Remove: Authenticator app' }).click();
  await page.getByRole('button', { name: 'Remove it' }).click();
  await page.getByText('You have no authenticator yet.').waitFor();
  await page.getByText('This is your only one.').waitFor();
}
