import type { listRefusedCustomers as mine } from '#contract/karigar/list-refused-customers.ts';
import type { KeptApart } from '#contract/kept-apart.ts';
import type { OutputOf } from '#contract/operation.ts';
import type { listOftenRefused as often } from '#contract/ops/list-often-refused.ts';
import { REFUSED_OFTEN } from '#contract/refuse-reasons.ts';
import { dateInIndia, type Instant, toIndiaIso } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

type Refused = OutputOf<typeof mine>['refused'][number];

/** The customers to whom a Karigar has asked not to be sent; partings for safety are told by their case. */
export async function listRefused(db: Database, userId: string): Promise<Refused[]> {
  const rows = await selectRefused.run(db, [userId]);
  return rows.map(({ startsAt, ...row }) => ({ ...row, date: dateInIndia(startsAt) }));
}

const selectRefused = statement<[string], Omit<Refused, 'date'> & { readonly startsAt: Instant }>({
  name: 'list-refused-customers',
  text: `select p.booking_id as "visitId", b.service_slug as "serviceSlug", b.starts_at as "startsAt", p.reason
    from partings p join karigars k on k.id = p.karigar_id join bookings b on b.id = p.booking_id
    where k.user_id = $1 and p.reason is not null order by p.parted_at desc, p.user_id`,
});

/** Everybody who is kept apart from a customer, or from a Karigar, the latest first. */
export async function listKeptApart(
  db: Database,
  of: { readonly userId: string } | { readonly karigarId: number },
): Promise<KeptApart[]> {
  const rows =
    'userId' in of
      ? await selectOfCustomer.run(db, [of.userId])
      : await selectOfKarigar.run(db, [of.karigarId]);
  return rows.map(({ at, ...row }) => ({ ...row, at: toIndiaIso(at) }));
}

type Apart = Omit<KeptApart, 'at'> & { readonly at: Instant };

const SELECT_APART = `select p.karigar_id as "karigarId", k.name as "karigarName", p.user_id as "userId",
    p.booking_id as "bookingId", b.reference, p.parted_at as at, p.reason
  from partings p join karigars k on k.id = p.karigar_id join bookings b on b.id = p.booking_id`;

const selectOfCustomer = statement<[string], Apart>({
  name: 'list-kept-apart-of-customer',
  text: `${SELECT_APART} where p.user_id = $1 order by p.parted_at desc, p.karigar_id`,
});

const selectOfKarigar = statement<[number], Apart>({
  name: 'list-kept-apart-of-karigar',
  text: `${SELECT_APART} where p.karigar_id = $1 order by p.parted_at desc, p.user_id`,
});

/** Customers whom many Karigars refuse. */
export async function listOftenRefused(db: Database): Promise<OutputOf<typeof often>['customers']> {
  const rows = await selectOften.run(db, [REFUSED_OFTEN]);
  return rows.map(({ lastAt, ...row }) => ({ ...row, lastAt: toIndiaIso(lastAt) }));
}

const selectOften = statement<
  [number],
  { userId: string; karigars: number; reference: string; lastAt: Instant }
>({
  name: 'list-often-refused',
  text: `select p.user_id as "userId", count(*)::int as karigars, max(p.parted_at) as "lastAt",
      (array_agg(b.reference order by p.parted_at desc, b.id))[1] as reference
    from partings p join bookings b on b.id = p.booking_id where p.reason is not null
    group by p.user_id having count(*) >= $1 order by count(*) desc, max(p.parted_at) desc, p.user_id limit 50`,
});
