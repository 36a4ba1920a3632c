import { afterAll, beforeAll, expect, test } from 'vitest';
import { listSecurityEvents } from '#contract/ops/list-security-events.ts';
import { signIn } from '#contract/public/sign-in.ts';
import {
  keepingAttacks,
  recordSecurity,
  type SecurityRecorder,
} from '#server/flows/steps/identity/record-security.ts';
import { silentLog } from '#server/platform/log/log.ts';
import { cast, DEMO_PASSWORD, insertPerson, insertStranger } from '#testing/cast.ts';
import { clientOf } from '#testing/signed-in.ts';
import { startServer, type TestServer } from '#testing/start-test-server.ts';
import { TEST_KEYS } from '#testing/test-keys.ts';
import { NOW } from '#testing/world.ts';
import { answerListSecurityEvents } from '../ops/security-events.ts';
import { answerSignIn } from './identity.ts';

let app: TestServer;
let security: SecurityRecorder;
beforeAll(async () => {
  app = await startServer({
    answers: [answerSignIn, answerListSecurityEvents],
    server: (db) => {
      security = recordSecurity(db, TEST_KEYS, silentLog);
      return { security };
    },
  });
  await insertPerson(app.world.db, cast.asha);
});
afterAll(() => app.close());

const rows = async () => {
  await security.flush();
  return (
    await app.world.db.query(
      `select kind, operation, result, user_id as "userId", tried, address, sum(times)::int as times
          from security_events group by kind, operation, result, user_id, tried, address order by min(id)`,
    )
  ).rows;
};

test('a sign-in, failed ones and a forged webhook leave rows in which no address or number stands', async () => {
  const client = app.client();
  const own = { identifier: cast.asha.email, password: DEMO_PASSWORD };
  await client.call(signIn, { ...own, password: 'a-wild-guess' });
  await client.call(signIn, { ...own, password: 'another-guess' });
  await client.call(signIn, own);
  await rows();
  const karigar = await clientOf(app, await insertStranger(app.world.db, { role: 'karigar' }));
  expect((await karigar.call(listSecurityEvents, {})).status).toBe(401);
  keepingAttacks(silentLog, security, () => NOW).attack('webhook-forged', { provider: 'phonepe' });
  const kept = await rows();
  expect(kept).toMatchObject([
    { kind: 'sign-in', result: 'invalid-credential', userId: null, times: 2 },
    { kind: 'sign-in', result: 'accepted', userId: cast.asha.id, times: 1 },
    { kind: 'webhook-forged', operation: 'phonepe', result: 'refused' },
  ]);
  expect(kept[0].tried).toMatch(/^[\w-]{22}$/);
  expect(kept[0].tried).toBe(kept[1].tried);
  expect(JSON.stringify(kept)).not.toContain(cast.asha.email);
  expect(JSON.stringify(kept)).not.toContain('127.0.0.1');
});

test('nobody changes or takes back a row, and only an administrator reads them', async () => {
  for (const sql of [
    `update security_events set result = 'accepted'`,
    'delete from security_events',
    'truncate security_events',
  ])
    await expect(app.world.db.query(sql)).rejects.toThrow();
  const admin = await clientOf(app, await insertStranger(app.world.db, { role: 'admin' }));
  const { value } = await admin.call(listSecurityEvents, { kind: 'sign-in' });
  const results = value?.events.map(({ result }) => result);
  expect([results?.[0], results?.at(-1)]).toEqual(['accepted', 'invalid-credential']);
});
