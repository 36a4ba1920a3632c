import { renderToStaticMarkup } from 'react-dom/server';
import type { ServicePageFacts } from '#contract/catalogue/service-page.ts';
import type { Lang } from '#i18n/index.ts';
import { NO_ASSETS, type PageAssets } from '../page-assets.ts';
import { ServicePage } from './service-page.tsx';

/** Scripts that the build has made; the page's policy names their hashes. */
const STYLE = /<style>[\s\S]*?<\/style>/;
const SCRIPT = /<script data-later="([^"]*)" data-main="([^"]*)">[\s\S]*?<\/script>/;

/** The whole page of a service; React is not needed to read it. */
export const renderServicePage = (
  lang: Lang,
  assets: PageAssets,
  facts: ServicePageFacts,
): string =>
  `<!doctype html>${renderToStaticMarkup(<ServicePage lang={lang} assets={assets} facts={facts} />)}`;

/** The page of any service, with the styles and the script of the one that was built. */
export function drawService(built: string, lang: Lang, facts: ServicePageFacts): string {
  const [style] = STYLE.exec(built) ?? [];
  const [script, laterStyle, serviceScript] = SCRIPT.exec(built) ?? [];
  if (!style || !script || !laterStyle || !serviceScript)
    throw new Error('The built page of services lacks its styles or its script.');
  const assets = { ...NO_ASSETS, laterStyle, serviceScript };
  return renderServicePage(lang, assets, facts)
    .replace(STYLE, () => style)
    .replace(SCRIPT, () => script);
}
