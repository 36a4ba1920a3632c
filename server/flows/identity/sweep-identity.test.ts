import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { DAY, HOUR } from '#kernel/time.ts';
import { countAttempts } from '#server/modules/identity/throttle-store.ts';
import { callBackBuckets } from '#server/modules/identity/throttling.ts';
import { recordLead } from '#server/modules/support/store.ts';
import { insertSession, insertStranger } from '#testing/cast.ts';
import { TEST_KEYS } from '#testing/test-keys.ts';
import { createWorld, NOW, type World } from '#testing/world.ts';
import { sweepIdentity } from './sweep-identity.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

test('ended sessions and attempts that no longer count are forgotten, and nothing else', async () => {
  const person = await insertStranger(world.db);
  await insertSession(world.db, person, NOW - DAY);
  await insertSession(world.db, person, NOW - DAY + 1);
  await countAttempts(
    { pool: world.db, keys: TEST_KEYS },
    callBackBuckets('203.0.113.1'),
    NOW - 4 * DAY,
  );
  await countAttempts({ pool: world.db, keys: TEST_KEYS }, callBackBuckets('203.0.113.2'), NOW);

  expect(await sweepIdentity(world.db, TEST_KEYS, NOW)).toMatchObject({
    sessions: 1,
    throttles: 1,
  });
  expect(await sweepIdentity(world.db, TEST_KEYS, NOW)).toMatchObject({
    sessions: 0,
    throttles: 0,
  });
});

test('an attempt is counted in the window of its own time, also by a process whose clock is behind', async () => {
  const buckets = callBackBuckets('203.0.113.3');
  const attemptsAt = async (now: number) =>
    (await countAttempts({ pool: world.db, keys: TEST_KEYS }, buckets, now))[0]?.attempts;
  expect(await attemptsAt(NOW)).toBe(1);
  expect(await attemptsAt(NOW)).toBe(2);
  expect(await attemptsAt(NOW + HOUR)).toBe(1);
  expect(await attemptsAt(NOW + HOUR - 1)).toBe(2);
});

test('a request to be called back is forgotten after half a year, whatever has become of it', async () => {
  for (const days of [179, 181])
    await recordLead(
      world.db,
      {
        id: newId(),
        name: `${days} days`,
        mobile: '+919820011223',
        serviceInterest: 'plumbing',
        area: 'Andheri',
        language: 'en',
      },
      NOW - days * DAY,
    );
  expect(await sweepIdentity(world.db, TEST_KEYS, NOW)).toMatchObject({ leads: 1 });
  const { rows } = await world.db.query('select name from leads');
  expect(rows).toEqual([{ name: '179 days' }]);
});
