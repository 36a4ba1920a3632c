import type { confirmContactCode as promise } from '#contract/customer/confirm-contact-code.ts';
import type { RefusalOf } from '#contract/operation.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import { lockContact, recordCodeUsed } from '#server/modules/identity/code-store.ts';
import { isOfItsMobileAlone } from '#server/modules/identity/joining.ts';
import type { Person } from '#server/modules/identity/person.ts';
import {
  findProven,
  lockJoinables,
  recordEmailProven,
  recordMobileProven,
} from '#server/modules/identity/proving-store.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { isUniqueViolation, transaction } from '#server/platform/database/transaction.ts';
import { dissolveAccount } from '../steps/dissolve-account.ts';
import type { CodeHouse } from '../steps/send-code.ts';
import { type TypedCode, tryCode } from '../steps/try-code.ts';

export type Proven = { readonly person: Person; readonly changed: boolean };

/** The mobile or address that the code went to becomes the account's own, proven. */
export async function confirmContactCode(
  { pool, keys }: CodeHouse,
  typed: TypedCode & { readonly person: Person },
  now: Instant,
): Promise<Outcome<Proven, RefusalOf<typeof promise>>> {
  const { person } = typed;
  const tried = await tryCode({ db: pool, keys }, typed, 'contact', now);
  if (!tried.ok) return tried;
  const { id, destination, userId } = tried.value;
  if (userId !== person.id) return refuse('otp-session-expired');
  const own = destination.startsWith('+') ? ownMobile : ownEmail;
  try {
    return await transaction(pool, async (tx) => {
      if (!(await recordCodeUsed(tx, id, now))) return refuse('otp-session-expired');
      await lockContact(tx, destination);
      return own(tx, person, destination, now);
    });
  } catch (error) {
    // Somebody signed up with the address in the same instant.
    if (isUniqueViolation(error)) return refuse('email-already-in-use');
    throw error;
  }
}

/** An account that is nothing but this mobile is his too, because nothing else opens it: it becomes part of this one. */
async function ownMobile(
  db: Database,
  { id, mobile: before }: Person,
  mobile: string,
  now: Instant,
) {
  const other = await findProven(db, mobile);
  if (other && other.id !== id) {
    const [locked] = await lockJoinables(db, [other.id, id]);
    if (!locked || !isOfItsMobileAlone(locked)) return refuse('mobile-already-in-use');
    await dissolveAccount(db, other.id, id, now);
  }
  const isEdit = mobile !== before;
  const person = await recordMobileProven(db, { id, mobile, isEdit }, now);
  return person ? accept({ person, changed: isEdit }) : refuse('otp-session-expired');
}

async function ownEmail(db: Database, { id, email: before }: Person, email: string, now: Instant) {
  const isEdit = email !== before?.toLowerCase();
  const person = await recordEmailProven(db, { id, email, isEdit }, now);
  return person ? accept({ person, changed: isEdit }) : refuse('email-already-in-use');
}
