import { brandInScript } from '#contract/brand.ts';
import { knownBrand } from '#contract/known-brand.ts';
import { BrandMark } from '#ui/brand-mark.tsx';
import { useLang } from '#ui/words.tsx';

/** The mark, the name, and the name in Devanagari. */
export function Brand() {
  const script = brandInScript(knownBrand(), useLang());
  return (
    <>
      <BrandMark />
      <b translate="no">{knownBrand().name}</b>
      {script && <span lang={script.lang}>{script.name}</span>}
    </>
  );
}
