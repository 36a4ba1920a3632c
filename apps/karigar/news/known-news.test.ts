import { expect, test } from 'vitest';
import { knownNews } from './known-news.ts';

test('news of a newer server, for which the app has no words, are neither shown nor counted', () => {
  const known = { id: 'a', kind: 'paid' as const, params: {}, at: '2026-11-23T10:00', read: false };
  const newer = { ...known, id: 'b', kind: 'of-the-next-version' as 'paid' };
  expect(knownNews({ notifications: [newer, known], unread: 7 })).toEqual({
    ...{ notifications: [known], unread: 6 },
  });
});
