import type { confirmContactCode as promise } from '#contract/customer/confirm-contact-code.ts';
import type { RefusalOf } from '#contract/operation.ts';
import { type Outcome, refuse } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import { lockContact, recordCodeUsed } from '#server/modules/identity/code-store.ts';
import type { Person } from '#server/modules/identity/person.ts';
import { decideEdit } from '#server/modules/identity/profile-lock.ts';
import { lockProfile } from '#server/modules/identity/profile-store.ts';
import { recordSessionsEnd } from '#server/modules/identity/session-store.ts';
import { findReached } from '#server/modules/identity/undo-store.ts';
import { isUniqueViolation, transaction } from '#server/platform/database/transaction.ts';
import { type TypedCode, tryCode } from '../steps/identity/try-code.ts';
import { type ContactDeps, notifyContactChanged } from './steps/notify-contact-changed.ts';
import { ownContact } from './steps/own-contact.ts';

export type Proven = { readonly person: Person; readonly changed: boolean };

/** The mobile or address that the code went to becomes the account's own, proven. */
export async function confirmContactCode(
  { pool, keys, sender: { origin } }: ContactDeps,
  typed: TypedCode & { readonly person: Person; readonly session: Buffer },
  now: Instant,
): Promise<Outcome<Proven, RefusalOf<typeof promise>>> {
  const { person } = typed;
  const tried = await tryCode({ db: pool, keys }, typed, 'contact', now);
  if (!tried.ok) return tried;
  const { id, destination, userId } = tried.value;
  if (userId !== person.id) return refuse('otp-session-expired');
  try {
    return await transaction(pool, async (tx) => {
      await lockContact(tx, destination);
      const profile = await lockProfile(tx, person.id);
      if (!profile) return refuse('otp-session-expired');
      // The profile may have been edited since the code was asked for.
      const isOwn = [profile.mobile, profile.email?.toLowerCase()].includes(destination);
      const edit = decideEdit(isOwn ? null : profile.lastProfileUpdate, now);
      if (!edit.ok) return edit;
      if (!(await recordCodeUsed(tx, id, now))) return refuse('otp-session-expired');
      if (isOwn) return ownContact(tx, profile, destination, now);
      const before = await findReached(tx, person.id);
      const owned = await ownContact(tx, profile, destination, now);
      if (!owned.ok || !before) return owned;
      await notifyContactChanged(tx, keys, { person: profile, before, origin }, now);
      await recordSessionsEnd(tx, person.id, typed.session);
      return owned;
    });
  } catch (error) {
    // Somebody signed up with the address in the same instant.
    if (isUniqueViolation(error)) return refuse('email-already-in-use');
    throw error;
  }
}
