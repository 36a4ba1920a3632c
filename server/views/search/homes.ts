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
  if (term.by === 'karigar')
    return livingThere(db, await atDoor(db, { ...term, society: '' }, now));
  if (term.by !== 'name') return NO_HOMES;
  const isFlat = term.door.some((word) => /\d/.test(word));
  if (term.society === '' && !isFlat) return NO_HOMES;
  const societies = term.society === '' ? [] : await selectSocieties.run(db, [term.society]);
  const rows = isFlat
    ? await atDoor(db, term, now)
    : await inSocieties(db, term, { societies, now });
  // Without a door it is nobody's home in particular.
  if (term.door.length === 0) return { ...NO_HOMES, societies, bookingIds: rows.map(idOf) };
  return { ...(await livingThere(db, rows)), societies };
}

type Door = { readonly door: readonly string[]; readonly society: string };

const atDoor = (db: Database, { door, society }: Door, now: Instant): Promise<Home[]> =>
  selectAtDoor.run(db, [door, society, new Date(now), door.find((word) => /\d/.test(word)) ?? '']);

async function livingThere(db: Database, rows: readonly Home[]): Promise<Homes> {
  const userIds = [...new Set(rows.map(({ userId }) => userId))];
  const users = userIds.length === 0 ? [] : await selectUsers.run(db, [userIds]);
  return { ...NO_HOMES, bookingIds: rows.map(idOf), users };
}

const idOf = ({ id }: { readonly id: string }): string => id;

type Place = { readonly societies: readonly Society[]; readonly now: Instant };

async function inSocieties(db: Database, term: Named, { societies, now }: Place): Promise<Home[]> {
  const isLong = term.societyBegins.length >= LEAST_LETTERS;
  if (!isLong && societies.length === 0) return [];
  return selectInSocieties.run(db, [
    societies.map(({ name }) => name.toLowerCase()),
    isLong ? term.societyBegins : null,
    isLong ? `${term.societyBegins}${LAST_SIGN}` : null,
    ...([term.door, new Date(now), term.street] as const),
    term.societyBegins.split(' ')[0] ?? '',
  ]);
}

type Named = Extract<SearchTerm, { by: 'name' }>;

/** Fewer letters begin the societies of half the city. */
const LEAST_LETTERS = 3;
const LAST_SIGN = '\u{10ffff}';
/** Names of societies that begin as was typed, by the alphabet; one letter more tells further ones apart. */
const MOST_NAMES = 200;
const RECENTLY = 7 * DAY;

async function atPincode(db: Database, pincode: string, now: Instant): Promise<Homes> {
  const [societies, rows] = await Promise.all([
    selectSocietiesAt.run(db, [pincode]),
    selectAtPincode.run(db, [pincode, new Date(now - RECENTLY)]),
  ]);
  return { societies, bookingIds: rows.map(({ id }) => id), users: [] };
}

const SOCIETY = 'select s.id, s.name, s.pincode from societies s';

const selectSocieties = statement<[string], Society>({
  name: 'search-societies',
  text: `${SOCIETY} where to_tsvector('simple', s.name) @@ to_tsquery('simple', $1) order by s.name, s.pincode limit 8`,
});

const selectSocietiesAt = statement<[string], Society>({
  name: 'search-societies-at',
  text: `${SOCIETY} where s.pincode = $1 order by s.name limit 8`,
});

type Home = { id: string; userId: string };

const HOME = 'b.id, b.user_id as "userId", b.starts_at';
const SOCIETY_OF = `lower(b.address ->> 'society')`;

/** Up to this number homes are put in order as they are found; of more, the hours on both sides of now are walked through. */
const FEW = 5000;

/**
 * Homes by words that an index holds, as rows called `there`. Of a word that very many have the nearest twenty on each side of now
 * are met soon on the way through the days, so that no question reads all of them; `walked` is the same condition in a form that
 * no index takes, behind one that is quickly seen not to hold.
 */
const nearest = (found: string, walked: string, now: string): string =>
  `few as materialized (select ${HOME} from bookings b where ${found} limit ${FEW + 1}),
    many as materialized (select count(*) > ${FEW} as is_many from few),
    there as (
      select * from few where not (select is_many from many)
      union all ${walk(['>=', '<', '+', 'asc'], walked, now)}
      union all ${walk(['<', '>=', '-', 'desc'], walked, now)})`;

/**
 * The first spans of days in which twenty are found, each twice as long as the one before. A span is read only when those
 * before it had too few; being asked for once a span, none is given to parallel workers, whose start takes longer than most searches.
 */
const walk = (
  [from, until, away, order]: readonly [string, string, string, string],
  walked: string,
  now: string,
): string =>
  `(select near.* from many m, generate_series(0, ${SPANS}) span cross join lateral (
      select ${HOME} from bookings b where m.is_many and ${walked}
          and b.starts_at ${from} ${now}::timestamptz ${away} interval '1 day' * (2 ^ span - 1)
          and b.starts_at ${until} ${now}::timestamptz ${away} interval '1 day' * (2 ^ (span + 1) - 1)
        order by b.starts_at ${order}, b.id limit 20) near limit 20)`;

/** The last of them ends 44 years away. */
const SPANS = 13;

const SOONEST = (now: string): string =>
  `order by starts_at < ${now}, abs(extract(epoch from starts_at - ${now})), id limit 20`;

const NAMED_TOO = `($2 = '' or to_tsvector('simple', coalesce(nullif(b.address ->> 'society', ''), b.address ->> 'street'))
  @@ to_tsquery('simple', nullif($2, '')))`;

/** Flats are found by their door alone, and those whose society was named as well are taken from these. */
const selectAtDoor = statement<[readonly string[], string, Date, digits: string], Home>({
  name: 'search-homes-at-door',
  text: `with ${nearest(
    `door_words(b.address) @> $1::text[] and ${NAMED_TOO}`,
    `strpos(b.address::text, $4) > 0 and door_words(b.address) || '{}'::text[] @> $1::text[] and ${NAMED_TOO}`,
    '$3',
  )}
    select id, "userId" from there ${SOONEST('$3')}`,
});

const IN_SOCIETY = `select ${HOME} from bookings b where b.address ->> 'society' <> '' and ${SOCIETY_OF} = n.society
  and (cardinality($4::text[]) = 0 or door_words(b.address) @> $4)`;
const BEGUN = `select ${SOCIETY_OF} from bookings b
  where b.address ->> 'society' <> '' and ${SOCIETY_OF} ~<~ $3 and ${SOCIETY_OF}`;
const NEXT_NAME = `order by ${SOCIETY_OF} using ~<~ limit 1`;

const inStreet = (
  street: string,
  society: string,
): string => `coalesce(${society}, '') = '' and $2::text is not null
  and to_tsvector('simple', ${street}) @@ to_tsquery('simple', $6)
  and (cardinality($4) = 0 or door_words(b.address) @> $4)`;

const FOUND_STREET = inStreet(`b.address ->> 'street'`, `b.address ->> 'society'`);
const WALKED_STREET = `strpos(lower(b.address ->> 'street'), $7) > 0
  and ${inStreet(`b.address ->> 'street' || ''`, `b.address ->> 'society' || ''`)}`;

/** Each name is one step through the index, and of each society only the nearest bookings on both sides of now are read. */
const selectInSocieties = statement<
  [
    readonly string[],
    string | null,
    string | null,
    readonly string[],
    Date,
    string,
    firstWord: string,
  ],
  Home
>({
  name: 'search-homes-in-societies',
  text: `with recursive begun (society) as (
      (${BEGUN} ~>=~ $2 ${NEXT_NAME})
      union all
      select (${BEGUN} ~>~ g.society ${NEXT_NAME}) from begun g where g.society is not null),
    named as (select unnest($1::text[]) as society
      union (select society from begun where society is not null limit ${MOST_NAMES})),
    in_societies as (
      select near.* from named n cross join lateral (
        (${IN_SOCIETY} and b.starts_at >= $5 order by b.starts_at, b.id limit 20)
        union all
        (${IN_SOCIETY} and b.starts_at < $5 order by b.starts_at desc, b.id limit 20)) near),
    ${nearest(FOUND_STREET, WALKED_STREET, '$5')}
    select id, "userId" from (select * from in_societies union all select * from there) homes ${SOONEST('$5')}`,
});

const selectAtPincode = statement<[string, Date], { id: string }>({
  name: 'search-at-pincode',
  text: `select id from bookings where address ->> 'pincode' = $1 and starts_at >= $2 order by starts_at limit 20`,
});

const selectUsers = statement<[readonly string[]], UserRow>({
  name: 'search-users-of-homes',
  text: `${USER} where u.id = any($1) order by u.full_name, u.id limit 20`,
});
