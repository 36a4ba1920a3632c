import type { StaffRole } from '#contract/staff.ts';
import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

const updateDuty = statement<[string, Date, Date | null]>({
  name: 'staff-record-duty',
  text: `update staff set on_duty_since = case when on_duty_until > $2 then on_duty_since else $2 end, on_duty_until = $3
    where user_id = $1 and case when on_duty_until > $2 then on_duty_until end is distinct from $3`,
});

/** Answers whether it says anything new. */
export const recordDuty = async (
  db: Database,
  { userId, until }: { readonly userId: string; readonly until: Instant | null },
  now: Instant,
): Promise<boolean> =>
  (await updateDuty.count(db, [userId, new Date(now), until === null ? null : new Date(until)])) ===
  1;

const onDuty = statement<[Date], { userId: string }>({
  name: 'staff-on-duty',
  text: 'select user_id as "userId" from staff where on_duty_until > $1 order by user_id',
});

/** Members who have said that they are on duty. */
export const listOnDuty = async (db: Database, now: Instant): Promise<string[]> =>
  (await onDuty.run(db, [new Date(now)])).map(({ userId }) => userId);

const ofRoles = statement<[StaffRole[]], { userId: string }>({
  name: 'staff-of-roles',
  text: 'select user_id as "userId" from staff where roles && $1::text[] order by user_id',
});

export const listStaffOf = async (db: Database, roles: readonly StaffRole[]): Promise<string[]> =>
  (await ofRoles.run(db, [[...roles]])).map(({ userId }) => userId);
