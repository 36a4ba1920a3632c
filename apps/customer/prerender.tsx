import { renderToStaticMarkup } from 'react-dom/server';
import type { Lang } from '#i18n/index.ts';
import { LandingPage } from './landing/landing-page.tsx';
import { LegalPage } from './legal/legal-page.tsx';
import { POLICIES } from './legal/legal-words.ts';
import type { PageAssets } from './page-assets.ts';

export const PAGES = ['index', ...POLICIES] as const;
export type PageName = (typeof PAGES)[number];

/** A whole page as HTML. These pages are never hydrated: React stays at home (decision 0010). */
export function renderPage(name: PageName, lang: Lang, assets: PageAssets): string {
  const page =
    name === 'index' ? (
      <LandingPage lang={lang} assets={assets} />
    ) : (
      <LegalPage name={name} lang={lang} assets={assets} />
    );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}
