import type { InputOf, RefusalOf } from '#contract/operation.ts';
import type { decideAccountPause as promise } from '#contract/ops/decide-account-pause.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import { recordClosureDecision } from '#server/modules/identity/closure-store.ts';
import { decideAccount } from '#server/modules/identity/pausing-account.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { lockAccountPause } from './steps/lock-account-pause.ts';
import { type NotifyDeps, notifyOfAccount, readsIt } from './steps/notify-of-account.ts';

type Decided = { readonly endsAt: Instant | null; readonly readsIt: boolean };

/** The operator names the evidence, and the customer reads it: the pause stays for some days, or the account is closed. */
export const decideAccountPause = (
  deps: NotifyDeps & { readonly pool: Pool },
  input: InputOf<typeof promise> & { readonly by: string },
  now: Instant,
): Promise<Outcome<Decided, RefusalOf<typeof promise>>> =>
  transaction(deps.pool, async (db) => {
    const { closureId: id, decision, evidence, by } = input;
    const locked = await lockAccountPause(db, id);
    if (!locked) return refuse('pause-not-found');
    const { pause, person } = locked;
    const decided = decideAccount(pause, input, now);
    if (!decided.ok) return decided;
    const { endsAt } = decided.value;
    await recordClosureDecision(db, { id, decision, evidence, endsAt, by }, now);
    const template = decision === 'stay' ? 'account-paused' : 'account-closed';
    const told = { template, id: `${id} ${now}`, said: evidence, until: endsAt, now } as const;
    await notifyOfAccount(db, deps, person, told);
    const said = { closureId: id, decision };
    await recordEvent(db, pause.userId, 'AccountPauseDecided', now, `ops:${by}`, said);
    return accept({ endsAt, readsIt: readsIt(deps, person) });
  });
