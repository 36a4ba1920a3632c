import type { Browser } from 'playwright';
import { expect, test } from 'vitest';
import { loadWords } from '#i18n/index.ts';
import { cast } from '#testing/cast.ts';
import type { Product } from '#testing/product.ts';
import { signInByCall } from './account-page.ts';
import { expectAccessible, PHONE } from './booking-page.ts';
import { karigarWords, leaveOnlyRavi, RAVIS_MOBILE, signInByCode } from './karigar-stage.ts';
import { bookPlumbing, customerOf } from './paid-online.ts';
import { bringVisitTo } from './visit-under-way.ts';
import { oneStage } from './visitors.ts';

let product: Product;
let browser: Browser;
oneStage((stage) => {
  ({ product, browser } = stage);
});

test('a Karigar chooses in Hindi which languages they speak, and a customer reads them in Hindi', async () => {
  await leaveOnlyRavi(product);
  await product.db.query(`update karigars set languages = '{}'`);
  const { id } = await bookPlumbing(await customerOf(product, cast.asha.email), 'cash', 2);
  await bringVisitTo(product, id, 'assigned');
  const [words, { visit }] = await Promise.all([karigarWords('hi'), loadWords('hi')]);

  const telephone = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const app = await telephone.newPage();
  await signInByCode(app, product, { words, language: 'हिन्दी', mobile: RAVIS_MOBILE });
  await app.getByRole('navigation').waitFor();
  await app.goto(`${product.url}/karigar/me`);
  const list = app.getByRole('group', { name: words.work.me.spoken });
  // As long as Ravi has said nothing it is the language of the app.
  expect(await list.getByRole('checkbox', { name: 'हिन्दी' }).isChecked()).toBe(true);
  for (const language of ['मराठी', 'गुजराती']) await list.getByLabel(language).check();
  await list.getByRole('button', { name: words.karigar.save }).click();
  await app.getByText(words.karigar.saved).waitFor();
  await expectAccessible(app);

  const context = await browser.newContext({ viewport: PHONE, locale: 'hi-IN' });
  await context.addCookies([{ name: 'lang', value: 'hi', url: product.url }]);
  await signInByCall(context, product, cast.asha.email);
  const page = await context.newPage();
  await page.goto(`${product.url}/bookings/${id}`);
  const languages = 'हिन्दी, मराठी, और गुजराती';
  await page.getByText(visit.karigar.speaks({ languages }), { exact: true }).waitFor();

  await app.reload();
  await expect.poll(() => list.getByRole('checkbox', { checked: true }).count()).toBe(3);
  await list.getByLabel('मराठी').uncheck();
  await list.getByRole('button', { name: words.karigar.save }).click();
  await page.reload();
  await page.getByText(visit.karigar.speaks({ languages: 'हिन्दी और गुजराती' })).waitFor();
});
