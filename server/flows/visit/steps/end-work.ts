import { moves } from '#contract/lifecycle.ts';
import { policy } from '#contract/policy.ts';
import type { Paise } from '#kernel/money.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { HOUR, type Instant } from '#kernel/time.ts';
import type { Places } from '#server/modules/availability/places.ts';
import { recordTimeSpared } from '#server/modules/availability/spared-store.ts';
import { settleBill } from '#server/modules/booking/billing.ts';
import type { Booking } from '#server/modules/booking/booking.ts';
import { dueAtEnd } from '#server/modules/booking/due-at-end.ts';
import { recordInstalmentWaived } from '#server/modules/booking/instalment-store.ts';
import { recordMoved } from '#server/modules/booking/moving-store.ts';
import { listInstalments } from '#server/modules/booking/store.ts';
import {
  agreedLines,
  type BillLine,
  sumsOf,
  totalOf,
  withoutLostDays,
} from '#server/modules/visit/bill.ts';
import { recordBill } from '#server/modules/visit/bill-store.ts';
import { listDays } from '#server/modules/visit/days-store.ts';
import { listEstimates, recordOpenRefused } from '#server/modules/visit/estimate-store.ts';
import { findVisit, recordFinished } from '#server/modules/visit/store.ts';
import type { Visit } from '#server/modules/visit/visit.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { aboutBooking } from '../../steps/booking/about-booking.ts';
import { collectCash } from '../../steps/money/collect-cash.ts';
import { countLostDays } from '../../steps/visit/crew-of.ts';
import { spareDaysAhead } from './spare-days-ahead.ts';

export type EndOfWork = {
  readonly db: Database;
  readonly places: Places;
  readonly now: Instant;
  readonly booking: Booking;
  readonly karigarId: number | null;
  readonly actor: string;
  readonly move: 'finish' | 'stopWork';
  readonly lines: readonly BillLine[];
  readonly payBy: Visit['payBy'];
  readonly cashPaise: Paise;
  readonly more?: Readonly<Record<string, unknown>>;
};

/** Everything agreed on at this visit so far. */
export const agreedOf = async (db: Database, booking: Booking): Promise<BillLine[]> =>
  agreedLines(booking.pricePaise, await listEstimates(db, booking.id));

/** Nobody pays for a day on which no Karigar came, whoever ends the work. */
export async function billable(
  { db, now, booking }: Pick<EndOfWork, 'db' | 'now' | 'booking'>,
  lines: readonly BillLine[],
): Promise<BillLine[]> {
  const lost = await countLostDays(db, booking, await findVisit(db, booking.id), now);
  return withoutLostDays(lines, { days: booking.days, lost });
}

/**
 * The work has ended: the bill is written down, cash that was counted pays what is due, and for a day the customer may
 * raise a problem. A question about extra work that nobody has answered is answered by that, and nobody is to come on days
 * that had not begun.
 */
export async function endWork(
  end: EndOfWork,
): Promise<Outcome<'done', 'cash-differs' | 'pay-by-needed'>> {
  const { db, now, booking, karigarId, move, payBy, cashPaise } = end;
  const lines = await billable(end, end.lines);
  const parts = await listInstalments(db, booking.id);
  const duePaise = dueAtEnd(parts, sumsOf(lines));
  if (payBy === 'nothing' && duePaise > 0) return refuse('pay-by-needed', { duePaise });
  const countedPaise = payBy === 'cash' ? duePaise : 0;
  if (cashPaise !== countedPaise) return refuse('cash-differs', { duePaise });
  await recordOpenRefused(db, booking.id, now);
  await recordMoved(db, booking.id, moves[move].from, moves[move].to, now);
  await recordBill(db, booking.id, lines);
  // Nobody is asked for more than the bill says from now on, by whichever way the customer pays.
  for (const part of settleBill(parts, sumsOf(lines)).waived)
    await recordInstalmentWaived(db, booking.id, part, now);
  await recordFinished(
    db,
    booking.id,
    { payBy: duePaise > 0 ? payBy : 'nothing', partial: move === 'stopWork' },
    now,
  );
  for (const id of [booking.id, ...(await listDays(db, booking.id)).map((day) => day.id)])
    await recordTimeSpared(db, id, now);
  const spared = await spareDaysAhead(db, end.places, booking, now);
  const eventId = await recordEvent(db, booking.id, moves[move].event, now, end.actor, {
    ...aboutBooking(booking),
    karigarId,
    from: booking.status,
    totalPaise: totalOf(lines),
    cashPaise,
    // The customer is asked for this now; cash that was counted is not part of it.
    ...(duePaise - cashPaise > 0 && { amountPaise: duePaise - cashPaise }),
    timeoutAt: now + policy.standstill.acceptHours * HOUR,
    ...spared,
    ...end.more,
  });
  if (cashPaise > 0 && karigarId !== null) {
    const ending = { db, now, booking, eventId };
    const { excessPaise } = await collectCash(ending, { karigarId, amountPaise: cashPaise });
    if (excessPaise > 0) throw new Error('More cash was counted than is owed');
  }
  return accept('done');
}
