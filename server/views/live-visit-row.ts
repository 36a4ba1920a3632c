import type { RatingWords } from '#contract/visit.ts';
import type { Instant } from '#kernel/time.ts';
import type { BookingRow } from '#server/modules/booking/booking-row.ts';
import type { Attendance } from '#server/modules/visit/attendance.ts';
import { statement } from '#server/platform/database/statement.ts';
import { ATTENDANCE, CREW_WAYS, type CrewWays } from './attendance.ts';
import { ANSWER, CAME_ALONG, LAST_DAY, lastAnswerTo } from './crew.ts';
import {
  DAY_WAY,
  JOURNEYS,
  type Journeys,
  LATER_DAYS,
  type LaterDayRow,
  POSITION,
} from './later-days.ts';
import { type SaidRow, saidJson } from './said.ts';

/** All that a customer's page of a visit shows, in one reading. Instants inside JSON are epoch milliseconds. */
export type LiveVisitRow = BookingRow & {
  karigar_id: number | null;
  set_out_at: Instant | null;
  started_at: Instant | null;
  finished_at: Instant | null;
  start_code: Buffer | null;
  start_code_tries: number | null;
  karigar: {
    name: string;
    portrait: string | null;
    active: boolean;
    /** How the identity was checked last: until when that holds, if it ends; nothing where nobody has checked it. */
    identity: { until: string | null; checkedOn: string | null } | null;
    /** The same of the police verification. */
    police: { until: string | null; checkedOn: string } | null;
    /** As they say themselves, else that of their app; none for a Karigar without an account. */
    languages: string[];
    /** The end of the first visit that they led. */
    since: Instant | null;
    skills: string[];
    average: number | null;
    ratings: number;
    words: RatingWords;
    favourite: boolean;
    visits: number;
    companions: number;
    members: { id: number; name: string }[];
  } | null;
  replaced: boolean;
  later_days: LaterDayRow[] | null;
  /** The visits that took place, once the work has ended. */
  took_place: { position: number; startsAt: Instant }[] | null;
  journeys: Journeys | null;
  /** A Karigar asks whether they may come at that hour. */
  early: { id: string; dayId: string; wantsAt: Instant } | null;
  /** The later day of an event to which a Karigar is on the way, and the code that is good for it. */
  day_id: string | null;
  day_code: Buffer | null;
  day_tries: number | null;
  latitude: number | null;
  longitude: number | null;
  position_at: Instant | null;
  said: SaidRow[];
  shares: { id: string; sharedAt: Instant }[];
  attendance: readonly Attendance[];
  crew_ways: CrewWays;
};

const MS = (column: string) => `floor(extract(epoch from ${column}) * 1000)`;

/** Ratings by customers that count, and blind no more: what cannot be seen yet does not shine through an average either. */
const SEEN = `r.rated_by = 'customer' and r.left_out is null and (r.rated_at < $3 or exists (
    select from ratings o where o.booking_id = r.booking_id and o.rated_by = 'karigar'))`;

/** The latest check of the identity; for who joined by an application, the paper that one of us has accepted. */
const IDENTITY = `coalesce(
    (select jsonb_build_object('until', c.valid_until, 'checkedOn', c.checked_on) from karigar_checks c
      where c.user_id = k.user_id and c.kind = 'identity' order by c.checked_on desc, c.recorded_at desc limit 1),
    (select jsonb_build_object('until', null, 'checkedOn', (select (max(s.at) at time zone 'Asia/Kolkata')::date
        from karigar_application_steps s where s.user_id = k.user_id and s.state = 'checked')) from karigar_documents d
      where d.user_id = k.user_id and d.kind = 'identity' and d.state = 'accepted'))`;

const POLICE = `(select jsonb_build_object('until', c.valid_until, 'checkedOn', c.checked_on) from karigar_checks c
    where c.user_id = k.user_id and c.kind = 'police' order by c.checked_on desc, c.recorded_at desc limit 1)`;

const KARIGAR = `jsonb_build_object('name', k.name, 'active', k.active, 'identity', ${IDENTITY}, 'police', ${POLICE},
    'languages', case when k.languages <> '{}' then to_jsonb(k.languages)
      else (select coalesce(jsonb_agg(u.language), '[]') from users u where u.id = k.user_id) end,
    'portrait', (select d.id from karigar_documents d
      where d.user_id = k.user_id and d.kind = 'portrait' and d.state = 'accepted'),
    'skills', (select coalesce(jsonb_agg(s.slug order by s.id), '[]') from karigar_skills o
      join services s on s.id = o.service_id where o.karigar_id = k.id),
    'average', (select round(avg(stars), 1) from ratings r where r.karigar_id = k.id and ${SEEN}),
    'ratings', (select count(*) from ratings r where r.karigar_id = k.id and ${SEEN}),
    'words', (select coalesce(jsonb_object_agg(w.word, w.times), '{}') from (select word, count(*) as times
      from ratings r cross join unnest(r.words) word where r.karigar_id = k.id and ${SEEN} group by word) w),
    'favourite', exists (select from favourites f where f.user_id = b.user_id and f.karigar_id = k.id),
    'since', (select ${MS('min(d.finished_at)')} from visits d where d.karigar_id = k.id),
    'visits', (select count(*) from visits d where d.karigar_id = k.id and d.finished_at is not null),
    'companions', (select count(*) from holds h where h.booking_id = ${LAST_DAY}
      and h.karigar_id <> k.id and ${ANSWER} = 'accepted'),
    'members', (select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name) order by c.id), '[]')
      from holds h join karigars c on c.id = h.karigar_id
      where h.booking_id = ${LAST_DAY} and h.karigar_id <> k.id and ${CAME_ALONG}))`;

/** The one question that is open. */
const EARLY = `(select jsonb_build_object('id', e.id, 'dayId', e.day_id, 'wantsAt', ${MS('e.wants_at')})
    from early_requests e where e.booking_id = b.id and e.karigar_id = v.karigar_id and e.answer is null)`;

/** The Karigar from whom the visit was taken is not named; only that there was somebody. */
const REPLACED = `exists (select from events e where e.subject = b.id
    and e.type in ('KarigarReplaced', 'LeaderChanged', 'VisitBrokenOff'))`;

/** To the visit `d` somebody came, as the pay has it: who gave it back so late that nobody else could come has, and who leads the last one has. */
const CAME = `(exists (select from safety_exits x where x.booking_id = b.id
      and (d.id = b.id or x.left_at >= d.starts_at + interval '1 hour'))
    or exists (select from holds h
      left join lateral (select o.state, o.answered_at from offers o
        where o.booking_id = b.id and o.karigar_id = h.karigar_id ${lastAnswerTo('d.id')}) last on true
      where h.booking_id = d.id and (coalesce(last.state, 'accepted') = 'accepted' or last.state = 'given-back'
        and case when d.id = b.id then last.answered_at > d.starts_at
          else last.answered_at >= d.starts_at + interval '1 hour' end
        or h.karigar_id = v.karigar_id and not exists (select from later_visits next where next.booking_id = b.id
          and next.starts_at > d.starts_at and next.starts_at <= v.finished_at))))`;

const TOOK_PLACE = `(select jsonb_agg(jsonb_build_object('position', d.position, 'startsAt', ${MS('d.starts_at')})
      order by d.starts_at)
    from visits d where d.booking_id = b.id and d.ended_as is null and (d.id = b.id or d.starts_at <= v.finished_at)
      and ${CAME})`;

export const selectLiveVisit = statement<
  [userId: string, bookingId: string, blindSince: Date],
  LiveVisitRow
>({
  name: 'view-live-visit',
  text: `select b.*, b.suspension, v.karigar_id, v.set_out_at, v.started_at, v.finished_at, v.start_code, v.start_code_tries,
      case when k.id is not null then ${KARIGAR} end as karigar, ${REPLACED} as replaced,
      ${LATER_DAYS} as later_days, ${TOOK_PLACE} as took_place, ${JOURNEYS} as journeys, ${EARLY} as early, ${ATTENDANCE} as attendance, ${CREW_WAYS} as crew_ways,
      way.id as day_id, way.start_code as day_code, way.start_code_tries as day_tries,
      p.latitude, p.longitude, p.at as position_at,
      (select coalesce(jsonb_agg(${saidJson('t')} order by t.said_at, t.id), '[]')
        from visit_sentences t where t.booking_id = b.id and t.karigar_id = v.karigar_id) as said,
      (select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'sharedAt', ${MS('s.shared_at')})
          order by s.shared_at), '[]')
        from visit_shares s where s.booking_id = b.id and s.revoked_at is null and not s.at_home) as shares
    from bookings b
    left join visits v on v.id = b.id
    left join karigars k on k.id = v.karigar_id
    ${DAY_WAY}
    ${POSITION}
    where b.user_id = $1 and b.id = $2`,
});
