import type { OutputOf } from '#contract/operation.ts';
import type { previewZone as promise } from '#contract/ops/preview-zone.ts';
import type { Lang } from '#kernel/languages.ts';
import type { Instant } from '#kernel/time.ts';
import type { Booking, Instalment } from '#server/modules/booking/booking.ts';
import { moneyOfParts } from '#server/modules/booking/booking-money.ts';
import { quoteFee } from '#server/modules/booking/cancelling.ts';
import { quoteMirrorFee } from '#server/modules/booking/failing.ts';
import { asItsOwn } from '#server/modules/booking/single-visit.ts';
import { findBookings, listInstalmentsOf } from '#server/modules/booking/store.ts';
import { listVisitsInZone, type VisitInZone } from '#server/modules/zone/telling-store.ts';
import type { ZoneSwitch } from '#server/modules/zone/zone.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

/** What a switch would do: who is told, and which money would be due without it, by the functions that charge and pay it. */
export async function readZoneConsequence(
  db: Database,
  zone: Pick<ZoneSwitch, 'pincodes' | 'fromAt' | 'untilAt'>,
  now: Instant,
): Promise<OutputOf<typeof promise>> {
  const visits = await listVisitsInZone(db, zone);
  const ids = [...new Set(visits.map(({ bookingId }) => bookingId))];
  const [bookings, parts] = await Promise.all([findBookings(db, ids), listInstalmentsOf(db, ids)]);
  const customers = [...new Set(visits.map(({ userId }) => userId))];
  const karigars = [...new Set(visits.flatMap(({ karigarIds }) => karigarIds))];
  const money = visits.map((visit) => {
    const booking = bookings.get(visit.bookingId);
    return booking ? moneyOfVisit(booking, visit, parts.get(booking.id) ?? [], now) : NONE;
  });
  return {
    ...{ visits: visits.length, bookings: ids.length },
    ...{ customers: customers.length, karigars: karigars.length },
    byLanguage: await selectLanguages.run(db, [customers, karigars]),
    feesPaise: money.reduce((sum, { feePaise }) => sum + feePaise, 0),
    mirrorPaise: money.reduce((sum, { mirrorPaise }) => sum + mirrorPaise, 0),
  };
}

const NONE = { feePaise: 0, mirrorPaise: 0 };

function moneyOfVisit(
  booking: Booking,
  { visitId: id, position, startsAt, endsAt }: VisitInZone,
  parts: readonly Instalment[],
  now: Instant,
) {
  const alone = asItsOwn(booking, {
    ...{ id, position, startsAt, endsAt, dispatchedAt: null, arrivedAt: booking.arrivedAt },
    ...{ endedAs: null, reschedules: 0, feeFloorPaise: 0, suspension: null },
  });
  const { paidForVisitsPaise } = moneyOfParts(booking, parts, now);
  return {
    feePaise: quoteFee(alone, now).feePaise,
    mirrorPaise: quoteMirrorFee(alone, paidForVisitsPaise, Math.max(now, startsAt)),
  };
}

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
