import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type Audience, type Operation, operation } from '#contract/operation.ts';
import { accept } from '#kernel/outcome.ts';
import {
  cast,
  insertKarigarSession,
  insertPerson,
  insertSession,
  insertStaff,
  putSession,
} from '#testing/cast.ts';
import { startServer, type TestServer } from '#testing/start-test-server.ts';
import { answer } from './http/mount-routes.ts';

const probeAt = (audience: Audience): Operation =>
  operation<z.ZodMiniType, z.ZodMiniType, string, Audience>({
    name: 'probe',
    audience,
    method: 'GET',
    path: `/api/probe/${audience}`,
    summary: 'Knock.',
    input: z.object({}),
    output: z.object({ opened: z.boolean() }),
    reveals: [],
    refusals: {},
  });
const open = () => accept({ opened: true });

let app: TestServer;
beforeAll(async () => {
  app = await startServer({
    openTo: { probe: ['support'] },
    answers: [
      answer(probeAt('public'), open),
      answer(probeAt('customer'), open),
      answer(probeAt('karigar'), open),
      answer(probeAt('ops'), open),
    ],
  });
  for (const member of Object.values(cast)) await insertPerson(app.world.db, member);
});
afterAll(() => app.close());

test.each([
  ['a visitor', undefined, [200, 401, 401, 401]],
  ['a customer', cast.asha, [200, 200, 403, 401]],
  ['a Karigar', cast.ravi, [200, 200, 200, 401]],
  ['operations', cast.meera, [200, 200, 403, 200]],
  ['an administrator', cast.leela, [200, 200, 403, 200]],
])('%s may call the operations of their role in the database', async (_, member, expected) => {
  const client = app.client();
  if (member) {
    const value = await insertSession(app.world.db, member, app.world.now);
    await insertKarigarSession(app.world.db, member, value);
    putSession(client, value);
  }
  const routes = ['public', 'customer', 'karigar', 'ops'];
  const answers = await Promise.all(
    routes.map((audience) => client.send('GET', `/api/probe/${audience}`)),
  );
  expect(answers.map(({ status }) => status)).toEqual(expected);
});

test('a role taken away is gone at the next request', async () => {
  const client = app.client();
  const value = await insertSession(app.world.db, cast.meera, app.world.now);
  putSession(client, value);
  expect((await client.send('GET', '/api/probe/ops')).status).toBe(200);
  await insertStaff(app.world.db, cast.meera.id, ['finance']);
  expect((await client.send('GET', '/api/probe/ops')).status).toBe(403);
  await app.world.db.query('delete from staff where user_id = $1', [cast.meera.id]);
  expect((await client.send('GET', '/api/probe/ops')).status).toBe(401);
});
