import type { InputOf, RefusalOf } from '#contract/operation.ts';
import type { changeStaff as promise } from '#contract/ops/change-staff.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import { recordNoStaffRole } from '#server/modules/identity/role-store.ts';
import { recordViewsEnd } from '#server/modules/identity/session-store.ts';
import {
  listStaffAdmins,
  lockStaff,
  recordNoStaff,
  recordStaff,
} from '#server/modules/staff/store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';

/** Changes a colleague's roles from their next request on. Nobody changes their own, and one administrator always stays. */
export const changeStaff = (
  pool: Pool,
  { userId, roles, by }: InputOf<typeof promise> & { readonly by: string },
  now: Instant,
): Promise<Outcome<{ changed: true }, RefusalOf<typeof promise>>> =>
  transaction(pool, async (db) => {
    // Locked together: two who take the last two administrators away at once leave one.
    const admins = await listStaffAdmins(db);
    const member = await lockStaff(db, userId);
    if (!member) return refuse('person-not-found');
    if (userId === by) return refuse('own-account');
    if (!roles.includes('admin') && admins.every((one) => one === userId))
      return refuse('last-admin');
    const wanted = [...new Set(roles)];
    if (wanted.length === 0) {
      await recordNoStaff(db, userId);
      await recordNoStaffRole(db, userId);
    } else await recordStaff(db, { userId, roles: wanted, invitedBy: by }, now);
    await recordViewsEnd(db, userId);
    await recordEvent(db, userId, 'StaffChanged', now, `ops:${by}`, { roles: wanted });
    return accept({ changed: true });
  });
