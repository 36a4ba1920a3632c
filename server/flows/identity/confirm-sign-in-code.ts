import type { RefusalOf } from '#contract/operation.ts';
import type { confirmSignInCode as promise } from '#contract/public/confirm-sign-in-code.ts';
import { newId } from '#kernel/ids.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import type { Caller, SignedIn } from '#server/modules/identity/caller.ts';
import { findMadeForCaller, recordCallerProven } from '#server/modules/identity/caller-store.ts';
import { lockContact, recordCodeUsed } from '#server/modules/identity/code-store.ts';
import { isOfItsMobileAlone } from '#server/modules/identity/joining.ts';
import type { Language, Person } from '#server/modules/identity/person.ts';
import {
  findProven,
  isClaimedByAnother,
  lockJoinables,
  recordProvenPerson,
} from '#server/modules/identity/proving-store.ts';
import { recordOwner } from '#server/modules/messaging/erasure-store.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { endEverySession } from '../steps/identity/end-every-session.ts';
import { type CodeDeps, keyOfCode } from '../steps/identity/send-code.ts';
import { type TypedCode, tryCode } from '../steps/identity/try-code.ts';
import { acceptShownTerms } from './steps/accept-shown-terms.ts';
import { dissolveAccount } from './steps/dissolve-account.ts';
import { firmHolds } from './steps/firm-holds.ts';
import { openSession } from './steps/open-session.ts';
import { welcomePerson } from './steps/welcome-person.ts';

/** The details that matter of a person who turns out to be new. */
type Newcomer = {
  readonly language: Language;
  /** The sentence that says so stood beside the button. */
  readonly acceptedTerms: boolean;
  readonly version?: string | undefined;
};

export type EnteredByCode = SignedIn & {
  readonly isNew: boolean;
  readonly canJoin: boolean;
  readonly signedOut?: number;
};

/**
 * Ruling R20: into the account that has *proven* this mobile, else into a new one. An account that only claims it,
 * whoever made it, is never entered this way; its owner may join it afterwards by showing that it is theirs.
 */
export async function confirmSignInCode(
  { pool, keys }: CodeDeps,
  typed: TypedCode & Newcomer & { readonly remember: boolean; readonly lostPhone?: boolean },
  caller: Caller,
): Promise<Outcome<EnteredByCode, RefusalOf<typeof promise>>> {
  const { now } = caller;
  const proven = await tryCode({ db: pool, keys }, typed, 'sign-in', now);
  if (!proven.ok) return proven;
  const { id, destination: mobile } = proven.value;
  return transaction(pool, async (tx) => {
    if (!(await recordCodeUsed(tx, id, now))) return refuse('otp-session-expired');
    await lockContact(tx, mobile);
    const { person, isNew, disabled } = await findOrMake(tx, mobile, typed, now);
    if (disabled) return refuse('user-disabled');
    await recordOwner(tx, keyOfCode(id), person.id);
    const canJoin = await mayJoin(tx, person.id, mobile);
    const signedOut = typed.lostPhone
      ? await endEverySession(
          tx,
          person.id,
          { by: `customer:${person.id}`, why: 'lost-phone' },
          now,
        )
      : undefined;
    const entered = await openSession(tx, person, typed.remember, caller);
    return accept({ ...entered, isNew, canJoin, ...(signedOut !== undefined && { signedOut }) });
  });
}

/** The person is asked again at every such sign-in, until they have joined or made this account a full one. */
async function mayJoin(db: Database, id: string, mobile: string): Promise<boolean> {
  const [mine] = await lockJoinables(db, [id]);
  return mine !== undefined && isOfItsMobileAlone(mine) && isClaimedByAnother(db, mobile, id);
}

type Found = { readonly person: Person; readonly isNew: boolean; readonly disabled: boolean };

/** Two codes of one mobile may be confirmed at once: the database lets one make the account, the other finds it. */
async function findOrMake(
  db: Database,
  mobile: string,
  { language, acceptedTerms, version }: Newcomer,
  now: Instant,
): Promise<Found> {
  const proven = await findProven(db, mobile);
  const forCaller = await findMadeForCaller(db, mobile);
  if (proven) {
    if (forCaller && !forCaller.disabled && !proven.disabled) {
      // Made for a caller beside it: whoever has the mobile has both.
      await dissolveAccount(db, forCaller.id, proven.id, now);
      await firmHolds(db, { userId: proven.id, mobile }, now);
    }
    const { disabled, ...person } = proven;
    return { person, isNew: false, disabled };
  }
  if (forCaller?.disabled) return { person: forCaller, isNew: false, disabled: true };
  const made = forCaller
    ? await recordCallerProven(db, { mobile, language }, now)
    : await recordProvenPerson(db, { id: newId(now), mobile, language }, now);
  if (made) {
    // Bookings that a colleague made for this mobile on the telephone become firm now.
    if (forCaller) await firmHolds(db, { userId: made.id, mobile }, now);
    await welcomePerson(db, made.id, now);
    const said = { version, language, way: 'mobile-code' } as const;
    const person = acceptedTerms ? await acceptShownTerms(db, made, said, now) : made;
    return { person, isNew: true, disabled: false };
  }
  const found = await findProven(db, mobile);
  if (!found) throw new Error('The account of a proven mobile is gone');
  const { disabled, ...person } = found;
  return { person, isNew: false, disabled };
}
