import type { Caller, SignedIn } from '#server/modules/identity/caller.ts';
import type { Person } from '#server/modules/identity/person.ts';
import { openSession as sessionFrom } from '#server/modules/identity/session-life.ts';
import { recordSession } from '#server/modules/identity/session-store.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { newToken } from '#server/platform/secrets/token.ts';

/** Signs a person in, in the caller's transaction; the session that the browser came with ends. */
export async function openSession(
  db: Database,
  person: Person,
  remember: boolean,
  caller: Caller,
): Promise<SignedIn> {
  const token = newToken();
  const session = sessionFrom(remember, caller.now);
  const { sessionToken: replaces, device } = caller;
  await recordSession(db, { userId: person.id, token, session, replaces, device });
  return { person, token, session };
}
