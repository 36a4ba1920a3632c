import { moves } from '#contract/lifecycle.ts';
import { policy } from '#contract/policy.ts';
import { accept, type Outcome } from '#kernel/outcome.ts';
import { DAY } from '#kernel/time.ts';
import { recordMoved } from '#server/modules/booking/moving-store.ts';
import { type BillLine, totalOf } from '#server/modules/visit/bill.ts';
import { recordBill } from '#server/modules/visit/bill-store.ts';
import { type Dispute, recordDispute } from '#server/modules/visit/case-store.ts';
import { recordCrewHearings } from '#server/modules/visit/crew-hearing-store.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { aboutBooking } from '../../steps/booking/about-booking.ts';
import { openCase } from '../../steps/case/open-case.ts';
import { listAtStake } from './list-at-stake.ts';
import type { OwnVisit } from './own-visit.ts';

/** The disputed part of a bill waits for a decision; the rest was accepted, and does not come back. */
export async function openDispute(
  { db, now, booking, visit, actor }: OwnVisit,
  bill: readonly BillLine[],
  dispute: Pick<Dispute, 'reason' | 'comment' | 'lines' | 'visit'>,
): Promise<Outcome<'done', never>> {
  const isDisputed = ({ line }: BillLine) => dispute.lines.includes(line);
  await recordMoved(db, booking.id, moves.dispute.from, moves.dispute.to, now);
  await recordBill(
    db,
    booking.id,
    bill.map((one) => ({ ...one, state: isDisputed(one) ? 'disputed' : 'accepted' })),
  );
  await recordDispute(db, booking.id, dispute, now);
  const atStake = await listAtStake(db, booking, dispute, now);
  const crew = atStake.filter((one) => one !== visit?.karigarId);
  await recordCrewHearings(db, booking.id, crew);
  const opened = await openCase(
    db,
    {
      ...{ kind: 'dispute', about: booking.id, bookingId: booking.id, userId: booking.userId },
      ...{ karigarId: visit?.karigarId ?? null, topic: dispute.reason, by: 'customer' },
    },
    now,
  );
  await recordEvent(db, booking.id, moves.dispute.event, now, actor, {
    ...aboutBooking(booking),
    karigarId: visit?.karigarId ?? null,
    karigarIds: crew,
    reason: dispute.reason,
    lines: dispute.lines,
    disputedPaise: totalOf(bill.filter(isDisputed)),
    ...(opened && { caseNumber: opened.number }),
    timeoutAt: now + policy.standstill.disputeDays * DAY,
  });
  return accept('done');
}
