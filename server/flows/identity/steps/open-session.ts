import { MINUTE } from '#kernel/time.ts';
import type { Caller, SignedIn } from '#server/modules/identity/caller.ts';
import type { Person } from '#server/modules/identity/person.ts';
import { openSession as sessionFrom } from '#server/modules/identity/session-life.ts';
import { isEstablished, recordSession } from '#server/modules/identity/session-store.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { newToken } from '#server/platform/secrets/token.ts';

/** Signs a person in, in the caller's transaction; the session that the browser came with ends. */
export async function openSession(
  db: Database,
  person: Person,
  remember: boolean,
  caller: Caller,
): Promise<SignedIn> {
  const token = newToken();
  const session = sessionFrom(remember, caller.now, { roles: person.roles });
  const { sessionToken: replaces, device, app } = caller;
  await recordSession(db, { userId: person.id, token, session, replaces, device, app });
  await noteNewDevice(db, person, caller);
  return { person, token, session };
}

const ESTABLISHED = 10 * MINUTE;

/**
 * The owner of an account that has existed for a while is told when it is entered from a browser that was never let in.
 */
async function noteNewDevice(
  db: Database,
  { id, email, mobile, roles }: Person,
  { knownDevice, device, now }: Caller,
): Promise<void> {
  if (!knownDevice) return;
  const contacts = [email, mobile].filter((contact) => contact !== null);
  if (contacts.some((contact) => knownDevice('sign-in', contact) !== undefined)) return;
  if (!(await isEstablished(db, id, now - ESTABLISHED))) return;
  const actor = roles.includes('ops') ? `ops:${id}` : `customer:${id}`;
  await recordEvent(db, id, 'SignedInOnNewDevice', now, actor, {
    userId: id,
    device: device ?? null,
  });
}
