import type { setSpokenLanguages as promise } from '#contract/karigar/set-spoken-languages.ts';
import type { InputOf, RefusalOf } from '#contract/operation.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { recordSpokenLanguages } from '#server/modules/availability/membership-store.ts';
import type { Database } from '#server/platform/database/connect.ts';

/** A Karigar says in which languages one can talk to them. Nothing follows from it: customers read it when they look. */
export async function setSpokenLanguages(
  db: Database,
  { userId, languages }: InputOf<typeof promise> & { readonly userId: string },
): Promise<Outcome<void, RefusalOf<typeof promise>>> {
  const isOnRoster = await recordSpokenLanguages(db, userId, languages);
  return isOnRoster ? accept(undefined) : refuse('not-on-roster');
}
