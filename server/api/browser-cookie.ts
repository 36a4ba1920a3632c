import { newToken } from '#server/platform/secrets/token.ts';
import type { Cookies } from './http/cookies.ts';

/** An hour is more than any code lives. */
const LIFE_SECONDS = 3600;

const nameOf = (cookies: Cookies): string =>
  cookies.secure ? '__Host-aangan_browser' : 'aangan_browser';

/**
 * Tells one browser from another while it waits for a code or for another company's answer: an attacker who reads the code
 * over a shoulder, or gets the person to follow a link, still does not have this cookie.
 */
export const readBrowser = (cookies: Cookies): string | undefined => cookies.read(nameOf(cookies));

export function knowBrowser(cookies: Cookies): string {
  const known = readBrowser(cookies);
  const browser = known && /^[A-Za-z0-9_-]{43}$/.test(known) ? known : newToken();
  cookies.set(nameOf(cookies), browser, { maxAgeSeconds: LIFE_SECONDS });
  return browser;
}
