import { expect, test } from 'vitest';
import { onlyKnown } from './only-known.ts';

const one = (kind: string, read: boolean) => ({ kind, read });

test('what a newer server tells, for which the page has no words, is neither shown nor counted', () => {
  const [known, newer, newerRead] = [one('paid', false), one('newer', false), one('newer', true)];
  expect(onlyKnown({ notifications: [newer, known, newerRead], unread: 7 }, ['paid'])).toEqual({
    ...{ notifications: [known], unread: 6 },
  });
});
