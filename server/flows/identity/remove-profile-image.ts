import type { Instant } from '#kernel/time.ts';
import type { Person } from '#server/modules/identity/person.ts';
import { recordImageRemoved } from '#server/modules/identity/profile-store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';

export const removeProfileImage = async (
  pool: Pool,
  person: Person,
  now: Instant,
): Promise<Person> =>
  (await transaction(pool, (tx) => recordImageRemoved(tx, person.id, now))) ?? person;
