import { POLICY_VERSION } from '#contract/policy.ts';
import type { StaffRole, StaffSession } from '#contract/staff.ts';
import { type Instant, toIndiaIso } from '#kernel/time.ts';
import type { Language, Person, Role } from '#server/modules/identity/person.ts';
import {
  isSteppedUp,
  STEPPED_UP,
  type Staff,
  stageOf,
} from '#server/modules/staff/staff-session.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import { tokenHash } from '#server/platform/secrets/token.ts';

/** Somebody of operations in one browser. */
export type StaffPerson = {
  readonly person: Person;
  readonly session: {
    readonly tokenHash: Buffer;
    readonly createdAt: Instant;
    readonly lastSeenAt: Instant;
    readonly expiresAt: Instant;
    readonly remember: false;
    readonly provenAt: Instant;
  };
  readonly staff: Staff;
};

type Row = {
  id: string;
  fullName: string | null;
  email: string | null;
  mobile: string | null;
  roles: Role[];
  language: Language;
  lastProfileUpdate: Instant | null;
  profileImageId: string | null;
  termsDue: boolean;
  joinedAt: Instant;
  emailProven: boolean;
  mobileProven: boolean;
  createdAt: Instant;
  expiresAt: Instant;
  staffRoles: StaffRole[];
  provenAt: Instant | null;
  steppedUpAt: Instant | null;
  hasTotp: boolean;
  passkeys: number;
  recoveryCodesLeft: number;
};

const byToken = statement<[Buffer], Row>({
  name: 'staff-session-by-token',
  text: `select u.id, u.full_name as "fullName", u.email, u.mobile, u.roles, u.language,
      u.last_profile_update as "lastProfileUpdate", u.profile_image_id as "profileImageId",
      u.terms_version is distinct from '${POLICY_VERSION}' as "termsDue",
      u.email_proven_at is not null as "emailProven", u.mobile_proven_at is not null as "mobileProven", u.created_at as "joinedAt",
      s.created_at as "createdAt", s.expires_at as "expiresAt", m.roles as "staffRoles",
      s.proven_at as "provenAt", s.stepped_up_at as "steppedUpAt", m.totp_confirmed_at is not null as "hasTotp",
      (select count(*)::integer from staff_passkeys p where p.user_id = m.user_id) as passkeys,
      (select count(*)::integer from staff_recovery_codes c where c.user_id = m.user_id and c.used_at is null)
        as "recoveryCodesLeft"
    from staff_sessions s join staff m on m.user_id = s.user_id join users u on u.id = s.user_id
    where s.token_hash = $1 and u.disabled_at is null`,
});

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** Asked at every request and never remembered: who has left, or is signed out, is out at once. */
export async function findStaffSession(
  db: Database,
  token: string,
  now: Instant,
): Promise<StaffPerson | undefined> {
  if (!TOKEN.test(token)) return undefined;
  const hash = tokenHash(token);
  const row = await byToken.first(db, [hash]);
  if (!row || row.expiresAt <= now) return undefined;
  const { createdAt, expiresAt, staffRoles, provenAt, steppedUpAt, hasTotp, ...rest } = row;
  const { passkeys, recoveryCodesLeft, ...person } = rest;
  return {
    person,
    session: {
      tokenHash: hash,
      createdAt,
      lastSeenAt: now,
      expiresAt,
      remember: false,
      provenAt: provenAt ?? createdAt,
    },
    staff: { roles: staffRoles, provenAt, steppedUpAt, hasTotp, passkeys, recoveryCodesLeft },
  };
}

/** The part of it that its own browser may know. */
export function toStaffSession(
  { person, session, staff }: StaffPerson,
  now: Instant,
): StaffSession {
  const { steppedUpAt } = staff;
  return {
    ...{ userId: person.id, name: person.fullName, language: person.language },
    ...{ roles: [...staff.roles], stage: stageOf(staff) },
    ways: [
      ...(staff.passkeys > 0 ? ['passkey' as const] : []),
      ...(staff.hasTotp ? ['totp' as const] : []),
    ],
    recoveryCodesLeft: staff.recoveryCodesLeft,
    expiresAt: toIndiaIso(session.expiresAt),
    steppedUpUntil:
      steppedUpAt !== null && isSteppedUp(staff, now) ? toIndiaIso(steppedUpAt + STEPPED_UP) : null,
  };
}
