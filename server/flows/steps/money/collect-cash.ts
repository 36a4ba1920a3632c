import type { Paise } from '#kernel/money.ts';
import type { Instalment } from '#server/modules/booking/booking.ts';
import { recordInstalmentSplit } from '#server/modules/booking/instalment-store.ts';
import { unpaidInTurn } from '#server/modules/booking/instalments.ts';
import {
  listInstalments,
  recordFirm,
  recordInstalmentPaid,
} from '#server/modules/booking/store.ts';
import { cashCollectedEntry } from '#server/modules/ledger/work-entries.ts';
import { recordCashCollected } from '#server/modules/payment/store.ts';
import { owedBefore } from './count-money.ts';
import { type Ending, postAtEnd } from './post-at-end.ts';

/**
 * A Karigar was given cash at the door: it pays the parts in their turn, as far as it reaches, and the Karigar owes it
 * to us. Runs in the transaction of the move that says so, after its event. Answers what was more than is owed: nobody
 * may have it.
 */
export async function collectCash(
  ending: Ending,
  cash: { readonly karigarId: number; readonly amountPaise: Paise },
): Promise<{ readonly excessPaise: Paise }> {
  const { db, now, booking } = ending;
  let leftPaise = cash.amountPaise;
  for (const part of unpaidInTurn(await listInstalments(db, booking.id))) {
    const amountPaise = Math.min(part.amountPaise, leftPaise);
    if (amountPaise === 0) break;
    if (amountPaise < part.amountPaise)
      await recordInstalmentSplit(db, booking.id, part.position, amountPaise);
    await collectPart(ending, part, { ...cash, amountPaise });
    leftPaise -= amountPaise;
  }
  if (leftPaise < cash.amountPaise) await recordFirm(db, booking.id, now);
  return { excessPaise: leftPaise };
}

/** One part, or the first piece of one, is paid in cash, which a Karigar holds or which lies with us. */
export async function collectPart(
  ending: Ending,
  { position: instalment, kind }: Pick<Instalment, 'position' | 'kind'>,
  { karigarId, amountPaise }: { readonly karigarId: number | null; readonly amountPaise: Paise },
): Promise<void> {
  const { db, now, booking } = ending;
  const { id: bookingId } = booking;
  await recordInstalmentPaid(db, bookingId, instalment, now);
  await recordCashCollected(db, { booking, instalment, amountPaise, at: now });
  await postAtEnd(ending, cashCollectedEntry({ bookingId, instalment, karigarId, amountPaise }));
  const paid = owedBefore(booking, kind);
  if (paid) await postAtEnd(ending, paid({ bookingId, instalment, amountPaise }));
}
