import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Lang } from '#i18n/index.ts';
import { GatePage } from './gate/gate-page.tsx';
import type { FrontService } from './landing/front-catalogue.ts';
import { LandingPage } from './landing/landing-page.tsx';
import { LegalPage } from './legal/legal-page.tsx';
import { POLICIES } from './legal/legal-words.ts';
import type { PageAssets } from './page-assets.ts';
import { PromisePage } from './promise/promise-page.tsx';

export { learnCatalogue } from '#contract/catalogue/known.ts';
export { learnBrand } from '#contract/known-brand.ts';
export { POLICIES } from './legal/legal-words.ts';
export { renderServicePage } from './service-page/draw-service-page.tsx';

/** For whoever searches; the gate is for whoever was sent there. */
export const LISTED_PAGES = ['index', ...POLICIES, 'promise'] as const;
export const PAGES = [...LISTED_PAGES, 'gate'] as const;
export type PageName = (typeof PAGES)[number];

/** A whole page as HTML. These pages are never hydrated: React stays at home (decision 0010). */
export function renderPage(
  name: PageName,
  lang: Lang,
  assets: PageAssets,
  services: readonly FrontService[] = [],
): string {
  return `<!doctype html>${renderToStaticMarkup(pageOf(name, lang, assets, services))}`;
}

function pageOf(
  name: PageName,
  lang: Lang,
  assets: PageAssets,
  services: readonly FrontService[],
): ReactElement {
  if (name === 'index') return <LandingPage lang={lang} assets={assets} services={services} />;
  if (name === 'promise') return <PromisePage lang={lang} assets={assets} />;
  if (name === 'gate') return <GatePage lang={lang} assets={assets} />;
  return <LegalPage name={name} lang={lang} assets={assets} />;
}
