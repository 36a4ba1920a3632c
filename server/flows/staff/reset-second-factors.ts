import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import { findAccounts } from '#server/modules/identity/account-store.ts';
import { deleteFactors } from '#server/modules/staff/factor-store.ts';
import { lockStaff, recordStaffSessionsEnd } from '#server/modules/staff/store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { type TellDeps, tellColleague } from './steps/tell-colleague.ts';

/**
 * A colleague who has lost every factor and every recovery code begins anew with their password. Done on the machine, by whoever
 * could change its database anyway; it stands in the log and in a mail to the colleague.
 */
export const resetSecondFactors = (
  deps: TellDeps & { readonly pool: Pool },
  email: string,
  now: Instant,
): Promise<Outcome<void, 'not-staff'>> =>
  transaction(deps.pool, async (db) => {
    const [account] = await findAccounts(db, { kind: 'email', value: email });
    const userId = account?.id;
    if (userId === undefined || !(await lockStaff(db, userId))) return refuse('not-staff');
    await deleteFactors(db, userId);
    await recordStaffSessionsEnd(db, userId);
    await recordEvent(db, userId, 'SecondFactorsReset', now, 'ops:machine', {});
    await tellColleague(db, deps, { userId, happened: 'reset' }, now);
    return accept(undefined);
  });
