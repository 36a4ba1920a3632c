import { newId } from '#kernel/ids.ts';
import type { Clock } from '#kernel/time.ts';
import type { AppCache } from '#server/cache/app-cache.ts';
import {
  type Booking,
  hasOwner,
  type Instalment,
  waitsForMoney,
} from '#server/modules/booking/booking.ts';
import { hasEnded, moves } from '#server/modules/booking/lifecycle.ts';
import { decideSettling, mayReseat } from '#server/modules/booking/settling.ts';
import {
  listInstalments,
  lockBooking,
  recordFirm,
  recordInstalmentPaid,
  recordReseated,
} from '#server/modules/booking/store.ts';
import { refundDueEntry } from '#server/modules/ledger/entries.ts';
import { postEntry } from '#server/modules/ledger/store.ts';
import type { Attempt } from '#server/modules/payment/attempt.ts';
import {
  findAttempt,
  findCounted,
  lockAttempt,
  recordSucceeded,
} from '#server/modules/payment/attempt-store.ts';
import { judgeReceipt, type PaymentReport } from '#server/modules/payment/payment-report.ts';
import type { ReturnReason } from '#server/modules/transfer/refunding.ts';
import type { Database, Pool } from '#server/platform/database/connect.ts';
import {
  isOvertaken,
  type Overtaken,
  type Reseating,
  reseat,
  retakeTime,
} from '../steps/booking/reseat.ts';
import { allOrNone } from '../steps/booking/take-visits.ts';
import { countMoney, type Money, tellOfMoney, tellOfPaidPart } from '../steps/money/count-money.ts';
import { recordRefund } from '../steps/money/record-refund.ts';
import { refuseMoney } from './steps/refuse-money.ts';

export type PaymentVerdict = 'settled' | 'reseated' | 'returned' | 'known' | 'mismatch';

type PayWorld = { readonly pool: Pool; readonly now: Clock; readonly facts: AppCache };

/**
 * The gateway, asked by us, says that an attempt is paid. Everything that follows is written at once: the attempt, the
 * instalment, the payment record, the booking, the ledger and the event; or, when the money is not wanted any more, its
 * way back. The same payment reported again changes nothing.
 */
export async function recordPayment(
  world: PayWorld,
  { attemptId, receipt }: { readonly attemptId: string; readonly receipt: PaymentReport },
): Promise<PaymentVerdict> {
  const known = await findAttempt(world.pool, attemptId);
  if (!known) return 'mismatch';
  const verdict = await receive(world, known, receipt);
  return isOvertaken(verdict)
    ? reseat(world, known.bookingId, (seats) => receive(world, known, receipt, seats))
    : verdict;
}

/** One transaction. A booking that has lost its slot needs seats to be looked for: until then nothing is written. */
function receive(
  world: PayWorld,
  known: Attempt,
  receipt: PaymentReport,
  reseating?: Reseating,
): Promise<PaymentVerdict | Overtaken> {
  const write = async (db: Database): Promise<PaymentVerdict | Overtaken> => {
    const now = world.now();
    const booking = await lockBooking(db, known.bookingId);
    const attempt = await lockAttempt(db, known.id);
    if (!booking || !attempt) return 'mismatch';

    const countedFor = await findCounted(db, attempt.provider, receipt.gatewayReference);
    const verdict = judgeReceipt(attempt, receipt, countedFor);
    if (verdict === 'known') return 'known';
    const money: Money = { db, now, booking, attempt, receipt };
    if (verdict === 'mismatch') return refuseMoney(money);

    const instalments = await listInstalments(db, booking.id);
    const instalment = instalments.find(({ position }) => position === attempt.instalment);
    const settling = decideSettling(booking, instalment, attempt.amountPaise);
    const isLate = settling.kind === 'late' && mayReseat(booking, now);
    if (isLate && !reseating) return 'late';
    const seating = isLate && reseating ? await retakeTime(db, booking, reseating) : 'no-seats';

    await recordSucceeded(db, attempt.id, receipt.gatewayReference, now);
    if (settling.kind === 'settle') return settle(money, instalment?.kind);
    if (seating === 'seated') return settleLate(money);
    return giveBack(money, settling.kind === 'late' ? 'slot-gone' : reasonOf(booking));
  };
  return allOrNone(world.pool, write, (missed) => (missed === 'contended' ? missed : 'stale'));
}

async function settle(money: Money, kind: Instalment['kind'] | undefined): Promise<PaymentVerdict> {
  const { db, now, booking, attempt } = money;
  await recordInstalmentPaid(db, booking.id, attempt.instalment, now);
  const becameFirm = booking.status === 'pending' && booking.firmAt === null;
  await recordFirm(db, booking.id, now);
  const wanted = booking.status === 'pending' && waitsForMoney(booking);
  const eventId = await tellOfPaidPart(money, moves.settle.event, { becameFirm, wanted });
  await countMoney(money, eventId, kind);
  return 'settled';
}

async function settleLate(money: Money): Promise<PaymentVerdict> {
  const { db, now, booking, attempt } = money;
  await recordReseated(db, booking.id, now);
  await recordInstalmentPaid(db, booking.id, attempt.instalment, now);
  const seated = { ...money, booking: { ...booking, status: moves.lateSettle.to } };
  await countMoney(money, await tellOfPaidPart(seated, moves.lateSettle.event, {}));
  return 'reseated';
}

/** The money has come, so it is counted; and it is not wanted, so it goes back in full, at once. */
async function giveBack(money: Money, reason: ReturnReason): Promise<PaymentVerdict> {
  const { db, now, booking, attempt } = money;
  const { amountPaise } = attempt;
  const refundId = newId(now);
  await recordRefund(
    db,
    { id: refundId, bookingId: booking.id, attemptId: attempt.id, amountPaise, reason },
    now,
  );
  const eventId = await tellOfMoney(money, 'PaymentReturned', { refundId, reason });
  await countMoney(money, eventId);
  const entry = refundDueEntry({ refundId, amountPaise });
  await postEntry(db, entry, { eventId, bookingId: booking.id, at: now });
  return 'returned';
}

const reasonOf = (booking: Booking): ReturnReason =>
  hasEnded(booking.status) || !hasOwner(booking) ? 'booking-ended' : 'paid-twice';
