import { brandInScript } from '#contract/brand.ts';
import { knownBrand } from '#contract/known-brand.ts';
import type { Lang } from '#i18n/index.ts';
import { BrandMark } from '#ui/brand-mark.tsx';

/** Mark, name, and the name in Devanagari, as a way back to the top of the front page. */
export function BrandName({ lang }: { lang: Lang }) {
  const script = brandInScript(knownBrand(), lang);
  return (
    <a className="brand" href="/">
      <BrandMark />
      <b translate="no">{knownBrand().name}</b>
      {script && <span lang={script.lang}>{script.name}</span>}
    </a>
  );
}
