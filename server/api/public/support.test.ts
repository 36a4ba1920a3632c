import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LOST_PHONE } from '#contract/cases.ts';
import { reportLostPhone } from '#contract/public/report-lost-phone.ts';
import { requestCallBack } from '#contract/public/request-call-back.ts';
import { newId } from '#kernel/ids.ts';
import { HOUR, toIndiaIso } from '#kernel/time.ts';
import { itemsOf } from '#server/modules/inbox/items-of.ts';
import { insertSession, insertStranger } from '#testing/cast.ts';
import { freshMobile } from '#testing/sign-in-stage.ts';
import { startServer, type TestServer } from '#testing/start-test-server.ts';
import { NOW } from '#testing/world.ts';
import { answerReportLostPhone, answerRequestCallBack } from './support.ts';

let app: TestServer;
beforeAll(async () => {
  app = await startServer({ answers: [answerRequestCallBack, answerReportLostPhone] });
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

describe('a lost telephone', () => {
  const lost = (mobile: string) => ({
    id: newId(),
    name: 'Ravi Pawar',
    mobile,
    language: 'hi' as const,
  });

  test('is a case with a clock for operations, who hear by when to call; nobody is written to or signed out', async () => {
    const { db } = app.world;
    const ravi = await insertStranger(db, { mobile: freshMobile(), mobileProven: true });
    await insertSession(db, ravi, NOW);
    const asked = lost(ravi.mobile ?? '');
    const client = app.client({ address: '203.0.113.6' });
    const twice = await Promise.all([
      client.call(reportLostPhone, asked),
      client.call(reportLostPhone, asked),
    ]);
    const answer = { received: true, callBy: toIndiaIso(NOW + HOUR) };
    expect(twice.map(({ value }) => value)).toEqual([answer, answer]);
    const { rows } = await db.query(
      `select c.kind, c.next_at as "nextAt", l.service_interest as about from cases c join leads l on l.id = c.lead_id
        where l.id = $1`,
      [asked.id],
    );
    expect(rows).toEqual([{ kind: 'call-back', nextAt: NOW + HOUR, about: LOST_PHONE }]);
    const events = await db.query('select type, subject, at, data from events where subject = $1', [
      asked.id,
    ]);
    expect(events.rows.flatMap((event) => itemsOf(event, {}))).toMatchObject([
      { kind: 'call-back', leadId: asked.id, harmAt: NOW + HOUR },
    ]);
    expect((await db.query('select id from messages')).rows).toEqual([]);
    const sessions = await db.query('select user_id from sessions where user_id = $1', [ravi.id]);
    expect(sessions.rows).toHaveLength(1);
  });

  test('is answered alike whether there is such an account or not, ten times an hour from one address', async () => {
    const { db } = app.world;
    const ravi = await insertStranger(db, { mobile: freshMobile(), mobileProven: true });
    const client = app.client({ address: '203.0.113.7' });
    const known = await client.call(reportLostPhone, lost(ravi.mobile ?? ''));
    const unknown = await client.call(reportLostPhone, lost(freshMobile()));
    expect(known.value).toEqual(unknown.value);
    for (let index = 0; index < 8; index += 1)
      await client.call(reportLostPhone, lost(freshMobile()));
    expect((await client.call(reportLostPhone, lost(freshMobile()))).status).toBe(429);
  });
});
