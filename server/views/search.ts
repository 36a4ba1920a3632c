import type { OutputOf } from '#contract/operation.ts';
import type { searchOps as contract } from '#contract/ops/search-ops.ts';
import { type Instant, toIndiaIso } from '#kernel/time.ts';
import { shownTo } from '#server/modules/privacy/who-sees.ts';
import { type SearchTerm, searchTermOf } from '#server/modules/support/search-term.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

type Found = OutputOf<typeof contract>;

/** Finds what a caller speaks of. Of a customer who is found the bookings are found as well. */
export async function search(db: Database, query: string, now: Instant): Promise<Found> {
  const term = searchTermOf(query);
  const users = await usersBy(db, term);
  const ids = users.map(({ id }) => id);
  const [bookings, karigars, callBacks] = await Promise.all([
    selectBookings.run(db, [ids, term.by === 'reference' ? term.value : null, new Date(now)]),
    selectKarigars.run(db, [ids, term.by === 'name' ? term.value : '']),
    term.by === 'mobile' ? selectCallBacks.run(db, [term.value]) : [],
  ]);
  return {
    by: term.by,
    bookings: bookings.map((one) => ({ ...one, startsAt: toIndiaIso(one.startsAt) })),
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

async function usersBy(db: Database, { by, value }: SearchTerm): Promise<UserRow[]> {
  if (by === 'mobile') return selectByMobile.run(db, [value]);
  if (by === 'email') return selectByEmail.run(db, [value]);
  return by === 'name' && value !== '' ? selectByName.run(db, [value]) : [];
}

type UserRow = {
  id: string;
  name: string | null;
  mobile: string | null;
  email: string | null;
  mobileProven: boolean;
  bookings: number;
};

const USER = `select u.id, u.full_name as name, u.mobile, u.email, u.mobile_proven_at is not null as "mobileProven",
    (select count(*)::int from bookings b where b.user_id = u.id) as bookings
  from users u`;

const selectByMobile = statement<[string], UserRow>({
  name: 'search-users-by-mobile',
  text: `${USER} where u.mobile = $1 order by u.mobile_proven_at is null, u.created_at desc limit 20`,
});

const selectByEmail = statement<[string], UserRow>({
  name: 'search-users-by-email',
  text: `${USER} where u.email = $1::citext`,
});

const selectByName = statement<[string], UserRow>({
  name: 'search-users-by-name',
  text: `${USER} where to_tsvector('simple', coalesce(u.full_name, '')) @@ to_tsquery('simple', $1)
    order by u.full_name, u.id limit 20`,
});

type BookingRow = Omit<Found['bookings'][number], 'startsAt'> & { startsAt: Instant };

const selectBookings = statement<[string[], string | null, Date], BookingRow>({
  name: 'search-bookings',
  text: `select b.id, b.reference, b.status, b.service_name as "serviceName", b.starts_at as "startsAt",
      b.name as "customerName", b.address ->> 'pincode' as pincode,
      (select count(*)::int from inbox_items i where i.booking_id = b.id and i.closed_at is null) as "openItems"
    from bookings b where b.user_id = any($1) or b.reference = $2
    order by b.starts_at < $3, abs(extract(epoch from b.starts_at - $3)), b.id limit 20`,
});

const selectKarigars = statement<
  [string[], string],
  { id: number; name: string; mobile: string | null; active: boolean }
>({
  name: 'search-karigars',
  text: `select k.id, k.name, u.mobile, k.active from karigars k left join users u on u.id = k.user_id
    where k.user_id = any($1) or ($2 <> '' and to_tsvector('simple', k.name) @@ to_tsquery('simple', nullif($2, '')))
    order by k.name, k.id limit 20`,
});

const selectCallBacks = statement<
  [string],
  Omit<Found['callBacks'][number], 'askedAt'> & { askedAt: Instant }
>({
  name: 'search-call-backs',
  text: `select id, name, service_interest as "serviceInterest", created_at as "askedAt",
      handled_at is not null as handled
    from leads where mobile = $1 order by created_at desc limit 20`,
});
