import type { Lang } from '#kernel/languages.ts';

/** Cookie in which browsers keep the chosen language for the next page; over https under a name that no other host can set. */
export const LANG_COOKIE = 'lang';

/** Header that has the language remembered for a year. */
export const langCookieLine = (lang: Lang, https: boolean): string =>
  https
    ? `__Host-${LANG_COOKIE}=${lang}; Path=/; Max-Age=31536000; SameSite=Lax; Secure`
    : `${LANG_COOKIE}=${lang}; Path=/; Max-Age=31536000; SameSite=Lax`;

/** The language that a browser's cookies remember, whatever else they say. */
export const langOfCookies = (cookies: string | undefined): string | undefined =>
  /(?:^|;\s*)__Host-lang=(\w+)/.exec(cookies ?? '')?.[1] ??
  /(?:^|;\s*)lang=(\w+)/.exec(cookies ?? '')?.[1];
