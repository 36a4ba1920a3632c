import { argon2Sync, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { MINUTE } from '#kernel/time.ts';
import type { Caller } from '#server/modules/identity/caller.ts';
import { readIdentifier } from '#server/modules/identity/identifier.ts';
import { countAttempts } from '#server/modules/identity/throttle-store.ts';
import { signInBuckets } from '#server/modules/identity/throttling.ts';
import { cast, DEMO_PASSWORD, insertPerson, insertStranger } from '#testing/cast.ts';
import { TEST_KEYS } from '#testing/test-keys.ts';
import { createWorld, NOW, type World } from '#testing/world.ts';
import { signIn } from './sign-in.ts';

/** Every comparison that is made, by the cost that stands in the hash. */
const compared = vi.hoisted(() => [] as string[]);
vi.mock('#server/platform/secrets/argon2id.ts', async (importOriginal) => {
  const original = await importOriginal<typeof import('#server/platform/secrets/argon2id.ts')>();
  return {
    ...original,
    verifySecret: (secret: string, phc: string) => {
      compared.push(phc.split('$', 4).join('$'));
      return original.verifySecret(secret, phc);
    },
  };
});

let world: World;
beforeAll(async () => {
  world = await createWorld();
  await insertPerson(world.db, cast.asha);
});
afterAll(() => world.close());
beforeEach(async () => {
  compared.length = 0;
  await world.db.query('truncate throttles');
});

const caller = (differences: Partial<Caller> = {}): Caller => ({
  address: '203.0.113.1',
  sessionToken: undefined,
  app: 'customer',
  now: NOW,
  ...differences,
});
const attempt = (identifier: string, password: string, from: Partial<Caller> = {}) =>
  signIn(
    { pool: world.db, keys: TEST_KEYS },
    { identifier, password, remember: false },
    caller(from),
    {
      tellAccountsApart: false,
    },
  );
const outcomeOf = async (...given: Parameters<typeof attempt>) => {
  const outcome = await attempt(...given);
  return outcome.ok ? 'signed-in' : outcome.refusal.code;
};

test('an unknown address, a wrong password and an account without one cost the same work', async () => {
  const social = await insertStranger(world.db, { password: null });
  const works: string[][] = [];
  for (const identifier of ['nobody@example.com', cast.asha.email, social.email!, 'neither']) {
    compared.length = 0;
    expect(await outcomeOf(identifier, 'wrong-password')).toBe('invalid-credential');
    works.push([...compared]);
  }
  const once = ['$argon2id$v=19$m=19456,t=2,p=1'];
  expect(works).toEqual([once, once, once, once]);
});

test('a mobile costs the same work whether nobody, one or many claim it', async () => {
  const many = '+915000000066';
  for (let index = 0; index < 5; index += 1) await insertStranger(world.db, { mobile: many });
  for (const identifier of ['+915999999999', cast.asha.mobile, many]) {
    compared.length = 0;
    await attempt(identifier, 'wrong-password');
    expect(compared).toHaveLength(3);
  }
});

test('the owner of a proven mobile is not pushed out by those who claim it, nor the first of them by later ones', async () => {
  const mobile = '+915000000055';
  const claim = (password: string, createdAt: number, mobileProven = false) =>
    insertStranger(world.db, { mobile, password, createdAt, mobileProven });
  for (let index = 0; index < 4; index += 1) await claim(`Later@${index}234`, NOW + index);
  await claim('Earliest@1', NOW - MINUTE);
  await claim('Proven@123', NOW + MINUTE, true);
  expect(await outcomeOf(mobile, 'Proven@123')).toBe('signed-in');
  expect(await outcomeOf(mobile, 'Earliest@1')).toBe('signed-in');
  expect(await outcomeOf(mobile, 'Later@3234')).toBe('invalid-credential');
});

test('a hash of an older cost is replaced at the next sign-in, and the password stays the same', async () => {
  const salt = randomBytes(16);
  const cost = { memory: 8192, passes: 1, parallelism: 1 };
  const tag = argon2Sync('argon2id', {
    ...cost,
    message: 'Cheap@1234',
    nonce: salt,
    tagLength: 32,
  });
  const phc = `$argon2id$v=19$m=8192,t=1,p=1$${unpadded(salt)}$${unpadded(tag)}`;
  const person = await insertStranger(world.db);
  await world.db.query('update users set password_hash = $2 where id = $1', [person.id, phc]);
  expect(await outcomeOf(person.email!, 'Cheap@1234')).toBe('signed-in');
  const { rows } = await world.db.query('select password_hash from users where id = $1', [
    person.id,
  ]);
  expect(rows[0]?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await outcomeOf(person.email!, 'Cheap@1234')).toBe('signed-in');
});

test('the same password typed with other code points is the same password', async () => {
  const person = await insertStranger(world.db, { password: 'क़लम-१२३४'.normalize('NFKC') });
  expect(await outcomeOf(person.email!, '\u0958लम-१२३४')).toBe('signed-in');
  expect(await outcomeOf(person.email!, '\u0915\u093cलम-१२३४')).toBe('signed-in');
});

test('the eleventh attempt of one address at one account is refused before anything is compared', async () => {
  for (let index = 0; index < 10; index += 1) {
    expect(await outcomeOf(cast.asha.email, 'wrong-password')).toBe('invalid-credential');
  }
  compared.length = 0;
  expect(await attempt(cast.asha.email, DEMO_PASSWORD)).toMatchObject({
    refusal: { code: 'too-many-requests', params: { retryAfterSeconds: 15 * 60 } },
  });
  expect(compared).toEqual([]);
  // Its owner, elsewhere, gets in all the same; and here as well, once the window has passed.
  expect(await outcomeOf(cast.asha.email, DEMO_PASSWORD, { address: '198.51.100.9' })).toBe(
    'signed-in',
  );
  expect(await outcomeOf(cast.asha.email, DEMO_PASSWORD, { now: NOW + 15 * MINUTE })).toBe(
    'signed-in',
  );
});

test('many networks at one account are narrowed to three tries each, and at last stopped together', async () => {
  const { email } = await insertStranger(world.db);
  for (let index = 0; index < 50; index += 1) await countOnly(email!, `198.51.${index % 10}.7`);
  const from = { address: '192.0.2.1' };
  for (let index = 0; index < 3; index += 1)
    expect(await outcomeOf(email!, 'wrong-password', from)).toBe('invalid-credential');
  expect(await outcomeOf(email!, 'wrong-password', from)).toBe('too-many-requests');
  for (let index = 0; index < 447; index += 1) await countOnly(email!, `10.1.${index % 200}.7`);
  const another = { address: '203.0.113.1' };
  expect(await outcomeOf(email!, 'wrong-password', another)).toBe('too-many-requests');
});

test('a person whom one network, many tries long, has refused gets in from any other at once', async () => {
  const { email } = await insertStranger(world.db);
  for (let index = 0; index < 600; index += 1) await countOnly(email!, '198.51.100.7');
  expect(await outcomeOf(email!, DEMO_PASSWORD, { address: '198.51.100.7' })).toBe(
    'too-many-requests',
  );
  expect(await outcomeOf(email!, DEMO_PASSWORD, { address: '192.0.2.1' })).toBe('signed-in');
});

test('a device that was let in before gets in whatever all the networks of the world try, and is no way to guess', async () => {
  const { email } = await insertStranger(world.db);
  for (let index = 0; index < 600; index += 1)
    await countOnly(email!, `10.${index % 3}.${index % 200}.7`);
  const own = { knownDevice: (_: string, contact: string) => `the device of ${contact}` };
  expect(await outcomeOf(email!, DEMO_PASSWORD)).toBe('too-many-requests');
  expect(await outcomeOf(email!, DEMO_PASSWORD, own)).toBe('signed-in');
  for (let index = 0; index < 10; index += 1)
    expect(await outcomeOf(email!, 'wrong-password', own)).toBe('invalid-credential');
  expect(await outcomeOf(email!, DEMO_PASSWORD, own)).toBe('too-many-requests');
});

test('one address at many accounts is stopped, and a whole /64 is one address', async () => {
  for (let index = 0; index < 99; index += 1) {
    await countOnly(`person-${index}@example.com`, `2401:4900:1c5b:12aa::${index.toString(16)}`);
  }
  const from = { address: '2401:4900:1c5b:12aa:ffff:ffff:ffff:ffff' };
  expect(await outcomeOf('one-more@example.com', 'wrong', from)).toBe('invalid-credential');
  expect(await outcomeOf('another@example.com', 'wrong', from)).toBe('too-many-requests');
});

test('a success starts the counter of its account afresh', async () => {
  for (let round = 0; round < 2; round += 1) {
    for (let index = 0; index < 9; index += 1) await attempt(cast.asha.email, 'wrong-password');
    expect(await outcomeOf(cast.asha.email, DEMO_PASSWORD)).toBe('signed-in');
  }
});

test('a claimant of a stranger’s mobile cannot clear that owner’s counter with their own password', async () => {
  const mobile = '+915000000044';
  await insertStranger(world.db, { mobile, password: 'Owner@1234', mobileProven: true });
  await insertStranger(world.db, { mobile, password: 'Guesser@12' });
  const outcomes: string[] = [];
  for (let round = 0; round < 12; round += 1) {
    outcomes.push(await outcomeOf(mobile, `guess-${round}`), await outcomeOf(mobile, 'Guesser@12'));
  }
  expect(outcomes.filter((code) => code === 'invalid-credential')).toHaveLength(10);
  expect(outcomes.at(-1)).toBe('too-many-requests');
});

test('an account that is disabled while its password is compared is not let in', async () => {
  const person = await insertStranger(world.db);
  const lock = await world.db.connect();
  await lock.query('begin');
  await lock.query('update users set disabled_at = now() where id = $1', [person.id]);
  const entering = outcomeOf(person.email!, DEMO_PASSWORD);
  await vi.waitFor(async () => {
    const { rows } = await world.db.query(
      `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    );
    expect(rows).toHaveLength(1);
  }, 20_000);
  await lock.query('commit');
  lock.release();
  expect(await entering).toBe('invalid-credential');
  const { rows } = await world.db.query('select 1 from sessions where user_id = $1', [person.id]);
  expect(rows).toEqual([]);
});

/** An attempt as a sign-in counts it, without the time that comparing takes. */
const countOnly = (identifier: string, address: string) =>
  countAttempts(
    { pool: world.db, keys: TEST_KEYS },
    signInBuckets(readIdentifier(identifier), { address }),
    NOW,
  );

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');
