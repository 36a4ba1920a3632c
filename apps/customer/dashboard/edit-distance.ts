/** How far two words are from each other: letters left out, doubled, exchanged or swapped; `beyond` + 1 for any farther. */
export function editDistance(
  one: readonly string[],
  other: readonly string[],
  beyond: number,
): number {
  const far = beyond + 1;
  if (Math.abs(one.length - other.length) > beyond) return far;
  let before: number[] = [];
  let above = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1];
      let least = Math.min(at(above, j) + 1, at(row, j - 1) + 1, at(above, j - 1) + (same ? 0 : 1));
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (swapped) least = Math.min(least, at(before, j - 2) + 1);
      row.push(least);
    }
    if (Math.min(...row) > beyond) return far;
    before = above;
    above = row;
  }
  return Math.min(at(above, other.length), far);
}

const at = (row: readonly number[], index: number): number =>
  row[index] ?? Number.POSITIVE_INFINITY;

/**
 * A word as it sounds, roughly: what people write one way or the other when they write Hindi and Marathi in Latin
 * letters, or do not remember which of two vowels or sibilants of Devanagari it was.
 */
export const soundOf = (word: string): string =>
  word
    .replace(/aa/g, 'a')
    .replace(/ee/g, 'i')
    .replace(/oo/g, 'u')
    .replace(/ph/g, 'f')
    .replace(/w/g, 'v')
    .replace(/([a-z])\1/g, '$1')
    .replace(/[ीई]/g, (vowel) => (vowel === 'ी' ? 'ि' : 'इ'))
    .replace(/[ूऊ]/g, (vowel) => (vowel === 'ू' ? 'ु' : 'उ'))
    .replace(/[शष]/g, 'स')
    .replace(/ण/g, 'न')
    .replace(/ळ/g, 'ल')
    .replace(/[ँंःऽ्]/g, '');
