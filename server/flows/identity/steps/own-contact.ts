import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import { findMadeForCaller } from '#server/modules/identity/caller-store.ts';
import { isOfItsMobileAlone } from '#server/modules/identity/joining.ts';
import type { Person } from '#server/modules/identity/person.ts';
import {
  findProven,
  lockJoinables,
  recordEmailProven,
  recordMobileProven,
} from '#server/modules/identity/proving-store.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { dissolveAccount } from './dissolve-account.ts';
import { firmHolds } from './firm-holds.ts';

type Owned = Outcome<
  { readonly person: Person; readonly changed: boolean },
  'otp-session-expired' | 'mobile-already-in-use' | 'email-already-in-use'
>;

/**
 * A contact that a code has just proven becomes the account's own; nothing is written when it is refused. The caller
 * has locked the contact (`lockContact`).
 */
export const ownContact = (
  db: Database,
  person: Person,
  destination: string,
  now: Instant,
): Promise<Owned> =>
  destination.startsWith('+')
    ? ownMobile(db, person, destination, now)
    : ownEmail(db, person, destination, now);

/**
 * An account that is nothing but this mobile is its owner's too, because nothing else opens it: it becomes part of this
 * one.
 */
async function ownMobile(
  db: Database,
  { id, mobile: before }: Person,
  mobile: string,
  now: Instant,
): Promise<Owned> {
  const other = await findProven(db, mobile);
  const forCaller = await findMadeForCaller(db, mobile);
  // Closed by us: another account does not go round that.
  if (forCaller?.disabled && other?.id !== id) return refuse('mobile-already-in-use');
  if (other && other.id !== id) {
    const [locked] = await lockJoinables(db, [other.id, id]);
    if (!locked || !isOfItsMobileAlone(locked)) return refuse('mobile-already-in-use');
    await dissolveAccount(db, other.id, id, now);
  }
  // Booked on the telephone before: whoever has the mobile has that account too.
  if (forCaller && !forCaller.disabled && forCaller.id !== id)
    await dissolveAccount(db, forCaller.id, id, now);
  const isEdit = mobile !== before;
  const person = await recordMobileProven(db, { id, mobile, isEdit }, now);
  if (!person) return refuse('otp-session-expired');
  await firmHolds(db, { userId: id, mobile }, now);
  return accept({ person, changed: isEdit });
}

async function ownEmail(
  db: Database,
  { id, email: before }: Person,
  email: string,
  now: Instant,
): Promise<Owned> {
  const isEdit = email !== before?.toLowerCase();
  const person = await recordEmailProven(db, { id, email, isEdit }, now);
  return person ? accept({ person, changed: isEdit }) : refuse('email-already-in-use');
}
