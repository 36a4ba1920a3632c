import { expect, test } from 'vitest';
import { policy } from '#contract/policy.ts';
import { instantInIndia, MINUTE } from '#kernel/time.ts';
import { decideRing } from './ringing.ts';

const at = (hour: number, minute = 0, day = '2026-11-23') =>
  instantInIndia(day, hour * 60 + minute);
const calm = { urgent: false, by: 'byPush', rungAt: [] } as const;

test('an offer rings at once by day, in the morning after a night, and an urgent one at any hour', () => {
  expect(decideRing({ ...calm, now: at(10) })).toBe(at(10));
  expect(decideRing({ ...calm, now: at(22) })).toBe(at(7, 0, '2026-11-24'));
  expect(decideRing({ ...calm, now: at(3) })).toBe(at(7));
  expect(decideRing({ ...calm, urgent: true, now: at(3) })).toBe(at(3));
});

test('ordinary offers keep a distance, and are only so many on a day; urgent ones are not counted', () => {
  const { mostADay, minutesBetween } = policy.offersThatRing.byPush;
  const last = at(10);
  expect(decideRing({ ...calm, rungAt: [last], now: last + MINUTE })).toBe(
    last + minutesBetween * MINUTE,
  );
  expect(decideRing({ ...calm, rungAt: [last], now: at(11) })).toBe(at(11));
  const many = Array.from({ length: mostADay }, (_, one) => at(8 + one));
  expect(decideRing({ ...calm, rungAt: many, now: at(20) })).toBe('not-today');
  expect(decideRing({ ...calm, rungAt: many, now: at(8, 0, '2026-11-24') })).toBe(
    at(8, 0, '2026-11-24'),
  );
  expect(decideRing({ ...calm, urgent: true, rungAt: many, now: at(20) })).toBe(at(20));
});

test('a Karigar who allows no push gets fewer messages', () => {
  const rungAt = [at(10)];
  expect(decideRing({ ...calm, by: 'byMessage', rungAt, now: at(10, 30) })).toBe(at(11));
});
