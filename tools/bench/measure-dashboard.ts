import { type Browser, chromium as driver, type Page } from 'playwright';
import { cast, DEMO_PASSWORD } from '#testing/cast.ts';
import { startProduct } from '#testing/product.ts';
import { openChromium } from './chromium.ts';
import { measurePage, type PageFigures, type Visitor } from './measure-page.ts';
import { startSite } from './site-process.ts';

/** Odd, so that there is a middle one. */
const ROUNDS = 5;
/** How much slower the processor is than this machine's: a cheap phone. */
const SLOWER = 4;

export type DashboardFigures = {
  readonly empty: PageFigures;
  /** Nothing of the site in the browser yet. */
  readonly first: PageFigures;
  /** The page after a first visit, with the cache that it left. */
  readonly next: PageFigures;
  /** Time from the tap on Book Now until the first step of the dialog is painted, in ms. */
  readonly firstTapMs: number;
  readonly laterTapMs: number;
};

/** `/main` of somebody who is signed in, by Lighthouse beside an empty page, and how soon the booking dialog answers a tap. */
export async function measureDashboard(say: (sentence: string) => void): Promise<DashboardFigures> {
  const site = await startSite();
  const product = await startProduct({ site: true });
  const chromium = await openChromium();
  const browser = await driver.connectOverCDP(`http://localhost:${chromium.port}`);
  try {
    const cookie = await signIn(browser, product.url);
    const measure = (url: string, visitor: Visitor) => measurePage(chromium.port, url, visitor);
    const rounds = { empty: [], first: [], next: [] } as Record<string, PageFigures[]>;
    for (let round = 1; round <= ROUNDS; round += 1) {
      say(`Lighthouse of the dashboard, round ${round} of ${ROUNDS}`);
      rounds.empty?.push(await measure(`${site.url}/empty`, {}));
      rounds.first?.push(await measure(`${product.url}/main`, { cookie }));
      await measure(`${product.url}/main`, { cookie, returning: true });
      rounds.next?.push(await measure(`${product.url}/main`, { cookie, returning: true }));
    }
    await signIn(browser, product.url);
    const taps = { first: [] as number[], later: [] as number[] };
    for (let round = 1; round <= ROUNDS; round += 1) {
      const page = await slowPage(browser, `${product.url}/main`);
      taps.first.push(await tap(page));
      taps.later.push(await tap(page));
      await page.close();
    }
    return {
      empty: middleOf(rounds.empty),
      first: middleOf(rounds.first),
      next: middleOf(rounds.next),
      firstTapMs: median(taps.first),
      laterTapMs: median(taps.later),
    };
  } finally {
    await browser.close();
    await chromium.close();
    await product.close();
    await site.close();
  }
}

/** In the browser's own profile, which Lighthouse uses too; answers the cookies. */
async function signIn(browser: Browser, url: string): Promise<string> {
  const [context] = browser.contexts();
  const answer = await context?.request.post(`${url}/api/auth/login`, {
    headers: { origin: url },
    data: { identifier: cast.asha.email, password: DEMO_PASSWORD, remember: true },
  });
  if (!answer?.ok()) throw new Error('Nobody could sign in.');
  const cookies = (await context?.cookies(url)) ?? [];
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}

async function slowPage(browser: Browser, address: string): Promise<Page> {
  const page = (await browser.contexts()[0]?.newPage()) as Page;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(address);
  await page.getByRole('article').nth(8).waitFor();
  // They are drawn before the app is there to open anything.
  await page.waitForFunction(() => !window.aanganEarly);
  // A reader takes longer than the page needs for what it still prepares.
  await page.waitForTimeout(1500);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return page;
}

/** Taps the first Book Now and closes the dialog again; answers ms until its first step stood in a painted frame. */
async function tap(page: Page): Promise<number> {
  const ms = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const button = document.querySelector<HTMLElement>('article .btn');
        const began = performance.now();
        const look = (): void => {
          const step = document.querySelector(
            'dialog[open] .when, dialog[open] input, dialog[open] h3',
          );
          if (!step) requestAnimationFrame(look);
          // The frame that holds it is painted when the next one begins.
          else requestAnimationFrame(() => resolve(performance.now() - began));
        };
        button?.click();
        requestAnimationFrame(look);
      }),
  );
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });
  return Math.round(ms);
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

/** The round whose largest paint is the middle one. */
export function middleOf(rounds: readonly PageFigures[] = []): PageFigures {
  const sorted = rounds.toSorted((a, b) => a.lcpMs - b.lcpMs);
  return sorted[Math.floor(rounds.length / 2)] as PageFigures;
}
