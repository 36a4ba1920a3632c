import { brand } from '#contract/brand-of-build.ts';
import { BrandMark } from '#ui/brand-mark.tsx';
import { useLang } from '#ui/words.tsx';

/** The mark, the name, and the name in Devanagari. */
export function Brand() {
  const lang = useLang();
  const script = lang === 'hi' ? brand.nameHi : brand.nameMr;
  return (
    <>
      <BrandMark />
      <b translate="no">{brand.name}</b>
      <span lang={lang === 'hi' ? 'hi' : 'mr'}>{script}</span>
    </>
  );
}
