import type { InputOf, RefusalOf } from '#contract/operation.ts';
import type { openStaffSession as promise } from '#contract/public/open-staff-session.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { recordSignIn } from '#server/modules/identity/account-store.ts';
import type { Caller } from '#server/modules/identity/caller.ts';
import { findRecipient } from '#server/modules/identity/recipient-store.ts';
import { recordStaffRole } from '#server/modules/identity/role-store.ts';
import { bucketsToClear } from '#server/modules/identity/sign-in.ts';
import { recordSuccess } from '#server/modules/identity/throttle-store.ts';
import {
  lockStaff,
  recordStaff,
  recordStaffSession,
  takeInvitation,
} from '#server/modules/staff/store.ts';
import type { Database, Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import type { Keys } from '#server/platform/secrets/keys.ts';
import { newToken } from '#server/platform/secrets/token.ts';
import { provePassword } from '../steps/identity/prove-password.ts';

/** The password was right and its owner is one of us, or is invited: a session, with nothing open in it yet. */
export async function openStaffSession(
  deps: { readonly pool: Pool; readonly keys: Keys },
  credentials: InputOf<typeof promise>,
  caller: Caller,
): Promise<Outcome<{ token: string }, RefusalOf<typeof promise>>> {
  const proven = await provePassword(deps, credentials, caller, { tellAccountsApart: false });
  if (!proven.ok) return proven;
  const { account, buckets, accounts } = proven.value;
  return transaction(deps.pool, async (tx) => {
    // Nothing is written about somebody who does not work here.
    const member = (await lockStaff(tx, account.id)) ?? (await takeUp(tx, account.id, caller));
    if (!member) return refuse('not-staff');
    const person = await recordSignIn(tx, account, caller.now);
    if (!person) return refuse('invalid-credential');
    const token = newToken();
    await recordStaffSession(tx, { userId: person.id, token }, caller.now);
    await recordSuccess({ ...deps, pool: tx }, buckets, bucketsToClear(buckets, accounts));
    return accept({ token });
  });
}

/** An invitation is to an address: whoever has only typed it, and never proven it, is not who was invited. */
async function takeUp(db: Database, userId: string, { now }: Caller): Promise<unknown> {
  const person = await findRecipient(db, userId);
  if (person?.email == null || !person.emailProven) return undefined;
  const invited = await takeInvitation(db, person.email);
  if (!invited) return undefined;
  const { roles, invitedBy } = invited;
  await recordStaff(db, { userId, roles, invitedBy }, now);
  await recordStaffRole(db, userId);
  await recordEvent(db, userId, 'StaffJoined', now, `ops:${userId}`, { roles });
  return invited;
}
