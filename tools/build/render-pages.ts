import { manifestAddress } from '../../apps/customer/manifest-address.ts';
import type { PageAssets } from '../../apps/customer/page-assets.ts';
import { readCatalogue } from '../../contract/public/read-catalogue.ts';
import { readSession } from '../../contract/public/read-session.ts';
import { LANGS, type Lang, loadWords } from '../../i18n/index.ts';
import { gapBrand } from '../../server/api/site/brand-gaps.ts';
import { DRAWN_PAGES, type DrawnPage, SERVICE_PAGE } from '../../server/api/site/gaps.ts';
import { servicesAt } from '../../server/modules/catalogue/version.ts';
import { firstLearned, firstPublished } from '../../server/seed/data/first-services.ts';
import { appShell } from './app-shell.ts';
import type { Bundled, ManifestEntry } from './bundle.ts';
import { drawnPage } from './drawn-page.ts';
import { firstFactsIn } from './first-facts.ts';
import { buildFirstMoments } from './first-moments.ts';
import { firstServicePages } from './first-service-pages.ts';
import { readCourtyard } from './inlined-art.ts';
import { offlinePage } from './offline-page.ts';
import { LATER_STYLE, withOwnFonts } from './own-fonts.ts';
import { plainColours, shortNames } from './plain-colours.ts';
import { asSignedIn, SIGNED_IN_PAGE } from './signed-in-page.ts';
import { trimStyle } from './trim-style.ts';

/** Not in the HTML that is trimmed, but in the variant made of it. */
const ADDED_LATER = ['signed-in'];
/** The part of the base styles that the front page has only at its end: `later.css` has all of them. */
const STYLED_LATER = ['field', 'tileband'];

/** The catalogue begins with it. */
const FIRST_CARD = 'ui/art/services/house-cleaning.svg';
const DASHBOARD = 'apps/customer/routes/main.tsx';

/**
 * Addresses at which people mostly arrive, and the modules that these pages begin with: fetched beside the app, not when it has
 * found out what it shows. Every other address of the app has the first of them.
 */
const SHELLS: Readonly<Record<string, readonly string[]>> = {
  app: [],
  main: ['apps/customer/routes/signed-in.tsx', DASHBOARD],
  'booking-history': [
    'apps/customer/routes/signed-in.tsx',
    'apps/customer/routes/booking-history.tsx',
  ],
  'payment-success': ['apps/customer/routes/payment-success.tsx'],
  login: ['apps/customer/routes/login.tsx'],
  signup: ['apps/customer/routes/signup.tsx'],
};

/** Pages are made with what is first sown; the server puts into them what is sold. */
const FIRST_SERVICES = servicesAt(firstPublished, Date.now());

/** Every page in every language, by the path it gets in `dist/`. */
export async function renderPages(bundled: Bundled): Promise<Map<string, string>> {
  bundled.pages.learnCatalogue(firstLearned);
  bundled.pages.learnBrand(gapBrand);
  const assets = await findAssets(bundled);
  const pages = new Map<string, string>();
  for (const lang of LANGS) {
    const drawn = new Map(
      bundled.pages.PAGES.map((name) => [
        name,
        bundled.pages.renderPage(name, lang, assets, FIRST_SERVICES),
      ]),
    );
    // A policy that is published later may have a table where the delivered one has none.
    const policies = bundled.pages.POLICIES.map((name) => withoutStyle(drawn.get(name))).join('');
    for (const [name, html] of drawn) {
      const isPolicy = bundled.pages.POLICIES.some((one) => one === name);
      pages.set(`pages/${lang}/${name}.html`, trim(html, isPolicy ? policies : ''));
    }
    pages.set(`pages/${lang}/${SERVICE_PAGE}.html`, servicePage(bundled, lang, assets));
    const front = await withOwnFonts(bundled, pages.get(`pages/${lang}/index.html`) ?? '', lang);
    pages.set(`pages/${lang}/index.html`, front);
    pages.set(`pages/${lang}/${SIGNED_IN_PAGE}.html`, asSignedIn(front));
    for (const [name, sources] of Object.entries(SHELLS)) {
      const first = [...sources, `i18n/${lang}/index.ts`];
      pages.set(`pages/${lang}/${name}.html`, await renderShell(bundled, lang, first));
    }
    for (const name of DRAWN_PAGES)
      pages.set(`pages/${lang}/${name}.html`, await renderDrawn(bundled, lang, name));
    pages.set(
      `pages/${lang}/offline.html`,
      await offlinePage(lang, filesOfScreen(bundled, []).styles),
    );
  }
  return pages;
}

async function findAssets({ entry, read }: Bundled): Promise<PageAssets> {
  return {
    laterStyle: `/${entry(LATER_STYLE).file}`,
    landingScript: `/${entry('apps/customer/landing-main.ts').file}`,
    landingStyle: await read(entry('apps/customer/landing/landing.css').file),
    legalScript: `/${entry('apps/customer/legal-main.ts').file}`,
    legalStyle: await read(entry('apps/customer/legal/legal.css').file),
    promiseStyle: await read(entry('apps/customer/promise/promise.css').file),
    gateScript: `/${entry('apps/customer/gate-main.ts').file}`,
    gateStyle: await read(entry('apps/customer/gate/gate.css').file),
    serviceScript: `/${entry('apps/customer/service-main.ts').file}`,
    serviceStyle: await read(entry('apps/customer/service-page/service-page.css').file),
    courtyard: await readCourtyard(),
    firstMoments: await buildFirstMoments(),
  };
}

/**
 * The page of the first service, whose styles and script every other one has: those styles keep what any of the nine uses.
 * The server draws the rest from rows.
 */
function servicePage({ pages }: Bundled, lang: Lang, assets: PageAssets): string {
  const all = firstServicePages(lang).map((facts) => pages.renderServicePage(lang, assets, facts));
  const [first = ''] = all;
  const style = trimStyle(
    shortNames(plainColours(assets.serviceStyle)),
    all.map(withoutStyle).join(''),
    ['signed-in', 'error', 'big'],
    STYLED_LATER,
  );
  return first.replace(INLINE_STYLE, () => `<style>${style}</style>`);
}

const INLINE_STYLE = /<style>[\s\S]*?<\/style>/;
const withoutStyle = (html = ''): string => html.replace(INLINE_STYLE, '');

/** The inlined styles lose what this very page, and what may stand in its place, does not use. */
const trim = (html: string, beside: string): string =>
  html.replace(/<style>([\s\S]*?)<\/style>/, (element, css: string) => {
    const used = trimStyle(
      shortNames(plainColours(css)),
      html.replace(element, '') + beside,
      ADDED_LATER,
      STYLED_LATER,
    );
    return `<style>${used}</style>`;
  });

async function renderShell(
  bundled: Bundled,
  lang: Lang,
  first: readonly string[],
): Promise<string> {
  const { shell } = await loadWords(lang);
  const { main, modules, styles } = filesOfScreen(bundled, first);
  return appShell({
    lang,
    title: gapBrand.name,
    loading: shell.loading,
    noScript: shell.needsScript,
    scripts: [main],
    styles,
    preloads: modules,
    reads: first.includes(DASHBOARD) ? [readSession.path, readCatalogue.path] : [],
    picture: first.includes(DASHBOARD) ? `/${bundled.entry(FIRST_CARD).file}` : undefined,
    manifest: manifestAddress(lang),
    facts: firstFactsIn(lang, gapBrand),
  });
}

/** Screens of the pages that the server draws. */
const DRAWN: Readonly<Record<DrawnPage, readonly string[]>> = {
  dashboard: SHELLS.main ?? [],
  'drawn-history': SHELLS['booking-history'] ?? [],
  'drawn-booking': ['apps/customer/routes/signed-in.tsx', 'apps/customer/routes/booking.tsx'],
};

function renderDrawn(bundled: Bundled, lang: Lang, name: DrawnPage): Promise<string> {
  const files = filesOfScreen(bundled, [...DRAWN[name], `i18n/${lang}/index.ts`]);
  const ofAll = filesOfScreen(bundled, DRAWN.dashboard).styles;
  const whole = files.styles.filter((file) => !ofAll.includes(file));
  return drawnPage(bundled, name, { lang, ...files, whole, manifest: manifestAddress(lang) });
}

function filesOfScreen(bundled: Bundled, first: readonly string[]) {
  const main = `/${bundled.entry('apps/customer/main.tsx').file}`;
  const parts = partsOf(bundled, ['apps/customer/main.tsx', ...first]);
  return {
    main,
    modules: unique(parts.map(({ file }) => file)).filter((file) => file !== main),
    styles: unique(parts.flatMap(({ css = [] }) => css)),
  };
}

/** These entries and all they import, in the order in which their styles rest on one another: what is imported comes first. */
export function partsOf(
  { entry }: Pick<Bundled, 'entry'>,
  names: readonly string[],
): ManifestEntry[] {
  const seen = new Set<string>();
  const inOrder: ManifestEntry[] = [];
  const add = (name: string): void => {
    if (seen.has(name)) return;
    seen.add(name);
    entry(name).imports?.forEach(add);
    inOrder.push(entry(name));
  };
  names.forEach(add);
  return inOrder;
}

export const unique = (files: readonly string[]): string[] =>
  [...new Set(files)].map((file) => `/${file}`);
