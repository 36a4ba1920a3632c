import type { InputOf, RefusalOf } from '#contract/operation.ts';
import type { returnKarigarPayout as promise } from '#contract/ops/return-karigar-payout.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import { listKarigarPeople } from '#server/modules/availability/karigar-people-store.ts';
import { findStopOfPayee } from '#server/modules/karigar/payee-store.ts';
import {
  karigarPayoutBackEntry,
  karigarPayoutLostEntry,
  karigarPayoutReturnedEntry,
} from '#server/modules/ledger/karigar-payout-entries.ts';
import { isPosted, postEntry } from '#server/modules/ledger/store.ts';
import { recordCameBack, recordGivenUp, recordPaid } from '#server/modules/transfer/moves-store.ts';
import { needsSecondPerson } from '#server/modules/transfer/second-person.ts';
import { lockTransfer } from '#server/modules/transfer/store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';

/**
 * The bank could not pay the Karigar, or says days later that what it had paid came back: we owe it as before, and the
 * next batch takes it. Money that has reached an account that was not the Karigar's is our loss, not theirs: from
 * ₹5,000 on it takes two operators, one who stopped the account and another who says that it is lost. Nobody returns a
 * payout of their own.
 */
export const returnKarigarPayout = (
  pool: Pool,
  {
    payoutId,
    bankReference,
    lost = false,
    actor,
  }: InputOf<typeof promise> & { /** The colleague who records it. */ readonly actor: string },
  now: Instant,
): Promise<Outcome<{ returned: true }, RefusalOf<typeof promise>>> =>
  transaction(pool, async (db) => {
    const payout = await lockTransfer(db, payoutId);
    if (payout?.purpose !== 'karigar-payout') return refuse('payout-not-found');
    const [person] = await listKarigarPeople(db, [payout.karigarId]);
    if (actor === `ops:${person?.userId}`) return refuse('own-money');
    const loss = karigarPayoutLostEntry({ ...payout, payoutId });
    // An operator who reports returned money as lost would believe that the books have the loss.
    if (payout.state === 'returned')
      return lost && !(await isPosted(db, loss.reference))
        ? refuse('payout-already-returned')
        : accept({ returned: true });
    const wasPaid = payout.state === 'paid';
    if (wasPaid && payout.reference !== bankReference) return refuse('payout-already-paid');
    const { amountPaise } = payout;
    if (lost) {
      const stop = payout.payeeId === null ? undefined : await findStopOfPayee(db, payout.payeeId);
      if (!stop) return refuse('payout-not-stopped');
      if (needsSecondPerson(amountPaise) && actor === `ops:${stop.by}`)
        return refuse('needs-another-person');
    }
    // The account to which money has gone stays known.
    const isNowPaid = lost && bankReference !== undefined && !wasPaid;
    if (isNowPaid) await recordPaid(db, payoutId, bankReference, now);
    await (wasPaid || isNowPaid ? recordCameBack : recordGivenUp)(db, payoutId, now);
    const data = { karigarId: payout.karigarId, payoutId, amountPaise, wasPaid, lost };
    const eventId = await recordEvent(db, payoutId, 'KarigarPayoutReturned', now, actor, data);
    const entries = [
      ...(wasPaid ? [karigarPayoutBackEntry({ ...payout, payoutId })] : []),
      karigarPayoutReturnedEntry({ ...payout, payoutId }),
      ...(lost ? [loss] : []),
    ];
    for (const entry of entries) await postEntry(db, entry, { eventId, bookingId: null, at: now });
    return accept({ returned: true });
  });
