import { expect, test } from 'vitest';
import { paramsOf } from '#contract/refusal-params.ts';
import { MINUTE } from '#kernel/time.ts';
import { LONGEST_WINDOW, limits } from './limits.ts';
import { bucketsToClear } from './sign-in.ts';
import { decideAttempt, signInBuckets, windowStart } from './throttling.ts';

const START = windowStart('sign-in/identifier', 1_795_000_000_000);

test('an attempt below every limit is let through', () => {
  const limit = 'sign-in/identifier-and-network';
  const attempt = (isOver: boolean) => decideAttempt([{ limit, attempts: 10, isOver }], START);
  expect(attempt(false)).toEqual({ ok: true, value: undefined });
  expect(attempt(true)).toMatchObject({ refusal: { code: 'too-many-requests' } });
});

test('the answer says when the last of the full windows ends', () => {
  const now = START + 14 * MINUTE;
  const short = { limit: 'sign-in/identifier-and-network', attempts: 99, isOver: true } as const;
  const long = { limit: 'sign-in/identifier', attempts: 99, isOver: true } as const;
  const retryAfter = (...counted: (typeof short | typeof long)[]) => {
    const outcome = decideAttempt(counted, now);
    return outcome.ok
      ? undefined
      : paramsOf(outcome.refusal, 'too-many-requests')?.retryAfterSeconds;
  };
  expect(retryAfter(short)).toBe(60);
  expect(retryAfter(short, long)).toBe(46 * 60);
});

test('a window begins at the same instant for every moment in it', () => {
  expect(windowStart('sign-in/identifier', START + 59 * MINUTE)).toBe(START);
  expect(windowStart('sign-in/identifier', START + 60 * MINUTE)).toBe(START + 60 * MINUTE);
});

test('a success clears the counter of one account, and none that several accounts share', () => {
  const buckets = signInBuckets(
    { kind: 'mobile', value: '+919820012345' },
    {
      address: '203.0.113.7',
    },
  );
  expect(bucketsToClear(buckets, 1)).toEqual([
    { limit: 'sign-in/identifier-and-network', subject: '+919820012345 203.0.113.7' },
  ]);
  expect(bucketsToClear(buckets, 2)).toEqual([]);
});

test('no window is longer than the sweep believes', () => {
  expect(Math.max(...Object.values(limits).map(({ windowMs }) => windowMs))).toBe(LONGEST_WINDOW);
});
