import type { Product } from '#testing/product.ts';
import type { Camera } from './camera.ts';
import { creditFor } from './credited.ts';

/** Tours a customer's credit, and its way to a UPI id. */
export async function tourOfCredit(
  { page, shoot }: Camera,
  product: Product,
  bookingId: string,
): Promise<void> {
  await creditFor(product, bookingId, 16_000);
  await page.goto(`${product.url}/main?credit`);
  await page.locator('.credit .balance .btn').click();
  await page.locator('.credit input').fill('asha.kulkarni@okbank');
  await page.locator('.credit form .btn').click();
  await page.locator('.credit .whose b').waitFor();
  await shoot('credit');
  // A tour takes longer than a sign-in counts as recent.
  await product.db.query('update sessions set created_at = now()');
  await page.locator('.credit .buttons .btn').nth(1).click();
  await page.locator('.credit .payouts').waitFor();
  await shoot('credit-paid-out');
}
