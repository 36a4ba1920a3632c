import { expect, test } from 'vitest';
import { isOutdated } from './declining.ts';

const NOW = 1_000_000;
const listed = { state: 'open' } as const;

test('what was pressed here counts until the list has answered after it was sent, and then what the list says', () => {
  const [open, declined] = [{ state: 'open' }, { state: 'declined' }] as const;
  expect(isOutdated({ what: 'undone' }, open, NOW)).toBe(false);
  expect(isOutdated({ what: 'undone', listed }, listed, NOW)).toBe(false);
  expect(isOutdated({ what: 'undone', listed }, open, NOW)).toBe(true);
  expect(isOutdated({ what: NOW + 1, listed }, declined, NOW)).toBe(true);
});

test('a list that still says open moves no button under the thumb while a no can be undone; it counts afterwards', () => {
  expect(isOutdated({ what: NOW + 1, listed }, { state: 'open' }, NOW)).toBe(false);
  expect(isOutdated({ what: NOW, listed }, { state: 'open' }, NOW)).toBe(true);
});
