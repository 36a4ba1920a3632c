import { expect, test } from 'vitest';
import { inPortions } from './in-portions.ts';

const takingFrom = (rows: number) => {
  const asked: number[] = [];
  let left = rows;
  return {
    asked,
    takeSome: async (most: number) => {
      const some = Math.min(most, left);
      left -= some;
      asked.push(some);
      return some;
    },
  };
};

test('rows are taken in portions until one is not full', async () => {
  const { asked, takeSome } = takingFrom(7);
  expect(await inPortions(takeSome, 3)).toBe(7);
  expect(asked).toEqual([3, 3, 1]);
});

test('a last full portion is followed by one that finds nothing', async () => {
  const { asked, takeSome } = takingFrom(6);
  expect(await inPortions(takeSome, 3)).toBe(6);
  expect(asked).toEqual([3, 3, 0]);
});
