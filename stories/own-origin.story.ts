import type { Browser, Page } from 'playwright';
import { expect, test } from 'vitest';
import { cast, DEMO_PASSWORD } from '#testing/cast.ts';
import type { Product } from '#testing/product.ts';
import { expectAccessible } from './booking-page.ts';
import { giveDevice } from './own-device.ts';
import { oneStage } from './visitors.ts';

let product: Product;
let browser: Browser;

oneStage(
  (stage) => {
    ({ product, browser } = stage);
  },
  { environmentOf: (_server, port) => ({ OPS_ORIGIN: `http://ops.localhost:${port}` }) },
);

async function enter(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: /Email/ }).fill(cast.meera.email ?? '');
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Continue' }).click();
}

test('a colleague finds the console on its own origin, adds a passkey there and comes in with it', async () => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const troubles: string[] = [];
  page.on('console', (one) => one.type() === 'error' && troubles.push(one.text()));
  await giveDevice(page);
  const { port } = new URL(product.url);
  await page.goto(`${product.url}/ops`);
  await page.waitForURL(`http://ops.localhost:${port}/ops`);
  await enter(page);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await page.getByRole('navigation').getByRole('link', { name: 'Cases' }).waitFor();
  await expectAccessible(page);
  const own = await context.cookies(`http://ops.localhost:${port}`);
  expect(own.map(({ name, domain }) => [name, domain])).toContainEqual([
    'aangan_ops',
    'ops.localhost',
  ]);
  expect(await context.cookies(product.url)).toEqual([]);
  await context.clearCookies({ name: 'aangan_ops' });
  await page.reload();
  await enter(page);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await page.getByRole('navigation').getByRole('link', { name: 'Cases' }).waitFor();
  expect(troubles).toEqual([]);
});
