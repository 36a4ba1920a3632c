import type { Instant } from '#kernel/time.ts';
import { lockStaff } from '#server/modules/staff/store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { newRecoveryCodes } from './steps/new-recovery-codes.ts';
import { type TellDeps, tellColleague } from './steps/tell-colleague.ts';

/** Those before open nothing any more: whoever has lost the paper makes new ones, and so ends what somebody else may have found. */
export const makeRecoveryCodes = (
  deps: TellDeps & { readonly pool: Pool },
  userId: string,
  now: Instant,
): Promise<string[]> =>
  transaction(deps.pool, async (db) => {
    await lockStaff(db, userId);
    const codes = await newRecoveryCodes(db, userId);
    await recordEvent(db, userId, 'RecoveryCodesMade', now, `ops:${userId}`, {});
    await tellColleague(db, deps, { userId, happened: 'codes-made' }, now);
    return codes;
  });
