import type { RefusalOf } from '#contract/operation.ts';
import type { undoPayeeChange as promise } from '#contract/public/undo-payee-change.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import { listKarigarPeople } from '#server/modules/availability/karigar-people-store.ts';
import { deleteCalendarLinksOf } from '#server/modules/identity/calendar-link-store.ts';
import { voidCodesOf } from '#server/modules/identity/code-store.ts';
import { recordSessionsEnd } from '#server/modules/identity/session-store.ts';
import { canBeUndone } from '#server/modules/karigar/payee.ts';
import { lockPayee, recordPayeesUndone } from '#server/modules/karigar/payee-store.ts';
import { lockKarigarBatches } from '#server/modules/transfer/karigar-payout-store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import type { Keys } from '#server/platform/secrets/keys.ts';
import { readUndoToken } from '#server/platform/secrets/undo-token.ts';
import { dropPasskeysSince } from '../steps/identity/drop-passkeys.ts';

/**
 * Somebody else changed where the Karigar is paid: nobody is paid there any more, nor at any account named since, and
 * every session and calendar link ends and every passkey added since goes, because one of them may be the other's. Payouts
 * already made for it are stopped as when an operator stops it. Undone twice it is undone once, and a Karigar who has signed in again stays signed in.
 */
export const undoPayeeChange = (
  { pool, keys }: { readonly pool: Pool; readonly keys: Keys },
  token: string,
  now: Instant,
): Promise<Outcome<void, RefusalOf<typeof promise>>> =>
  transaction<Outcome<void, RefusalOf<typeof promise>>>(pool, async (db) => {
    const id = readUndoToken(keys, token);
    if (id === undefined) return refuse('otp-session-expired');
    await lockKarigarBatches(db);
    const payee = await lockPayee(db, id);
    if (!payee || !canBeUndone(payee.confirmedAt, now)) return refuse('otp-session-expired');
    const { karigarId, confirmedAt } = payee;
    const [owner] = await listKarigarPeople(db, [karigarId]);
    if (!owner) return refuse('otp-session-expired');
    const { userId } = owner;
    const wanted = { karigarId, by: userId, since: confirmedAt };
    if ((await recordPayeesUndone(db, wanted, now)) === 0) return accept(undefined);
    await recordSessionsEnd(db, userId);
    await dropPasskeysSince(db, userId, confirmedAt, now);
    await deleteCalendarLinksOf(db, userId);
    await voidCodesOf(db, userId, now);
    const actor = `karigar:${karigarId}`;
    await recordEvent(db, id, 'KarigarPayeeUndone', now, actor, { karigarId, userId });
    return accept(undefined);
  });
