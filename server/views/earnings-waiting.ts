import { PHASES } from '#contract/booking-phases.ts';
import type { readEarnings as promise } from '#contract/karigar/read-earnings.ts';
import type { OutputOf } from '#contract/operation.ts';
import { DAY, dateInIndia, type Instant, toIndiaIso } from '#kernel/time.ts';
import { toBooking } from '#server/modules/booking/booking-row.ts';
import { nextTimeout } from '#server/modules/booking/timeouts.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { sqlList } from '#server/platform/database/sql-list.ts';
import { statement } from '#server/platform/database/statement.ts';
import { payOf } from './karigar-visit-pay.ts';
import { IS_THEIRS, SELECT_VISIT, type VisitRow } from './karigar-visit-rows.ts';

type Waits = NonNullable<OutputOf<typeof promise>['waits']>[number];

/** Work is accepted, or its dispute decided, long before that. */
const LONGEST_WAITING = 60 * DAY;

const waitingFor = statement<[userId: string, since: Date], VisitRow>({
  name: 'earnings-waiting',
  text: `${SELECT_VISIT} where ${IS_THEIRS} and b.status in ${sqlList(PHASES.beingSettled)} and b.until_at > $2
    and b.id in (select own.booking_id from visits own join holds h on h.booking_id = own.id and h.starts_at > $2
        join karigars k on k.id = h.karigar_id where k.user_id = $1
      union all
      select own.booking_id from visits own join karigars k on k.id = own.karigar_id where k.user_id = $1 and own.ends_at > $2)
    order by b.starts_at, b.id`,
});

/** Pay that is quoted and not in the books yet: what they have had of it, for a way or a day of its own, settling takes off. */
const waitsFor = (row: VisitRow, now: Instant): number =>
  Math.max(0, payOf(row, now).netPaise + row.tax_paise - (row.paid_paise ?? 0));

/** Visits that are done and not settled, led or served along, each with the pay that its own page shows and why it waits. */
export async function listWaiting(db: Database, userId: string, now: Instant): Promise<Waits[]> {
  const rows = await waitingFor.run(db, [userId, new Date(now - LONGEST_WAITING)]);
  return rows.map((row) => toWaits(row, now)).filter(({ amountPaise }) => amountPaise > 0);
}

function toWaits(row: VisitRow, now: Instant): Waits {
  const booking = toBooking(row);
  const ends = nextTimeout(booking, row.finished_at === null ? {} : { doneAt: row.finished_at });
  return {
    ...{ bookingId: row.id, serviceSlug: booking.serviceSlug, option: booking.option },
    date: dateInIndia(booking.startsAt),
    amountPaise: waitsFor(row, now),
    for: row.status === 'disputed' ? 'decision' : 'customer',
    until: ends && toIndiaIso(ends.at),
  };
}
