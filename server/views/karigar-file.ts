import type { OutputOf } from '#contract/operation.ts';
import type { readKarigarFile as promise } from '#contract/ops/read-karigar-file.ts';
import { type ByLanguage, inEveryLanguage, type Lang } from '#kernel/languages.ts';
import { dateInIndia, type Instant, type LocalDate, toIndiaIso } from '#kernel/time.ts';
import { stateOfPaper } from '#server/modules/karigar/papers.ts';
import { cashWithKarigar, karigarPayable } from '#server/modules/ledger/accounts.ts';
import { shownTo } from '#server/modules/privacy/who-sees.ts';
import type { Database, Pool } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import { snapshot } from '#server/platform/database/transaction.ts';
import { listPausesOf } from './karigar-pauses.ts';
import { LATEST_CHECKS, type LatestCheck } from './latest-checks.ts';
import { listKeptApart } from './refused-customers.ts';

type File = OutputOf<typeof promise>;
type Timed<One, Key extends keyof One> = Omit<One, Key> & { readonly [K in Key]: Instant };

/** One Karigar for operations, from the application to the last payout, all as of one moment. */
export async function readKarigarFile(
  pool: Pool,
  id: number,
  now: Instant,
): Promise<File | undefined> {
  const today = dateInIndia(now);
  const found = await snapshot(pool, (db) => findParts(db, id, today));
  if (!found) return undefined;
  const { ours, visits, incidents, balances, paidOut, pauses, keptApart } = found;
  const { names, ...karigar } = found.row;
  return {
    karigar: {
      ...{ id, userId: karigar.userId, active: karigar.active, language: karigar.language },
      ...{ reachMinutes: karigar.reachMinutes, area: inEveryLanguage(names) },
      name: shownTo('operations', 'karigar.name', karigar.name),
      mobileMasked: shownTo('operations', 'karigar.mobile', karigar.mobile),
    },
    pipeline: (ours?.pipeline ?? []).map((one) => ({ ...one, at: toIndiaIso(one.at) })),
    documents: (ours?.documents ?? []).map((one) => ({ ...one, sentAt: toIndiaIso(one.sentAt) })),
    checks: (ours?.checks ?? []).map((one) => ({
      ...one,
      state: stateOfPaper(one.validUntil, today),
    })),
    skills: ours?.skills ?? [],
    shifts: ours?.shifts ?? [],
    leave: ours?.leave ?? [],
    committed: ours?.committed ?? [],
    visits: visits.map((one) => ({ ...one, startsAt: toIndiaIso(one.startsAt) })),
    money: {
      cashHeldPaise: balances?.cash ?? 0,
      owedToThemPaise: -(balances?.payable ?? 0),
      paidOut: paidOut.map((one) => ({ ...one, at: toIndiaIso(one.at) })),
    },
    rating: { stars: karigar.stars, count: karigar.ratings },
    incidents: incidents.map((one) => ({
      ...one,
      at: toIndiaIso(one.at),
      endedAt: one.endedAt === null ? null : toIndiaIso(one.endedAt),
    })),
    ...{ keptApart, pauses },
  };
}

async function findParts(db: Database, id: number, today: LocalDate) {
  const row = await selectKarigar.first(db, [id]);
  if (!row) return undefined;
  return {
    row,
    ours: await selectOurs.first(db, [id, row.userId, today]),
    visits: await selectVisits.run(db, [id]),
    incidents: await selectIncidents.run(db, [id]),
    balances: await selectBalances.first(db, [cashWithKarigar(id), karigarPayable(id)]),
    paidOut: await selectPaidOut.run(db, [id]),
    keptApart: await listKeptApart(db, { karigarId: id }),
    pauses: row.userId === null ? [] : await listPausesOf(db, row.userId),
  };
}

type Row = Omit<File['karigar'], 'area' | 'mobileMasked' | 'id'> & {
  names: Partial<ByLanguage<string>>;
  mobile: string | null;
  language: Lang | null;
  stars: number | null;
  ratings: number;
};

const selectKarigar = statement<[number], Row>({
  name: 'view-karigar-file',
  text: `select k.user_id as "userId", k.name, u.mobile, u.language, k.active, p.names, k.reach_minutes as "reachMinutes",
      (select round(avg(r.stars), 2)::float8 from ratings r where r.karigar_id = k.id and r.rated_by = 'customer' and r.left_out is null) as stars,
      (select count(*)::int from ratings r where r.karigar_id = k.id and r.rated_by = 'customer' and r.left_out is null) as ratings
    from karigars k join pincodes p on p.pincode = k.home_pincode left join users u on u.id = k.user_id where k.id = $1`,
});

type Ours = Pick<File, 'skills' | 'shifts' | 'leave' | 'committed'> & {
  pipeline: Timed<File['pipeline'][number], 'at'>[];
  documents: Timed<File['documents'][number], 'sentAt'>[];
  checks: LatestCheck[];
};

const MS = (column: string) => `floor(extract(epoch from ${column}) * 1000)`;

const selectOurs = statement<[number, string | null, string], Ours>({
  name: 'view-karigar-file-ours',
  text: `select
    coalesce((select jsonb_agg(jsonb_build_object('state', s.state, 'reason', s.reason, 'at', ${MS('s.at')}) order by s.id)
      from karigar_application_steps s where s.user_id = $2), '[]') as pipeline,
    coalesce((select jsonb_agg(jsonb_build_object('kind', d.kind, 'state', d.state, 'sentAt', ${MS('d.sent_at')})
      order by d.kind) from karigar_documents d where d.user_id = $2), '[]') as documents,
    ${LATEST_CHECKS('$2')} as checks,
    coalesce((select jsonb_agg(jsonb_build_object('serviceId', s.service_id, 'name', n.name) order by s.service_id)
      from karigar_skills s join lateral (select v.words -> 'en' ->> 'name' as name from service_versions v where v.service_id = s.service_id
        order by v.version desc limit 1) n on true where s.karigar_id = $1), '[]') as skills,
    coalesce((select jsonb_agg(jsonb_build_object('weekday', s.weekday, 'from', s.starts_minute, 'until', s.ends_minute)
      order by s.weekday, s.starts_minute) from karigar_shifts s where s.karigar_id = $1), '[]') as shifts,
    coalesce((select jsonb_agg(l.day order by l.day) from karigar_leaves l where l.karigar_id = $1
      and l.day >= $3::date), '[]') as leave,
    coalesce((select jsonb_agg(c.day order by c.day) from karigar_commitments c where c.karigar_id = $1
      and c.day >= $3::date), '[]') as committed`,
});

const selectVisits = statement<[number], Timed<File['visits'][number], 'startsAt'>>({
  name: 'view-karigar-file-visits',
  text: `select b.id as "bookingId", b.reference, b.service_name as "serviceName", b.status, d.starts_at as "startsAt"
    from holds h join visits d on d.id = h.booking_id join bookings b on b.id = d.booking_id
    where h.karigar_id = $1 order by d.starts_at desc, b.id limit 50`,
});

const selectIncidents = statement<
  [number],
  Omit<File['incidents'][number], 'at' | 'endedAt'> & { at: Instant; endedAt: Instant | null }
>({
  name: 'view-karigar-file-incidents',
  text: `select i.kind, b.id as "bookingId", b.reference, i.at, i.ended as "endedAt" from (
      select 'safety-exit' as kind, booking_id, left_at as at, closed_at as ended from safety_exits where karigar_id = $1
      union all select 'dispute', d.booking_id, d.opened_at, d.resolved_at from disputes d
        join visits v on v.id = d.booking_id where v.karigar_id = $1
      union all select case e.type when 'KarigarNoShow' then 'no-show' else 'broke-off' end, e.subject, e.at, null
        from offers o join events e on e.subject = o.booking_id
          and (e.type in ('KarigarNoShow', 'VisitBrokenOff') and (e.data ->> 'karigarId')::int = $1
            or e.type in ('KarigarReplaced', 'LeaderChanged') and e.data -> 'brokenOff' = 'true'
              and (e.data ->> 'formerKarigarId')::int = $1)
        where o.karigar_id = $1
      ) i join bookings b on b.id = i.booking_id
    group by i.kind, b.id, b.reference, i.at, i.ended order by i.at desc limit 30`,
});

const selectBalances = statement<readonly [string, string], { cash: number; payable: number }>({
  name: 'view-karigar-file-balances',
  text: `select coalesce(sum(amount_paise) filter (where account = $1), 0)::bigint as cash,
      coalesce(sum(amount_paise) filter (where account = $2), 0)::bigint as payable
    from ledger_lines where account in ($1, $2)`,
});

const selectPaidOut = statement<[number], Timed<File['money']['paidOut'][number], 'at'>>({
  name: 'view-karigar-file-paid',
  text: `select amount_paise as "amountPaise", state, requested_at as at from transfers
    where karigar_id = $1 order by requested_at desc limit 8`,
});
