import type { OutputOf } from '#contract/operation.ts';
import type { readCityDay as promise } from '#contract/ops/read-city-day.ts';
import { addDays, type Instant, instantInIndia, type LocalDate, toIndiaIso } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

const MOST = 20;

/** The visits that have to be moved before the day is closed, counted as the act counts them. */
export async function readCityDay(
  db: Database,
  { city, day }: { readonly city: string; readonly day: LocalDate },
): Promise<OutputOf<typeof promise>> {
  const hours = [new Date(instantInIndia(day)), new Date(instantInIndia(addDays(day, 1)))] as const;
  const first = await selectFirst.run(db, [city, ...hours, MOST]);
  return {
    visits: first[0]?.visits ?? 0,
    first: first.map(({ bookingId, reference, startsAt }) => ({
      ...{ bookingId, reference, startsAt: toIndiaIso(startsAt) },
    })),
  };
}

type Held = {
  readonly bookingId: string;
  readonly reference: string;
  readonly startsAt: Instant;
  /** All of the day, beyond those that are listed. */
  readonly visits: number;
};

const selectFirst = statement<[city: string, from: Date, until: Date, most: number], Held>({
  name: 'view-visits-of-city-day',
  text: `select v.booking_id as "bookingId", b.reference, held.starts_at as "startsAt", count(*) over ()::integer as visits
    from (select h.booking_id as visit_id, min(h.starts_at) as starts_at
        from holds h join pincodes p on p.pincode = h.pincode
        where p.city = $1 and h.starts_at >= $2 and h.starts_at < $3 group by h.booking_id) held
      join visits v on v.id = held.visit_id join bookings b on b.id = v.booking_id
    order by held.starts_at, v.id limit $4`,
});
