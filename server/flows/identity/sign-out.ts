import { recordSessionEnd } from '#server/modules/identity/session-store.ts';
import type { Database } from '#server/platform/database/connect.ts';

/** Ends this session on the server, so that a copied cookie is worth nothing; twice is as good as once. */
export async function signOut(db: Database, token: string | undefined): Promise<void> {
  if (token) await recordSessionEnd(db, token);
}
