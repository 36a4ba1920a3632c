import type { Booking } from '#server/modules/booking/booking.ts';
import type { PlacedVisit } from '#server/modules/booking/placing.ts';
import type { VisitOfBooking } from '#server/modules/booking/single-visit.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

/** One visit of a booking, and what became of it where it ended by itself. */
export type VisitSeen = VisitOfBooking & {
  readonly feePaise: number | null;
  readonly refundPaise: number | null;
  readonly creditPaise: number | null;
};

const MS = (column: string) => `floor(extract(epoch from ${column}) * 1000)`;

/** All visits of `b`; instants are milliseconds. */
export const VISITS = `(select jsonb_agg(jsonb_build_object('id', d.id, 'position', d.position,
      'startsAt', ${MS('d.starts_at')}, 'endsAt', ${MS('d.ends_at')}, 'dispatchedAt', ${MS('d.set_out_at')},
      'arrivedAt', ${MS('d.arrived_at')}, 'endedAs', d.ended_as,
      'reschedules', coalesce(d.reschedules, 0), 'feeFloorPaise', coalesce(d.fee_floor_paise, 0), 'suspension', d.suspension, 'feePaise', d.fee_paise,
      'refundPaise', d.refund_paise, 'creditPaise', d.goodwill_paise) order by d.starts_at, d.position)
    from visits d where d.booking_id = b.id)`;

/** For a booking that was not read as a row. */
export const readVisits = async (
  db: Database,
  { id }: Pick<Booking, 'id'>,
): Promise<readonly VisitSeen[]> => (await selectVisits.first(db, [id]))?.visits ?? [];

/** Those of a booking that was placed just now: nothing has become of them. */
export const visitsPlaced = (visits: readonly PlacedVisit[]): VisitSeen[] =>
  visits.map(({ suspension = null, ...visit }, at) => ({
    ...{ ...visit, suspension, position: at + 1 },
    ...{ dispatchedAt: null, arrivedAt: null, endedAs: null, reschedules: 0, feeFloorPaise: 0 },
    ...{ feePaise: null, refundPaise: null, creditPaise: null },
  }));

const selectVisits = statement<[string], { visits: VisitSeen[] }>({
  name: 'view-visits-of-booking',
  text: `select ${VISITS} as visits from bookings b where b.id = $1`,
});
