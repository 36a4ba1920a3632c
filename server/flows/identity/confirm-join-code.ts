import type { confirmJoinCode as promise } from '#contract/customer/confirm-join-code.ts';
import type { RefusalOf } from '#contract/operation.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { deleteCalendarLinksOf } from '#server/modules/identity/calendar-link-store.ts';
import type { Caller, SignedIn } from '#server/modules/identity/caller.ts';
import { recordCodeUsed } from '#server/modules/identity/code-store.ts';
import type { Person } from '#server/modules/identity/person.ts';
import {
  recordEmailProven,
  recordPasswordRemoved,
} from '#server/modules/identity/proving-store.ts';
import { recordSessionsEnd } from '#server/modules/identity/session-store.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { dropPasskeys } from '../steps/identity/drop-passkeys.ts';
import type { CodeDeps } from '../steps/identity/send-code.ts';
import { type TypedCode, tryCode } from '../steps/identity/try-code.ts';
import { joinAccounts } from './steps/join-accounts.ts';
import { openSession } from './steps/open-session.ts';

/**
 * The code shows that the claiming account's address belongs to this person. When that address was never proven before,
 * its password may have been set by a stranger who signed up in their name: it is removed with every passkey and calendar
 * link, and every session of that account ends.
 */
export async function confirmJoinCode(
  { pool, keys }: CodeDeps,
  typed: TypedCode & { readonly person: Person; readonly remember: boolean },
  caller: Caller,
): Promise<Outcome<SignedIn & { readonly passwordRemoved: boolean }, RefusalOf<typeof promise>>> {
  const { now } = caller;
  const proven = await tryCode({ db: pool, keys }, typed, 'join', now);
  if (!proven.ok) return proven;
  const { id, userId: claiming, destination: email } = proven.value;
  return transaction(pool, async (tx) => {
    if (claiming === null) return refuse('nothing-to-join');
    if (!(await recordCodeUsed(tx, id, now))) return refuse('otp-session-expired');
    const joined = await joinAccounts(tx, { mine: typed.person.id, claiming }, now);
    if (!joined.ok) return joined;
    const { hasPassword, emailProven } = joined.value.claimingBefore;
    const passwordRemoved = hasPassword && !emailProven;
    if (passwordRemoved) await recordPasswordRemoved(tx, claiming);
    if (!emailProven) {
      await recordSessionsEnd(tx, claiming);
      await dropPasskeys(tx, claiming, `customer:${claiming}`, now);
      await deleteCalendarLinksOf(tx, claiming);
    }
    const person = await recordEmailProven(tx, { id: claiming, email, isEdit: false }, now);
    if (!person) throw new Error('An account that was locked for joining is gone');
    const signedIn = await openSession(tx, person, typed.remember, caller);
    return accept({ ...signedIn, passwordRemoved });
  });
}
