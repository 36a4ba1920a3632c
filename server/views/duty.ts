import type { OutputOf } from '#contract/operation.ts';
import type { readDuty as promise } from '#contract/ops/read-duty.ts';
import { type Instant, toIndiaIso } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

type Row = {
  readonly userId: string;
  readonly name: string | null;
  readonly until: Instant;
  readonly browserRings: boolean;
  readonly reachedBy: 'sms' | 'email' | 'nothing';
};

const onDuty = statement<[Date], Row>({
  name: 'view-staff-on-duty',
  text: `select m.user_id as "userId", u.full_name as name, m.on_duty_until as until,
      exists (select from push_subscriptions p join staff_sessions s on s.token_hash = p.staff_session_hash
        where p.user_id = m.user_id and s.expires_at > $1) as "browserRings",
      case when u.mobile_proven_at is not null then 'sms' when u.email_proven_at is not null then 'email'
        else 'nothing' end as "reachedBy"
    from staff m join users u on u.id = m.user_id
    where m.on_duty_until > $1 and u.disabled_at is null order by m.on_duty_until desc, m.user_id`,
});

/** Colleagues on duty, whoever stays longest first, and how each is reached while no console of theirs is open. */
export const readDuty = async (db: Database, now: Instant): Promise<OutputOf<typeof promise>> => ({
  people: (await onDuty.run(db, [new Date(now)])).map(({ until, ...one }) => ({
    ...one,
    until: toIndiaIso(until),
  })),
});
