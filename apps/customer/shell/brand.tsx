import { brandInScript } from '#contract/brand.ts';
import { brand } from '#contract/brand-of-build.ts';
import { BrandMark } from '#ui/brand-mark.tsx';
import { useLang } from '#ui/words.tsx';

/** The mark, the name, and the name in Devanagari. */
export function Brand() {
  const script = brandInScript(brand, useLang());
  return (
    <>
      <BrandMark />
      <b translate="no">{brand.name}</b>
      <span lang={script.lang}>{script.name}</span>
    </>
  );
}
