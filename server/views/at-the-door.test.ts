import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { policy } from '#contract/policy.ts';
import { isOnTime } from '#contract/terms/on-time.ts';
import { newId } from '#kernel/ids.ts';
import { DAY, HOUR, type Instant, MINUTE } from '#kernel/time.ts';
import { atDoorAt } from '#server/modules/visit/own-time.ts';
import { sowCustomer, sowKarigar, sowSmallTown, TOWN } from '#testing/small-town.ts';
import { createWorld, NOW, type World } from '#testing/world.ts';

let world: World;
let userId: string;
let karigarId: number;
beforeAll(async () => {
  world = await createWorld();
  await sowSmallTown(world.db);
  userId = (await sowCustomer(world.db)).id;
  karigarId = await sowKarigar(world.db);
});
afterAll(() => world?.close());

const STARTS = NOW - DAY;
type Came = Parameters<typeof atDoorAt>[0];

async function isOnTimeInSql(came: Came, arrivedAt: Instant): Promise<unknown> {
  const id = newId();
  const at = (instant: Instant | null) => instant && new Date(instant);
  await world.db.query(
    `insert into bookings (id, reference, user_id, name, service_id, service_slug, service_name, category, price_paise,
        starts_at, ends_at, address, payment_method, status, firm_at, policy_version, request_hash, arrived_at, created_at)
      values ($1, $2, $3, 'Asha', 3, 'plumbing', 'Plumbing', 'daily', 80000, $4, $5, $6, 'cash', 'completed', $7, 'x', 'x', $8, $7)`,
    [
      ...[id, id.slice(-10), userId, at(STARTS), at(STARTS + HOUR), { pincode: TOWN.near }],
      ...[at(STARTS - DAY), at(arrivedAt)],
    ],
  );
  await world.db.query(
    `insert into visits (id, booking_id, position, starts_at, ends_at, karigar_id, assigned_at, arrived_by, arrived_own_at, started_at)
      select id, id, 1, starts_at, ends_at, $2, $3, $4, $5, $6 from bookings where id = $1`,
    [
      ...[id, karigarId, at(STARTS - HOUR), came.arrivedBy],
      ...[at(came.arrivedOwnAt), at(came.startedAt)],
    ],
  );
  const { rows } = await world.db.query(
    'select is_on_time as judged from on_time_marks(array[$1::uuid], $2, $3, $4)',
    [id, new Date(NOW), policy.onTimeMinutes, policy.visit.ownTimeMinutes],
  );
  return rows[0]?.judged;
}

test('SQL and the rule agree on when somebody was at the door, whatever their telephone says and however late', async () => {
  const minutes = fc.integer({ min: -40, max: 90 });
  const visits = fc.record({
    arrivedBy: fc.constantFrom('position', 'evidence', 'code'),
    ownMinute: minutes,
    heardAfter: fc.integer({ min: 0, max: 45 }),
    startedMinute: fc.option(minutes),
  });
  await fc.assert(
    fc.asyncProperty(visits, async ({ arrivedBy, ownMinute, heardAfter, startedMinute }) => {
      const arrivedOwnAt = STARTS + ownMinute * MINUTE;
      const startedAt = startedMinute === null ? null : STARTS + startedMinute * MINUTE;
      const came: Came = { arrivedBy, arrivedOwnAt, startedAt };
      const heardAt = arrivedOwnAt + heardAfter * MINUTE;
      expect(await isOnTimeInSql(came, heardAt)).toBe(
        isOnTime({ startsAt: STARTS, atDoorAt: atDoorAt(came, heardAt) }),
      );
    }),
    { numRuns: 60 },
  );
});
