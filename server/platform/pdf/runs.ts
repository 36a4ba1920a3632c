/** Letters that stand together in one font. */
export type Run = { readonly script: 'latin' | 'devanagari'; readonly text: string };

/** The Devanagari file has the script, its joiners, the circle for a lonely vowel sign, and ₹. */
const LETTER = '(?:[\\u0900-\\u097f]|\\u200c|\\u200d|\\u25cc|₹)';
const DEVANAGARI = new RegExp(`${LETTER}+`, 'gu');

/** A text by the fonts that have its letters; a word is never torn from the signs that belong to it. */
export function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  let from = 0;
  const take = (script: Run['script'], part: string) => {
    if (part) runs.push({ script, text: part });
  };
  for (const match of text.matchAll(DEVANAGARI)) {
    take('latin', text.slice(from, match.index));
    take('devanagari', match[0]);
    from = match.index + match[0].length;
  }
  take('latin', text.slice(from));
  return runs;
}
