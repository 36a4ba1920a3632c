import type { InputOf, RefusalOf } from '#contract/operation.ts';
import type { decideAccountAppeal as promise } from '#contract/ops/decide-account-appeal.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import { recordClosureAnswer } from '#server/modules/identity/closure-store.ts';
import { decideAccountAppeal as decide } from '#server/modules/identity/pausing-account.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { lockAccountPause } from './steps/lock-account-pause.ts';
import { type NotifyDeps, notifyOfAccount, readsIt } from './steps/notify-of-account.ts';
import { openAgain } from './steps/open-again.ts';

/** Somebody else answers; granted, the account is open at once. */
export const decideAccountAppeal = (
  deps: NotifyDeps & { readonly pool: Pool },
  input: InputOf<typeof promise> & { readonly by: string },
  now: Instant,
): Promise<Outcome<{ granted: boolean; readsIt: boolean }, RefusalOf<typeof promise>>> =>
  transaction(deps.pool, async (db) => {
    const { closureId: id, granted, reason, by } = input;
    const locked = await lockAccountPause(db, id);
    if (!locked) return refuse('pause-not-found');
    const { pause, person } = locked;
    const allowed = decide(pause, by);
    if (!allowed.ok) return allowed;
    await recordClosureAnswer(db, { id, granted, reason, by }, now);
    const said = { closureId: id, granted };
    await recordEvent(db, pause.userId, 'AccountAppealDecided', now, `ops:${by}`, said);
    if (granted) await openAgain(db, deps, person, { by, why: reason, now });
    else {
      const template = pause.kind === 'pause' ? 'account-paused' : 'account-closed';
      const told = {
        template,
        id: `${id} ${now}`,
        said: reason,
        until: pause.endsAt,
        now,
      } as const;
      await notifyOfAccount(db, deps, person, told);
    }
    return accept({ granted, readsIt: readsIt(deps, person) });
  });
