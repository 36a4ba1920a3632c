import type { EventData } from '#contract/events/catalogue.ts';
import type { Paise } from '#kernel/money.ts';
import type { Clock, Instant } from '#kernel/time.ts';
import { payoutPaidEntry, payoutReturnedEntry } from '#server/modules/ledger/payout-entries.ts';
import { postEntry } from '#server/modules/ledger/store.ts';
import { lockCredit, recordCredit } from '#server/modules/payment/credit-store.ts';
import {
  BANK_FILE,
  nextPayoutAskAt,
  type Payout,
  payoutIdOf,
  payoutReference,
  retryPayoutAt,
} from '#server/modules/payout/payout.ts';
import {
  findPayout,
  lockPayout,
  recordFailed,
  recordPaid,
  recordProcessing,
  recordReturned,
} from '#server/modules/payout/store.ts';
import type { Database, Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';

/** The bank's word on a try of a payout, asked for or told. */
export type PayoutSaid =
  | { readonly state: 'processing'; readonly bankReference: string }
  | { readonly state: 'paid'; readonly bankReference: string; readonly amountPaise: Paise }
  | { readonly state: 'failed' }
  | { readonly state: 'unknown' };

export type PayoutRecorded = {
  readonly againAt?: Instant;
  /** The outcomes for which people have to be called. */
  readonly alarm?: 'payout-mismatch' | 'payout-paid-after-return';
  /** Nothing of ours has this name, or another try of it is under way. */
  readonly known: boolean;
};

/** Answers when the payout's next step is due. The same answer again changes nothing. */
export async function recordPayoutResult(
  world: { readonly pool: Pool; readonly now: Clock },
  command: { readonly payoutReference: string; readonly said: PayoutSaid },
): Promise<PayoutRecorded> {
  const known = await findPayout(world.pool, payoutIdOf(command.payoutReference));
  if (!known) return { known: false };
  return transaction(world.pool, async (db) => {
    await lockCredit(db, known.userId);
    const payout = await lockPayout(db, known.id);
    // The answer to an earlier try says nothing about this one.
    if (!payout || payoutReference(payout) !== command.payoutReference) return { known: false };
    const telling = { db, now: world.now(), payout };
    switch (command.said.state) {
      case 'paid':
        return pay(telling, command.said);
      case 'failed':
        return fail(telling);
      default: {
        const { said } = command;
        return wait(telling, said.state === 'processing' ? said.bankReference : null);
      }
    }
  });
}

type PushState = { readonly db: Database; readonly now: Instant; readonly payout: Payout };

async function pay(
  telling: PushState,
  said: Extract<PayoutSaid, { state: 'paid' }>,
): Promise<PayoutRecorded> {
  const { db, now, payout } = telling;
  // The customer has the credit again: no second move; operations settle it with them or the bank.
  if (payout.state === 'returned') {
    await tell(telling, 'PayoutAlarmed', { why: 'paid-twice' });
    return { known: true, alarm: 'payout-paid-after-return' };
  }
  if (said.amountPaise !== payout.amountPaise) {
    const waiting = await wait(telling, null);
    if (payout.state === 'paid') return waiting;
    await tell(telling, 'PayoutAlarmed', { why: 'mismatch' });
    return { ...waiting, alarm: 'payout-mismatch' };
  }
  const { id: payoutId, amountPaise } = payout;
  if ((await recordPaid(db, payoutId, said.bankReference, now)) === 0) return { known: true };
  const eventId = await tell(telling, 'PayoutPaid', { bankReference: said.bankReference });
  const entry = payoutPaidEntry({ payoutId, amountPaise });
  await postEntry(db, entry, { eventId, bookingId: null, at: now });
  return { known: true };
}

async function fail(telling: PushState): Promise<PayoutRecorded> {
  const { db, now, payout } = telling;
  // A payout that went by file comes back by file: its owner looks at the UPI id before anybody tries it again.
  const againAt = payout.provider === BANK_FILE ? undefined : retryPayoutAt(payout.tries, now);
  if (againAt === undefined) return giveBack(telling);
  if ((await recordFailed(db, payout.id, againAt)) === 0) return { known: true };
  await tell(telling, 'PayoutFailed', { final: false });
  return { known: true, againAt };
}

async function giveBack(telling: PushState): Promise<PayoutRecorded> {
  const { db, now, payout } = telling;
  const { id: payoutId, userId, amountPaise } = payout;
  if ((await recordReturned(db, payoutId, now)) === 0) return { known: true };
  const eventId = await tell(telling, 'PayoutFailed', { final: true });
  const credit = { userId, bookingId: null, instalment: 0, payoutId, amountPaise };
  await recordCredit(db, { ...credit, reason: 'payout-returned' }, now);
  const entry = payoutReturnedEntry({ payoutId, amountPaise });
  await postEntry(db, entry, { eventId, bookingId: null, at: now });
  return { known: true };
}

async function wait({ db, now, payout }: PushState, bankReference: string | null) {
  const againAt = nextPayoutAskAt(payout.asked, now);
  const waiting = await recordProcessing(db, payout.id, bankReference, againAt);
  return waiting === 0 ? { known: true } : { known: true, againAt };
}

type Common = 'userId' | 'payoutId' | 'amountPaise' | 'tries';

const tell = <Name extends 'PayoutPaid' | 'PayoutFailed' | 'PayoutAlarmed'>(
  { db, now, payout }: PushState,
  event: Name,
  more: Omit<EventData[Name], Common>,
): Promise<number> =>
  recordEvent(db, payout.id, event, now, `bank:${payout.provider}`, {
    userId: payout.userId,
    payoutId: payout.id,
    amountPaise: payout.amountPaise,
    tries: payout.tries,
    ...more,
  } as never);
