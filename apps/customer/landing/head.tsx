import { knownBrand } from '#contract/known-brand.ts';
import { byDay, byNight } from '#contract/palette.ts';
import type { Lang } from '#i18n/index.ts';
import { manifestAddress } from '../manifest-address.ts';
import type { PageAssets } from '../page-assets.ts';
import { SearchHead } from '../shell/search-head.tsx';
import type { LandingWords } from './landing-words.ts';

type HeadProps = { lang: Lang; words: LandingWords; assets: PageAssets };

/** Styles and the first script are inline: the page asks for nothing before it is painted. */
export function Head({ lang, words, assets }: HeadProps) {
  const shown = { name: knownBrand().name };
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width,initial-scale=1" />
      <title>{words.title(shown)}</title>
      <meta name="description" content={words.description(shown)} />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={byDay('page')} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={byNight('page')} />
      <SearchHead
        lang={lang}
        path="/"
        title={words.title(shown)}
        description={words.description(shown)}
        pictured={words.hero.art}
      />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="manifest" href={manifestAddress(lang)} />
      <noscript>
        <link rel="stylesheet" href={assets.laterStyle} />
      </noscript>
      <style>{assets.landingStyle}</style>
      <script data-later={assets.laterStyle} data-main={assets.landingScript}>
        {assets.firstMoments}
      </script>
    </head>
  );
}
