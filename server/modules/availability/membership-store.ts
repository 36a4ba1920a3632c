import type { LocalDate } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import type { Shift } from './roster.ts';

/** A Karigar as the roster knows them. */
export type Membership = {
  readonly karigarId: number;
  readonly active: boolean;
  readonly homePincode: string;
  readonly reachMinutes: number;
};

const lock = statement<[string], Membership>({
  name: 'availability-lock-membership',
  text: `select id as "karigarId", active, home_pincode as "homePincode", reach_minutes as "reachMinutes"
    from karigars where user_id = $1 for update`,
});

export const lockMembership = (db: Database, userId: string): Promise<Membership | undefined> =>
  lock.first(db, [userId]);

const enrol = statement<[string, string, string, number], { id: number }>({
  name: 'availability-enrol',
  text: `insert into karigars (user_id, name, home_pincode, reach_minutes) values ($1, $2, $3, $4)
    on conflict (user_id) do update set name = $2, home_pincode = $3, active = true
    returning id`,
});
const dropSkills = statement<[number]>({
  name: 'availability-drop-skills',
  text: 'delete from karigar_skills where karigar_id = $1',
});
const addSkills = statement<[number, number[]]>({
  name: 'availability-add-skills',
  text: 'insert into karigar_skills (karigar_id, service_id) select $1, unnest($2::integer[])',
});

const selectSkills = statement<[number], { serviceId: number }>({
  name: 'availability-list-skills',
  text: 'select service_id as "serviceId" from karigar_skills where karigar_id = $1 order by service_id',
});

export const listSkills = async (db: Database, karigarId: number): Promise<readonly number[]> =>
  (await selectSkills.run(db, [karigarId])).map(({ serviceId }) => serviceId);

/** The services that a Karigar can do, and no others. */
export async function recordSkills(
  db: Database,
  karigarId: number,
  serviceIds: readonly number[],
): Promise<void> {
  await dropSkills.run(db, [karigarId]);
  await addSkills.run(db, [karigarId, [...serviceIds]]);
}

/** Puts a Karigar on the roster, for the first time or again, without hours: they choose those themselves. */
export async function recordEnrolled(
  db: Database,
  one: {
    readonly userId: string;
    readonly name: string;
    readonly homePincode: string;
    readonly reachMinutes: number;
    readonly serviceIds: readonly number[];
  },
): Promise<number> {
  const row = await enrol.first(db, [one.userId, one.name, one.homePincode, one.reachMinutes]);
  if (!row) throw new Error('The Karigar was not put on the roster');
  await recordSkills(db, row.id, one.serviceIds);
  return row.id;
}

const deactivate = statement<[number]>({
  name: 'availability-deactivate',
  text: 'update karigars set active = false where id = $1',
});

export const recordOffRoster = (db: Database, karigarId: number): Promise<unknown> =>
  deactivate.run(db, [karigarId]);

const activate = statement<[number]>({
  name: 'availability-activate',
  text: 'update karigars set active = true where id = $1',
});

/** With the hours, skills and reach of before. */
export const recordOnRoster = (db: Database, karigarId: number): Promise<unknown> =>
  activate.run(db, [karigarId]);

const dropShifts = statement<[number]>({
  name: 'availability-drop-shifts',
  text: 'delete from karigar_shifts where karigar_id = $1',
});
const addShifts = statement<[number, number[], number[], number[]]>({
  name: 'availability-add-shifts',
  text: `insert into karigar_shifts (karigar_id, weekday, starts_minute, ends_minute)
    select $1, * from unnest($2::smallint[], $3::smallint[], $4::smallint[])`,
});

export async function recordShifts(
  db: Database,
  karigarId: number,
  shifts: readonly Shift[],
): Promise<void> {
  await dropShifts.run(db, [karigarId]);
  await addShifts.run(db, [
    karigarId,
    shifts.map(({ weekday }) => weekday),
    shifts.map(({ startsMinute }) => startsMinute),
    shifts.map(({ endsMinute }) => endsMinute),
  ]);
}

const addLeaves = statement<[number, string, string]>({
  name: 'availability-add-leaves',
  text: `insert into karigar_leaves (karigar_id, day)
    select $1, day::date from generate_series($2::date::timestamp, $3::date::timestamp, '1 day') day on conflict do nothing`,
});
const dropLeaves = statement<[number, string, string]>({
  name: 'availability-drop-leaves',
  text: 'delete from karigar_leaves where karigar_id = $1 and day between $2 and $3',
});
const countLeaves = statement<[number, string, string, string], { count: number }>({
  name: 'availability-count-leaves',
  text: `select count(*)::integer as count from karigar_leaves
    where karigar_id = $1 and day >= $2 and day not between $3 and $4`,
});

type Days = { readonly day: LocalDate; readonly until: LocalDate };

export const recordLeave = (
  db: Database,
  karigarId: number,
  { day, until, off }: Days & { readonly off: boolean },
): Promise<unknown> => (off ? addLeaves : dropLeaves).run(db, [karigarId, day, until]);

/** Days off from a day on, without those of a leave that is being asked for. */
export const countLeavesFrom = async (
  db: Database,
  karigarId: number,
  from: LocalDate,
  { day, until }: Days,
): Promise<number> => (await countLeaves.first(db, [karigarId, from, day, until]))?.count ?? 0;

const selectHours = statement<
  [number, string],
  { shifts: [number, number, number][]; off: boolean }
>({
  name: 'availability-find-hours',
  text: `select coalesce((select array_agg(array[weekday, starts_minute, ends_minute] order by weekday, starts_minute)
      from karigar_shifts where karigar_id = $1), '{}') as shifts,
    exists (select from karigar_leaves where karigar_id = $1 and day = $2) as off`,
});

type Hours = {
  readonly weekday: number;
  readonly startsMinute: number;
  readonly endsMinute: number;
};

/** Their hours of every week, and whether they are off on this day. */
export async function findHours(
  db: Database,
  karigarId: number,
  day: LocalDate,
): Promise<{ readonly shifts: readonly Hours[]; readonly isOff: boolean }> {
  const row = await selectHours.first(db, [karigarId, day]);
  return {
    shifts: (row?.shifts ?? []).map(([weekday, startsMinute, endsMinute]) => ({
      ...{ weekday, startsMinute, endsMinute },
    })),
    isOff: row?.off === true,
  };
}

const setReach = statement<[number, string, number]>({
  name: 'availability-set-reach',
  text: 'update karigars set home_pincode = $2, reach_minutes = $3 where id = $1',
});

export const recordReach = (
  db: Database,
  karigarId: number,
  { homePincode, reachMinutes }: { readonly homePincode: string; readonly reachMinutes: number },
): Promise<unknown> => setReach.run(db, [karigarId, homePincode, reachMinutes]);

const setSpoken = statement<[string, string[]]>({
  name: 'availability-set-spoken-languages',
  text: 'update karigars set languages = $2 where user_id = $1 and active',
});

/** In which languages one can talk to them; answers whether they are on the roster. */
export const recordSpokenLanguages = async (
  db: Database,
  userId: string,
  languages: readonly string[],
): Promise<boolean> => (await setSpoken.count(db, [userId, [...languages]])) > 0;

/** A Karigar who can do one of these can do the others as well. */
export const teachSkills = async (
  db: Database,
  serviceIds: readonly number[],
  like: readonly number[],
): Promise<unknown> =>
  serviceIds.length > 0 && like.length > 0 && teach.run(db, [[...serviceIds], [...like]]);

const teach = statement<[number[], number[]]>({
  name: 'availability-teach-skills',
  text: `insert into karigar_skills (karigar_id, service_id)
    select distinct k.karigar_id, s.id from karigar_skills k cross join unnest($1::integer[]) s (id)
      where k.service_id = any ($2)
    on conflict do nothing`,
});

/** The word that stands in the place of a former Karigar's name once their account is erased. */
const ERASED_NAME = 'Karigar';

const eraseName = statement<[number, string]>({
  name: 'availability-erase-name',
  text: "update karigars set name = $2, languages = '{}' where id = $1 and name <> $2",
});

/** Visits, pay and partings point to the row, which therefore stays. */
export const recordNameErased = (db: Database, karigarId: number): Promise<number> =>
  eraseName.count(db, [karigarId, ERASED_NAME]);

const selectNamedFormer = statement<[string], { karigarId: number; userId: string }>({
  name: 'availability-list-named-former',
  text: `select id as "karigarId", user_id as "userId" from karigars
    where not active and user_id is not null and name <> $1 order by id`,
});

/** Those who work with us no more and still have their name here. */
export const listNamedFormer = (
  db: Database,
): Promise<readonly { readonly karigarId: number; readonly userId: string }[]> =>
  selectNamedFormer.run(db, [ERASED_NAME]);
