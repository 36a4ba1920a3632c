import type { OutputOf } from '#contract/operation.ts';
import type { listStaff as promise } from '#contract/ops/list-staff.ts';
import type { StaffRole } from '#contract/staff.ts';
import { type Instant, toIndiaIso } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

type Row = {
  userId: string;
  name: string | null;
  email: string | null;
  roles: StaffRole[];
  joinedAt: Instant;
  passkeys: number;
  hasTotp: boolean;
  sessions: number;
  lastSignedInAt: Instant | null;
};

const members = statement<[Date], Row>({
  name: 'staff-members',
  text: `select m.user_id as "userId", u.full_name as name, u.email, m.roles, m.joined_at as "joinedAt",
      (select count(*)::integer from staff_passkeys p where p.user_id = m.user_id) as passkeys,
      m.totp_confirmed_at is not null as "hasTotp",
      (select count(*)::integer from staff_sessions s where s.user_id = m.user_id and s.expires_at > $1) as sessions,
      (select max(s.created_at) from staff_sessions s where s.user_id = m.user_id) as "lastSignedInAt"
    from staff m join users u on u.id = m.user_id order by u.full_name, m.user_id`,
});
const invitations = statement<[], { email: string; roles: StaffRole[]; invitedAt: Instant }>({
  name: 'staff-invitations',
  text: 'select email, roles, invited_at as "invitedAt" from staff_invitations order by invited_at',
});

/** The members of operations, and those who are invited. */
export const listStaff = async (db: Database, now: Instant): Promise<OutputOf<typeof promise>> => ({
  staff: (await members.run(db, [new Date(now)])).map(({ joinedAt, lastSignedInAt, ...one }) => ({
    ...one,
    joinedAt: toIndiaIso(joinedAt),
    lastSignedInAt: lastSignedInAt === null ? null : toIndiaIso(lastSignedInAt),
  })),
  invited: (await invitations.run(db, [])).map(({ invitedAt, ...one }) => ({
    ...one,
    invitedAt: toIndiaIso(invitedAt),
  })),
});
