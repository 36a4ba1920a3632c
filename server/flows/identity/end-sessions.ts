import {
  recordNamedSessionEnd,
  recordSessionsEnd,
} from '#server/modules/identity/session-store.ts';
import type { Database } from '#server/platform/database/connect.ts';

/** All sessions of a person, all but the one that is kept, or the one that is named; answers how many ended. */
export const endSessions = (
  db: Database,
  userId: string,
  which: { readonly keep?: Buffer | undefined } | { readonly named: string },
): Promise<number> =>
  'named' in which
    ? recordNamedSessionEnd(db, userId, which.named)
    : recordSessionsEnd(db, userId, which.keep);
