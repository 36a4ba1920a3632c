import type { Paise } from '#kernel/money.ts';
import type { Instant } from '#kernel/time.ts';
import { type Booking, type Instalment, waitsForMoney } from '#server/modules/booking/booking.ts';
import { recordInstalmentSplit } from '#server/modules/booking/instalment-store.ts';
import { unpaidInTurn } from '#server/modules/booking/instalments.ts';
import { nextReminder } from '#server/modules/booking/payment-reminding.ts';
import {
  listInstalments,
  recordFirm,
  recordInstalmentPaid,
} from '#server/modules/booking/store.ts';
import { creditUsedEntry, reworkPromisedEntry } from '#server/modules/ledger/entries.ts';
import { postEntry } from '#server/modules/ledger/store.ts';
import { recordCredit } from '#server/modules/payment/credit-store.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { aboutBooking } from '../booking/about-booking.ts';
import { owedBefore } from './count-money.ts';

type Spending = {
  readonly db: Database;
  readonly now: Instant;
  /** The booking as it stands after the move in whose transaction this happens. */
  readonly booking: Booking;
  readonly actor: string;
  /** Granted a moment ago for work that is done again: it is set aside, and counts as no payment. */
  readonly isPromise?: boolean;
};

/** Credit pays a part, or a first piece of it. Whoever calls has seen that there is so much of it. */
export async function spendCredit(
  { db, now, booking, actor, isPromise = false }: Spending,
  part: Instalment,
  amountPaise: Paise,
): Promise<void> {
  const { position: instalment } = part;
  const whole = amountPaise === part.amountPaise;
  if (!whole) await recordInstalmentSplit(db, booking.id, instalment, amountPaise);
  await recordInstalmentPaid(db, booking.id, instalment, now);
  const becameFirm = whole && booking.status === 'pending' && booking.firmAt === null;
  if (whole) await recordFirm(db, booking.id, now);
  const credit = { userId: booking.userId, bookingId: booking.id, instalment };
  await recordCredit(db, { ...credit, amountPaise: -amountPaise, reason: 'used' }, now);
  const eventId = await recordEvent(db, booking.id, 'CreditUsed', now, actor, {
    ...aboutBooking(booking),
    instalment,
    amountPaise,
    becameFirm,
    isPromise,
    wanted: whole && booking.status === 'pending' && waitsForMoney(booking),
    remindAt: nextReminder(booking, await listInstalments(db, booking.id))?.at ?? null,
  });
  const move = { eventId, bookingId: booking.id, at: now };
  const entryOf = isPromise ? reworkPromisedEntry : creditUsedEntry;
  await postEntry(db, entryOf({ bookingId: booking.id, instalment, amountPaise }), move);
  const paid = owedBefore(booking, part.kind);
  if (paid) await postEntry(db, paid({ bookingId: booking.id, instalment, amountPaise }), move);
}

/** Pays what is still owed with credit, in its turn, as far as so much of it reaches. */
export async function payDuesWithCredit(spending: Spending, mostPaise: Paise): Promise<void> {
  let leftPaise = mostPaise;
  for (const part of unpaidInTurn(await listInstalments(spending.db, spending.booking.id))) {
    const amountPaise = Math.min(part.amountPaise, leftPaise);
    if (amountPaise === 0) return;
    await spendCredit(spending, part, amountPaise);
    leftPaise -= amountPaise;
  }
}
