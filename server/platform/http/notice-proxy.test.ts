import { expect, test } from 'vitest';
import { noticeProxy } from './notice-proxy.ts';

const forwarded = { headers: { 'x-forwarded-for': '203.0.113.5' } };

test('a proxy that nobody declared is told once, a declared one never', () => {
  let told = 0;
  const notice = noticeProxy(0, () => (told += 1));
  notice({ headers: {} });
  expect(told).toBe(0);
  for (let time = 0; time < 3; time += 1) notice(forwarded);
  expect(told).toBe(1);
  noticeProxy(1, () => (told += 1))(forwarded);
  expect(told).toBe(1);
});
