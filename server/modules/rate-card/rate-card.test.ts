import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Rate } from '#contract/rate-card.ts';
import { decideLines } from './rate-card.ts';

const wire: Rate = {
  ...{ key: 'wire', kind: 'parts', unit: 'metre', pricePaise: 4_000, picture: 'wire' },
  names: { en: 'Wire', hi: 'तार', mr: 'वायर' },
};
const beside = { card: [wire], photoId: undefined, language: 'hi' } as const;
const asked = (quantity: number, amountPaise = 4_000 * quantity, key = 'wire') => ({
  ...{ kind: 'parts' as const, label: 'what the phone said', amountPaise, rate: { key, quantity } },
});

test('a line by the rate card costs its price as often as it is wanted, under the name that the customer reads', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100 }), (quantity) => {
      const lines = decideLines([asked(quantity)], beside);
      expect(lines).toMatchObject({
        value: [
          {
            label: quantity === 1 ? 'तार' : `तार × ${quantity}`,
            amountPaise: 4_000 * quantity,
            rate: { key: 'wire', unit: 'metre', unitPaise: 4_000, quantity },
          },
        ],
      });
    }),
  );
});

test.each([
  ['another sum than the card says', asked(3, 12_001)],
  ['a row that is not on the card', asked(1, 4_000, 'gold-wire')],
  ['labour for a part', { ...asked(1), kind: 'labour' as const }],
])('%s is refused, and the line is named', (_, line) => {
  expect(decideLines([asked(1), line], beside)).toMatchObject({
    refusal: { code: 'rate-changed', params: { line: 2 } },
  });
});

test('words and a sum of one’s own need a picture, which the customer sees beside them', () => {
  const own = { kind: 'parts' as const, label: 'Old brass hinge', amountPaise: 25_000 };
  expect(decideLines([own], beside)).toMatchObject({
    refusal: { code: 'picture-needed', params: { line: 1 } },
  });
  const photoId = '0198a000-0000-7000-8000-000000000001';
  expect(decideLines([asked(1), own], { ...beside, photoId })).toMatchObject({
    value: [{ label: 'तार' }, { ...own, photoId }],
  });
});
