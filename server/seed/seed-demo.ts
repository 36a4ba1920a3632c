import { POLICY_VERSION } from '#contract/policy.ts';
import { dateInIndia, type Instant } from '#kernel/time.ts';
import { recordNotifications } from '#server/modules/notification/store.ts';
import type { Database, Pool } from '#server/platform/database/connect.ts';
import { hashSecret } from '#server/platform/secrets/argon2id.ts';
import { type CastMember, cast, DEMO_PASSWORD } from './cast.ts';
import { sowDemoHomes } from './demo-homes.ts';
import { sowDemoSocieties } from './demo-societies.ts';
import { inventRoster, type RosteredKarigar, serviceId } from './roster.ts';
import { sowKarigars } from './sow-karigars.ts';
import { sowOnce } from './sow-once.ts';
import { sowPeople } from './sow-people.ts';
import { sowStaff } from './sow-staff.ts';

const EDITION = '2026-11-21';
export const DEMO_KARIGARS = 420;
const DEMO_SEED = 2026;

/** The cast, who all sign in with the same known password, and a few hundred invented Karigars. Needs `seedBase`. */
export async function seedDemo(pool: Pool, now: Instant = Date.now()): Promise<boolean> {
  const { leela: _leela, suresh: _suresh, ...first } = cast;
  const members = Object.values(first);
  const sown = await sowOnce(pool, { name: 'demo', edition: EDITION, now }, async (db) => {
    await sowCast(db, members, now);
    await sowKarigars(db, [
      ...karigarsOfTheCast,
      ...inventRoster(DEMO_KARIGARS, DEMO_SEED).map(leaveAndheriToRavi),
    ]);
  });
  // Under a name of its own, so that a database sown before hears of it too.
  await sowOnce(pool, { name: 'demo-cast-settled', edition: EDITION, now }, async (db) => {
    await proveCast(db, members, now);
    await letAccept(db, members, now);
  });
  // Colleagues who joined later stand in no database that was sown before.
  await sowOnce(pool, { name: 'demo-staff', edition: EDITION, now }, async (db) => {
    const colleagues = [cast.leela, cast.suresh];
    await sowCast(db, colleagues, now);
    await proveCast(db, colleagues, now);
    await letAccept(db, colleagues, now);
    await sowStaff(db, now);
  });
  await sowOnce(pool, { name: 'demo-checks', edition: EDITION, now }, (db) => sowChecks(db, now));
  await sowOnce(pool, { name: 'demo-societies', edition: EDITION, now }, sowDemoSocieties);
  await sowOnce(pool, { name: 'demo-homes', edition: EDITION, now }, (db) => sowDemoHomes(db, now));
  return sown;
}

async function sowCast(db: Database, members: readonly CastMember[], now: Instant): Promise<void> {
  const people = members.map(async (member) => ({
    ...member,
    passwordHash: await hashSecret(DEMO_PASSWORD),
    createdAt: now,
  }));
  await sowPeople(db, await Promise.all(people));
  const welcome = { kind: 'welcome', params: {}, eventId: null, at: now } as const;
  await recordNotifications(
    db,
    members.map(({ id }) => ({ ...welcome, userId: id })),
  );
}

/**
 * People of long standing: codes to them have come back. One who has changed their address or number is left as they
 * are.
 */
async function proveCast(
  db: Database,
  members: readonly CastMember[],
  now: Instant,
): Promise<void> {
  await db.query(
    `update users u set email_proven_at = coalesce(u.email_proven_at, $4),
        mobile_proven_at = coalesce(u.mobile_proven_at, $4)
      from unnest($1::uuid[], $2::text[], $3::text[]) as member (id, email, mobile)
      where u.id = member.id and u.email = member.email and u.mobile = member.mobile
        and not exists (select from users other
          where other.mobile = u.mobile and other.mobile_proven_at is not null and other.id <> u.id)`,
    [
      members.map(({ id }) => id),
      members.map(({ email }) => email),
      members.map(({ mobile }) => mobile),
      new Date(now),
    ],
  );
}

async function letAccept(
  db: Database,
  members: readonly CastMember[],
  now: Instant,
): Promise<void> {
  await db.query(
    `with member as (
        select id, language from users where id = any($1::uuid[]) and terms_version is null
      ), said as (
        insert into consents (user_id, version, language, way, accepted_at)
          select id, $2, language, 'sign-up', $3 from member)
      update users u set terms_version = $2, terms_accepted_at = $3 from member where u.id = member.id`,
    [members.map(({ id }) => id), POLICY_VERSION, new Date(now)],
  );
}

/** Those of the cast who come to doors were checked: what customers read of them stands behind it. */
async function sowChecks(db: Database, now: Instant): Promise<void> {
  await db.query(
    `insert into karigar_checks (id, user_id, kind, number, checked_on, valid_until, recorded_at)
      select gen_random_uuid(), k.user_id, c.kind, null, $1::date - 60, $1::date + 670, $2
      from karigars k cross join (values ('identity'), ('police')) c (kind) where k.user_id is not null`,
    [dateInIndia(now), new Date(now)],
  );
}

const weekdays = [1, 2, 3, 4, 5, 6];

const ANDHERI: ReadonlySet<string> = new Set([
  '400053',
  '400058',
  '400059',
  '400061',
  '400069',
  '400093',
  '400099',
  '400102',
]);
const BORIVALI = '400092';

/**
 * Nobody sits before the telephones of the invented ones: where the demonstration takes place Ravi is the next
 * electrician, so that whoever books one in a first window sees the offer come in a second.
 */
const leaveAndheriToRavi = (one: RosteredKarigar): RosteredKarigar =>
  ANDHERI.has(one.homePincode) && one.serviceIds.includes(serviceId('electrical-repairs'))
    ? { ...one, homePincode: BORIVALI }
    : one;

/** Both live in Andheri, as Asha does. */
const karigarsOfTheCast: readonly RosteredKarigar[] = [
  {
    userId: cast.ravi.id,
    name: cast.ravi.fullName,
    homePincode: '400053',
    reachMinutes: 45,
    serviceIds: [serviceId('electrical-repairs')],
    // Every slot of every day, because nobody knows on which day this is looked at.
    shifts: [0, ...weekdays].map((weekday) => ({
      weekday,
      startsMinute: 480,
      endsMinute: 1320,
    })),
  },
  {
    userId: cast.joshi.id,
    name: cast.joshi.fullName,
    homePincode: '400058',
    reachMinutes: 75,
    serviceIds: [
      serviceId('ganesh-chaturthi-celebration'),
      serviceId('satyanarayan-pooja'),
      serviceId('rudrabhishek'),
    ],
    shifts: weekdays.map((weekday) => ({ weekday, startsMinute: 360, endsMinute: 1200 })),
  },
];
