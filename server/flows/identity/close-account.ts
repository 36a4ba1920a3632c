import type { InputOf, RefusalOf } from '#contract/operation.ts';
import type { closeAccount as promise } from '#contract/ops/close-account.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import { lockOwnBookings } from '#server/modules/booking/owner-store.ts';
import {
  lockClosable,
  lockClosure,
  recordClosure,
} from '#server/modules/identity/closure-store.ts';
import { voidCodesOf } from '#server/modules/identity/code-store.ts';
import { decideClosing } from '#server/modules/identity/pausing-account.ts';
import { recordSessionsEnd } from '#server/modules/identity/session-store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { type NotifyDeps, notifyOfAccount, readsIt } from './steps/notify-of-account.ts';

type Closed = {
  readonly sessionsEnded: number;
  readonly aheadIds: readonly string[];
  readonly readsIt: boolean;
};

/** Nobody is signed in to it from now on, and its owner is written to. Bookings ahead are called off one by one. */
export const closeAccount = (
  deps: NotifyDeps & { readonly pool: Pool },
  input: InputOf<typeof promise> & { readonly by: string },
  now: Instant,
): Promise<Outcome<Closed, RefusalOf<typeof promise>>> =>
  transaction(deps.pool, async (db) => {
    const { userId, closureId: id, kind, reason, notice, by } = input;
    const person = await lockClosable(db, userId);
    if (!person) return refuse('person-not-found');
    const ahead = (await lockOwnBookings(db, userId, now)).filter((one) => one.ahead);
    const aheadIds = ahead.map((one) => one.id);
    const known = await lockClosure(db, id);
    if (known)
      return known.userId === userId
        ? accept({ sessionsEnded: 0, aheadIds, readsIt: readsIt(deps, person) })
        : refuse('pause-id-taken');
    if (userId === by) return refuse('own-account');
    if (person.disabled) return refuse('already-closed');
    if (person.roles.some((role) => role !== 'customer')) return refuse('works-with-us');
    const allowed = decideClosing(input, now);
    if (!allowed.ok) return allowed;
    const { endsAt } = allowed.value;
    await recordClosure(db, { id, userId, kind, reason, notice, endsAt }, by, now);
    const sessionsEnded = await recordSessionsEnd(db, userId);
    await voidCodesOf(db, userId, now);
    const template = kind === 'pause' ? 'account-paused' : 'account-closed';
    await notifyOfAccount(db, deps, person, { template, id, said: notice, until: endsAt, now });
    const data = { closureId: id, kind, reason };
    await recordEvent(db, userId, 'AccountClosed', now, `ops:${by}`, data);
    return accept({ sessionsEnded, aheadIds, readsIt: readsIt(deps, person) });
  });
