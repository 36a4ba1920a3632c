import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { findSession } from '#server/views/session.ts';
import { DEMO_PASSWORD, insertSession, insertStranger } from '#testing/cast.ts';
import { freshMobile, lastMessageTo, TEST_KEYS } from '#testing/sign-in-stage.ts';
import { createWorld, NOW, type World } from '#testing/world.ts';
import { closeAccount } from './close-account.ts';
import { endSessionsOf } from './end-sessions-of.ts';
import { reopenAccount } from './reopen-account.ts';
import { signIn } from './sign-in.ts';

let world: World;
let by: string;
beforeAll(async () => {
  world = await createWorld();
  by = (await insertStranger(world.db, { role: 'ops' })).id;
});
afterAll(() => world.close());

const app = () => ({
  ...{ pool: world.db, keys: TEST_KEYS },
  messenger: { channels: ['email', 'sms'] as const },
});
const code = (outcome: { ok: true } | { ok: false; refusal: { code: string } }) =>
  outcome.ok ? 'accepted' : outcome.refusal.code;
const notice = 'Four bookings were made and nobody was at home.';
const close = (userId: string, closureId = newId(), closer = by) =>
  closeAccount(
    app(),
    { userId, closureId, kind: 'pause', reason: 'misuse', notice, by: closer },
    NOW,
  );
const entering = async (identifier: string) =>
  code(
    await signIn(
      { pool: world.db, keys: TEST_KEYS },
      { identifier, password: DEMO_PASSWORD, remember: false },
      { address: '203.0.113.1', sessionToken: undefined, app: 'customer', now: NOW },
      { tellAccountsApart: false },
    ),
  );

test('a closed account lets nobody in, ends every session and tells its owner why in their language; reopened it is as before', async () => {
  const mobile = freshMobile();
  const person = await insertStranger(world.db, { language: 'mr', mobile, mobileProven: true });
  const token = await insertSession(world.db, person);
  const id = newId();
  const twice = await Promise.all([close(person.id, id), close(person.id, id)]);
  expect(twice.map(code)).toEqual(['accepted', 'accepted']);
  expect(await findSession(world.db, token, NOW)).toBeUndefined();
  expect(await entering(person.email!)).not.toBe('accepted');
  expect(await lastMessageTo(world.db, person.email!)).toMatchObject({
    ...{ template: 'account-paused', params: { said: notice } },
  });
  const { rows } = await world.db.query('select language from messages where user_id = $1', [
    person.id,
  ]);
  expect(rows).toEqual([{ language: 'mr' }, { language: 'mr' }]);
  expect(await lastMessageTo(world.db, mobile)).toMatchObject({ template: 'account-paused' });
  expect(code(await close(person.id))).toBe('already-closed');
  const opened = { userId: person.id, why: 'It was the neighbour.', by };
  expect(code(await reopenAccount(app(), opened, NOW))).toBe('accepted');
  expect(code(await reopenAccount(app(), opened, NOW))).toBe('not-closed');
  expect(await entering(person.email!)).toBe('accepted');
});

test('a Karigar is not closed as a customer, nobody closes their own account, and an erased one is not opened', async () => {
  const karigar = await insertStranger(world.db, { role: 'karigar' });
  expect(code(await close(karigar.id))).toBe('works-with-us');
  const own = await insertStranger(world.db);
  expect(code(await close(own.id, newId(), own.id))).toBe('own-account');
  const erased = await insertStranger(world.db, { disabled: true });
  expect(code(await close(erased.id))).toBe('already-closed');
  const opened = { userId: erased.id, why: 'She asks for it.', by };
  expect(code(await reopenAccount(app(), opened, NOW))).toBe('not-closed');
  expect(code(await close(newId()))).toBe('person-not-found');
});

test('signed out everywhere, no browser of that person is signed in, and others are', async () => {
  const person = await insertStranger(world.db);
  const other = await insertStranger(world.db);
  const tokens = [await insertSession(world.db, person), await insertSession(world.db, person)];
  const kept = await insertSession(world.db, other);
  const outcome = await endSessionsOf(world.db, { userId: person.id, why: 'Lost.', by }, NOW);
  expect(outcome).toMatchObject({ ok: true, value: { ended: 2 } });
  for (const token of tokens) expect(await findSession(world.db, token, NOW)).toBeUndefined();
  expect(await findSession(world.db, kept, NOW)).toBeDefined();
});
