import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import { lockContact } from '#server/modules/identity/code-store.ts';
import { decideJoin, type Joinable } from '#server/modules/identity/joining.ts';
import type { Person } from '#server/modules/identity/person.ts';
import { lockJoinables, recordMobileProven } from '#server/modules/identity/proving-store.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { dissolveAccount } from './dissolve-account.ts';

export type Joined = { readonly person: Person; readonly claimingBefore: Joinable };

/** The account of a mobile alone dissolves into one that claims the mobile, which has proven it from now on. */
export async function joinAccounts(
  db: Database,
  { mine: mineId, claiming: claimingId }: { readonly mine: string; readonly claiming: string },
  now: Instant,
): Promise<Outcome<Joined, 'nothing-to-join'>> {
  const [mine, claiming] = await lockJoinables(db, [mineId, claimingId]);
  if (!mine?.mobile || !claiming) return refuse('nothing-to-join');
  const decision = decideJoin(mine, claiming);
  if (!decision.ok) return decision;
  await lockContact(db, mine.mobile);
  await dissolveAccount(db, mine.id, claiming.id, now);
  const proven = { id: claiming.id, mobile: mine.mobile, isEdit: false };
  const person = await recordMobileProven(db, proven, now);
  if (!person) throw new Error('An account that was locked for joining is gone');
  return accept({ person, claimingBefore: claiming });
}
