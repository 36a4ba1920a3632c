import { hasBegun } from '#contract/booking-phases.ts';
import type { Paise } from '#kernel/money.ts';
import type { Booking } from '#server/modules/booking/booking.ts';
import { type OffOneDay, payOfDays, withoutPaidBefore } from '#server/modules/karigar/pay.ts';
import { listVisitsPaid } from '#server/modules/ledger/store.ts';
import { complaintBorneEntry, type Earned } from '#server/modules/ledger/work-entries.ts';
import { type BillLine, disputedOf, sumsOf } from '#server/modules/visit/bill.ts';
import { listBillLines } from '#server/modules/visit/bill-store.ts';
import type { Dispute } from '#server/modules/visit/case-store.ts';
import { findVisit } from '#server/modules/visit/store.ts';
import { listVisits } from '#server/modules/visit/visit-end-store.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { aboutBooking } from '../../steps/booking/about-booking.ts';
import { keepIncomeTax } from '../../steps/money/keep-income-tax.ts';
import { type Ending, postAtEnd } from '../../steps/money/post-at-end.ts';
import { visitsCome } from '../../steps/visit/crew-of.ts';
import { crewsPaid } from '../../steps/visit/crews-come.ts';

type Lost = {
  /** The bill as it was asked, and what is left of it. */
  readonly asked: readonly BillLine[];
  readonly left: readonly BillLine[];
};

/** How much of a disputed bill can be taken off at most: of the one visit that it is about, or of all. */
export const mostOfDispute = async (
  db: Database,
  { id, days }: Pick<Booking, 'id' | 'days'>,
  { visit }: Pick<Dispute, 'visit'>,
): Promise<Paise> =>
  disputedOf(await listBillLines(db, id), { visits: visit === null ? days : 1, of: days });

/** The amount that a complaint about one of several visits takes off: only that visit's crew loses it. */
export async function offOneVisit(
  { db, booking, now }: Pick<Ending, 'db' | 'booking' | 'now'>,
  position: number | null,
  { asked, left }: Lost,
): Promise<OffOneDay | undefined> {
  if (position === null || !hasBegun(booking.status)) return undefined;
  const about = (await listVisits(db, booking.id)).find((one) => one.position === position);
  const visit = await findVisit(db, booking.id);
  const come = await visitsCome(db, booking, visit, now);
  const day = come.indexOf(about?.id ?? '');
  if (day === -1) return undefined;
  const [before, after] = [sumsOf(asked), sumsOf(left)];
  return {
    day,
    pricePaise: before.workPaise - after.workPaise,
    laborPaise: before.laborPaise - after.laborPaise,
  };
}

/** The pay that each of a crew has lost by what was taken off the bill: whoever had all of it before loses nothing. */
export async function lostPay(
  { db, booking, now }: Pick<Ending, 'db' | 'booking' | 'now'>,
  { asked, left }: Lost,
  off: OffOneDay | undefined,
): Promise<Earned[]> {
  const visit = await findVisit(db, booking.id);
  const days = await crewsPaid(db, booking, visit, now);
  const paid = await listVisitsPaid(db, booking.id);
  const before = withoutPaidBefore(payOf(booking, asked, days), paid);
  const after = withoutPaidBefore(payOf(booking, left, days, off), paid);
  return before
    .map(({ karigarId, amountPaise }) => {
      const kept = after.find((one) => one.karigarId === karigarId)?.amountPaise ?? 0;
      return { karigarId, amountPaise: amountPaise - kept };
    })
    .filter(({ amountPaise }) => amountPaise > 0);
}

/** We pay what we bear of each Karigar's loss by a complaint, whoever the customer has their money from. */
export async function bearComplaint(
  { db, now, booking, actor }: Pick<Ending, 'db' | 'now' | 'booking'> & { readonly actor: string },
  ours: readonly Earned[],
): Promise<Paise> {
  const pay = ours.filter(({ amountPaise }) => amountPaise > 0);
  if (pay.length === 0) return 0;
  const amountPaise = pay.reduce((sum, one) => sum + one.amountPaise, 0);
  // An event of its own: income tax is kept once for each.
  const eventId = await recordEvent(db, booking.id, 'ComplaintBorne', now, actor, {
    ...aboutBooking(booking),
    ...{ karigarIds: pay.map(({ karigarId }) => karigarId), amountPaise },
  });
  const ending = { db, now, booking, eventId };
  await postAtEnd(ending, complaintBorneEntry({ bookingId: booking.id, eventId, pay }));
  await keepIncomeTax(
    ending,
    pay.map((one) => ({ ...one, grossPaise: one.amountPaise })),
  );
  return amountPaise;
}

/** The pay of each of a crew for a bill; `off` as `offOneVisit` reckons it. */
export function payOf(
  { category, option }: Booking,
  lines: readonly BillLine[],
  days: readonly (readonly number[])[],
  off?: OffOneDay,
) {
  const { workPaise: pricePaise, laborPaise, partsPaise } = sumsOf(lines);
  return payOfDays({ pricePaise, laborPaise, partsPaise, category, option }, days, off);
}
