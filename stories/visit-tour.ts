import { shareVisit } from '#contract/customer/share-visit.ts';
import { cast } from '#testing/cast.ts';
import { openCamera, type Seen, type Tour } from './camera.ts';
import { bookPlumbing, customerOf } from './paid-online.ts';
import { beAt, bringVisitTo } from './visit-under-way.ts';

/** Tours the screens of a customer and their family while a visit happens. */
export async function tourOfVisit(tour: Tour): Promise<readonly Seen[]> {
  const { product, words } = tour;
  const [asha, ravi] = await Promise.all([
    customerOf(product, cast.asha.email),
    customerOf(product, cast.ravi.email),
  ]);
  const { id } = await bookPlumbing(asha, 'cash', 3);
  const { page, shoot, finish } = await openCamera(tour, 'asha');
  await bringVisitTo(product, id, 'dispatched');
  await beAt(ravi, id, 19.076, 72.862);
  await page.goto(`${product.url}/bookings/${id}`);
  await page.locator('.visit-map svg').waitFor();
  await shoot('visit-on-the-way');
  await shoot('visit-on-the-way-whole', { whole: true });
  const { value: share } = await asha.call(shareVisit, { id });
  await bringVisitTo(product, id, 'done');
  await page.locator('.accept-work').waitFor();
  await shoot('visit-done');
  await page.getByRole('button', { name: words.visit.dispute.open }).click();
  await page.getByRole('dialog').waitFor();
  await shoot('visit-dispute');
  await page.goto(`${product.url}/follow/${share?.token}`);
  await page.getByText(words.visit.follow.over).waitFor();
  await shoot('follow-over');
  await bringVisitTo(product, id, 'dispatched');
  await page.reload();
  await page.locator('.follow .arrives').waitFor();
  await shoot('follow');
  return finish();
}
