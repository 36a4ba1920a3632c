import type { StaffRole } from '#contract/staff.ts';
import { STAFF_ROLES } from '#contract/staff.ts';
import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { cast } from './cast.ts';

/** Meera may do everything; what needs two is agreed to by one of the others. */
const ROLES: Readonly<Record<string, readonly StaffRole[]>> = {
  [cast.meera.id]: STAFF_ROLES,
  [cast.leela.id]: ['finance', 'quality', 'support', 'admin'],
  [cast.suresh.id]: ['dispatch', 'support'],
};

/** The people of the demonstration who run operations; each adds a second factor at the first sign-in. */
export async function sowStaff(db: Database, now: Instant): Promise<void> {
  for (const [userId, roles] of Object.entries(ROLES)) {
    await db.query(
      `insert into staff (user_id, roles, joined_at)
        select id, $2, $3 from users where id = $1 and 'ops' = any(roles) on conflict do nothing`,
      [userId, [...roles], new Date(now)],
    );
  }
}
