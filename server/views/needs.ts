import { PHASES } from '#contract/booking-phases.ts';
import type { listNeeds as contract, Need } from '#contract/customer/list-needs.ts';
import type { OutputOf } from '#contract/operation.ts';
import { toIndiaIso } from '#kernel/time.ts';
import { toBooking } from '#server/modules/booking/booking-row.ts';
import { lateFrom } from '#server/modules/booking/cancelling.ts';
import { type Asked, bySoonestHarm, needsOf } from '#server/modules/booking/needs.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { sqlList } from '#server/platform/database/sql-list.ts';
import { statement } from '#server/platform/database/statement.ts';
import { type Row, SELECT_BOOKING, viewOf } from './booking-rows.ts';
import type { ViewedAt } from './booking-view.ts';

/** Everything that waits for one customer, from one read: whatever of it is on a screen is the same everywhere. */
export async function listNeeds(
  db: Database,
  userId: string,
  at: ViewedAt,
): Promise<OutputOf<typeof contract>> {
  const rows = await selectWaiting.run(db, [userId]);
  const needs = rows.flatMap((row) => {
    const booking = viewOf(row, at);
    const seen = { ...booking, holdUntil: row.hold_until };
    return needsOf(seen, row.asked, toBooking(row), at.now).map((need) => ({
      ...need,
      bookingId: booking.id,
      serviceSlug: booking.serviceSlug,
      serviceName: booking.serviceName,
      wantsAt:
        need.kind === 'early' && row.asked.wantsAt !== null ? toIndiaIso(row.asked.wantsAt) : null,
      eventId: eventOf(need.kind, row),
    }));
  });
  return {
    needs: needs.toSorted(bySoonestHarm).map(({ until, ...need }) => ({
      ...need,
      until: until === null ? null : toIndiaIso(until),
    })),
  };
}

type WaitingRow = Row & { asked: Asked & { estimateId: string | null; earlyId: string | null } };

/** A delay that the customer has excused may be followed by another. */
function eventOf(kind: Need, row: WaitingRow): string | null {
  if (kind === 'extra-work') return row.asked.estimateId;
  if (kind === 'early') return row.asked.earlyId;
  return kind === 'late' ? `${row.id} ${lateFrom(toBooking(row))}` : null;
}

const MS = (column: string) => `floor(extract(epoch from ${column}) * 1000)`;

/** More than anybody has open at once. */
const MOST = 50;

/** Bookings that have not ended, are still unpaid, or were accepted so lately that they may be rated. */
const selectWaiting = statement<[userId: string], WaitingRow>({
  name: 'view-needs',
  text: `select w.*, jsonb_build_object('startsAt', ${MS('w.starts_at')},
        'estimatePaise', (select e.total_paise from estimates e where e.booking_id = w.id and e.state = 'proposed'),
        'estimateId', (select e.id from estimates e where e.booking_id = w.id and e.state = 'proposed'),
        'earlyId', (select e.id from early_requests e where e.booking_id = w.id and e.answer is null
          order by e.wants_at desc limit 1),
        'wantsAt', (select ${MS('max(e.wants_at)')} from early_requests e where e.booking_id = w.id and e.answer is null),
        'finishedAt', ${MS('v.finished_at')}, 'acceptedAt', ${MS('v.accepted_at')},
        'rated', exists (select from ratings r where r.booking_id = w.id and r.rated_by = 'customer')) as asked
    from (${SELECT_BOOKING} where b.user_id = $1 and b.status <> 'expired'
        and (b.status in ${sqlList([...PHASES.unfinished, 'done'])}
          or exists (select from instalments i where i.booking_id = b.id and i.paid_at is null and i.waived_at is null)
          or exists (select from visits d where d.id = b.id and d.accepted_at is not null
            and not exists (select from ratings r where r.booking_id = b.id and r.rated_by = 'customer')))
        order by b.created_at desc limit ${MOST}) w
      left join visits v on v.id = w.id`,
});
