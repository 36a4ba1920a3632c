import type { OutputOf } from '#contract/operation.ts';
import type { listBookingFreezes as promise } from '#contract/ops/list-booking-freezes.ts';
import { type Instant, toIndiaIso } from '#kernel/time.ts';
import { type Freeze, isStanding } from '#server/modules/booking/freeze.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

const MOST = 100;

const latest = statement<[number], Freeze>({
  name: 'view-booking-freezes',
  text: `select id, reason, started_at as "startedAt", started_by as "startedBy", lapses_at as "lapsesAt",
      lifted_at as "liftedAt", lifted_by as "liftedBy"
    from booking_freezes order by started_at desc, id desc limit $1`,
});

export async function listBookingFreezes(
  db: Database,
  now: Instant,
): Promise<OutputOf<typeof promise>['freezes']> {
  return (await latest.run(db, [MOST])).map((freeze) => freezeView(freeze, now));
}

export const freezeView = (freeze: Freeze, now: Instant) => ({
  ...freeze,
  startedAt: toIndiaIso(freeze.startedAt),
  lapsesAt: toIndiaIso(freeze.lapsesAt),
  liftedAt: freeze.liftedAt === null ? null : toIndiaIso(freeze.liftedAt),
  standing: isStanding(freeze, now),
});
