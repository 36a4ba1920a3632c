import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type Door, operation } from '#contract/operation.ts';
import { accept } from '#kernel/outcome.ts';
import { cast, insertPerson, insertSession, insertStaff, putSession } from '#testing/cast.ts';
import { type House, openHouse } from '#testing/open-house.ts';
import { answer } from './http/door.ts';

const knockAt = <D extends Door>(door: D) =>
  operation({
    name: 'knock',
    door,
    method: 'GET',
    path: `/api/knock/${door}`,
    summary: 'Knock.',
    input: z.object({}),
    output: z.object({ opened: z.boolean() }),
    refusals: {},
  });
const open = () => accept({ opened: true });

let house: House;
beforeAll(async () => {
  house = await openHouse({
    openTo: { knock: ['support'] },
    answers: [
      answer(knockAt('public'), open),
      answer(knockAt('customer'), open),
      answer(knockAt('karigar'), open),
      answer(knockAt('ops'), open),
    ],
  });
  for (const member of Object.values(cast)) await insertPerson(house.world.db, member);
});
afterAll(() => house.close());

test.each([
  ['a visitor', undefined, [200, 401, 401, 401]],
  ['a customer', cast.asha, [200, 200, 403, 401]],
  ['a Karigar', cast.ravi, [200, 200, 200, 401]],
  ['operations', cast.meera, [200, 200, 403, 200]],
  ['an administrator', cast.leela, [200, 200, 403, 200]],
])('%s finds open the doors of the role in the database', async (_, member, expected) => {
  const client = house.client();
  if (member) {
    const value = await insertSession(house.world.db, member, house.world.now);
    putSession(client, value);
  }
  const doors = ['public', 'customer', 'karigar', 'ops'];
  const answers = await Promise.all(doors.map((door) => client.send('GET', `/api/knock/${door}`)));
  expect(answers.map(({ status }) => status)).toEqual(expected);
});

test('a role taken away is gone at the next request', async () => {
  const client = house.client();
  const value = await insertSession(house.world.db, cast.meera, house.world.now);
  putSession(client, value);
  expect((await client.send('GET', '/api/knock/ops')).status).toBe(200);
  await insertStaff(house.world.db, cast.meera.id, ['finance']);
  expect((await client.send('GET', '/api/knock/ops')).status).toBe(403);
  await house.world.db.query('delete from staff where user_id = $1', [cast.meera.id]);
  expect((await client.send('GET', '/api/knock/ops')).status).toBe(401);
});
