import { newId } from '#kernel/ids.ts';
import { dateInIndia, type Instant, instantInIndia, type LocalDate } from '#kernel/time.ts';
import { reconcileDay } from '#server/flows/settlement/reconcile-day.ts';
import { settledEntry } from '#server/modules/ledger/entries.ts';
import { postEntry } from '#server/modules/ledger/store.ts';
import type { Database, Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordAnyEvent } from './record-any-event.ts';

/** A payment that reaches the books on a day, at noon; answers the name by which its gateway knows it. */
export const postPaymentOn = (
  pool: Pool,
  day: LocalDate,
  amountPaise = 10_000,
  /** Still within its transaction. */
  then: () => Promise<void> = async () => undefined,
): Promise<string> =>
  transaction(pool, async (db) => {
    const gatewayReference = await postPayment(db, instantInIndia(day, 12 * 60), amountPaise);
    await then();
    return gatewayReference;
  });

async function postPayment(db: Database, at: Instant, amountPaise: number): Promise<string> {
  const gatewayReference = `T-${newId().slice(-12)}`;
  const eventId = await recordAnyEvent(db, newId(), 'PaymentSettled', at, 'gateway:sandbox', {});
  const entry = settledEntry({ provider: 'sandbox', gatewayReference, amountPaise });
  await postEntry(db, entry, { eventId, bookingId: null, at });
  return gatewayReference;
}

/** A gateway reports today a payment by a name that is not known here. */
export const reportUnknownPayment = (pool: Pool, amountPaise = 5_000) => {
  const gatewayReference = `T-${newId().slice(-12)}`;
  const line = {
    ...({ kind: 'payment', gatewayReference, amountPaise } as const),
    ...{ feePaise: 0, taxPaise: 0, payoutReference: null },
  };
  const report = { provider: 'sandbox', digest: gatewayReference, lines: [line], fees: [] };
  return reconcileDay({ pool, now: Date.now }, { ...report, day: dateInIndia(Date.now()) });
};
