import type { OutputOf } from '#contract/operation.ts';
import type { searchOps as contract } from '#contract/ops/search-ops.ts';
import { type Instant, toIndiaIso } from '#kernel/time.ts';
import { shownTo } from '#server/modules/privacy/who-sees.ts';
import { type SearchTerm, searchTermOf } from '#server/modules/support/search-term.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import { type Homes, homesBy, NO_HOMES } from './homes.ts';
import { paymentsBy } from './payments.ts';
import { callBacksBy, karigarsBy, usersBy } from './people.ts';

type Found = OutputOf<typeof contract>;

/** Finds what a caller speaks of. Of a customer who is found the bookings are found as well. */
export async function search(db: Database, query: string, now: Instant): Promise<Found> {
  const term = searchTermOf(query);
  const [named, homes, payments] = await Promise.all([
    usersBy(db, term),
    homesBy(db, term, now),
    term.by === 'payment' ? paymentsBy(db, term.value) : [],
  ]);
  const users = [...named, ...homes.users.filter((one) => !named.some(({ id }) => id === one.id))];
  const ids = named.map(({ id }) => id);
  const [bookings, karigars, callBacks] = await Promise.all([
    bookingsBy(db, { term, userIds: ids, homes, paid: payments.map((one) => one.bookingId) }, now),
    karigarsBy(db, term, ids),
    term.by === 'mobile' ? callBacksBy(db, term.value) : [],
  ]);
  return {
    by: term.by,
    bookings: bookings.map((one) => ({ ...one, startsAt: toIndiaIso(one.startsAt) })),
    societies: homes.societies,
    payments,
    customers: users.map(({ mobile, email, ...one }) => ({
      ...one,
      name: shownTo('operations', 'customer.name', one.name),
      mobileMasked: shownTo('operations', 'customer.mobile', mobile),
      emailMasked: shownTo('operations', 'customer.email', email),
    })),
    karigars: karigars.map(({ mobile, ...one }) => ({
      ...one,
      name: shownTo('operations', 'karigar.name', one.name),
      mobileMasked: shownTo('operations', 'karigar.mobile', mobile),
    })),
    callBacks: callBacks.map((one) => ({
      ...one,
      name: shownTo('operations', 'caller.name', one.name),
      askedAt: toIndiaIso(one.askedAt),
    })),
  };
}

type BookingRow = Omit<Found['bookings'][number], 'startsAt'> & { startsAt: Instant };
type Wanted = {
  readonly term: SearchTerm;
  readonly userIds: readonly string[];
  readonly homes: Homes;
  readonly paid: readonly (string | null)[];
};

/** The soonest ahead first. */
function bookingsBy(
  db: Database,
  { term, userIds, homes = NO_HOMES, paid }: Wanted,
  now: Instant,
): Promise<BookingRow[]> {
  const named = term.by === 'name' ? term.reference : null;
  const reference = term.by === 'reference' ? term.value : named;
  const ids = [...homes.bookingIds, ...paid.filter((id) => id !== null)];
  return selectBookings.run(db, [userIds, reference, ids, new Date(now)]);
}

const selectBookings = statement<
  [readonly string[], string | null, readonly string[], Date],
  BookingRow
>({
  name: 'search-bookings',
  text: `select b.id, b.reference, b.status, b.service_name as "serviceName", b.starts_at as "startsAt",
      b.name as "customerName", b.address ->> 'pincode' as pincode,
      (select count(*)::int from inbox_items i where i.booking_id = b.id and i.closed_at is null) as "openItems"
    from bookings b where b.user_id = any($1) or b.reference = $2 or b.id = any($3::uuid[])
    order by b.starts_at < $4, abs(extract(epoch from b.starts_at - $4)), b.id limit 20`,
});
