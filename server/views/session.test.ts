import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { newToken } from '#server/platform/secrets/token.ts';
import { cast, insertPerson, insertSession, insertStranger } from '#testing/cast.ts';
import { createWorld, NOW, type World } from '#testing/world.ts';
import { findSession } from './session.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
  await insertPerson(world.db, cast.asha);
});
afterAll(() => world.close());

test('a token finds its person and nothing that must stay on the server', async () => {
  const token = await insertSession(world.db, cast.asha, NOW, true);
  const found = await findSession(world.db, token, NOW);
  expect(found?.person).toEqual({
    id: cast.asha.id,
    fullName: 'Asha Kulkarni',
    email: 'asha@example.com',
    mobile: cast.asha.mobile,
    roles: ['customer'],
    language: 'en',
    lastProfileUpdate: null,
    emailProven: true,
    mobileProven: true,
    joinedAt: NOW - 30 * DAY,
    termsDue: false,
    profileImageId: null,
  });
  expect(found?.session).toMatchObject({ remember: true, expiresAt: NOW + 30 * DAY });
});

test('a session ends at its end, not a millisecond later', async () => {
  const token = await insertSession(world.db, cast.asha, NOW);
  expect(await findSession(world.db, token, NOW + DAY - 1)).toBeDefined();
  expect(await findSession(world.db, token, NOW + DAY)).toBeUndefined();
});

test('unknown tokens and sessions of disabled people find nobody', async () => {
  const disabled = await insertStranger(world.db, { disabled: true });
  expect(await findSession(world.db, newToken(), NOW)).toBeUndefined();
  const token = await insertSession(world.db, disabled);
  expect(await findSession(world.db, token, NOW)).toBeUndefined();
});

test('a text that cannot be a token is refused without a query', async () => {
  const unused = { query: () => Promise.reject(new Error('asked')) } as unknown as Database;
  for (const text of ['', 'x', `${'A'.repeat(43)}'--`, 'A'.repeat(44), `\u0000${'A'.repeat(42)}`]) {
    expect(await findSession(unused, text, NOW)).toBeUndefined();
  }
  await expect(findSession(unused, newToken(), NOW)).rejects.toThrow('asked');
});

test('one indexed read finds the session among many', async () => {
  await world.db.query(`insert into sessions (token_hash, app, user_id, remember, created_at, last_seen_at, expires_at)
    select sha256(n::text::bytea), 'customer', '${cast.asha.id}', false, now(), now(), now() from generate_series(1, 20000) n`);
  await world.db.query('analyze sessions');
  const plans: string[] = [];
  const explaining = {
    query: async ({ text, values }: { text: string; values: unknown[] }) => {
      const { rows } = await world.db.query(`explain ${text}`, values);
      plans.push(rows.map((row) => String(Object.values(row)[0])).join('\n'));
      return { rows: [], rowCount: 0 };
    },
  } as unknown as Database;
  await findSession(explaining, newToken(), NOW);
  expect(plans).toHaveLength(1);
  expect(plans[0]).toContain('Index Scan using sessions_pkey');
  expect(plans[0]).not.toContain('Seq Scan on sessions');
});
