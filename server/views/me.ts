import type { readMe as promise } from '#contract/applicant/read-me.ts';
import type { KarigarWork } from '#contract/karigar-work.ts';
import type { OutputOf } from '#contract/operation.ts';
import type { Paise } from '#kernel/money.ts';
import { dateInIndia, type Instant, type LocalDate } from '#kernel/time.ts';
import { mayWithdraw } from '#server/modules/karigar/committing.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import type { Keys } from '#server/platform/secrets/keys.ts';
import { listFloorsAhead } from './floors-ahead.ts';
import { findOpenPause } from './karigar-pauses.ts';
import { findApplication } from './own-application.ts';

type Who = {
  readonly id: string;
  readonly fullName: string | null;
  readonly mobile: string | null;
};

/** The account of a Karigar or an applicant. */
export const readMe = async (
  { db, keys }: { readonly db: Database; readonly keys: Keys },
  { id, fullName, mobile }: Who,
  now: Instant,
): Promise<OutputOf<typeof promise>> => ({
  name: fullName,
  mobile,
  application: await findApplication(db, keys, id),
  work: (await findWork(db, id, now)) ?? null,
  pause: await findOpenPause(db, id),
});

type Row = Omit<KarigarWork, 'shifts' | 'commitments' | 'floors'> & {
  shifts: [number, number, number][];
  commitments: { day: LocalDate; saidAt: Instant; floorPaise: Paise }[];
};

const workOf = statement<[string, string], Row>({
  name: 'own-work',
  text: `select k.id as "karigarId", k.name, k.home_pincode as "homePincode", k.reach_minutes as "reachMinutes", k.languages,
      coalesce((select array_agg(s.slug order by s.id) from karigar_skills ks join services s on s.id = ks.service_id
        where ks.karigar_id = k.id), '{}') as "serviceSlugs",
      coalesce((select array_agg(array[t.weekday, t.starts_minute, t.ends_minute] order by t.weekday, t.starts_minute)
        from karigar_shifts t where t.karigar_id = k.id), '{}') as shifts,
      coalesce((select array_agg(l.day order by l.day) from karigar_leaves l
        where l.karigar_id = k.id and l.day >= $2::date), '{}') as leaves,
      coalesce((select jsonb_agg(jsonb_build_object('day', c.day, 'saidAt', floor(extract(epoch from c.committed_at) * 1000),
          'floorPaise', c.floor_paise) order by c.day) from karigar_commitments c where c.karigar_id = k.id and c.day >= $2::date), '[]') as commitments
    from karigars k where k.user_id = $1 and k.active`,
});

/** A Karigar's hours, days off and reach; nothing when they are not on the roster. */
export async function findWork(
  db: Database,
  userId: string,
  now: Instant,
): Promise<KarigarWork | undefined> {
  const row = await workOf.first(db, [userId, dateInIndia(now)]);
  if (!row) return undefined;
  const shifts = row.shifts.map(([weekday, startsMinute, endsMinute]) => ({
    weekday,
    startsMinute,
    endsMinute,
  }));
  const commitments = row.commitments.map(({ day, saidAt, floorPaise }) => ({
    ...{ day, mayWithdraw: mayWithdraw(day, saidAt, now), floorPaise },
  }));
  const floors = await listFloorsAhead(db, { shifts, leaves: row.leaves }, now);
  return { ...row, shifts, commitments, floors };
}
