import type { EventData } from '#contract/events/catalogue.ts';
import type { Instant } from '#kernel/time.ts';
import type { Booking, Instalment } from '#server/modules/booking/booking.ts';
import { nextReminder } from '#server/modules/booking/payment-reminding.ts';
import { listInstalments } from '#server/modules/booking/store.ts';
import { feePaidEntry, settledEntry } from '#server/modules/ledger/entries.ts';
import { postEntry } from '#server/modules/ledger/store.ts';
import { duePaidEntry } from '#server/modules/ledger/work-entries.ts';
import type { Attempt } from '#server/modules/payment/attempt.ts';
import type { PaymentReport } from '#server/modules/payment/payment-report.ts';
import { recordPaymentReceived } from '#server/modules/payment/store.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { aboutBooking } from '../booking/about-booking.ts';

/** Money that a gateway reports, with what it was for and the transaction that deals with it. */
export type Money = {
  readonly db: Database;
  readonly now: Instant;
  readonly booking: Booking;
  readonly attempt: Attempt;
  readonly receipt: PaymentReport;
  /** The person who reports it, where it is not the gateway. */
  readonly actor?: string;
};

type OfMoney = 'PaymentSettled' | 'BookingReseated' | 'PaymentReturned' | 'PaymentMismatched';
type Common =
  | keyof ReturnType<typeof aboutBooking>
  | 'attemptId'
  | 'provider'
  | 'instalment'
  | 'amountPaise';
type More<Name extends OfMoney> = Omit<EventData[Name], Common>;

/** The event of a move that money made. */
export const recordMoneyEvent = <Name extends OfMoney>(
  { db, now, booking, attempt, actor = `gateway:${attempt.provider}` }: Money,
  event: Name,
  more: More<Name>,
): Promise<number> =>
  recordEvent(db, booking.id, event, now, actor, {
    ...aboutBooking(booking),
    attemptId: attempt.id,
    provider: attempt.provider,
    instalment: attempt.instalment,
    amountPaise: attempt.amountPaise,
    ...more,
  } as never);

/** The event of a part that is paid now: what is left of the booking's money has a reminder of its own. */
export async function recordPartPaid<Name extends 'PaymentSettled' | 'BookingReseated'>(
  money: Money,
  event: Name,
  more: Omit<More<Name>, 'remindAt'>,
): Promise<number> {
  const reminder = nextReminder(money.booking, await listInstalments(money.db, money.booking.id));
  return recordMoneyEvent(money, event, {
    ...more,
    remindAt: reminder?.at ?? null,
  } as unknown as More<Name>);
}

/** Whether a part stood in the books as owed before it was paid: a fee, and all that is left once work is accepted. */
export const owedBefore = ({ status }: Booking, kind: Instalment['kind'] | undefined) => {
  if (kind === 'cancellation-fee') return feePaidEntry;
  return status === 'completed' ? duePaidEntry : undefined;
};

/** Money that has come is in the ledger and in the payment records, whatever becomes of it afterwards. */
export async function countMoney(
  money: Money,
  eventId: number,
  /** The parts that it pays; none where it goes back. */
  parts: readonly Instalment[] = [],
): Promise<void> {
  const { db, now, booking, attempt, receipt } = money;
  const { provider, amountPaise, instalment } = attempt;
  const { gatewayReference } = receipt;
  const entry = settledEntry({ provider, gatewayReference, amountPaise });
  const move = { eventId, bookingId: booking.id, at: now };
  await postEntry(db, entry, move);
  for (const part of parts) {
    const owed = { bookingId: booking.id, instalment: part.position };
    const paid = owedBefore(booking, part.kind)?.({ ...owed, amountPaise: part.amountPaise });
    if (paid) await postEntry(db, paid, move);
  }
  await recordPaymentReceived(db, {
    bookingId: booking.id,
    serviceId: booking.serviceId,
    serviceName: booking.serviceName,
    userId: booking.userId,
    userEmail: booking.email,
    userPhone: booking.phone,
    mode: receipt.instrument,
    origin: provider,
    amountPaise,
    gatewayReference,
    instalment,
    at: now,
  });
}
