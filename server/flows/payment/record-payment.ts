import { hasEnded } from '#contract/booking-phases.ts';
import { moves } from '#contract/lifecycle.ts';
import type { Clock } from '#kernel/time.ts';
import type { AppCache } from '#server/cache/app-cache.ts';
import { type Booking, hasOwner, type Instalment } from '#server/modules/booking/booking.ts';
import { decideSettling, mayRebook, partsOrdered } from '#server/modules/booking/settling.ts';
import {
  listInstalments,
  lockBooking,
  recordInstalmentPaid,
  recordRebooked,
} from '#server/modules/booking/store.ts';
import type { Attempt } from '#server/modules/payment/attempt.ts';
import {
  findAttempt,
  lockAttempt,
  recordSucceeded,
} from '#server/modules/payment/attempt-store.ts';
import { judgeReceipt, type PaymentReport } from '#server/modules/payment/payment-report.ts';
import { findCounted } from '#server/modules/payment/settled-store.ts';
import type { ReturnReason } from '#server/modules/transfer/refunding.ts';
import type { Database, Pool } from '#server/platform/database/connect.ts';
import {
  isOvertaken,
  type NewOpenings,
  type Overtaken,
  rebookTime,
  retakeTime,
} from '../steps/booking/rebook-time.ts';
import { allOrNone } from '../steps/booking/take-visits.ts';
import { countMoney, type Money, recordPartPaid } from '../steps/money/count-money.ts';
import { refuseMoney } from './steps/refuse-money.ts';
import { returnMoney } from './steps/return-money.ts';
import { settleParts } from './steps/settle-parts.ts';

export type PaymentVerdict = 'settled' | 'rebooked' | 'returned' | 'known' | 'mismatch';

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
    ? rebookTime(world, known.bookingId, (openings) => receive(world, known, receipt, openings))
    : verdict;
}

/** One transaction. A booking that has lost its slot needs openings to be looked for: until then nothing is written. */
function receive(
  world: PayWorld,
  known: Attempt,
  receipt: PaymentReport,
  newOpenings?: NewOpenings,
): Promise<PaymentVerdict | Overtaken> {
  const write = async (db: Database): Promise<PaymentVerdict | Overtaken> => {
    const now = world.now();
    const booking = await lockBooking(db, known.bookingId);
    const attempt = await lockAttempt(db, known.id);
    if (!booking || !attempt) return 'mismatch';

    const countedFor = await findCounted(db, attempt.provider, receipt.gatewayReference);
    const verdict = judgeReceipt(attempt, receipt, countedFor?.attemptId);
    if (verdict === 'known') return 'known';
    const money: Money = { db, now, booking, attempt, receipt };
    if (verdict === 'mismatch') return refuseMoney(money);

    const instalments = await listInstalments(db, booking.id);
    const { parts, asOne } = partsOrdered(instalments, attempt);
    const settling = decideSettling(booking, asOne, attempt.amountPaise);
    const isLate = settling.kind === 'late' && mayRebook(booking, now);
    if (isLate && !newOpenings) return 'late';
    const retaken =
      isLate && newOpenings ? await retakeTime(db, booking, newOpenings) : 'no-openings';

    await recordSucceeded(db, attempt.id, receipt.gatewayReference, now);
    if (settling.kind === 'settle') await settleParts(money, parts);
    else if (retaken === 'held') await settleLate(money, parts);
    else {
      await returnMoney(money, settling.kind === 'late' ? 'slot-gone' : reasonOf(booking));
      return 'returned';
    }
    return settling.kind === 'settle' ? 'settled' : 'rebooked';
  };
  return allOrNone(world.pool, write, (missed) => (missed === 'contended' ? missed : 'stale'));
}

async function settleLate(money: Money, parts: readonly Instalment[]): Promise<void> {
  const { db, now, booking } = money;
  await recordRebooked(db, booking.id, now);
  for (const { position } of parts) await recordInstalmentPaid(db, booking.id, position, now);
  const held = { ...money, booking: { ...booking, status: moves.lateSettle.to } };
  await countMoney(money, await recordPartPaid(held, moves.lateSettle.event, {}), parts);
}

const reasonOf = (booking: Booking): ReturnReason =>
  hasEnded(booking.status) || !hasOwner(booking) ? 'booking-ended' : 'paid-twice';
