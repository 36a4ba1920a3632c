import { join } from 'node:path';
import type { Page } from 'playwright';
import { disputeWork } from '#contract/customer/dispute-work.ts';
import { leaveForSafety } from '#contract/karigar/leave-for-safety.ts';
import { requestCallBack } from '#contract/public/request-call-back.ts';
import { LANG_COOKIE, type Lang } from '#i18n/index.ts';
import { loadOpsWords } from '#i18n/ops.ts';
import { newId } from '#kernel/ids.ts';
import { dateInIndia, toIndiaIso } from '#kernel/time.ts';
import { cast } from '#testing/cast.ts';
import { createClient } from '#testing/client.ts';
import { postPaymentOn, reportUnknownPayment } from '#testing/posted-entries.ts';
import { faultsOf } from './faults-of.ts';
import { type OpsStage, opsPage } from './of-staff.ts';
import { bookPlumbing, customerOf } from './paid-online.ts';
import { bringVisitTo } from './visit-under-way.ts';

export type ConsoleGlance = {
  readonly lang: Lang;
  readonly width: 390 | 1280 | 1920;
  readonly dark: boolean;
  /** Only the first tab of each room, and the files. */
  readonly firstTabs?: boolean;
};

/** Things of a day that have gone wrong, so that hardly any screen of the console is empty. */
export type TroubledDay = {
  readonly disputed: string;
  readonly leftForSafety: string;
  readonly karigarId: number;
};

/** A complaint, a safety exit, a request to be called back, and a payment that nobody here knows. */
export async function troubleTheDay({ product }: OpsStage): Promise<TroubledDay> {
  const asha = await customerOf(product, cast.asha.email);
  const ravi = await customerOf(product, cast.ravi.email);
  const { id: disputed } = await bookPlumbing(asha, 'cash');
  await bringVisitTo(product, disputed, 'done', -120);
  await asha.call(disputeWork, {
    ...{ id: disputed, reason: 'badly-done', lines: [1], comment: 'नल अब भी टपकता है।' },
  });
  const { id: leftForSafety } = await bookPlumbing(asha, 'cash', 2);
  await bringVisitTo(product, leftForSafety, 'arrived');
  const act = { actionId: newId(), happenedAt: toIndiaIso(Date.now()) };
  await ravi.call(leaveForSafety, { id: leftForSafety, ...act });
  await createClient(product.url).call(requestCallBack, {
    ...{ id: newId(), name: 'Meenakshi Venkataraghavan', mobile: '+919820098111' },
    ...{ serviceInterest: 'Satyanarayan pooja', area: 'Powai', language: 'mr' },
  });
  await postPaymentOn(product.db, dateInIndia(Date.now()));
  await reportUnknownPayment(product.db);
  const { rows } = await product.db.query<{ id: number }>(
    'select id from karigars where user_id = $1',
    [cast.ravi.id],
  );
  return { disputed, leftForSafety, karigarId: rows[0]?.id ?? 0 };
}

const ADDRESSES = [
  '',
  '/bookings',
  '/book',
  '/cases',
  '/customers',
  '/karigars',
  '/karigars/paused',
  '/karigars/applications',
  '/karigars/documents',
  '/money',
  '/money/wages',
  '/money/on-top',
  '/money/payees',
  '/money/settlements',
  '/money/cash',
  '/money/tax',
  '/money/books',
  '/catalogue',
  '/catalogue/city/days',
  '/catalogue/city/societies',
  '/catalogue/city/rates',
  '/catalogue/city/areas',
  '/catalogue/city/zones',
  '/catalogue/texts',
  '/quality',
  '/house',
  '/house/audit',
  '/house/fees',
  '/house/channels',
  '/house/templates',
  '/house/webhooks',
  '/house/keys',
  '/house/features',
  '/me',
] as const;

/**
 * Every screen of the console: a picture of each, and as sentences whatever goes wrong unseen, is wider than the screen, or
 * that axe finds.
 */
export async function tourOfConsole(
  stage: OpsStage,
  day: TroubledDay,
  { lang, width, dark, firstTabs = false }: ConsoleGlance,
  folder: string,
): Promise<{ readonly seen: number; readonly faults: string[] }> {
  const { url, db } = stage.product;
  const { loading } = (await loadOpsWords(lang)).ops;
  const faults: string[] = [];
  const page = await opsPage(stage, cast.meera.email);
  await page.setViewportSize({ width, height: width === 390 ? 844 : 1000 });
  await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light', reducedMotion: 'reduce' });
  await page.context().addCookies([{ name: LANG_COOKIE, value: lang, url }]);
  page.on('pageerror', (error) => faults.push(error.message));
  const files = [
    ...[day.disputed, day.leftForSafety].map((id) => `/bookings/${id}`),
    ...[`/customers/${cast.asha.id}`, `/karigars/${day.karigarId}`],
  ];
  const isShown = (one: string) => !firstTabs || one.split('/').length <= 2;
  const addresses = [...ADDRESSES.filter(isShown), ...files];
  for (const [place, address] of addresses.entries()) {
    const name = address.split('/').slice(1, 4).join('-').slice(0, 24) || 'now';
    await db.query('update staff_sessions set stepped_up_at = now()');
    await page.goto(`${url}/ops${address}`);
    await restOf(page, loading);
    const number = String(place + 1).padStart(2, '0');
    const path = join(folder, `console-${lang}-${width}${dark ? '-dark' : ''}`);
    await page.screenshot({ path: join(path, `${number}-${name}.png`), animations: 'disabled' });
    faults.push(...(await faultsOf(page, `console ${name} ${lang} ${width}`)));
  }
  await page.context().close();
  return { seen: addresses.length, faults };
}

/** Until what was asked for is there: a room is fetched first, and asks then. */
async function restOf(page: Page, loading: string): Promise<void> {
  await page.locator('main').first().waitFor();
  for (const pause of [150, 150]) {
    await page.waitForFunction(
      (text) =>
        ![...document.querySelectorAll('[role=status]')].some((one) => one.textContent === text),
      loading,
    );
    await page.waitForTimeout(pause);
  }
  await page.evaluate(() => document.fonts.ready);
}
