import { moves } from '#contract/lifecycle.ts';
import type { Instant } from '#kernel/time.ts';
import { settleBill } from '#server/modules/booking/billing.ts';
import type { Booking } from '#server/modules/booking/booking.ts';
import { recordLeftDue } from '#server/modules/booking/instalment-store.ts';
import { recordMoved } from '#server/modules/booking/moving-store.ts';
import { listInstalments } from '#server/modules/booking/store.ts';
import type { OffOneDay } from '#server/modules/karigar/pay.ts';
import { type BillLine, sumsOf, totalOf } from '#server/modules/visit/bill.ts';
import { recordBill } from '#server/modules/visit/bill-store.ts';
import { findVisit, recordWorkAccepted } from '#server/modules/visit/store.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { aboutBooking } from '../../steps/booking/about-booking.ts';
import { payLongWaysOf } from '../../steps/money/pay-long-ways.ts';
import type { Ending } from '../../steps/money/post-at-end.ts';
import { crewOf } from '../../steps/visit/crew-of.ts';
import { crewsCome, crewsToPay } from '../../steps/visit/crews-come.ts';
import { settleWork } from './settle-work.ts';

/** The work is accepted, or what it is worth was decided: the booking is complete, and its money is divided. */
export async function completeWork(
  db: Database,
  booking: Booking,
  end: {
    readonly move: 'accept' | 'resolve';
    readonly actor: string;
    readonly now: Instant;
    readonly lines: readonly BillLine[];
    readonly off?: OffOneDay | undefined;
    readonly more?: Readonly<Record<string, unknown>>;
  },
): Promise<Ending> {
  const { move, actor, now, more } = end;
  const visit = await findVisit(db, booking.id);
  const crew = await crewOf(db, booking, visit, now);
  const come = await crewsCome(db, booking, visit, now);
  const days = crewsToPay(booking, come);
  const lines = end.lines.map((one) => ({ ...one, state: 'accepted' as const }));
  await recordMoved(db, booking.id, moves[move].from, moves[move].to, now);
  await recordBill(db, booking.id, lines);
  await recordWorkAccepted(db, booking.id, now);
  const { duePaise } = settleBill(await listInstalments(db, booking.id), sumsOf(lines));
  const eventId = await recordEvent(db, booking.id, moves[move].event, now, actor, {
    ...aboutBooking(booking),
    karigarId: visit?.karigarId ?? null,
    karigarIds: crew,
    from: booking.status,
    totalPaise: totalOf(lines),
    remindAt: duePaise > 0 ? now : null,
    ...more,
  });
  const ending = { db, now, booking, eventId };
  await settleWork(ending, lines, crew, days, end.off);
  await payLongWaysOf({ db, now, booking, actor }, come);
  await recordLeftDue(db, booking.id, now);
  return ending;
}
