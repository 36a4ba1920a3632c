import type { Paise } from '#kernel/money.ts';
import { recordInstalmentSplit } from '#server/modules/booking/instalment-store.ts';
import { unpaidInTurn } from '#server/modules/booking/instalments.ts';
import {
  listInstalments,
  recordFirm,
  recordInstalmentPaid,
} from '#server/modules/booking/store.ts';
import { postEntry } from '#server/modules/ledger/store.ts';
import { cashCollectedEntry } from '#server/modules/ledger/work-entries.ts';
import { recordCashCollected } from '#server/modules/payment/store.ts';
import { owedBefore } from './count-money.ts';
import type { Ending } from './divide-money.ts';

/**
 * A Karigar was given cash at the door: it pays the parts in their turn, as far as it reaches, and he owes it to us. In
 * the transaction of the move that says so, after its event. Answers what was more than is owed: nobody may have it.
 */
export async function collectCash(
  { db, now, booking, eventId }: Ending,
  cash: { readonly karigarId: number; readonly amountPaise: Paise },
): Promise<{ readonly excessPaise: Paise }> {
  const move = { eventId, bookingId: booking.id, at: now };
  let leftPaise = cash.amountPaise;
  for (const part of unpaidInTurn(await listInstalments(db, booking.id))) {
    const amountPaise = Math.min(part.amountPaise, leftPaise);
    if (amountPaise === 0) break;
    const { position: instalment } = part;
    if (amountPaise < part.amountPaise)
      await recordInstalmentSplit(db, booking.id, instalment, amountPaise);
    await recordInstalmentPaid(db, booking.id, instalment, now);
    await recordCashCollected(db, { booking, instalment, amountPaise, at: now });
    const { karigarId } = cash;
    const entry = cashCollectedEntry({ bookingId: booking.id, instalment, karigarId, amountPaise });
    await postEntry(db, entry, move);
    const paid = owedBefore(booking, part.kind);
    if (paid) await postEntry(db, paid({ bookingId: booking.id, instalment, amountPaise }), move);
    leftPaise -= amountPaise;
  }
  if (leftPaise < cash.amountPaise) await recordFirm(db, booking.id, now);
  return { excessPaise: leftPaise };
}
