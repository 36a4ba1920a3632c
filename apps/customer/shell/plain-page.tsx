import type { ReactNode } from 'react';
import { knownBrand } from '#contract/known-brand.ts';
import type { Lang } from '#i18n/index.ts';
import type { PageAssets } from '../page-assets.ts';
import { BrandName } from './brand-name.tsx';
import { LanguageLinks } from './language-links.tsx';
import { addressOf, SearchHead } from './search-head.tsx';
import { StructuredData } from './structured-data.tsx';

type PlainPageProps = {
  lang: Lang;
  /** `/privacy-policy`. */
  path: string;
  title: string;
  summary: string;
  words: { readonly skipToContent: string; readonly language: string };
  assets: PageAssets;
  style: string;
  script: string;
  /** Its languages stand where its reader looks first. */
  ownLanguages?: boolean;
  /** For nobody who searches. */
  unlisted?: boolean;
  children: ReactNode;
};

/** A page beside the app that stands on its own: React has drawn it when it was built and is not needed to read it. */
export function PlainPage(props: PlainPageProps) {
  const { lang, path, title, summary, words, assets, style, script, children } = props;
  const { unlisted, ownLanguages } = props;
  const named = `${title} · ${knownBrand().name}`;
  return (
    <html lang={lang}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>{named}</title>
        <meta name="description" content={summary} />
        {unlisted ? (
          <meta name="robots" content="noindex" />
        ) : (
          <>
            <SearchHead lang={lang} path={path} title={named} description={summary} />
            <StructuredData
              about={{
                '@type': 'WebPage',
                name: title,
                description: summary,
                url: addressOf(path, lang),
                inLanguage: lang,
                isPartOf: {
                  '@type': 'WebSite',
                  name: knownBrand().name,
                  url: addressOf('/', 'en'),
                },
              }}
            />
          </>
        )}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <noscript>
          <link rel="stylesheet" href={assets.laterStyle} />
        </noscript>
        <style>{style}</style>
        <script data-later={assets.laterStyle} data-main={script}>
          {assets.firstMoments}
        </script>
      </head>
      <body>
        <a className="skip" href="#main">
          {words.skipToContent}
        </a>
        <header className="top">
          <div className="wrap">
            <BrandName lang={lang} />
            {!ownLanguages && <LanguageLinks lang={lang} label={words.language} path={path} />}
          </div>
        </header>
        {children}
      </body>
    </html>
  );
}
