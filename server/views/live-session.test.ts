import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DAY, HOUR } from '#kernel/time.ts';
import { tokenHash } from '#server/platform/secrets/token.ts';
import { type Account, insertSession, insertStaff, insertStranger } from '#testing/cast.ts';
import { createWorld, NOW, type World } from '#testing/world.ts';
import { isSessionAlive, isStaffAlive } from './live-session.ts';

let world: World;
let person: Account;
let session: Buffer;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  person = await insertStranger(world.db);
  await insertStaff(world.db, person.id, ['support']);
  session = tokenHash(await insertSession(world.db, person));
});

const watches = (now = NOW) => isStaffAlive(world.db, session, now);

test('somebody of operations watches until their session ends, and nobody by a session that is not one', async () => {
  expect(await watches()).toBe(true);
  expect(await watches(NOW + 400 * DAY)).toBe(false);
  expect(await isStaffAlive(world.db, tokenHash('another'), NOW)).toBe(false);
  const customer = tokenHash(await insertSession(world.db, await insertStranger(world.db)));
  expect(await isSessionAlive(world.db, customer, NOW + HOUR)).toBe(true);
  expect(await isStaffAlive(world.db, customer, NOW)).toBe(false);
});

test.each([
  [
    'without a second factor shown',
    'update staff_sessions set proven_at = null where user_id = $1',
  ],
  ['signed out', 'delete from staff_sessions where user_id = $1'],
  ['no longer one of us', 'delete from staff where user_id = $1'],
  ['with a closed account', 'update users set disabled_at = now() where id = $1'],
])('%s a colleague receives no live updates', async (_, statement) => {
  await world.db.query(statement, [person.id]);
  expect(await watches()).toBe(false);
});
