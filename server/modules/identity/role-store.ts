import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

const grant = statement<[string]>({
  name: 'identity-make-karigar',
  text: `update users set roles = array_append(roles, 'karigar')
    where id = $1 and disabled_at is null and not 'karigar' = any(roles)`,
});
const take = statement<[string]>({
  name: 'identity-unmake-karigar',
  text: `update users set roles = case when cardinality(array_remove(roles, 'karigar')) = 0
      then array['customer'] else array_remove(roles, 'karigar') end
    where id = $1`,
});

/** Opens the Karigar's routes to this person from their next request on. */
export const recordKarigarRole = (db: Database, userId: string): Promise<unknown> =>
  grant.run(db, [userId]);

/** Takes the Karigar's role away; the person stays a customer. */
export const recordNoKarigarRole = (db: Database, userId: string): Promise<unknown> =>
  take.run(db, [userId]);
