import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PICTURES, TRADES } from './picture.tsx';

test('the sheet holds a drawing for every picture and every trade, and no other', () => {
  const sheet = readFileSync(
    new URL('../../../ui/art/karigar/pictures.svg', import.meta.url),
    'utf8',
  );
  const drawn = [...sheet.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
  expect(drawn.toSorted()).toEqual([...PICTURES, ...TRADES].toSorted());
});
