import { chooseLang, LANG_COOKIE, type Lang } from '#i18n/index.ts';

type CookieStore = { get(name: string): Promise<{ value?: string } | null> };

/** The person's language as far as a worker can know it: not every browser lets it read a cookie. */
export async function langOfPerson(): Promise<Lang> {
  const { cookieStore } = globalThis as { cookieStore?: CookieStore };
  const cookie = await cookieStore?.get(LANG_COOKIE).catch(() => null);
  return chooseLang({ cookie: cookie?.value, acceptLanguage: navigator.languages.join(',') });
}
