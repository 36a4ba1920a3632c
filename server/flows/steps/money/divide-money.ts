import type { Paise } from '#kernel/money.ts';
import { dateInIndia } from '#kernel/time.ts';
import { recordInstalmentAdded } from '#server/modules/booking/instalment-store.ts';
import { promiseAtEnd } from '#server/modules/booking/promised.ts';
import {
  creditGrantedEntry,
  feeDueEntry,
  feeKeptEntry,
  feeTaxedEntry,
  refundCountedEntry,
  reworkGivenUpEntry,
} from '#server/modules/ledger/entries.ts';
import { sumPromised } from '#server/modules/ledger/store.ts';
import { taxOf } from '#server/modules/tax/tax-of.ts';
import { CANCELLED } from '#server/modules/transfer/refunding.ts';
import { giveBack, grantCredit } from './give-back.ts';
import { type Ending, postAtEnd } from './post-at-end.ts';

/**
 * Divides the money of a booking that has come to its end: the fee is taken out of what was paid, a missing rest of it
 * is an amount due, and the rest goes back the way it came, at once. Money that cannot go back, cash or used credit, is
 * credit for any booking (ruling R38), and so is what we pay for a failure of ours.
 */
export async function divideMoney(
  ending: Ending,
  shares: {
    readonly feePaise: Paise;
    readonly duePaise: Paise;
    readonly refundPaise: Paise;
    readonly countedPaise: Paise;
    readonly goodwillPaise: Paise;
  },
): Promise<void> {
  const { db, now, booking, visit } = ending;
  const paid = { keptPaise: shares.feePaise - shares.duePaise, refundPaise: shares.refundPaise };
  const promise = promiseAtEnd(await sumPromised(db, booking.id), paid);
  const keptPaise = paid.keptPaise - promise.usedPaise;
  if (keptPaise > 0) {
    await postAtEnd(ending, feeKeptEntry({ bookingId: booking.id, visit, amountPaise: keptPaise }));
  }
  if (promise.usedPaise > 0) {
    const amountPaise = promise.usedPaise;
    await postAtEnd(ending, reworkGivenUpEntry({ bookingId: booking.id, visit, amountPaise }));
  }
  if (shares.duePaise > 0) {
    const amountPaise = shares.duePaise;
    await recordInstalmentAdded(db, booking.id, {
      kind: 'cancellation-fee',
      amountPaise,
      dueAt: now,
    });
    await postAtEnd(ending, feeDueEntry({ bookingId: booking.id, visit, amountPaise }));
  }
  await taxFee(ending, keptPaise + shares.duePaise);
  await countHandedBack(ending, shares.countedPaise);
  const reason = visit === undefined ? CANCELLED : (`${CANCELLED}:visit-${visit}` as const);
  await giveBack(ending, shares.refundPaise, reason, promise.backPaise);
  await payForFailure(ending, shares.goodwillPaise);
}

/** A refund given by hand earlier counts as a part of what goes back now. */
export async function countHandedBack(ending: Ending, amountPaise: Paise): Promise<void> {
  if (amountPaise === 0) return;
  const { booking, visit } = ending;
  await postAtEnd(ending, refundCountedEntry({ bookingId: booking.id, visit, amountPaise }));
}

/** The tax as its invoice says it: on the whole fee, paid or owed; what is given up of our own money is none. */
async function taxFee(ending: Ending, feePaise: Paise): Promise<void> {
  if (feePaise === 0) return;
  const { now, booking, visit } = ending;
  const { serviceId, option } = booking;
  const on = dateInIndia(now);
  const { cgstPaise, sgstPaise } = taxOf({ serviceId, option, amountPaise: feePaise, on });
  const amountPaise = cgstPaise + sgstPaise;
  if (amountPaise > 0)
    await postAtEnd(ending, feeTaxedEntry({ bookingId: booking.id, visit, amountPaise }));
}

/** We pay for a failure of ours: credit for any booking. */
export async function payForFailure(ending: Ending, amountPaise: Paise): Promise<void> {
  if (amountPaise === 0) return;
  await grantCredit(ending, 'failed-you', amountPaise);
  const { booking, visit } = ending;
  await postAtEnd(ending, creditGrantedEntry({ bookingId: booking.id, visit, amountPaise }));
}
