import { afterEach, beforeEach, expect, test } from 'vitest';
import { dispatchableFrom } from '#contract/karigar-actions.ts';
import { HOUR, type Instant, MINUTE } from '#kernel/time.ts';
import { sowSmallTown } from '#testing/small-town.ts';
import { sowWorker } from '#testing/visits.ts';
import { createWorld, NOW, type World } from '#testing/world.ts';

let world: World;
let karigarId: number;
beforeEach(async () => {
  world = await createWorld();
  await sowSmallTown(world.db);
  karigarId = (await sowWorker(world.db)).karigarId;
});
afterEach(() => world.close());

const [LEAVE, START] = [NOW + 3 * HOUR, NOW + 4 * HOUR];

async function leaveBy(whose = karigarId, leaveAt = LEAVE): Promise<Instant> {
  const { rows } = await world.db.query<{ at: Instant }>('select leave_by($1, $2, $3) as at', [
    whose,
    new Date(leaveAt),
    new Date(START),
  ]);
  return Number(rows[0]?.at);
}

/** A visit before it, that ends then. */
const before = (endsAt: Instant) =>
  world.db.query(
    `insert into holds (booking_id, karigar_id, pincode, leave_at, starts_at, ends_at)
      select gen_random_uuid(), id, home_pincode, $2::timestamptz - interval '10 minutes', $2, $3 from karigars where id = $1`,
    [karigarId, new Date(endsAt - HOUR), new Date(endsAt)],
  );

test('a Karigar is asked to leave a third of the way early, and not before the visit before it ends', async () => {
  expect(await leaveBy()).toBe(LEAVE - 20 * MINUTE);
  await before(LEAVE - 4 * MINUTE);
  expect(await leaveBy()).toBe(LEAVE - 4 * MINUTE);
  expect(await leaveBy((await sowWorker(world.db)).karigarId)).toBe(LEAVE - 20 * MINUTE);
});

test('on a short way a Karigar is asked to leave a quarter of an hour early', async () => {
  for (const way of [5, 45])
    expect(await leaveBy(karigarId, START - way * MINUTE)).toBe(START - (way + 15) * MINUTE);
  await before(START - 12 * MINUTE);
  expect(await leaveBy(karigarId, START - 5 * MINUTE)).toBe(START - 12 * MINUTE);
});

test('on the longest ways a Karigar is asked to leave when they may set out, and not before', async () => {
  expect(await leaveBy(karigarId, START - 132 * MINUTE)).toBe(START - 176 * MINUTE);
  for (const way of [138, 180])
    expect(await leaveBy(karigarId, START - way * MINUTE)).toBe(dispatchableFrom(START));
});
