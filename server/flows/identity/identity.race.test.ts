import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { newId } from '#kernel/ids.ts';
import type { Caller } from '#server/modules/identity/caller.ts';
import { cast, DEMO_PASSWORD, insertPerson, insertSession } from '#testing/cast.ts';
import { TEST_KEYS } from '#testing/test-keys.ts';
import { createWorld, NOW, type World } from '#testing/world.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import { signUp } from './sign-up.ts';

const compared = vi.hoisted(() => ({ times: 0 }));
vi.mock('#server/platform/secrets/argon2id.ts', async (importOriginal) => {
  const original = await importOriginal<typeof import('#server/platform/secrets/argon2id.ts')>();
  return {
    ...original,
    verifySecret: (...given: Parameters<typeof original.verifySecret>) => {
      compared.times += 1;
      return original.verifySecret(...given);
    },
  };
});

let world: World;
beforeAll(async () => {
  world = await createWorld();
  await insertPerson(world.db, cast.asha);
});
afterAll(() => world.close());
beforeEach(() => world.db.query('truncate throttles'));

const caller = (address: string): Caller => ({
  ...{ address, sessionToken: undefined },
  ...{ app: 'customer', now: NOW },
});
const codeOf = (outcome: { ok: boolean; refusal?: { code: string } }): string =>
  outcome.ok ? 'ok' : (outcome.refusal?.code ?? '');
const enter = (password: string, address = '203.0.113.1') =>
  signIn(
    { pool: world.db, keys: TEST_KEYS },
    { identifier: cast.asha.email, password, remember: false },
    caller(address),
    {
      tellAccountsApart: false,
    },
  );

test('a hundred guesses at once: no more than ten are compared', async () => {
  compared.times = 0;
  const outcomes = await Promise.all(
    Array.from({ length: 100 }, (_, index) => enter(`guess-number-${index}`)),
  );
  const codes = outcomes.map(codeOf);
  expect(compared.times).toBe(10);
  expect(codes.filter((code) => code === 'invalid-credential')).toHaveLength(10);
  expect(codes.filter((code) => code === 'too-many-requests')).toHaveLength(90);
});

test('forty browsers with the right password at once all get in, each with a session of its own', async () => {
  const outcomes = await Promise.all(
    Array.from({ length: 40 }, (_, index) => enter(DEMO_PASSWORD, `198.51.100.${index}`)),
  );
  expect(outcomes.map(codeOf).filter((code) => code === 'ok')).toHaveLength(40);
  const tokens = outcomes.map((outcome) => (outcome.ok ? outcome.value.token : ''));
  expect(new Set(tokens).size).toBe(40);
});

test('twenty sign-ups for one address with different passwords make exactly one account', async () => {
  const email = `${newId()}@example.com`;
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      signUp(
        { pool: world.db, keys: TEST_KEYS },
        { ...applicant(email), password: `Chandani@${index}7` },
        caller(`198.51.100.${index}`),
      ),
    ),
  );
  // Ten attempts at one address are let through; one of those makes the account.
  const codes = outcomes.map(codeOf);
  expect(codes.filter((code) => code === 'ok')).toHaveLength(1);
  expect(codes.filter((code) => code === 'email-already-in-use')).toHaveLength(9);
  expect(codes.filter((code) => code === 'too-many-requests')).toHaveLength(10);
  expect(await count('select 1 from users where email = $1', email)).toBe(1);
});

test('the same sign-up pressed five times at once makes one account, one welcome, and signs the person in', async () => {
  const email = `${newId()}@example.com`;
  const outcomes = await Promise.all(
    Array.from({ length: 5 }, () =>
      signUp({ pool: world.db, keys: TEST_KEYS }, applicant(email), caller('203.0.113.5')),
    ),
  );
  expect(outcomes.map(codeOf)).toEqual(['ok', 'ok', 'ok', 'ok', 'ok']);
  expect(new Set(outcomes.map((outcome) => outcome.ok && outcome.value.person.id)).size).toBe(1);
  const welcomes = `select 1 from notifications n join users u on u.id = n.user_id where u.email = $1`;
  expect(await count(welcomes, email)).toBe(1);
});

test('signing out twice at once, and while signing in, leaves only the new session', async () => {
  const old = await insertSession(world.db, cast.asha);
  const [outcome] = await Promise.all([
    signIn(
      { pool: world.db, keys: TEST_KEYS },
      { identifier: cast.asha.email, password: DEMO_PASSWORD, remember: false },
      { address: '203.0.113.6', sessionToken: old, app: 'customer', now: NOW },
      { tellAccountsApart: false },
    ),
    signOut(world.db, old),
    signOut(world.db, old),
  ]);
  expect(codeOf(outcome)).toBe('ok');
  const { tokenHash } = await import('#server/platform/secrets/token.ts');
  expect(await count('select 1 from sessions where token_hash = $1', tokenHash(old))).toBe(0);
});

const applicant = (email: string) => ({
  fullName: 'Imran Shaikh',
  email,
  mobile: '+915000000002',
  password: 'Chandani@2026',
  language: 'hi' as const,
});

async function count(sql: string, parameter: unknown): Promise<number> {
  return (await world.db.query(sql, [parameter])).rows.length;
}
