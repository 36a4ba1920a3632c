import type { RefusalOf } from '#contract/operation.ts';
import type { removeSecondFactor as promise } from '#contract/public/remove-second-factor.ts';
import type { SecondFactor } from '#contract/staff.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import { deletePasskey, deleteTotp } from '#server/modules/staff/factor-store.ts';
import { recordOtherSessionsEnd } from '#server/modules/staff/store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import type { InStaffSession } from './steps/is-second-factor.ts';
import { lockFactors } from './steps/lock-factors.ts';
import { type TellDeps, tellColleague } from './steps/tell-colleague.ts';

type Refusals = Extract<RefusalOf<typeof promise>, 'last-second-factor'>;
type Factor = { readonly way: SecondFactor; readonly id?: string | undefined };

/** A factor that was lost opens nothing any more, nor does a session that it has opened elsewhere. Twice is as good as once. */
export const removeSecondFactor = (
  deps: TellDeps & { readonly pool: Pool },
  { userId, sessionHash }: InStaffSession,
  { way, id = '' }: Factor,
  now: Instant,
): Promise<Outcome<{ removed: true }, Refusals>> =>
  transaction(deps.pool, async (db) => {
    const { hasTotp, passkeys, count } = await lockFactors(db, userId);
    if (way === 'totp' ? !hasTotp : !passkeys.includes(id)) return accept({ removed: true });
    if (count === 1) return refuse('last-second-factor');
    await (way === 'totp' ? deleteTotp(db, userId) : deletePasskey(db, userId, id));
    await recordOtherSessionsEnd(db, userId, sessionHash);
    await recordEvent(db, userId, 'SecondFactorRemoved', now, `ops:${userId}`, { way });
    await tellColleague(db, deps, { userId, happened: 'removed' }, now);
    return accept({ removed: true });
  });
