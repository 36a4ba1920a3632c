import { afterAll, beforeAll, expect, test } from 'vitest';
import { requestCallBack } from '#contract/public/request-call-back.ts';
import { newId } from '#kernel/ids.ts';
import { HOUR, toIndiaIso } from '#kernel/time.ts';
import { startServer, type TestServer } from '#testing/start-test-server.ts';
import { NOW } from '#testing/world.ts';
import { answerRequestCallBack } from './support.ts';

let app: TestServer;
beforeAll(async () => {
  app = await startServer({ answers: [answerRequestCallBack] });
});
afterAll(() => app.close());

const wish = (differences: object = {}) => ({
  id: newId(),
  name: 'Farida Contractor',
  mobile: '+915000000021',
  serviceInterest: 'Elder care',
  area: 'Rustom Baug, Byculla',
  language: 'mr' as const,
  ...differences,
});

const storedWith = async (id: string) =>
  (await app.world.db.query('select * from leads where id = $1', [id])).rows;

test('R10 a call-back request is stored for operations', async () => {
  const lead = wish();
  const { status, value } = await app.client().call(requestCallBack, lead);
  expect([status, value]).toEqual([200, { received: true, callBy: toIndiaIso(NOW + HOUR) }]);
  expect(await storedWith(lead.id)).toEqual([
    {
      id: lead.id,
      name: 'Farida Contractor',
      mobile: '+915000000021',
      service_interest: 'Elder care',
      area: 'Rustom Baug, Byculla',
      language: 'mr',
      created_at: NOW,
      handled_at: null,
      handled_by: null,
      outcome: null,
    },
  ]);
});

test('pressed twenty times at once it asks once', async () => {
  const lead = wish();
  const client = app.client({ address: '127.0.0.1' });
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => client.call(requestCallBack, lead)),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect(await storedWith(lead.id)).toHaveLength(1);
});

test.each([
  [{ name: 'Al' }, { name: 'full-name-too-short' }],
  [{ mobile: '+9150000' }, { mobile: 'mobile-format' }],
  [{ serviceInterest: ' ' }, { serviceInterest: 'service-interest-missing' }],
  [{ area: '' }, { area: 'area-missing' }],
])('R10 it validates like the sign-up: %j', async (difference, fields) => {
  const { status, refusal } = await app.client().call(requestCallBack, wish(difference));
  expect([status, refusal?.fields]).toEqual([422, fields]);
});

test('one address may ask ten times an hour', async () => {
  const client = app.client({ address: '203.0.113.5' });
  for (let index = 0; index < 10; index += 1) {
    expect((await client.call(requestCallBack, wish())).status).toBe(200);
  }
  const lead = wish();
  const { status, headers } = await client.call(requestCallBack, lead);
  expect(status).toBe(429);
  expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(HOUR / 1000);
  expect(await storedWith(lead.id)).toEqual([]);
});
