import type { Hono } from 'hono';
import { endView as promise } from '#contract/public/end-view.ts';
import { accept } from '#kernel/outcome.ts';
import type { World } from '#server/app-context.ts';
import { beginView } from '#server/flows/identity/begin-view.ts';
import { endView } from '#server/flows/identity/end-view.ts';
import { securityHeaders } from '#server/platform/http/security-headers.ts';
import { cookiesOf } from '../http/cookies.ts';
import { answer } from '../http/mount-routes.ts';
import { viewName } from '../session-cookie.ts';

/** The address that operations are given: the browser that opens it looks as that customer from then on. */
export function openViews(
  pages: Hono,
  { pool, now }: Pick<World, 'pool' | 'now'>,
  { secureCookies }: { readonly secureCookies: boolean },
): void {
  pages.get('/view-as/:ticket', async (c) => {
    const at = now();
    const begun = await beginView(pool, c.req.param('ticket'), at);
    const headers = new Headers(securityHeaders);
    headers.set('cache-control', 'no-store');
    headers.set('referrer-policy', 'no-referrer');
    headers.set('location', begun ? '/main' : '/');
    if (begun) {
      const cookies = cookiesOf(undefined, secureCookies);
      const maxAgeSeconds = (begun.expiresAt - at) / 1000;
      cookies.set(viewName(secureCookies), begun.token, { maxAgeSeconds });
      for (const line of cookies.lines) headers.append('set-cookie', line);
    }
    return new Response(null, { status: 303, headers });
  });
}

export const answerEndView = answer(promise, async (_input, { db, cookies }) => {
  const name = viewName(cookies.secure);
  await endView(db, cookies.read(name));
  cookies.clear(name);
  return accept({ ended: true as const });
});
