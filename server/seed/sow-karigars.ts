import type { Database } from '#server/platform/database/connect.ts';
import type { RosteredKarigar } from './roster.ts';

type Numbered = RosteredKarigar & { readonly id: number };

/** Karigars with their skills and weekly shifts. Their numbers are drawn first, because the rest refers to them. */
export async function sowKarigars(db: Database, roster: readonly RosteredKarigar[]): Promise<void> {
  const numbers = await drawNumbers(db, roster.length);
  const karigars = roster.map((karigar, index) => ({ ...karigar, id: numbers[index] as number }));
  await insertKarigars(db, karigars);
  await insertSkills(db, karigars);
  await insertShifts(db, karigars);
}

async function drawNumbers(db: Database, count: number): Promise<number[]> {
  const drawn = await db.query<{ id: number }>(
    `select nextval(pg_get_serial_sequence('karigars', 'id')) as id from generate_series(1, $1)`,
    [count],
  );
  return drawn.rows.map((row) => row.id);
}

async function insertKarigars(db: Database, karigars: readonly Numbered[]): Promise<void> {
  await db.query(
    `insert into karigars (id, user_id, name, home_pincode, reach_minutes) overriding system value
      select karigar.id, users.id, name, home_pincode, reach_minutes
        from unnest($1::int[], $2::uuid[], $3::text[], $4::text[], $5::smallint[])
          as karigar (id, user_id, name, home_pincode, reach_minutes)
          left join users on users.id = karigar.user_id`,
    [
      karigars.map((karigar) => karigar.id),
      karigars.map((karigar) => karigar.userId),
      karigars.map((karigar) => karigar.name),
      karigars.map((karigar) => karigar.homePincode),
      karigars.map((karigar) => karigar.reachMinutes),
    ],
  );
}

async function insertSkills(db: Database, karigars: readonly Numbered[]): Promise<void> {
  const skills = karigars.flatMap(({ id, serviceIds }) =>
    serviceIds.map((serviceId) => ({ id, serviceId })),
  );
  await db.query(
    `insert into karigar_skills (karigar_id, service_id) select * from unnest($1::int[], $2::int[])`,
    [skills.map((skill) => skill.id), skills.map((skill) => skill.serviceId)],
  );
}

async function insertShifts(db: Database, karigars: readonly Numbered[]): Promise<void> {
  const shifts = karigars.flatMap(({ id, shifts }) => shifts.map((shift) => ({ id, ...shift })));
  await db.query(
    `insert into karigar_shifts (karigar_id, weekday, starts_minute, ends_minute)
      select * from unnest($1::int[], $2::smallint[], $3::smallint[], $4::smallint[])`,
    [
      shifts.map((shift) => shift.id),
      shifts.map((shift) => shift.weekday),
      shifts.map((shift) => shift.startsMinute),
      shifts.map((shift) => shift.endsMinute),
    ],
  );
}
