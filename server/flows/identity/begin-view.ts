import { type Instant, SECOND } from '#kernel/time.ts';
import { VIEW_LASTS } from '#server/modules/identity/session-life.ts';
import { recordViewBegun } from '#server/modules/identity/session-store.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { newToken } from '#server/platform/secrets/token.ts';

/** Turns a ticket into the look itself, under a token that no address has named; nothing for one that is over. */
export async function beginView(
  db: Database,
  ticket: string,
  now: Instant,
): Promise<{ token: string; expiresAt: Instant } | undefined> {
  const token = newToken();
  const view = { ticket, token, seconds: VIEW_LASTS / SECOND };
  const begun = await recordViewBegun(db, view, now);
  return begun && { token, expiresAt: begun.expiresAt };
}
