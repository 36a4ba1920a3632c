import type { OutputOf } from '#contract/operation.ts';
import type { searchOps as contract } from '#contract/ops/search-ops.ts';
import type { Instant } from '#kernel/time.ts';
import type { SearchTerm } from '#server/modules/support/search-term.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

type Found = OutputOf<typeof contract>;

export type UserRow = {
  id: string;
  name: string | null;
  mobile: string | null;
  email: string | null;
  mobileProven: boolean;
  bookings: number;
};

export async function usersBy(db: Database, term: SearchTerm): Promise<UserRow[]> {
  if (term.by === 'mobile') return selectByMobile.run(db, [term.value]);
  if (term.by === 'email') return selectByEmail.run(db, [term.value]);
  if (term.by !== 'name' || term.people === '') return [];
  return selectByName.run(db, [term.people, term.endsIn]);
}

export const USER = `select u.id, u.full_name as name, u.mobile, u.email, u.mobile_proven_at is not null as "mobileProven",
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

/** Ids and names alone are put in order before anything else is read: two letters begin the names of very many. */
const selectByName = statement<[string, string | null], UserRow>({
  name: 'search-users-by-name',
  text: `${USER} where u.id in (
      select n.id from users n where to_tsvector('simple', coalesce(n.full_name, '')) @@ to_tsquery('simple', $1)
        and ($2::text is null or right(n.mobile, 4) = $2)
        order by n.full_name, n.id limit 20)
    order by u.full_name, u.id`,
});

type KarigarRow = { id: number; name: string; mobile: string | null; active: boolean };

/** Karigars by their name or number; those whose account was found as well. */
export function karigarsBy(
  db: Database,
  term: SearchTerm,
  userIds: readonly string[],
): Promise<KarigarRow[]> {
  const [words, endsIn] = term.by === 'name' ? [term.people, term.endsIn] : ['', null];
  const number = term.by === 'karigar' ? term.value : null;
  return selectKarigars.run(db, [userIds, words, endsIn, number]);
}

const selectKarigars = statement<
  [readonly string[], string, string | null, number | null],
  KarigarRow
>({
  name: 'search-karigars',
  text: `select k.id, k.name, u.mobile, k.active from karigars k left join users u on u.id = k.user_id
    where k.user_id = any($1) or k.id = $4
      or ($2 <> '' and to_tsvector('simple', k.name) @@ to_tsquery('simple', nullif($2, ''))
        and ($3::text is null or right(u.mobile, 4) = $3))
    order by k.name, k.id limit 20`,
});

type CallBackRow = Omit<Found['callBacks'][number], 'askedAt'> & { askedAt: Instant };

export const callBacksBy = (db: Database, mobile: string): Promise<CallBackRow[]> =>
  selectCallBacks.run(db, [mobile]);

const selectCallBacks = statement<[string], CallBackRow>({
  name: 'search-call-backs',
  text: `select id, name, service_interest as "serviceInterest", created_at as "askedAt",
      handled_at is not null as handled,
      (select c.number from cases c where c.lead_id = leads.id order by c.opened_at desc limit 1) as "caseNumber"
    from leads where mobile = $1 order by created_at desc limit 20`,
});
