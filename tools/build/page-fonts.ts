import { createHash } from 'node:crypto';
import { convert } from 'fontverter';
import { Blob, Face, Font, Buffer as RenderedMessages, shape, shapeWithTrace } from 'harfbuzzjs';
import { cutGlyphs } from './cut-glyphs.ts';

export type PageFonts = {
  /** The style sheet, in which the page's own words have fonts of their own. */
  readonly css: string;
  /** Fonts by file name. */
  readonly files: ReadonlyMap<string, Uint8Array>;
};

const FACE =
  /@font-face\{font-family:(\w+);src:url\(([^)]*-(?:devanagari|latin)[^)]*)\)[^}]*unicode-range:([^;}]+)\}/g;

/**
 * A whole Devanagari font is mostly conjuncts that one page never shows, and its page hardly has Latin letters. The words
 * which stand there before anybody touches it are known now: each face is cut to the very glyphs they are drawn with, a
 * fifth of it. What is typed, answered or opened later has the whole fonts, and these few glyphs until those arrive.
 */
export async function pageFonts(
  css: string,
  words: readonly string[],
  lang: string,
  read: (url: string) => Promise<Uint8Array>,
): Promise<PageFonts> {
  const faces = Array.from(css.matchAll(FACE), ([face, family = '', url = '', range = '']) => ({
    ...{ face, family, url },
    parts: new Set(words.flatMap((text) => text.match(renderedIn(range)) ?? [])),
  }));
  const files = new Map<string, Uint8Array>();
  const names = new Map<string, string>();
  // One file may serve two weights.
  for (const { url, parts } of faces) {
    if (names.has(url)) continue;
    const cut = await cutToWords(await read(url), parts, lang);
    const hash = createHash('sha256').update(cut).digest('base64url').slice(0, 8);
    const name = `${nameOf(url)}-${lang}-${hash}.woff2`;
    files.set(name, cut);
    names.set(url, url.replace(/[^/]+$/, name));
  }
  const own = faces.map(({ face, family, url }) =>
    face
      .replace(url, names.get(url) ?? url)
      .replace(`font-family:${family}`, `font-family:"${family} page"`),
  );
  return { css: css + own.join('') + roles(css), files };
}

/** The name that the file had before it got a hash. */
const nameOf = (url: string): string =>
  url.replace(/^.*\//, '').replace(/-(devanagari|latin)(-\d00)?-[^/]*$/, '-page-$1$2');

/** `U+900-97F,U+25CC` as an expression for a run of such letters. */
const renderedIn = (range: string): RegExp =>
  new RegExp(
    `[${range.replaceAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?,? ?/gi, (_, from, to = from) => `\\u{${from}}-\\u{${to}}`)}]+`,
    'gu',
  );

/** The font that each text is drawn with. `:root` twice: the page's inline styles, which stand later, name the whole fonts. */
function roles(css: string): string {
  const stacks = Array.from(
    css.matchAll(/(--font-(?:display|text)):((?!var)(\w+)[^;}]+)/g),
    ([, role = '', whole = '', family = '']) => ({ role, whole, page: `"${family} page"` }),
  );
  const ofWords = stacks.map(({ role, whole, page }) => `${role}:${page},${whole}`);
  const ofAnythingElse = stacks.map(
    ({ role, whole, page }) => `${role}:${whole.replace(',', `,${page},`)}`,
  );
  return (
    `:root:root{${ofWords.join(';')}}` +
    `dialog,input,.error,.outcome{${ofAnythingElse.join(';')};font-family:var(--font-text)}`
  );
}

async function cutToWords(
  woff2: Uint8Array,
  parts: ReadonlySet<string>,
  lang: string,
): Promise<Uint8Array> {
  const font = await convert(woff2, 'truetype');
  const letters = new Set(
    Array.from([...parts].join(''), (character) => character.codePointAt(0) ?? 0),
  );
  const cut = await cutGlyphs(font, glyphsOf(openFont(font), parts, lang), letters);
  return convert(Buffer.from(cut), 'woff2');
}

export function openFont(font: Uint8Array): Font {
  return new Font(new Face(new Blob(new Uint8Array(font).buffer)));
}

/** Every glyph that appears while the words are put together: a conjunct is reached by way of half letters. */
function glyphsOf(font: Font, parts: Iterable<string>, lang: string): Set<number> {
  const glyphs = new Set<number>([0]);
  for (const part of parts) {
    for (const step of shapeWithTrace(font, renderedOf(part, lang), [], 0, 0)) {
      if (!step.glyphs) continue;
      for (const { g } of step.t as { g: number }[]) glyphs.add(g);
    }
    for (const glyph of shapedWith(font, part, lang)) glyphs.add(glyph);
  }
  return glyphs;
}

export function shapedWith(font: Font, text: string, lang: string): number[] {
  const letters = renderedOf(text, lang);
  shape(font, letters);
  return letters.getGlyphInfos().map(({ codepoint }) => codepoint);
}

function renderedOf(text: string, lang: string): RenderedMessages {
  const letters = new RenderedMessages();
  letters.addText(text);
  letters.guessSegmentProperties();
  letters.setLanguage(lang);
  return letters;
}
