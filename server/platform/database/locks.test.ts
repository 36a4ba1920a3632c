import { expect, test } from 'vitest';
import { createWorld } from '#testing/world.ts';
import { LOCKS, lockEach, lockLongWord, lockSowing, lockWhole, lockWord } from './locks.ts';
import { transaction } from './transaction.ts';

const namesOf = <Named extends object>(named: Named) => Object.keys(named) as (keyof Named)[];
const { placing: _, ...words } = LOCKS.word;

test('no two locks have the same number', () => {
  const whole = Object.values(LOCKS.whole).map((numbers) => numbers.join());
  expect(new Set(whole).size).toBe(whole.length);
  // A customer's credit had its number before the others did; a hash below 31 is one in a hundred million.
  const { credit, ...word } = LOCKS.word;
  const alone = [...Object.values(LOCKS.each), ...Object.values(word), credit];
  expect(new Set(alone).size).toBe(alone.length);
  const shared = Object.values(LOCKS.whole).filter(([first]) => alone.some((one) => one === first));
  expect(new Set(shared.map(([first]) => first))).toEqual(new Set([credit]));
  const single = [...Object.values(LOCKS.process), ...Object.values(LOCKS.longWord)];
  expect(new Set(single).size).toBe(single.length);
});

test('one transaction that takes every lock holds as many as there are names', async () => {
  const world = await createWorld({ empty: true });
  const held = await transaction(world.db, async (db) => {
    for (const name of namesOf(LOCKS.whole)) await lockWhole(db, name);
    for (const name of namesOf(LOCKS.each)) await lockEach(db, name, [2, 1]);
    for (const name of namesOf(words)) await lockWord(db, name, 'one');
    for (const name of namesOf(LOCKS.longWord)) await lockLongWord(db, name, 'one');
    await lockSowing(db);
    const { rows } = await db.query<{ held: number }>(
      `select count(*)::integer as held from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()`,
    );
    return rows[0]?.held;
  });
  const { whole, each, longWord } = LOCKS;
  const once = [whole, words, longWord].flatMap((named) => Object.keys(named)).length;
  expect(held).toBe(once + 2 * Object.keys(each).length + 1);
  await world.close();
});
