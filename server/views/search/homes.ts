import type { OutputOf } from '#contract/operation.ts';
import type { searchOps as contract } from '#contract/ops/search-ops.ts';
import { DAY, type Instant } from '#kernel/time.ts';
import type { SearchTerm } from '#server/modules/support/search-term.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import { USER, type UserRow } from './people.ts';

type Society = OutputOf<typeof contract>['societies'][number];

/** Found by where it is: societies, the bookings there, and who lives at a door that was named. */
export type Homes = {
  readonly societies: Society[];
  readonly bookingIds: readonly string[];
  readonly users: readonly UserRow[];
};

export const NO_HOMES: Homes = { societies: [], bookingIds: [], users: [] };

export async function homesBy(db: Database, term: SearchTerm, now: Instant): Promise<Homes> {
  if (term.by === 'pincode') return atPincode(db, term.value, now);
  if (term.by !== 'name' || term.society === '') return NO_HOMES;
  const societies = await selectSocieties.run(db, [term.society]);
  const isLong = term.societyBegins.length >= LEAST_LETTERS;
  if (!isLong && societies.length === 0) return NO_HOMES;
  const rows = await selectHomes.run(db, [
    societies.map(({ name }) => name.toLowerCase()),
    isLong ? term.societyBegins : null,
    isLong ? `${term.societyBegins}${LAST_SIGN}` : null,
    term.door,
    ...([new Date(now), term.society] as const),
  ]);
  // Without a door it is nobody's home in particular.
  const userIds = term.door.length === 0 ? [] : [...new Set(rows.map(({ userId }) => userId))];
  const users = userIds.length === 0 ? [] : await selectUsers.run(db, [userIds]);
  return { societies, bookingIds: rows.map(({ id }) => id), users };
}

/** Fewer letters begin the societies of half the city. */
const LEAST_LETTERS = 3;
const LAST_SIGN = '\u{10ffff}';
/** Bookings of one society or more, of which the soonest are shown. */
const MOST_HOMES = 5_000;
const RECENTLY = 7 * DAY;

async function atPincode(db: Database, pincode: string, now: Instant): Promise<Homes> {
  const [societies, rows] = await Promise.all([
    selectSocietiesAt.run(db, [pincode]),
    selectAtPincode.run(db, [pincode, new Date(now - RECENTLY)]),
  ]);
  return { societies, bookingIds: rows.map(({ id }) => id), users: [] };
}

const HOME = `id, user_id, starts_at, concat_ws(' ', address ->> 'wing', address ->> 'flat') as door`;
const SOCIETY = 'select s.id, s.name, s.pincode from societies s';

const selectSocieties = statement<[string], Society>({
  name: 'search-societies',
  text: `${SOCIETY} where to_tsvector('simple', s.name) @@ to_tsquery('simple', $1) order by s.name, s.pincode limit 8`,
});

const selectSocietiesAt = statement<[string], Society>({
  name: 'search-societies-at',
  text: `${SOCIETY} where s.pincode = $1 order by s.name limit 8`,
});

/** Wing and flat may be written as one or apart, in either field, or with the society in the street. */
const selectHomes = statement<
  [readonly string[], string | null, string | null, readonly string[], Date, string],
  { id: string; userId: string }
>({
  name: 'search-homes',
  text: `with there as (
      (select ${HOME} from bookings
        where address ->> 'society' <> '' and lower(address ->> 'society') = any($1) limit ${MOST_HOMES})
      union all
      (select ${HOME} from bookings
        where address ->> 'society' <> '' and lower(address ->> 'society') ~>=~ $2
          and lower(address ->> 'society') ~<~ $3 and lower(address ->> 'society') <> all($1) limit ${MOST_HOMES})
      union all
      (select id, user_id, starts_at, address ->> 'street' as door from bookings
        where coalesce(address ->> 'society', '') = '' and $2 is not null
          and to_tsvector('simple', address ->> 'street') @@ to_tsquery('simple', $6) limit ${MOST_HOMES}))
    select id, user_id as "userId" from there
      where cardinality($4::text[]) = 0 or array(select part[1] from regexp_matches(lower(door), '\\d+|[^\\d[:space:][:punct:]]+', 'g') part) @> $4
      order by starts_at < $5, abs(extract(epoch from starts_at - $5)), id limit 20`,
});

const selectAtPincode = statement<[string, Date], { id: string }>({
  name: 'search-at-pincode',
  text: `select id from bookings where address ->> 'pincode' = $1 and starts_at >= $2 order by starts_at limit 20`,
});

const selectUsers = statement<[readonly string[]], UserRow>({
  name: 'search-users-of-homes',
  text: `${USER} where u.id = any($1) order by u.full_name, u.id limit 20`,
});
