import { knownBrand } from '#contract/known-brand.ts';
import { LANGS, type Lang } from '#i18n/index.ts';
import { languageOf } from '#kernel/languages.ts';
import { addressIn, SHARE_PICTURE } from '../public-address.ts';

type SearchHeadProps = {
  lang: Lang;
  path: string;
  title: string;
  description: string;
  /** The text of the shared picture, where the page shows it as well. */
  pictured?: string;
};

/** The tags for search engines and shared links: which address is the page's own, and its sisters in other languages. */
export function SearchHead({ lang, path, title, description, pictured }: SearchHeadProps) {
  return (
    <>
      <link rel="canonical" href={addressOf(path, lang)} />
      {LANGS.map((other) => (
        <link key={other} rel="alternate" hrefLang={other} href={addressOf(path, other)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={addressOf(path, 'en')} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={knownBrand().name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={addressOf(path, lang)} />
      <meta property="og:locale" content={languageOf(lang).openGraph} />
      <meta property="og:image" content={`${knownBrand().site}/${SHARE_PICTURE.path}`} />
      <meta property="og:image:width" content={String(SHARE_PICTURE.width)} />
      <meta property="og:image:height" content={String(SHARE_PICTURE.height)} />
      {pictured && <meta property="og:image:alt" content={pictured} />}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

export const addressOf = (path: string, lang: Lang): string =>
  addressIn(knownBrand().site, path, lang);
