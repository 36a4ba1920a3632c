import { PHASES } from '#contract/booking-phases.ts';
import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { sqlList } from '#server/platform/database/sql-list.ts';
import { statement } from '#server/platform/database/statement.ts';
import { ANSWER } from './crew.ts';

export type VisitToLeave = {
  readonly bookingId: string;
  /** The visit, or the later day of an event. */
  readonly visitId: string;
  readonly karigarId: number;
  readonly leaveAt: Instant;
};

/** Everybody who has to leave for a visit by then, the leader and each of the crew, has not set out and was not reminded yet. */
export const listVisitsToLeave = (
  db: Database,
  from: Instant,
  until: Instant,
): Promise<VisitToLeave[]> => selectToLeave.run(db, [new Date(from), new Date(until)]);

/** The same, of those who were reminded before and have not said yet that they come later. */
export const listVisitsNotLeft = (
  db: Database,
  { from, now, remindedBefore }: { from: Instant; now: Instant; remindedBefore: Instant },
): Promise<VisitToLeave[]> =>
  selectNotLeft.run(db, [new Date(from), new Date(now), new Date(remindedBefore)]);

/** SQL: the Karigar of `h` has done this act for the visit `d`. */
const hasDone = (act: string) => `exists (select from karigar_actions a where a.booking_id = b.id
    and a.karigar_id = h.karigar_id and a.act = '${act}' and a.refusal is null and a.at > h.leave_at - interval '3 hours')`;

/**
 * A way takes no longer than three hours, and a third of it is room, or a quarter of an hour if that is more. Whoever was given
 * the visit after the hour to leave is reminded at once, until the latest hour is long over. A leader sets out by a move, the
 * others say so.
 */
const TO_LEAVE = `select b.id as "bookingId", d.id as "visitId", h.karigar_id as "karigarId", l.leave_by as "leaveAt"
    from holds h join visits d on d.id = h.booking_id join bookings b on b.id = d.booking_id join visits v on v.id = b.id,
      lateral (select leave_by(h.karigar_id, h.leave_at, h.starts_at)) l
    where h.starts_at between $1 and $2::timestamptz + interval '4 hours'
      and h.leave_at between $1 and $2::timestamptz + interval '1 hour' and l.leave_by <= $2
      and v.karigar_id is not null and d.ended_as is null
      and case when d.id = b.id then b.status in ${sqlList(PHASES.coming)}
        else b.status = 'in_progress' and d.arrived_at is null end
      and case when h.karigar_id = v.karigar_id
        then case when d.id = b.id then b.status = 'assigned' else d.set_out_at is null end
        else ${ANSWER} = 'accepted' and not ${hasDone('set-out')}
          and not exists (select from crew_attendance c where c.visit_id = d.id and c.karigar_id = h.karigar_id) end`;

/**
 * SQL: the hours at which the Karigar of `h` was reminded of the visit `d`, as `r`. The version before reminded leaders of the
 * first day alone, among the alarms.
 */
const reminded = (reminder: string) => `exists (select from (
      select r.reminded_at from leave_reminders r where r.visit_id = d.id
        and r.karigar_id = h.karigar_id and r.reminder = '${reminder}' and r.promised_at = d.starts_at
      union all select a.raised_at from visit_alarms a where a.booking_id = d.id
        and h.karigar_id = v.karigar_id and a.alarm = '${reminder}' and a.promised_at = d.starts_at) r`;

const selectToLeave = statement<[Date, Date], VisitToLeave>({
  name: 'view-visits-to-leave',
  text: `${TO_LEAVE} and not ${reminded('leave-soon')})
    order by l.leave_by, h.karigar_id limit 200`,
});

/** "10 minutes late", said by its button, or by a leader among the sentences of the talk. */
const SAID_LATE = `(${hasDone('say-late')} or exists (select from visit_sentences s where s.booking_id = b.id
    and s.karigar_id = h.karigar_id and s.said_by = 'karigar' and s.speaker_id is null
    and s.sentence = 'ten-minutes-late' and s.said_at > h.leave_at - interval '1 hour'))`;

const selectNotLeft = statement<[Date, Date, Date], VisitToLeave>({
  name: 'view-visits-not-left',
  text: `${TO_LEAVE} and not ${SAID_LATE} and ${reminded('leave-soon')} where r.reminded_at <= $3)
      and not ${reminded('leave-now')})
    order by l.leave_by, h.karigar_id limit 200`,
});
