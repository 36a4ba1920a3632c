import fc from 'fast-check';
import { expect, test } from 'vitest';
import { spokenPieces } from './spoken-pieces.ts';

test('a screen is read line by line, and what has no word is left out', () => {
  expect(spokenPieces('पंखे की मरम्मत\n\n ·  \n₹480\n11:46 AM  तक निकलें')).toEqual([
    'पंखे की मरम्मत',
    '₹480',
    '11:46 AM तक निकलें',
  ]);
});

test('every piece is short enough for a voice, and no word is lost', () => {
  const word = fc.stringMatching(/^[a-zक-ह।.]{1,30}$/);
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 80 }), (words) => {
      const pieces = spokenPieces(`a ${words.join(' ')}`);
      for (const piece of pieces) expect(piece.length).toBeLessThanOrEqual(180);
      expect(pieces.join(' ')).toBe(`a ${words.join(' ')}`);
    }),
  );
});
