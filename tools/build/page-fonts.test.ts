import { readFile } from 'node:fs/promises';
import { convert } from 'fontverter';
import type { Font } from 'harfbuzzjs';
import { describe, expect, test } from 'vitest';
import { landing as hi } from '#i18n/hi/landing.ts';
import { landing as mr } from '#i18n/mr/landing.ts';
import { openFont, pageFonts, shapedWith } from './page-fonts.ts';

const SOURCES = ['eczar-devanagari', 'mukta-devanagari-400', 'mukta-devanagari-600'];
const face = (name: string) =>
  `@font-face{font-family:${name.startsWith('eczar') ? 'Eczar' : 'Mukta'};src:url(/assets/${name}-A1b_C-d2.woff2)format("woff2");font-weight:400;unicode-range:U+900-97F,U+200C-200D}`;
const CSS = `:root{--font-display:Eczar,serif;--font-text:Mukta,sans-serif}${SOURCES.map(face).join('')}`;
const ROOT = new URL('../../ui/fonts/', import.meta.url);
const read = (url: string) =>
  readFile(new URL(url.replace(/^.*\/(.*)-A1b_C-d2/, '$1'), ROOT)) as Promise<Uint8Array>;

/** Everything that a sentence of ours says, however deep it stands. */
function sentencesIn(words: unknown): string[] {
  if (typeof words === 'string') return [words];
  if (words === null || typeof words !== 'object') return [];
  return Object.values(words).flatMap(sentencesIn);
}

/** The outline of each glyph of a word, which is all that anybody sees. */
const drawn = (font: Font, text: string, lang: string) =>
  shapedWith(font, text, lang).map((glyph) => font.glyphToPath(glyph));

describe.each(Object.entries({ hi, mr }))('fonts cut to the words of a page, %s', (lang, words) => {
  test('draw every word, conjuncts and all, as the whole fonts do, in a quarter of their size', async () => {
    const sentences = sentencesIn(words);
    const parts = sentences.flatMap((text) => text.match(/[\u0900-\u097f\u200c\u200d]+/g) ?? []);
    expect(parts.filter((part) => part.includes('\u094d')).length).toBeGreaterThan(50);
    const { css, files } = await pageFonts(CSS, sentences, lang, read);
    expect(files.size).toBe(SOURCES.length);
    for (const name of SOURCES) {
      const whole = await read(`/${name}-A1b_C-d2.woff2`);
      const [cut = new Uint8Array()] = [...files].flatMap(([file, font]) =>
        file.startsWith(name.replace('devanagari', 'page-devanagari')) ? [font] : [],
      );
      expect(cut.length).toBeLessThan(whole.length / 3);
      expect(cut.length).toBeGreaterThan(5000);
      const [ours, theirs] = [await open(cut), await open(whole)];
      for (const part of new Set(parts))
        expect([part, drawn(ours, part, lang)]).toEqual([part, drawn(theirs, part, lang)]);
    }
    // The whole fonts stay, for what is not known yet; the page's own stand before them.
    for (const name of SOURCES) expect(css).toContain(`/assets/${name}-A1b_C-d2.woff2`);
    expect(css).toContain(':root:root{--font-display:"Eczar page",Eczar,serif;');
    expect(css).toContain('--font-text:Mukta,"Mukta page",sans-serif;font-family:var(--font-text)');
  });
});

const open = async (font: Uint8Array) => openFont(await convert(Buffer.from(font), 'truetype'));
