import { createHash } from 'node:crypto';
import type { Brand } from '#contract/brand.ts';
import type { Cookies } from '../http/cookies.ts';

/**
 * Tells whoever opened the popup what has come of it, and closes. A channel reaches only pages of our own origin, also
 * when the other company has cut the popup off from its opener; the message to the opener names our origin, so that no
 * other page gets it. Where there was no popup, the page goes on by itself: /login knows where somebody signed in goes.
 */
const SCRIPT = `(() => {
const { provider, code } = document.body.dataset;
const message = { type: 'aangan-social', provider, code };
new BroadcastChannel('aangan-social').postMessage(message);
if (window.opener) window.opener.postMessage(message, location.origin);
window.close();
setTimeout(() => location.replace(code === 'signed-in' ? '/login' : '/login?social=' + code), 700);
})();`;

const HASH = createHash('sha256').update(SCRIPT).digest('base64');

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** `code` is `signed-in` or the name of a refusal: one of our own words, never what the company sent. */
export function answerPage(
  provider: string,
  code: string,
  { cookies, brand }: { readonly cookies: Cookies; readonly brand: Brand },
): Response {
  const next = code === 'signed-in' ? '/login' : `/login?social=${code}`;
  const name = escaped(brand.name);
  const headers = new Headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': `default-src 'none'; script-src 'sha256-${HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    // The address holds the company's code; it goes nowhere from here.
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'unsafe-none',
  });
  for (const line of cookies.lines) headers.append('set-cookie', line);
  return new Response(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>${name}</title></head><body data-provider="${provider}" data-code="${code}"><noscript><a href="${next}">${name}</a></noscript><script>${SCRIPT}</script></body></html>`,
    { status: 200, headers },
  );
}
