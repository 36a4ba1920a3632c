import type { Browser } from 'playwright';
import { afterEach, beforeEach, test } from 'vitest';
import { acceptWork } from '#contract/customer/accept-work.ts';
import { openBrowser } from '#testing/browser.ts';
import { cast } from '#testing/cast.ts';
import { type Product, startProduct } from '#testing/product.ts';
import { becomeKarigar } from './bad-day/applicant.ts';
import { bookForUnknown } from './bad-day/caller.ts';
import { answerTicket, complainWithPicture } from './bad-day/complaint.ts';
import { hire, serveVisit } from './bad-day/crew.ts';
import { replaceRavi } from './bad-day/ill-karigar.ts';
import { changePrice } from './bad-day/price.ts';
import { closeForRain } from './bad-day/rain.ts';
import { readBack } from './bad-day/read-back.ts';
import { refundByTwo } from './bad-day/refund.ts';
import { leaveForSafety } from './bad-day/safety-exit.ts';
import { payWages } from './bad-day/wages.ts';
import { leaveOnlyRavi } from './karigar-stage.ts';
import { opsPage, staffOf } from './of-staff.ts';
import { customerOf } from './paid-online.ts';

let product: Product;
let browser: Browser;
// For each attempt a company of its own: half a bad day is nothing to go on from.
beforeEach(async () => {
  product = await startProduct({ site: true });
  browser = await openBrowser();
});
afterEach(async () => {
  await browser?.close();
  await product?.close();
});

test('N02, N03, N04, N05, N06, N08, N09, N11, N13: a bad day in one console: a Karigar is ill and five visits go to others, a stranger calls and books, an applicant is made active, a visit is done again after a complaint with a picture, one is left for safety, a large refund is checked by a second person, rain closes two wards, a price changes from Monday, and wages go out of which one comes back', {
  timeout: 600_000,
}, async () => {
  const stage = { product, browser };
  await leaveOnlyRavi(product);
  const [ops, asha] = await Promise.all([
    staffOf(product, cast.meera.email),
    customerOf(product, cast.asha.email),
  ]);
  const names = ['Farida Khan', 'Akram Sayyed', 'Kinjal Rathod'];
  const crew = await Promise.all(names.map((name) => hire(product, ops, name)));

  // The Karigars who take over do the work, are complained about and thanked, leave for safety, and are paid.
  const { visits, first, second, last } = await replaceRavi(stage, crew);
  const [one = '', two = '', , four = '', five = ''] = visits;
  const caller = await bookForUnknown(stage);
  await becomeKarigar(stage);
  await serveVisit(product, one, { client: asha, worker: first });
  const ticket = await complainWithPicture(stage, one);
  await serveVisit(product, two, { client: asha, worker: second });
  await answerTicket(stage, two, ticket);
  await asha.call(acceptWork, { id: two });
  await leaveForSafety(stage, four, first);
  await refundByTwo(stage);

  const page = await opsPage(stage, cast.meera.email);
  await closeForRain(product, page, caller);
  await changePrice(product, page);
  await serveVisit(product, five, { client: asha, worker: last });
  await asha.call(acceptWork, { id: five });
  await payWages(stage, { paid: first, returned: second, holds: last });
  await readBack(page);
});
