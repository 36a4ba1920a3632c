import type { BookingStatus } from '#contract/booking-statuses.ts';
import { type Move, moves } from '#contract/lifecycle.ts';
import { type Progress, rollUp, stateOfVisit } from '#server/modules/booking/roll-up.ts';
import type { Database } from '#server/platform/database/connect.ts';

type Row = {
  id: string;
  status: BookingStatus;
  last: string | null;
  finished: boolean;
  accepted: boolean;
  disputed: boolean;
  visits: {
    isFirst: boolean;
    isLed: boolean;
    isDispatched: boolean;
    isAtDoor: boolean;
    hasStarted: boolean;
  }[];
};

const ENDS = ['expired', 'cancelled', 'no_show_customer', 'no_show_provider'] as const;
const named: readonly Move[] = Object.values(moves);
/** The events with which a whole booking ends without its work, and the one that revives it. */
const ENDED_BY = new Map(
  named.flatMap(({ event, to }) => ENDS.filter((end) => end === to).map((end) => [event, end])),
);
const REVIVED_BY = moves.lateSettle.event;

/** Lists bookings whose stored status is not what the rows of their visits, bill and events come to. Only flows have moved them. */
export async function listWrongStatuses(db: Database): Promise<string[]> {
  const told = [...ENDED_BY.keys(), REVIVED_BY];
  const { rows } = await db.query<Row>(SELECT, [told]);
  return rows.flatMap((row) => {
    const status = rollUp(progressOf(row));
    return status === row.status ? [] : [`${row.id}: ${row.status}, and not ${status}`];
  });
}

function progressOf({ last, finished, accepted, disputed, visits }: Row): Progress {
  const asked = finished ? 'asked' : 'none';
  const isLed = visits.some((one) => one.isFirst && one.isLed);
  return {
    endedAs: ENDED_BY.get(last as never) ?? null,
    bill: accepted ? 'accepted' : disputed ? 'disputed' : asked,
    visits: visits.map(({ isFirst, isDispatched, isAtDoor, hasStarted }) =>
      // At a later visit the work that has begun goes on.
      stateOfVisit({ isLed, isDispatched, isAtDoor, isAtWork: isFirst ? hasStarted : isAtDoor }),
    ),
  };
}

const SELECT = `select b.id, b.status, coalesce(first.finished_at is not null, false) as finished,
    coalesce(first.accepted_at is not null, false) as accepted,
    exists (select from disputes d where d.booking_id = b.id and d.resolved_at is null) as disputed,
    (select e.type from events e where e.subject = b.id and e.type = any ($1) order by e.id desc limit 1) as last,
    (select coalesce(jsonb_agg(jsonb_build_object('isFirst', v.id = b.id, 'isLed', v.karigar_id is not null,
        'isDispatched', v.set_out_at is not null, 'isAtDoor', v.arrived_by is not null,
        'hasStarted', v.started_at is not null)), '[]')
      from visits v where v.booking_id = b.id and v.ended_as is null) as visits
  from bookings b left join visits first on first.id = b.id`;
