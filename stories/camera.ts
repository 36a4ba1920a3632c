import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { LANG_COOKIE, type Lang, type Words } from '#i18n/index.ts';
import { cast, DEMO_PASSWORD } from '#testing/cast.ts';
import type { Product } from '#testing/product.ts';
import { faultsOf } from './faults-of.ts';

export type Tour = {
  readonly browser: Browser;
  readonly product: Product;
  readonly words: Words;
  readonly lang: Lang;
  readonly width: number;
  readonly folder: string;
  /** Every screen is looked at in each of these as well, with axe, and may be joined by others that hardly ever change. */
  readonly looks?: readonly Look[];
};

export type Look = { readonly width: number; readonly dark: boolean };

/** A screen that was looked at, and what was wrong with it, as sentences. */
export type Seen = { readonly name: string; readonly faults: readonly string[] };

type ShootOptions = {
  readonly whole?: boolean;
  /** The page's clock stands still, and axe with it. */
  readonly still?: boolean;
};

export type Camera = {
  readonly page: Page;
  /** Takes the picture of what is on the screen now; with `whole`, of all that one can scroll to. */
  shoot(name: string, options?: ShootOptions): Promise<void>;
  /** Everything that was taken; the browser's window is closed. */
  finish(): Promise<readonly Seen[]>;
};

/** A browser of one's own with an eye on it: what the page says in its console counts as a fault of the screen shown then. */
export async function openCamera(tour: Tour, who?: keyof typeof cast): Promise<Camera> {
  const { browser, product, lang, width, folder, looks = [] } = tour;
  const context = await browser.newContext({
    viewport: viewportOf(width),
    hasTouch: width < 600,
    reducedMotion: 'reduce',
  });
  await context.addInitScript(() => sessionStorage.setItem('auth-dismissed', '1'));
  if (who) {
    await context.request.post(`${product.url}/api/auth/login`, {
      data: { identifier: cast[who].email, password: DEMO_PASSWORD },
      headers: { origin: product.url },
    });
  }
  // After the sign-in, which brings the language of the account along.
  await context.addCookies([{ name: LANG_COOKIE, value: lang, url: product.url }]);
  const folderOf = (look: Look) =>
    join(folder, '..', `${lang}-${look.width}${look.dark ? '-dark' : ''}`);
  for (const one of [folder, ...looks.map(folderOf)]) await mkdir(one, { recursive: true });
  const page = await context.newPage();
  const said: string[] = [];
  page.on('pageerror', (error) => said.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !isAnsweredRefusal(message.text())) said.push(message.text());
  });

  const seen: Seen[] = [];
  const tag = `${lang} ${width}`;
  const shoot: Camera['shoot'] = async (name, { whole = false, still = false } = {}) => {
    const tooWide = await settle(page);
    const number = String(seen.length + 1).padStart(2, '0');
    const file = `${who ? 'customer' : 'visitor'}-${number}-${name}.png`;
    await page.screenshot({ path: join(folder, file), fullPage: whole, animations: 'disabled' });
    const faults = [...said.splice(0), ...tooWide].map((fault) => `${tag} ${name}: ${fault}`);
    for (const look of looks) {
      const beside = join(folderOf(look), file);
      await beAs(page, look);
      const wide = await settle(page);
      await page.screenshot({ path: beside, fullPage: whole, animations: 'disabled' });
      const where = `${lang} ${look.width} ${look.dark ? 'dark ' : ''}${name}`;
      faults.push(...(still ? wide : await faultsOf(page, where)));
    }
    if (looks.length > 0) await beAs(page, { width, dark: false });
    seen.push({ name, faults });
  };
  return {
    page,
    shoot,
    finish: async () => {
      await context.close();
      return seen;
    },
  };
}

const viewportOf = (width: number) => ({ width, height: width < 600 ? 844 : 800 });

async function beAs(page: Page, { width, dark }: Look): Promise<void> {
  await page.setViewportSize(viewportOf(width));
  await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' });
}

/** A request that the server refuses, as some screens are there to show, stands in the console too. */
const isAnsweredRefusal = (text: string): boolean => /status of 4\d\d/.test(text);

/** Waits for letters and pictures; answers what is wider than the screen. */
async function settle(page: Page): Promise<string[]> {
  // A page that is not laid out yet has asked for no letters. By our clock: the page's own may stand still.
  await page.waitForTimeout(60);
  return page.evaluate(async () => {
    await document.fonts.ready;
    const near = [...document.images].filter(
      (image) => image.getBoundingClientRect().top < innerHeight,
    );
    await Promise.allSettled(near.map((image) => image.decode()));
    const root = document.documentElement;
    return root.scrollWidth > innerWidth ? [`${root.scrollWidth} px wide`] : [];
  });
}
