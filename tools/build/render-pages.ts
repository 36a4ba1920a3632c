import { manifestAddress } from '../../apps/customer/manifest-address.ts';
import type { PageAssets } from '../../apps/customer/page-assets.ts';
import { brandFrom } from '../../contract/brand.ts';
import { LANGS, type Lang, loadWords } from '../../i18n/index.ts';
import { appShell } from './app-shell.ts';
import type { Bundled } from './bundle.ts';
import { buildFirstMoments } from './first-moments.ts';
import { readCourtyard } from './inlined-art.ts';
import { offlinePage } from './offline-page.ts';
import { plainColours } from './plain-colours.ts';
import { asSignedIn, SIGNED_IN_PAGE } from './signed-in-page.ts';
import { trimStyle } from './trim-style.ts';

/** Not in the HTML that is trimmed, but in the variant made of it. */
const ADDED_LATER = ['signed-in'];

/** Every page in every language, by the path it gets in `dist/`. */
export async function renderPages(bundled: Bundled): Promise<Map<string, string>> {
  const assets = await findAssets(bundled);
  const pages = new Map<string, string>();
  for (const lang of LANGS) {
    for (const name of bundled.pages.PAGES) {
      pages.set(`pages/${lang}/${name}.html`, trim(bundled.pages.renderPage(name, lang, assets)));
    }
    const front = pages.get(`pages/${lang}/index.html`) ?? '';
    pages.set(`pages/${lang}/${SIGNED_IN_PAGE}.html`, asSignedIn(front));
    pages.set(`pages/${lang}/app.html`, await renderShell(bundled, lang));
    pages.set(`pages/${lang}/offline.html`, await offlinePage(lang, stylesOfApp(bundled)));
  }
  return pages;
}

async function findAssets({ entry, read }: Bundled): Promise<PageAssets> {
  return {
    laterStyle: `/${entry('apps/customer/landing/later.css').file}`,
    landingScript: `/${entry('apps/customer/landing-main.ts').file}`,
    landingStyle: await read(entry('apps/customer/landing/landing.css').file),
    legalScript: `/${entry('apps/customer/legal-main.ts').file}`,
    legalStyle: await read(entry('apps/customer/legal/legal.css').file),
    courtyard: await readCourtyard(),
    firstMoments: await buildFirstMoments(),
  };
}

/** The inlined styles lose what this very page does not use. */
const trim = (html: string): string =>
  html.replace(/<style>([\s\S]*?)<\/style>/, (element, css: string) => {
    const used = trimStyle(plainColours(css), html.replace(element, ''), ADDED_LATER);
    return `<style>${used}</style>`;
  });

const stylesOfApp = ({ entry }: Bundled): string[] =>
  (entry('apps/customer/main.tsx').css ?? []).map((file) => `/${file}`);

async function renderShell(bundled: Bundled, lang: Lang): Promise<string> {
  const { shell } = await loadWords(lang);
  const main = bundled.entry('apps/customer/main.tsx');
  return appShell({
    lang,
    title: brandFrom(process.env).name,
    loading: shell.loading,
    noScript: shell.needsScript,
    scripts: [`/${main.file}`],
    styles: stylesOfApp(bundled),
    preloads: (main.imports ?? []).map((name) => `/${bundled.entry(name).file}`),
    manifest: manifestAddress(lang),
  });
}
