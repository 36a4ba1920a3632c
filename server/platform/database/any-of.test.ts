import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWorld, type World } from '#testing/world.ts';
import { anyOf } from './any-of.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

/** How often plans were made for the very values and for any, of eight executions. */
async function plansOf(name: string, condition: string) {
  const client = await world.db.connect();
  try {
    const text = `select u.id from users u join sessions s on s.user_id = u.id where u.id = ${condition}`;
    for (let time = 0; time < 8; time += 1)
      await client.query({ name, text, values: [['01936f00-0001-7000-8000-000000000001']] });
    const { rows } = await client.query(
      `select custom_plans::int as own, generic_plans::int as shared from pg_prepared_statements where name = $1`,
      [name],
    );
    return rows;
  } finally {
    client.release();
  }
}

test('a statement about several values is planned anew a few times only, and each time without its subquery', async () => {
  expect(await plansOf('by-subquery', anyOf('$1', 'uuid'))).toEqual([{ own: 5, shared: 3 }]);
  expect(await plansOf('by-values', 'any($1)')).toEqual([{ own: 8, shared: 0 }]);
});
