import type { InputOf, OutputOf, RefusalOf } from '#contract/operation.ts';
import type { countBookingCash as promise } from '#contract/ops/count-booking-cash.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Clock } from '#kernel/time.ts';
import { findKarigarAtWork } from '#server/modules/availability/own-karigar-store.ts';
import { findKarigarName } from '#server/modules/availability/roster-store.ts';
import { moneyOfParts } from '#server/modules/booking/booking-money.ts';
import { nextReminder } from '#server/modules/booking/payment-reminding.ts';
import { listInstalments, lockBooking, recordFirm } from '#server/modules/booking/store.ts';
import {
  findCountedCash,
  recordCountedCash,
  whichIsUsed,
} from '#server/modules/payment/counted-cash-store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { aboutBooking } from '../steps/booking/about-booking.ts';
import { collectPart } from '../steps/money/collect-cash.ts';

type Counted = Outcome<OutputOf<typeof promise>, RefusalOf<typeof promise>>;

/**
 * "Cash for an event: the advance is due … by pay link or counted by a Karigar or ops" (rulings), and so is any other
 * part that is due. All of it, because half an advance keeps no slot. A repeat is not counted again; a person who owes
 * it or holds it does not count it. Money that comes online for the same part goes back by itself.
 */
export const countBookingCash = (
  { pool, now: clock }: { readonly pool: Pool; readonly now: Clock },
  { by, id: bookingId, cashId, ...counted }: InputOf<typeof promise> & { readonly by: string },
): Promise<Counted> =>
  transaction<Counted>(pool, async (db) => {
    const booking = await lockBooking(db, bookingId);
    if (!booking) return refuse('booking-not-found');
    const now = clock();
    const before = await listInstalments(db, bookingId);
    const { dueNow: part, paidPaise, isTooLate } = moneyOfParts(booking, before, now);
    const cash = { id: cashId, bookingId, ...counted };
    const { amountPaise, karigarId, receipt } = cash;
    const known = await findCountedCash(db, cashId);
    if (known) {
      const isSame = Object.entries(known).every(
        ([name, value]) => cash[name as keyof typeof cash] === value,
      );
      return isSame ? accept({ paidPaise }) : refuse('hand-in-id-reused');
    }
    const own = await findKarigarAtWork(db, by);
    if (booking.userId === by || (karigarId !== null && own === karigarId))
      return refuse('own-money');
    if (karigarId !== null && !(await findKarigarName(db, karigarId)))
      return refuse('karigar-invalid');
    if (isTooLate) return refuse('booking-expired');
    if (!part) return refuse('nothing-due');
    const { position: instalment, amountPaise: dueNowPaise } = part;
    if (amountPaise !== dueNowPaise) return refuse('amount-mismatch', { dueNowPaise });
    await recordCountedCash(db, cash, { instalment, by, at: now });
    const left = before.map((one) => (one === part ? { ...one, paidAt: now } : one));
    const eventId = await recordEvent(db, bookingId, 'CashCollected', now, `ops:${by}`, {
      ...aboutBooking(booking),
      ...{ instalment, amountPaise, receipt, karigarId },
      becameFirm: booking.status === 'pending' && booking.firmAt === null,
      remindAt: nextReminder(booking, left)?.at ?? null,
    });
    await collectPart({ db, now, booking, eventId }, part, { karigarId, amountPaise });
    await recordFirm(db, bookingId, now);
    return accept({ paidPaise: paidPaise + amountPaise });
  }).catch((error: unknown) => {
    const used = whichIsUsed(error);
    if (used) return refuse(used);
    throw error;
  });
