import type { OutputOf } from '#contract/operation.ts';
import type { previewZone as promise } from '#contract/ops/preview-zone.ts';
import type { Lang } from '#kernel/languages.ts';
import type { Instant } from '#kernel/time.ts';
import { moneyOfParts } from '#server/modules/booking/booking-money.ts';
import { toBooking } from '#server/modules/booking/booking-row.ts';
import { quoteFee } from '#server/modules/booking/cancelling.ts';
import { quoteMirrorFee } from '#server/modules/booking/failing.ts';
import { asItsOwn } from '#server/modules/booking/single-visit.ts';
import type { ZoneSwitch } from '#server/modules/zone/zone.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import { type Row, SELECT_BOOKING } from './booking-rows.ts';

/**
 * Consequences of a switch: the people told, and the money that would be due without it, by the functions that charge and pay
 * it.
 */
export async function readZoneConsequence(
  db: Database,
  zone: Pick<ZoneSwitch, 'pincodes' | 'fromAt' | 'untilAt'>,
  now: Instant,
): Promise<OutputOf<typeof promise>> {
  const { pincodes, fromAt, untilAt } = zone;
  const hours: Hours = [[...pincodes], new Date(fromAt), new Date(untilAt)];
  const [visits, rows] = await Promise.all([
    selectVisits.run(db, hours),
    selectBookings.run(db, hours),
  ]);
  const bookings = new Map(rows.map((row) => [row.id, row]));
  const customers = [...new Set(visits.map(({ userId }) => userId))];
  const karigars = [...new Set(visits.flatMap(({ karigarIds }) => karigarIds))];
  const money = visits.map((visit) => {
    const booking = bookings.get(visit.bookingId);
    return booking ? moneyOfVisit(booking, visit, now) : NONE;
  });
  return {
    ...{ visits: visits.length, bookings: rows.length },
    ...{ customers: customers.length, karigars: karigars.length },
    byLanguage: await selectLanguages.run(db, [customers, karigars]),
    feesPaise: money.reduce((sum, { feePaise }) => sum + feePaise, 0),
    mirrorPaise: money.reduce((sum, { mirrorPaise }) => sum + mirrorPaise, 0),
  };
}

const NONE = { feePaise: 0, mirrorPaise: 0 };

/** As if no switch held: a visit of several has its share of the price. */
function moneyOfVisit(row: Row, { visitId, startsAt }: InZone, now: Instant) {
  const booking = { ...toBooking(row), suspension: null };
  const visit = row.visits.find(({ id }) => id === visitId);
  const isOfSeveral = visit !== undefined && row.visits.length > 1;
  const alone = isOfSeveral ? asItsOwn(booking, { ...visit, suspension: null }) : booking;
  const { paidForVisitsPaise } = moneyOfParts(booking, row.instalments, now);
  return {
    feePaise: quoteFee(alone, now).feePaise,
    mirrorPaise: quoteMirrorFee(alone, paidForVisitsPaise, Math.max(now, startsAt)),
  };
}

type InZone = {
  readonly visitId: string;
  readonly bookingId: string;
  readonly userId: string;
  readonly startsAt: Instant;
  readonly karigarIds: readonly number[];
};

type Hours = [pincodes: string[], from: Date, until: Date];

const selectVisits = statement<Hours, InZone>({
  name: 'view-zone-visits',
  text: `select visit_id as "visitId", booking_id as "bookingId", user_id as "userId", starts_at as "startsAt",
      karigar_ids as "karigarIds"
    from visits_in_zone($1, $2, $3)`,
});

const selectBookings = statement<Hours, Row>({
  name: 'view-zone-bookings',
  text: `${SELECT_BOOKING} where b.id in (select booking_id from visits_in_zone($1, $2, $3))`,
});

const selectLanguages = statement<
  [string[], number[]],
  { language: Lang; customers: number; karigars: number }
>({
  name: 'view-zone-languages',
  text: `select u.language, count(*) filter (where told.who = 'customer')::integer as customers,
      count(*) filter (where told.who = 'karigar')::integer as karigars
    from (
      select unnest($1::uuid[]) as user_id, 'customer' as who
      union all select k.user_id, 'karigar' from karigars k where k.id = any($2) and k.user_id is not null
    ) told join users u on u.id = told.user_id group by u.language order by u.language`,
});
