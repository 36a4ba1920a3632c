import { renderToStaticMarkup } from 'react-dom/server';
import type { Lang } from '#i18n/index.ts';
import { LandingPage } from './landing/landing-page.tsx';
import type { PageAssets } from './page-assets.ts';

export const PAGES = ['index'] as const;
export type PageName = (typeof PAGES)[number];

/** A whole page as HTML. These pages are never hydrated: React stays at home (decision 0010). */
export function renderPage(_name: PageName, lang: Lang, assets: PageAssets): string {
  return `<!doctype html>${renderToStaticMarkup(<LandingPage lang={lang} assets={assets} />)}`;
}
