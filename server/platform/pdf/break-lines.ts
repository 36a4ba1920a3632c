/** Breaks a text between words, and a word that is too long for a line wherever it must. */
export function breakLines(
  text: string,
  width: number,
  widthOf: (part: string) => number,
): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).flatMap((one) => cut(one, width, widthOf))) {
    const longer = line ? `${line} ${word}` : word;
    if (line && widthOf(longer) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

/** Graphemes, which a person reads as one letter, stay whole. */
const letters = new Intl.Segmenter('hi', { granularity: 'grapheme' });

function cut(word: string, width: number, widthOf: (part: string) => number): string[] {
  if (widthOf(word) <= width) return [word];
  const parts: string[] = [''];
  for (const { segment } of letters.segment(word)) {
    const part = `${parts.at(-1)}${segment}`;
    if (part !== segment && widthOf(part) > width) parts.push(segment);
    else parts[parts.length - 1] = part;
  }
  return parts;
}
