import type { updateProfile as promise } from '#contract/customer/update-profile.ts';
import type { RefusalOf } from '#contract/operation.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import { lockContact, recordCodeUsed } from '#server/modules/identity/code-store.ts';
import { findOwnerOfEmail } from '#server/modules/identity/identity-store.ts';
import type { Person } from '#server/modules/identity/person.ts';
import { decideEdit } from '#server/modules/identity/profile-lock.ts';
import { lockProfile, recordProfile } from '#server/modules/identity/profile-store.ts';
import { recordSessionsEnd } from '#server/modules/identity/session-store.ts';
import { findReached } from '#server/modules/identity/undo-store.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { isUniqueViolation, transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import type { CodeDeps } from '../steps/identity/send-code.ts';
import { type TypedCode, tryCode } from '../steps/identity/try-code.ts';
import { type ContactDeps, notifyContactChanged } from './steps/notify-contact-changed.ts';
import { ownContact } from './steps/own-contact.ts';

type Typed = Pick<TypedCode, 'challengeId' | 'code'> | undefined;
type Field = 'email' | 'mobile';

export type ProfileEdit = {
  readonly person: Person;
  readonly fullName: string;
  readonly contacts: Readonly<Record<Field, { readonly wanted?: string; readonly typed: Typed }>>;
  /** The session that goes on when an address or number changes. */
  readonly session: Buffer;
  readonly browser: string | undefined;
};

type Refusal = RefusalOf<typeof promise>;
type Proof = { readonly field: Field; readonly codeId: string; readonly destination: string };

/** One save of the profile, whole or not at all; it begins the cool-down of ruling R8. */
export async function updateProfile(
  deps: ContactDeps,
  edit: ProfileEdit,
  now: Instant,
): Promise<Outcome<Person, Refusal>> {
  // The check comes before a guess at a code is counted; the answer that holds is given under the lock.
  const open = decideEdit(edit.person.lastProfileUpdate, now);
  if (!open.ok) return open;
  const proven = await tryCodes(deps, edit, now);
  if (!proven.ok) return proven;
  try {
    return await transaction(deps.pool, (tx) => save(tx, deps, edit, proven.value, now));
  } catch (error) {
    // Somebody signed up with the address in the same instant.
    if (isUniqueViolation(error)) return refuse('email-already-in-use', { field: 'email' });
    throw error;
  }
}

/** The codes of what is new, each guessed once; what stays as it is needs none. */
async function tryCodes(
  { pool, keys }: CodeDeps,
  { person, contacts, browser }: ProfileEdit,
  now: Instant,
): Promise<Outcome<Proof[], Refusal>> {
  const proofs: Proof[] = [];
  for (const field of changedFields(person, contacts)) {
    const { wanted, typed } = contacts[field];
    if (!typed) return refuse('code-needed', { field });
    const tried = await tryCode({ db: pool, keys }, { ...typed, browser }, 'contact', now);
    if (!tried.ok) return refuse(tried.refusal.code, { field });
    const { id, userId, destination } = tried.value;
    if (userId !== person.id || destination !== wanted)
      return refuse('otp-session-expired', { field });
    proofs.push({ field, codeId: id, destination });
  }
  return accept(proofs);
}

async function save(
  tx: Database,
  { keys, sender: { origin } }: ContactDeps,
  { person: { id }, fullName, contacts, session }: ProfileEdit,
  proofs: readonly Proof[],
  now: Instant,
): Promise<Outcome<Person, Refusal>> {
  for (const destination of proofs.map((proof) => proof.destination).sort())
    await lockContact(tx, destination);
  const profile = await lockProfile(tx, id);
  if (!profile) throw new Error('The account was disabled during this request');
  const open = decideEdit(profile.lastProfileUpdate, now);
  if (!open.ok) return open;
  const missing = changedFields(profile, contacts).find(
    (field) => !proofs.some((proof) => proof.field === field),
  );
  if (missing) return refuse('code-needed', { field: missing });
  for (const { field, destination } of proofs) {
    if (field === 'mobile') continue;
    const owner = await findOwnerOfEmail(tx, destination);
    if (owner && owner.id !== id) return refuse('email-already-in-use', { field });
  }
  const before = await findReached(tx, id);
  // The mobile first: it may still be refused, and then nothing has been written.
  for (const { field, codeId, destination } of proofs.toReversed()) {
    const owned = await ownContact(tx, profile, destination, now);
    if (!owned.ok) return refuse(owned.refusal.code, { field });
    await recordCodeUsed(tx, codeId, now);
  }
  const saved = await recordProfile(tx, { id, fullName }, now);
  if (!saved) throw new Error('A locked account does not exist');
  const fields = proofs.map(({ field }) => field);
  if (fields.length > 0 && before) {
    await notifyContactChanged(tx, keys, { person: profile, before, origin }, now);
    await recordSessionsEnd(tx, id, session);
  }
  await recordEvent(tx, id, 'ProfileUpdated', now, `customer:${id}`, { contacts: fields });
  return accept(saved);
}

const changedFields = (person: Person, contacts: ProfileEdit['contacts']): Field[] =>
  (['email', 'mobile'] as const).filter((field) => {
    const { wanted } = contacts[field];
    return wanted !== undefined && wanted !== person[field]?.toLowerCase();
  });
