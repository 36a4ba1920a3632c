import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

/**
 * Cuts the font files of `ui/fonts` from the full ones in `ui/fonts/source`. Run by hand after changing a source or a
 * list below: `node tools/build/fonts.ts`. The cut files are committed, so that a start does not wait for this.
 */
const FOLDER = new URL('../../ui/fonts/', import.meta.url);

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

/** Characters that people in India type in Latin letters, and the punctuation of our own sentences. */
const LATIN = `${range(0x20, 0x7e)} ©®·×÷éèêëáàâãäåíìîïóòôõöúùûüñçÉÁÍÓÚÑÇœ–—‘’“”•…−→`;
const DEVANAGARI = `${range(0x900, 0x97f)}\u200c\u200d\u25cc `;
/** The names and the language switch, which stand on every page whatever its language. */
const BRAND = 'अंगण आँगन हिं मरा';

const LATIN_FEATURES = ['kern', 'ccmp', 'liga', 'lnum', 'tnum', 'mark', 'mkmk'];
/** Everything a browser applies to Devanagari by itself; the optional stylistic sets stay behind. */
const DEVANAGARI_FEATURES =
  'locl ccmp nukt akhn rphf rkrf pref blwf half pstf vatu cjct abvf init pres abvs blws psts haln calt liga kern dist abvm blwm mark mkmk'.split(
    ' ',
  );

type Cut = {
  from: string;
  to: string;
  text: string;
  features: string[];
  weight?: number;
  /** For PDFs: it stands with the server, in the plain form that its library reads. */
  forPdf?: true;
};

const eczar = (from: string, to: string, text: string, features: string[]): Cut => ({
  from,
  to,
  text,
  features,
  // Headings use one weight; a variable file would cost half as much again.
  weight: 600,
});
const muktaWeights = [400, 600, 700].flatMap((weight): Cut[] => [
  cut(`mukta-latin-${weight}-normal`, `mukta-latin-${weight}`, LATIN, LATIN_FEATURES),
  // ₹ lives in the Devanagari files: alone it is 1 KB, otherwise one price would fetch the whole script.
  cut(`mukta-devanagari-${weight}-normal`, `mukta-rupee-${weight}`, '₹', LATIN_FEATURES),
]);
const muktaDevanagari = [400, 600].map((weight) =>
  cut(
    `mukta-devanagari-${weight}-normal`,
    `mukta-devanagari-${weight}`,
    DEVANAGARI,
    DEVANAGARI_FEATURES,
  ),
);

const PDF_FOLDER = new URL('../../server/platform/pdf/fonts/', import.meta.url);
/** Names are anybody's: tax documents know every Latin letter that the source has, and with ₹ the whole script. */
const PDF_LATIN = `${range(0x20, 0x17f)}${range(0x2010, 0x2026)}−€•→`;
const forPdf = [400, 600].flatMap((weight): Cut[] => [
  {
    ...cut(`mukta-latin-${weight}-normal`, `mukta-latin-${weight}`, PDF_LATIN, LATIN_FEATURES),
    forPdf: true,
  },
  {
    ...cut(
      `mukta-devanagari-${weight}-normal`,
      `mukta-devanagari-${weight}`,
      `${DEVANAGARI}₹`,
      DEVANAGARI_FEATURES,
    ),
    forPdf: true,
  },
]);

const cuts: Cut[] = [
  eczar('eczar-latin-wght-normal', 'eczar-latin', LATIN, LATIN_FEATURES),
  eczar('eczar-devanagari-mr', 'eczar-rupee', '₹', LATIN_FEATURES),
  eczar('eczar-devanagari-mr', 'eczar-devanagari', DEVANAGARI, DEVANAGARI_FEATURES),
  eczar('eczar-devanagari-mr', 'eczar-brand', BRAND, DEVANAGARI_FEATURES),
  cut('mukta-devanagari-600-normal', 'mukta-brand', BRAND, DEVANAGARI_FEATURES),
  ...muktaWeights,
  ...muktaDevanagari,
  ...forPdf,
];

for (const one of cuts) {
  const source = await readFile(new URL(`source/${one.from}.woff2`, FOLDER));
  const font = await subsetFont(source, one.text, {
    targetFormat: one.forPdf ? 'truetype' : 'woff2',
    keepFeatures: one.features,
    noHinting: true,
    ...(one.weight === undefined ? {} : { variationAxes: { wght: one.weight } }),
  });
  const target = one.forPdf
    ? new URL(`${one.to}.ttf`, PDF_FOLDER)
    : new URL(`${one.to}.woff2`, FOLDER);
  await writeFile(target, font);
  console.log(`${one.to.padEnd(24)} ${String(font.length).padStart(6)} bytes`);
}

function cut(from: string, to: string, text: string, features: string[]): Cut {
  return { from, to, text, features };
}
