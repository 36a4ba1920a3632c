import { newId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/time.ts';
import { type Closable, recordReopened } from '#server/modules/identity/closure-store.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { type NotifyDeps, notifyOfAccount } from './notify-of-account.ts';

type Opening = {
  /** Nobody: the clock. */
  readonly by: string | null;
  readonly why: string;
  readonly now: Instant;
};

/** The account is its owner's again, who is written to; answers whether we had closed it. */
export async function openAgain(
  db: Database,
  deps: NotifyDeps,
  person: Closable,
  { by, why, now }: Opening,
): Promise<boolean> {
  if (!(await recordReopened(db, person.id, { by, why }, now))) return false;
  // The clock's sentence is for our records, in our language.
  const said = by === null ? {} : { said: why };
  const told = { template: 'account-reopened', id: newId(now), ...said, now } as const;
  await notifyOfAccount(db, deps, person, told);
  await recordEvent(db, person.id, 'AccountReopened', now, by === null ? 'clock' : `ops:${by}`, {});
  return true;
}
