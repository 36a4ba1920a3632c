import { recordViewEnd } from '#server/modules/identity/session-store.ts';
import type { Database } from '#server/platform/database/connect.ts';

/** Ends a look of one of us at what a customer sees; twice is as good as once. */
export async function endView(db: Database, token: string | undefined): Promise<void> {
  if (token) await recordViewEnd(db, token);
}
