import type { Instant } from '#kernel/time.ts';
import { mustPayInAdvance } from '#server/modules/booking/dues.ts';
import { countDues } from '#server/modules/booking/dues-store.ts';
import { isStanding, NEW_FOR } from '#server/modules/booking/freeze.ts';
import { findLatestFreeze } from '#server/modules/booking/freeze-store.ts';
import { wasServed } from '#server/modules/booking/unproven-store.ts';
import type { Person } from '#server/modules/identity/person.ts';
import type { Database } from '#server/platform/database/connect.ts';

type Customer = Pick<Person, 'id' | 'joinedAt'>;

/** Somebody who came these days, and to whom nobody has gone yet. */
export const isNewHere = async (db: Database, person: Customer, now: Instant): Promise<boolean> =>
  person.joinedAt > now - NEW_FOR && !(await wasServed(db, person.id));

/** Why this person cannot pay in cash just now, if there is a reason. */
export async function refuseCash(
  db: Database,
  { id, isNewcomer }: { readonly id: string; readonly isNewcomer: boolean },
  now: Instant,
): Promise<'pay-in-advance' | 'cash-paused' | undefined> {
  if (mustPayInAdvance('cash', await countDues(db, id))) return 'pay-in-advance';
  if (!isNewcomer) return undefined;
  const latest = await findLatestFreeze(db);
  return latest && isStanding(latest, now) ? 'cash-paused' : undefined;
}
