import { PHASES } from '#contract/booking-phases.ts';
import type { OutputOf } from '#contract/operation.ts';
import type { listSafetyExits as promise } from '#contract/ops/list-safety-exits.ts';
import { type Instant, toIndiaIso } from '#kernel/time.ts';
import { shownTo } from '#server/modules/privacy/who-sees.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { sqlList } from '#server/platform/database/sql-list.ts';
import { statement } from '#server/platform/database/statement.ts';

type Exit = OutputOf<typeof promise>['exits'][number];

/** The Karigars who left a visit for safety, or wanted to when it was over, and wait for us, the most urgent call first. */
export async function listOpenSafetyExits(db: Database): Promise<Exit[]> {
  const rows = await selectOpen.run(db, []);
  return rows.map(({ leftAt, callBy, calledAt, mobile, ...one }) => ({
    ...one,
    mobile: shownTo('operations-on-call', 'karigar.mobile', mobile),
    leftAt: toIndiaIso(leftAt),
    callBy: toIndiaIso(callBy),
    calledAt: calledAt === null ? null : toIndiaIso(calledAt),
  }));
}

type Row = Omit<Exit, 'leftAt' | 'callBy' | 'calledAt'> & {
  leftAt: Instant;
  callBy: Instant;
  calledAt: Instant | null;
};

const selectOpen = statement<[], Row>({
  name: 'view-open-safety-exits',
  text: `select x.booking_id as "bookingId", b.reference, b.service_slug as "serviceSlug", x.karigar_id as "karigarId",
      k.name, u.mobile, x.by_self as "bySelf", x.left_at as "leftAt", x.call_by as "callBy", x.called_at as "calledAt",
      b.status in ${sqlList(PHASES.expected)} as "visitGoesOn"
    from safety_exits x join bookings b on b.id = x.booking_id join karigars k on k.id = x.karigar_id
      left join users u on u.id = k.user_id
    where x.closed_at is null
    union all
    select b.id, b.reference, b.service_slug, k.id, k.name, u.mobile, true, i.opened_at, i.harm_at,
      (select min(e.at) from events e where e.subject = i.booking_id and e.type = 'SafetyExitAnswered'
        and e.data @> jsonb_build_object('karigarId', k.id)), b.status in ${sqlList(PHASES.expected)}
    from inbox_items i join bookings b on b.id = i.booking_id join karigars k on k.id = i.karigar_id
      left join users u on u.id = k.user_id
    where i.kind = 'safety-exit' and i.because = 'came-late' and i.closed_at is null
    order by 10 nulls first, 9, 4 limit 200`,
});
