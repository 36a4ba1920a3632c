import { expect, test } from 'vitest';
import type { Need } from '#contract/customer/list-needs.ts';
import { isKnown } from './known-needs.ts';

test('a need of a newer server, for which the page has no words, is left out', () => {
  const needs = (['late', 'of-the-next-version', 'rate'] as Need[]).map((kind) => ({ kind }));
  expect(needs.filter(isKnown).map(({ kind }) => kind)).toEqual(['late', 'rate']);
});
