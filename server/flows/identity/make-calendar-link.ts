import type { Instant } from '#kernel/time.ts';
import { recordCalendarLink } from '#server/modules/identity/calendar-link-store.ts';
import type { App } from '#server/modules/identity/session-life.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { newToken, tokenHash } from '#server/platform/secrets/token.ts';

/** A link for the calendar of this person; one that was there stops. */
export async function makeCalendarLink(
  pool: Pool,
  { userId, app }: { readonly userId: string; readonly app: App },
  now: Instant,
): Promise<{ readonly token: string }> {
  const token = newToken();
  await recordCalendarLink(pool, { userId, app, tokenHash: tokenHash(token) }, now);
  return { token };
}
