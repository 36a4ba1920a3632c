import { newId } from '#kernel/ids.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import {
  findOwner,
  findOwnerOfEmail,
  lockExternalIdentity,
  recordExternalPerson,
  recordExternalSignIn,
  recordLink,
} from '#server/modules/identity/identity-store.ts';
import {
  decideEntrance,
  type ExternalIdentity,
  inOurFields,
  verifiedEmail,
} from '#server/modules/identity/linking.ts';
import type { Language, Person } from '#server/modules/identity/person.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { acceptShownTerms } from './accept-shown-terms.ts';
import { welcomePerson } from './welcome-person.ts';

/** The details that matter of a person who turns out to be new. */
export type Newcomer = {
  readonly language: Language;
  /** The terms that a new person accepts, as a sentence beside the button said; nothing where none stood there. */
  readonly version: string | null;
};

export type EntryRefusal = 'account-exists-with-different-credential' | 'user-disabled';

/** Finds, links or makes the account of somebody whom another company vouches for, in the caller's transaction. */
export async function signInWithProvider(
  db: Database,
  said: ExternalIdentity,
  { language, version }: Newcomer,
  now: Instant,
): Promise<Outcome<Person, EntryRefusal>> {
  const foreign = inOurFields(said);
  await lockExternalIdentity(db, foreign);
  const decision = decideEntrance(foreign, {
    linked: await findOwner(db, foreign),
    sameEmail: foreign.email === null ? undefined : await findOwnerOfEmail(db, foreign.email),
  });
  if (!decision.ok) return decision;
  const entrance = decision.value;
  if (entrance.kind === 'make') {
    const { fullName } = foreign;
    const id = newId(now);
    const made = await recordExternalPerson(
      db,
      { id, fullName, email: entrance.email, language },
      now,
    );
    if (!made) return refuse('account-exists-with-different-credential');
    await recordLink(db, foreign, id, now);
    await welcomePerson(db, id, now);
    return accept(await acceptShownTerms(db, made, { version, language, way: 'social' }, now));
  }
  const known = { fullName: foreign.fullName, email: verifiedEmail(foreign) };
  const person = await recordExternalSignIn(db, entrance.id, known, now);
  if (!person) return refuse('user-disabled');
  if (entrance.kind === 'link') await recordLink(db, foreign, person.id, now);
  return accept(person);
}
