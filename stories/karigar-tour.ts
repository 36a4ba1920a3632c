import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { APP_HEADER } from '#contract/app-header.ts';
import { KARIGAR_NEWS_KINDS } from '#contract/karigar-news.ts';
import { LANG_COOKIE, type Lang } from '#i18n/index.ts';
import { loadKarigarWords } from '#i18n/karigar.ts';
import { cast, DEMO_PASSWORD } from '#testing/cast.ts';
import type { Product } from '#testing/product.ts';
import { faultsOf } from './faults-of.ts';
import { bookElectrician } from './karigar-stage.ts';
import { customerOf } from './paid-online.ts';
import { bringVisitTo } from './visit-under-way.ts';

export type KarigarTour = {
  readonly product: Product;
  readonly browser: Browser;
  readonly lang: Lang;
  readonly width: number;
  readonly dark?: boolean;
  readonly folder: string;
};

/** Every screen of the Karigar's app, looked at; answers what was wrong with them, as sentences. */
export async function tourOfKarigar(tour: KarigarTour): Promise<string[]> {
  const { product, browser, lang, width, dark = false, folder } = tour;
  const words = await loadKarigarWords(lang);
  const context = await browser.newContext({
    viewport: { width, height: 760 },
    hasTouch: true,
    reducedMotion: 'reduce',
    colorScheme: dark ? 'dark' : 'light',
  });
  const faults: string[] = [];
  const page = await context.newPage();
  page.on('pageerror', (error) => faults.push(error.message));
  let number = 0;
  const shoot = async (name: string) => {
    number += 1;
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(80);
    const path = join(folder, `karigar-${lang}-${width}${dark ? '-dark' : ''}`);
    const file = `${String(number).padStart(2, '0')}-${name}.png`;
    await page.screenshot({ path: join(path, file), fullPage: true, animations: 'disabled' });
    faults.push(...(await faultsOf(page, `${name} ${lang} ${width}`)));
  };
  const open = (path: string) => page.goto(`${product.url}/karigar${path}`);
  const { karigar, safety, work, offers, visit } = words;

  await open('');
  await page.locator('.k-choice').first().waitFor();
  await shoot('languages');
  await context.addCookies([{ name: LANG_COOKIE, value: lang, url: product.url }]);
  await open('');
  await page.getByLabel(karigar.signIn.mobile).waitFor();
  await shoot('sign-in');
  await page.getByRole('button', { name: karigar.signIn.byPassword }).click();
  await shoot('password');
  const { data } = { data: { identifier: cast.ravi.email, password: DEMO_PASSWORD } };
  await context.request.post(`${product.url}/api/auth/login`, {
    data,
    headers: { origin: product.url, [APP_HEADER]: 'karigar' },
  });

  const asha = await customerOf(product, cast.asha.email);
  const { id } = await bookElectrician(asha, 2);
  await open('/offers');
  await page.getByText(offers.accept, { exact: true }).first().waitFor();
  // The first to answer has it: both answers are in sight without a scroll, whole, above the tabs.
  const answers = await page.locator('.k-answers').first().boundingBox();
  const tabs = await page.locator('.k-tabs').boundingBox();
  if (!answers || !tabs || answers.y + answers.height > tabs.y + 1)
    faults.push(`offers ${lang} ${width}: the answers lie below the fold`);
  await page.locator('.k-area-map svg').first().waitFor();
  await shoot('offers');
  for (const status of ['assigned', 'dispatched', 'arrived', 'in_progress', 'done'] as const) {
    await bringVisitTo(product, id, status);
    if (status === 'assigned') {
      await open('');
      await page.locator('a.k-card').first().waitFor();
      await shoot('day');
    }
    await open(`/visits/${id}`);
    // The telephone first shows the visit as it was kept; this is the server's answer.
    await page.locator('header .k-pill').getByText(visit.status[status], { exact: true }).waitFor();
    await unfold(page);
    // Cash to be counted at the door, from the acceptance to the end of the work.
    const cash = await page.getByText(offers.cash, { exact: true }).count();
    if (cash !== (status === 'done' ? 0 : 1))
      faults.push(`visit-${status}: cash told ${cash} times`);
    await shoot(`visit-${status}`);
    if (status === 'in_progress') await shootWork(page, words, shoot);
  }
  await page.getByRole('button', { name: safety.open }).click();
  await shoot('safety');
  await closeSheet(page);
  await tellOfEverything(product, id);
  for (const [path, name] of [
    ['/news', 'news'],
    ['/earnings', 'earnings'],
    ['/me', 'me'],
    ['/help', 'help'],
    ['/payee', 'payee'],
    ['/work-time', 'work-time'],
    ['/nowhere', 'nowhere'],
  ] as const) {
    await open(path);
    await page.locator('main h1, main .btn').first().waitFor();
    await page.locator('.loading').waitFor({ state: 'detached' });
    await shoot(name);
  }
  await open('/me');
  await page.getByRole('button', { name: work.me.exit }).click();
  await shoot('exit');
  // The Karigar's hour is free for the next tour.
  await product.db.query('delete from holds where booking_id = $1', [id]);
  await context.close();
  return faults;
}

/** Each kind of news that a Karigar can find in the list. */
const tellOfEverything = ({ db }: Pick<Product, 'db'>, bookingId: string) =>
  db.query(
    `insert into notifications (user_id, app, kind, params, created_at)
      select $1, 'karigar', kind, jsonb_build_object('bookingId', b.id, 'serviceSlug', b.service_slug, 'amountPaise', 124000,
          'startsAt', 1795600000000, 'beforeAt', 1795500000000,
          'area', p.names), now()
        from unnest($2::text[]) kind, bookings b join pincodes p on p.pincode = b.address ->> 'pincode' where b.id = $3`,
    [cast.ravi.id, KARIGAR_NEWS_KINDS.filter((kind) => !kind.endsWith('offer')), bookingId],
  );

/** Escape also stops a page that is on its way: the next one is asked for only when the sheet is gone. */
async function closeSheet(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.waitForTimeout(80);
}

const unfold = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const one of document.querySelectorAll('details')) one.open = true;
  });

async function shootWork(
  page: Page,
  { visit }: Awaited<ReturnType<typeof loadKarigarWords>>,
  shoot: (name: string) => Promise<void>,
): Promise<void> {
  await page.getByRole('button', { name: visit.proposeExtra }).click();
  await shoot('extra-work');
  await page.getByRole('button', { name: visit.finish, exact: true }).click();
  await shoot('finishing');
  await page.getByRole('button', { name: visit.stop }).click();
  await shoot('stop-work');
  await closeSheet(page);
}
