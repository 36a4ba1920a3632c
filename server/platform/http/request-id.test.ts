import { expect, test } from 'vitest';
import { requestIdOf } from './request-id.ts';

test('the name that our own proxy has given a request is taken over', () => {
  expect(requestIdOf('0af7651916cd43dd8448eb211c80319c', true)).toBe(
    '0af7651916cd43dd8448eb211c80319c',
  );
});

test.each([
  ['of a stranger', '0af7651916cd43dd8448eb211c80319c', false],
  ['that would break a line of the log', 'abcdefgh\nfault', true],
  ['too long to be one', 'a'.repeat(65), true],
  ['too short to be one', 'abc', true],
  ['that is none', undefined, true],
])('a name %s is not', (_, given, trusts) => {
  expect(requestIdOf(given, trusts)).toMatch(/^[0-9A-Z]{12}$/);
});
