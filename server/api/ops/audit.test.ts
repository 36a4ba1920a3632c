import { afterAll, beforeAll, expect, test } from 'vitest';
import type { InputOf, OutputOf } from '#contract/operation.ts';
import { endSessionsOf } from '#contract/ops/end-sessions-of.ts';
import { listAudit } from '#contract/ops/list-audit.ts';
import { readBookingMoney } from '#contract/ops/read-booking-money.ts';
import { takeFile } from '#contract/ops/take-file.ts';
import { newId } from '#kernel/ids.ts';
import { type Belongings, insertSomebody } from '#testing/belongings.ts';
import { type EveryRoute, startEveryRoute } from '#testing/every-route.ts';

let app: EveryRoute;
let asha: Belongings;
let meera: Belongings;
beforeAll(async () => {
  app = await startEveryRoute();
  asha = await insertSomebody(app);
  meera = await insertSomebody(app, { role: 'ops' });
});
afterAll(() => app.close());

type Entry = OutputOf<typeof listAudit>['entries'][number];
const list = async (input: InputOf<typeof listAudit> = {}): Promise<Entry[]> => {
  const answer = await meera.client.call(listAudit, input);
  if (!answer.value) throw new Error(JSON.stringify(answer));
  return answer.value.entries;
};

test('an act and a look stand in one list with who, when, what, about whom and why, the latest first', async () => {
  await meera.client.call(readBookingMoney, { id: asha.bookingId });
  const why = 'She has lost her telephone.';
  await meera.client.call(endSessionsOf, { userId: asha.person.id, why });
  const mine = await list({ by: meera.person.id });
  expect(mine.map(({ name }) => name)).toContain('SessionsEnded');
  expect(mine.find(({ kind }) => kind === 'act')).toMatchObject({
    ...{ name: 'SessionsEnded', byId: meera.person.id, about: asha.person.id, why },
  });
  expect(mine.find(({ name }) => name === 'readBookingMoney')).toMatchObject({
    ...{ kind: 'look', what: 'money', whose: 'user', about: asha.person.id },
  });
  await app.world.db.query(
    `insert into looks (at, by_user_id, operation, what, whose, subject, request_id)
      values ('2024-01-01', $1, 'readDispatch', 'dispatch', 'booking', $2, 'x')`,
    [meera.person.id, asha.bookingId],
  );
  expect(await list({ about: asha.bookingId })).toMatchObject([
    { whose: 'booking', reference: expect.stringMatching(/^AGN-/) },
  ]);
  const times = mine.map(({ at }) => at);
  expect(times).toEqual(times.toSorted().reverse());
});

test('a list that leaves as a file stands in the log with its filter', async () => {
  const of = 'state=open&kind=complaint';
  expect((await meera.client.call(takeFile, { file: 'cases', of })).status).toBe(200);
  expect(
    (await list({ by: meera.person.id })).find(({ name }) => name === 'FileTaken'),
  ).toMatchObject({
    ...{ kind: 'act', byId: meera.person.id, why: of },
  });
});

test('it is filtered by kind, colleague, thing, words and day; what stands for anything in a search stands for itself', async () => {
  expect(new Set((await list({ kind: 'look' })).map(({ kind }) => kind))).toEqual(
    new Set(['look']),
  );
  expect(await list({ by: newId() })).toEqual([]);
  const about = await list({ about: asha.person.id });
  expect(about.length).toBeGreaterThan(0);
  expect(about.every((one) => one.about === asha.person.id)).toBe(true);
  expect((await list({ text: 'lost her tele' })).map(({ name }) => name)).toEqual([
    'SessionsEnded',
  ]);
  const called = { text: 'was signed out', names: 'SessionsEnded,readCase' };
  expect((await list(called)).map(({ name }) => name)).toEqual(['SessionsEnded']);
  expect(await list({ text: '%' })).toEqual([]);
  expect(await list({ until: '2020-01-01' })).toEqual([]);
  expect(await list({ from: '2020-01-01', about: asha.person.id })).toEqual(about);
});

test('pages follow each other without a gap or a doubled line, also where hundreds share a moment', async () => {
  const at = '2024-03-05T10:00:00.123457+05:30';
  await app.world.db.query(
    `insert into looks (at, by_user_id, operation, what, whose, subject, request_id)
      select $1::timestamptz + (n / 100) * interval '1 microsecond', $2, 'readDispatch', 'dispatch', 'booking', $3, 'x'
        from generate_series(1, 250) n`,
    [at, meera.person.id, newId()],
  );
  await app.world.db.query(
    `insert into events (subject, type, at, actor, data) select $2, 'Noted', $1, 'ops:' || $3, '{}' from generate_series(1, 30)`,
    [at, newId(), meera.person.id],
  );
  const day = { from: '2024-03-05', until: '2024-03-05' };
  const seen: string[] = [];
  let before: string | undefined;
  do {
    const answer = await meera.client.call(listAudit, { ...day, ...(before && { before }) });
    seen.push(...(answer.value?.entries ?? []).map(({ id }) => id));
    before = answer.value?.next ?? undefined;
  } while (before);
  expect(seen).toHaveLength(280);
  expect(new Set(seen).size).toBe(280);
  for (const wrong of ['x', '1.2.3/act/1', './act/1', '1./act/1'])
    expect((await meera.client.call(listAudit, { before: wrong })).status).toBe(422);
  const latest = '999999999999.999999/request/999999999999999999';
  expect((await meera.client.call(listAudit, { before: latest })).status).toBe(200);
});

test.each(['events', 'looks', 'security_events'])(
  'no line of %s is changed or deleted, not even by the server itself',
  async (table) => {
    await app.world.db.query(
      `insert into security_events (at, kind, operation, result, times) values (now(), 'sign-in', 'signIn', 'accepted', 1)`,
    );
    await meera.client.call(readBookingMoney, { id: asha.bookingId });
    await app.world.db.query(
      `insert into looks (at, by_user_id, operation, what, whose, subject, request_id)
        values (now(), $1, 'readDispatch', 'dispatch', 'booking', $2, 'x')`,
      [meera.person.id, newId()],
    );
    for (const act of [
      `update ${table} set at = now()`,
      `delete from ${table}`,
      `truncate ${table}`,
    ])
      await expect(app.world.db.query(act)).rejects.toThrow(
        act === 'truncate events' ? 'cannot truncate' : 'append-only',
      );
  },
);
