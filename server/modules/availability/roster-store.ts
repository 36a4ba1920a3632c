import { type ByLanguage, inEveryLanguage, LANGS, type Lang } from '#kernel/languages.ts';
import type { LocalDate } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import { type City, createPlaces, type Pincode, type Places } from './places.ts';
import type { Karigar, Shift } from './roster.ts';

/** The whole gazetteer with the travel table; it changes only with a new seed. */
export async function findPlaces(db: Database): Promise<Places> {
  const [cities, pincodes, travel] = await Promise.all([
    selectCities.run(db, []),
    selectPincodes.run(db, []),
    selectTravel.run(db, []),
  ]);
  return createPlaces(cities.map(toCity), pincodes.map(toPincode), travel);
}

export async function findRosterRevision(db: Database): Promise<number> {
  const row = await selectRevision.first(db, []);
  return row?.revision ?? 0;
}

/** The Karigar's name for a gate or a door. */
export async function findKarigarName(db: Database, id: number): Promise<string | undefined> {
  return (await selectName.first(db, [id]))?.name;
}

/** Every active Karigar who lives in the served area. */
export async function listKarigars(db: Database, places: Places): Promise<Karigar[]> {
  const rows = await selectKarigars.run(db, []);
  return rows.flatMap((row) => {
    const home = places.indexOf(row.home_pincode);
    return home === undefined
      ? []
      : {
          id: row.id,
          home,
          reachMinutes: row.reach_minutes,
          skills: new Set(row.skills),
          shifts: row.shifts.map(toShift),
          leaves: new Set(row.leaves),
          answers: row.answers,
          userId: row.user_id,
          apartFrom: row.apart_from,
        };
  });
}

const toShift = ([weekday, startsMinute, endsMinute]: ShiftColumns): Shift => ({
  weekday,
  startsMinute,
  endsMinute,
});

type CityRow = {
  slug: string;
  names: Partial<ByLanguage<string>>;
  state_names: Partial<ByLanguage<string>>;
  languages: string[];
  slots_first_minute: number;
  slots_step_minutes: number;
  slots_count: number;
  closed_on: LocalDate[];
};

const toCity = (row: CityRow): City => ({
  slug: row.slug,
  name: inEveryLanguage(row.names),
  state: inEveryLanguage(row.state_names),
  languages: offered(row.languages),
  slots: {
    firstMinute: row.slots_first_minute,
    stepMinutes: row.slots_step_minutes,
    count: row.slots_count,
  },
  closedOn: new Set(row.closed_on),
});

/** A city may name a language that a version of the product before this one does not have. */
function offered(named: readonly string[]): readonly Lang[] {
  const known = LANGS.filter((lang) => named.includes(lang));
  return known.length > 0 ? known : LANGS;
}

const selectCities = statement<[], CityRow>({
  name: 'list-cities',
  text: `select slug, names, state_names, languages, slots_first_minute, slots_step_minutes, slots_count,
      coalesce((select array_agg(day) from city_closures where city = slug), '{}') as closed_on
    from cities order by position`,
});

type PincodeRow = {
  pincode: string;
  city: string;
  names: Partial<ByLanguage<string>>;
  district: string;
  served: boolean;
  latitude: number;
  longitude: number;
};

const toPincode = (row: PincodeRow): Pincode => ({
  pincode: row.pincode,
  city: row.city,
  name: inEveryLanguage(row.names),
  district: row.district,
  served: row.served,
  latitude: row.latitude,
  longitude: row.longitude,
});

const selectPincodes = statement<[], PincodeRow>({
  name: 'list-pincodes',
  // City by city, so that a city more leaves the numbers of the others' places as they are.
  text: `select p.pincode, p.city, p.names, p.district, p.served, p.latitude, p.longitude
    from pincodes p join cities c on c.slug = p.city order by c.position, p.pincode`,
});

const selectTravel = statement<[], { from: string; to: string; minutes: number }>({
  name: 'list-travel-times',
  text: 'select from_pincode as "from", to_pincode as "to", minutes from travel_times',
});

const selectName = statement<[number], { name: string }>({
  name: 'find-karigar-name',
  text: 'select name from karigars where id = $1',
});

const selectRevision = statement<[], { revision: number }>({
  name: 'find-roster-revision',
  text: 'select revision from roster_revision',
});

/** Plain numbers: as objects of JSON the shifts of a city take four times as long to read. */
type ShiftColumns = [weekday: number, startsMinute: number, endsMinute: number];

const selectKarigars = statement<
  [],
  {
    id: number;
    home_pincode: string;
    reach_minutes: number;
    skills: number[];
    shifts: ShiftColumns[];
    leaves: LocalDate[];
    answers: boolean;
    user_id: string | null;
    apart_from: string[];
  }
>({
  name: 'list-karigars',
  text: `select k.id, k.home_pincode, k.reach_minutes, k.user_id is not null as answers, k.user_id,
      coalesce((select array_agg(s.service_id) from karigar_skills s where s.karigar_id = k.id), '{}') as skills,
      coalesce((select array_agg(array[t.weekday, t.starts_minute, t.ends_minute]) from karigar_shifts t
        where t.karigar_id = k.id), '{}') as shifts,
      coalesce((select array_agg(l.day) from karigar_leaves l where l.karigar_id = k.id), '{}') as leaves,
      coalesce(p.customers, '{}') as apart_from
    from karigars k
      left join (select karigar_id, array_agg(user_id) as customers from partings group by karigar_id) p on p.karigar_id = k.id
    where k.active order by k.id`,
});
