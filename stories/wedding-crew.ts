import type { Browser, BrowserContext, Page } from 'playwright';
import type { KARIGAR_SENTENCES } from '#contract/live.ts';
import { LANG_COOKIE, type Lang } from '#i18n/index.ts';
import type { KarigarWords } from '#i18n/karigar.ts';
import { HOUR, MINUTE } from '#kernel/time.ts';
import { insertSession, insertStranger, putSession } from '#testing/cast.ts';
import { type Client, createClient } from '#testing/client.ts';
import type { Product } from '#testing/product.ts';
import { sowKarigar } from '#testing/small-town.ts';
import { expectAccessible } from './booking-page.ts';
import { karigarWords, standAt } from './karigar-stage.ts';
import { laterToday } from './visit-under-way.ts';

const WEDDING = 4;
/** The wedding is at the hour at which the story is told. */
const ALL_DAY = [0, 1500] as const;

/** One of a crew with a telephone of their own, in their language. */
export type Member = {
  readonly name: string;
  readonly karigarId: number;
  readonly client: Client;
  readonly words: KarigarWords;
  readonly phone: BrowserContext;
  readonly page: Page;
};

/** Four live near the wedding and do weddings, and nobody else does. */
export async function openCrew(
  { product, browser }: { readonly product: Product; readonly browser: Browser },
  people: readonly (readonly [name: string, lang: Lang])[],
): Promise<readonly Member[]> {
  const { db } = product;
  await db.query(
    'update karigars set active = false where id in (select karigar_id from karigar_skills where service_id = $1)',
    [WEDDING],
  );
  return Promise.all(
    people.map(async ([name, lang]) => {
      const person = await insertStranger(db, { role: 'karigar', fullName: name, language: lang });
      const karigarId = await sowKarigar(db, { home: '400076', skills: [WEDDING], shift: ALL_DAY });
      await db.query('update karigars set name = $2, user_id = $3 where id = $1', [
        ...[karigarId, name, person.id],
      ]);
      const client = createClient(product.url);
      putSession(client, await insertSession(db, person, Date.now(), true));
      const phone = await browser.newContext({
        ...{ viewport: { width: 360, height: 740 }, hasTouch: true, reducedMotion: 'reduce' },
        serviceWorkers: 'allow',
      });
      await phone.addCookies([
        ...[...client.cookies].map(([name, { value }]) => ({ name, value, url: product.url })),
        { name: LANG_COOKIE, value: lang, url: product.url },
      ]);
      const page = await phone.newPage();
      return { name, karigarId, client, words: await karigarWords(lang), phone, page };
    }),
  );
}

/** Everybody is asked, whatever the hour is at which this is told, and says yes on their own telephone. */
export async function acceptAll(
  { db, url }: Product,
  id: string,
  crew: readonly Member[],
): Promise<void> {
  const pay = { grossPaise: 500_000, netPaise: 500_000, deductions: [] };
  await db.query(
    `insert into offers (id, booking_id, karigar_id, round, state, leads, urgent, starts_at, offered_at, expires_at, pay, journey)
      select gen_random_uuid(), b.id, k, 1, 'open', true, false, b.starts_at, now(), $3, $4,
        '{"from": "home", "minutes": 10, "leaveAt": 0}'
      from bookings b, unnest($2::integer[]) k where b.id = $1 on conflict do nothing`,
    [id, crew.map(({ karigarId }) => karigarId), new Date(Date.now() + HOUR), JSON.stringify(pay)],
  );
  for (const { page, words } of crew) {
    await page.goto(`${url}/karigar/offers`);
    await page.getByRole('button', { name: words.offers.accept }).click();
    await page.waitForURL(`**/visits/${id}`);
    await page.locator('header .k-pill').waitFor();
  }
}

/** The day has come; every telephone shows the visit, and knows where it is. */
export async function comeToTheDay(
  { db }: Product,
  id: string,
  crew: readonly Member[],
): Promise<void> {
  // A visit begins at a full minute.
  const starts = Math.floor(laterToday(28) / MINUTE) * MINUTE;
  const times = [id, new Date(starts), new Date(starts + HOUR)];
  await db.query(
    'update bookings set starts_at = $2, ends_at = $3, until_at = $3 where id = $1',
    times,
  );
  await db.query(
    `update holds set id = default, leave_at = $2::timestamptz - interval '30 minutes', starts_at = $2, ends_at = $3
      where booking_id = $1`,
    times,
  );
  await db.query('update offers set starts_at = $2 where booking_id = $1', times.slice(0, 2));
  for (const { page, phone } of crew) {
    await page.reload();
    await page.locator('header .k-pill').waitFor();
    await standAt(phone, page, id);
  }
}

/** Gives their own place in the visit back, because they are ill. */
export async function giveBack({ page, words }: Member): Promise<void> {
  const { visit } = words;
  await page.getByRole('button', { name: visit.release, exact: true }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByText(visit.releaseReasons.ill).click();
  await sheet.getByRole('button', { name: visit.release, exact: true }).click();
  await page.getByText(visit.given).waitFor();
}

/** The leader has a breakdown on the way, and names who leads instead. */
export async function breakOff({ page, words }: Member, heir: Member): Promise<void> {
  const { visit, crew } = words;
  await page.getByRole('button', { name: visit.breakOff, exact: true }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByText(crew.passedOn).waitFor();
  await sheet.getByText(visit.breakReasons.vehicle).click();
  await sheet.getByRole('group', { name: crew.whoLeads }).getByText(heir.name).click();
  await expectAccessible(page);
  await sheet.getByRole('button', { name: visit.breakOff, exact: true }).click();
  await page.getByText(visit.given).waitFor();
}

/** Held without a signal, and the app closed and opened again before there is one. */
export async function leaveOffline({ page, phone, words }: Member): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await phone.setOffline(true);
  await page.getByRole('button', { name: words.safety.open }).click();
  await page.getByRole('button', { name: words.safety.hold }).focus();
  await page.keyboard.down(' ');
  await page.getByText(words.safety.kept).waitFor();
  await page.keyboard.up(' ');
  await page.reload();
  await page.locator('.k-waiting').waitFor();
}

/** Says a sentence to the customer from their own telephone, whoever leads. */
export async function sayTo(
  { page, words }: Member,
  sentence: (typeof KARIGAR_SENTENCES)[number],
): Promise<void> {
  await page.locator('summary').getByText(words.visit.talk, { exact: true }).click();
  const said = words.talk.sentences[sentence];
  await page.getByRole('button', { name: said, exact: true }).click();
  await page.locator('.k-said-line.mine').getByText(said).waitFor();
}
