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

const join = statement<[string]>({
  name: 'identity-make-staff',
  text: `update users set roles = array_append(roles, 'ops') where id = $1 and not roles && array['ops', 'admin']`,
});
const leave = statement<[string]>({
  name: 'identity-unmake-staff',
  text: `update users set roles = case
      when cardinality(array_remove(array_remove(roles, 'ops'), 'admin')) = 0 then array['customer']
      else array_remove(array_remove(roles, 'ops'), 'admin') end
    where id = $1`,
});

/** One of us: what they may do stands with the staff. */
export const recordStaffRole = (db: Database, userId: string): Promise<unknown> =>
  join.run(db, [userId]);

export const recordNoStaffRole = (db: Database, userId: string): Promise<unknown> =>
  leave.run(db, [userId]);

/** From his next request on the doors of those who do the work open for him. */
export const recordKarigarRole = (db: Database, userId: string): Promise<unknown> =>
  grant.run(db, [userId]);

/** He stays a customer. */
export const recordNoKarigarRole = (db: Database, userId: string): Promise<unknown> =>
  take.run(db, [userId]);
