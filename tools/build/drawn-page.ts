import { themeColour } from '../../contract/palette.ts';
import { type Lang, loadWords } from '../../i18n/index.ts';
import { gapBrand } from '../../server/api/site/brand-gaps.ts';
import { type DrawnPage, GAPS } from '../../server/api/site/gaps.ts';
import { firstLearned } from '../../server/seed/data/first-services.ts';
import type { Bundled } from './bundle.ts';
import { EXAMPLES } from './drawn-examples.ts';
import { firstFactsIn } from './first-facts.ts';
import { buildDrawnFirstMoments } from './first-moments.ts';
import { plainColours, shortNames } from './plain-colours.ts';
import { trimStyle } from './trim-style.ts';

export type DrawnParts = {
  readonly lang: Lang;
  readonly main: string;
  readonly modules: readonly string[];
  readonly styles: readonly string[];
  /** Those of them that are kept whole, for what such a page shows on another day; of the others it has what the example uses. */
  readonly whole: readonly string[];
  readonly manifest: string;
};

/**
 * A page that the server draws for whoever is signed in (decisions 0315 and 1341). As on the front page, the styles of
 * what is seen stand in it, and everything else is fetched after the first paint.
 */
export async function drawnPage(
  bundled: Bundled,
  name: DrawnPage,
  parts: DrawnParts,
): Promise<string> {
  const { lang, main, modules, styles, whole, manifest } = parts;
  const words = await loadWords(lang);
  const { title, path, answers } = EXAMPLES[name];
  bundled.drawing.learnCatalogue(firstLearned);
  bundled.drawing.learnBrand(gapBrand);
  const drawing = (await bundled.drawing.drawerOf(lang))(path, answers);
  const read = (file: string) => bundled.read(file.slice(1));
  const sheets = await Promise.all(styles.map(read));
  const css = withoutFiles(shortNames(plainColours(sheets.join(''))));
  const kept = await Promise.all(whole.map(read));
  const used = `${drawing}${namesOf(shortNames(kept.join('')))}`;
  const style = trimStyle(css, `<html lang="${lang}"><body>${used}</body></html>`, OF_SOME);
  const script = await buildDrawnFirstMoments();
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
${themeColour}
<title>${title(words)}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${style}</style>
<script data-main="${main}" data-styles="${styles.join(' ')}" data-modules="${modules.join(' ')}">${script}</script>
</head>
<body>
<div id="root">${GAPS.drawing}</div>
<noscript><p class="starting">${words.shell.needsScript}</p></noscript>
${firstFactsIn(lang, gapBrand)}
<script type="application/json" id="first-answers">${GAPS.answers}</script>
<link rel="manifest" href="${manifest}">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
</body>
</html>
`;
}

/** A page that uses every class, element and attribute of these styles. */
function namesOf(css: string): string {
  const all = (pattern: RegExp) => [
    ...new Set(Array.from(css.matchAll(pattern), ([, name = '']) => name)),
  ];
  const elements = all(/(?:^|[\s>+~},])([a-z][a-z0-9]*)(?=[\s.:>+~,{[])/g);
  const attributes = all(/\[([\w-]+)/g).map((name) => ` ${name}=""`);
  return `${elements.map((name) => `<${name}>`).join('')}<i class="${all(/\.([a-z][\w-]*)/g).join(' ')}"${attributes.join('')}>`;
}

/** Icons of some dashboards that are missing on that of the person below. */
const OF_SOME = ['next-visit', 'what', 'when', 'arrow', 'rangoli', 'portrait', 'starting', 'link'];

/**
 * Nothing is asked for before the first paint. Fonts and floor tiles come with the whole styles; until then letters as wide
 * as theirs stand in (`ui/fallback-fonts.css`).
 */
const withoutFiles = (css: string): string => css.replace(/[^{}]+\{[^{}]*\burl\("?\/[^{}]*\}/g, '');
