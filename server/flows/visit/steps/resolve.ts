import type { BorneBy } from '#contract/bearers.ts';
import type { ComplaintOutcome } from '#contract/visit.ts';
import type { Paise } from '#kernel/money.ts';
import type { Instant } from '#kernel/time.ts';
import { settleBill } from '#server/modules/booking/billing.ts';
import type { Booking } from '#server/modules/booking/booking.ts';
import { listInstalments } from '#server/modules/booking/store.ts';
import { sumsOf, takeOff } from '#server/modules/visit/bill.ts';
import { listBillLines } from '#server/modules/visit/bill-store.ts';
import { findDispute, recordDisputeResolved } from '#server/modules/visit/case-store.ts';
import { oursOf } from '#server/modules/visit/complaint.ts';
import { recordDecision } from '#server/modules/visit/complaint-store.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { payForFailure } from '../../steps/money/divide-money.ts';
import { payDuesWithCredit } from '../../steps/money/spend-credit.ts';
import { bearComplaint, lostPay, offOneVisit } from './bear-complaint.ts';
import { completeWork } from './complete-work.ts';
import { listHeard } from './list-heard.ts';

export type Resolution = {
  readonly outcome: ComplaintOutcome;
  readonly refundPaise: Paise;
  readonly comment: string;
  /** The party that bears what is taken off the bill; we, where nobody says otherwise. */
  readonly borneBy?: BorneBy | undefined;
  readonly actor: string;
  readonly now: Instant;
  /** The amount that we pay on top, because we have not decided in time. */
  readonly goodwillPaise?: Paise;
};

/** A dispute ends: what is taken off the bill goes back, the rest is earned, and the booking is complete. */
export async function resolve(
  db: Database,
  booking: Booking,
  { actor, now, goodwillPaise = 0, borneBy = 'us', ...end }: Resolution,
): Promise<void> {
  const { outcome, refundPaise } = end;
  const asked = await listBillLines(db, booking.id);
  const lines = takeOff(asked, refundPaise);
  const taken = { asked, left: lines };
  const about = (await findDispute(db, booking.id))?.visit ?? null;
  const off = await offOneVisit({ db, booking, now }, about, taken);
  const lost = await lostPay({ db, booking, now }, taken, off);
  await recordDisputeResolved(db, booking.id, end, now);
  if (outcome === 'refund')
    await recordDecision(db, booking.id, { borneBy, decidedBy: actor, lost });
  const { duePaise } = settleBill(await listInstalments(db, booking.id), sumsOf(lines));
  const waivedPaise = Math.min(goodwillPaise, duePaise);
  const heard = (await listHeard(db, booking.id)).map(({ karigarId }) => karigarId);
  const bears = outcome === 'refund' ? { borneBy } : {};
  const more = {
    outcome,
    ...bears,
    heardKarigarIds: heard,
    refundPaise,
    goodwillPaise: goodwillPaise - waivedPaise,
    waivedPaise,
  };
  const completing = { move: 'resolve', actor, now, lines, off, more } as const;
  const ending = await completeWork(db, booking, completing);
  const ours = lost.map((one) => ({ ...one, amountPaise: oursOf(one, { borneBy, heard }) }));
  await bearComplaint({ db, now, booking, actor }, ours);
  await payForFailure(ending, goodwillPaise);
  // Unpaid money is not given: our goodwill settles it first, and only what is left is credit.
  const completed = { ...booking, status: 'completed' } as const;
  await payDuesWithCredit({ db, now, booking: completed, actor }, waivedPaise);
}
