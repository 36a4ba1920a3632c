import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { HOUR } from '#kernel/time.ts';
import { keysFrom } from '#server/platform/secrets/keys.ts';
import { SECRET, TEST_KEYS } from '#testing/test-keys.ts';
import { createWorld, NOW, type World } from '#testing/world.ts';
import type { LimitName } from './limits.ts';
import { countAttempts, recordSuccess } from './throttle-store.ts';
import { type Bucket, isUnderStrain, mostOf } from './throttling.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(() => world.db.query('truncate throttles'));

const bucket = (limit: LimitName, subject: string): Bucket => ({ limit, subject });
const count = (...buckets: Bucket[]) =>
  countAttempts({ pool: world.db, keys: TEST_KEYS }, buckets, NOW);
const isRefused = async (...buckets: Bucket[]) =>
  (await count(...buckets)).some(({ isOver }) => isOver);

test('a refused attempt fills none of its buckets, however often it is repeated', async () => {
  const mine = bucket('custom-token/address', 'of a stranger');
  const shared = bucket('gate/address', 'of everybody');
  for (let time = 0; time < 20; time += 1) expect(await isRefused(mine, shared)).toBe(false);
  for (let time = 0; time < 50; time += 1) expect(await isRefused(mine, shared)).toBe(true);
  const [left] = await count(mine);
  expect(left).toMatchObject({ attempts: 21, isOver: false });
});

test('many at once are counted one after the other, also in buckets that they share', async () => {
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, index) =>
      isRefused(bucket('gate/address', `of ${index % 4}`), bucket('call-back/address', 'shared')),
    ),
  );
  expect(answers.filter((refused) => !refused)).toHaveLength(10);
});

test('a new window begins at nothing, and what is given back may be used again', async () => {
  const own = bucket('call-back/address', 'own');
  for (let time = 0; time < 10; time += 1) await count(own);
  expect(await isRefused(own)).toBe(true);
  await recordSuccess({ pool: world.db, keys: TEST_KEYS }, [own], []);
  expect(await isRefused(own)).toBe(false);
  const later = await countAttempts({ pool: world.db, keys: TEST_KEYS }, [own], NOW + HOUR);
  expect(later).toMatchObject([{ attempts: 1, isOver: false }]);
});

test('attempts in any order: as many are let through as the rule of strain allows', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(30), { minLength: 1, maxLength: 90 }), async (networks) => {
      await world.db.query('truncate throttles');
      const before = new Map<string, number>();
      for (const network of networks) {
        const buckets = [
          bucket('sign-up/email-and-range', `anybody ${network}`),
          bucket('sign-up/email', 'anybody'),
        ];
        const counted = await count(...buckets);
        const expected = buckets.map(({ limit, subject }) => ({
          limit,
          attempts: (before.get(subject) ?? 0) + 1,
        }));
        expect(counted).toMatchObject(expected);
        const strained = isUnderStrain(counted);
        const over = expected.map(({ limit, attempts }) => attempts > mostOf(limit, strained));
        expect(counted.map(({ isOver }) => isOver)).toEqual(over);
        if (over.includes(true)) continue;
        for (const { subject } of buckets) before.set(subject, (before.get(subject) ?? 0) + 1);
      }
    }),
    { numRuns: 15 },
  );
});

test('whom an attempt is counted for is found by nobody who hashes every address: the key is not in the database', async () => {
  const address = '203.0.113.5';
  await count(bucket('sign-in/address', address));
  const { rows } = await world.db.query<{ bucket: string }>('select bucket from throttles');
  const [name = ''] = rows.map((row) => row.bucket);
  expect(name).toMatch(/^sign-in\/address:[A-Za-z0-9_-]{22}$/);
  const guesses = [address, `counted ${address}`].flatMap((text) =>
    ['base64url', 'hex'].map((form) =>
      createHash('sha256')
        .update(text)
        .digest(form as 'hex')
        .slice(0, 22),
    ),
  );
  for (const guess of guesses) expect(name).not.toContain(guess);
  const otherwise = keysFrom('another secret of more than thirty-two characters');
  const [elsewhere] = await countAttempts(
    { pool: world.db, keys: otherwise },
    [bucket('sign-in/address', address)],
    NOW,
  );
  expect(elsewhere?.attempts).toBe(1);
  const rotated = keysFrom('another secret of more than thirty-two characters', [SECRET]);
  const [counted] = await countAttempts(
    { pool: world.db, keys: rotated },
    [bucket('sign-in/address', address)],
    NOW,
  );
  expect(counted?.attempts).toBe(2);
});
