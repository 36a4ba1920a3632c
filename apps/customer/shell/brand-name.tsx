import { brandInScript } from '#contract/brand.ts';
import { brand } from '#contract/brand-of-build.ts';
import type { Lang } from '#i18n/index.ts';
import { BrandMark } from '#ui/brand-mark.tsx';

/** Mark, name, and the name in Devanagari, as a way back to the top of the front page. */
export function BrandName({ lang }: { lang: Lang }) {
  const script = brandInScript(brand, lang);
  return (
    <a className="brand" href="/">
      <BrandMark />
      <b translate="no">{brand.name}</b>
      <span lang={script.lang}>{script.name}</span>
    </a>
  );
}
