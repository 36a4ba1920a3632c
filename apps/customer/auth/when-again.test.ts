import { expect, test } from 'vitest';
import { auth as words } from '#i18n/en/auth.ts';
import { whenAgain } from './when-again.ts';

test.each([
  [undefined, undefined],
  [1, 'You can try again in 1 second.'],
  [90, 'You can try again in 90 seconds.'],
  [91, 'You can try again in 2 minutes.'],
  [5400, 'You can try again in 90 minutes.'],
  [5401, 'You can try again in 2 hours.'],
  [86_400, 'You can try again in 24 hours.'],
])('after %s seconds: %s', (retryAfterSeconds, text) => {
  expect(whenAgain(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }, words)).toBe(text);
});
