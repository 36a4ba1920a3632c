import type { Hono } from 'hono';
import type { World } from '#server/app-context.ts';
import { totpSeal } from '#server/modules/staff/sealed-store.ts';
import { securityHeaders } from '#server/platform/http/security-headers.ts';
import { unseal } from '#server/platform/secrets/seal.ts';
import { totpCodeAt } from '#server/platform/secrets/totp.ts';
import { listAuthenticators } from '#server/views/authenticators.ts';

/** Development only: what the authenticators of operations show now. The wiring never opens it in production. */
export function openSecondFactorPage(app: Hono, { pool, keys, now }: World): void {
  app.get('/dev/second-factor', async () => {
    const lines = (await listAuthenticators(pool)).map(({ userId, name, sealed }) => {
      const secret = unseal<string>(keys, sealed, totpSeal(userId));
      return `${secret === undefined ? '......' : totpCodeAt(secret, now())}  ${name}`;
    });
    const text = lines.length > 0 ? lines.join('\n') : 'Nobody has begun to add an authenticator.';
    return new Response(`${text}\n`, {
      headers: {
        ...securityHeaders,
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'no-store',
      },
    });
  });
}
