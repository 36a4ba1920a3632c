import { expect, test } from 'vitest';
import { langCookieLine, langOfCookies } from './lang-cookie.ts';

test('over https the language stands under a name that only this host can set, on this machine under its plain one', () => {
  expect(langCookieLine('hi', true)).toBe(
    '__Host-lang=hi; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
  );
  expect(langCookieLine('mr', false)).toBe('lang=mr; Path=/; Max-Age=31536000; SameSite=Lax');
});

test('a page reads either, and the watched one first', () => {
  expect(langOfCookies('slang=xx; lang=mr')).toBe('mr');
  expect(langOfCookies('lang=mr; __Host-lang=hi')).toBe('hi');
  expect(langOfCookies('__Host-lang=hi')).toBe('hi');
  expect(langOfCookies('other=1')).toBeUndefined();
  expect(langOfCookies(undefined)).toBeUndefined();
});
