import { afterAll, beforeAll, expect, test } from 'vitest';
import { readTraining } from '#contract/applicant/read-training.ts';
import { sendTraining } from '#contract/applicant/send-training.ts';
import { readKarigarFile } from '#contract/ops/read-karigar-file.ts';
import { recordKarigarCheck } from '#contract/ops/record-karigar-check.ts';
import { newId } from '#kernel/ids.ts';
import { type Belongings, insertSomebody } from '#testing/belongings.ts';
import { type EveryRoute, startEveryRoute } from '#testing/every-route.ts';

const RIGHT = [1, 0, 2, 0, 1, 0, 2, 1];

let app: EveryRoute;
let kiran: Belongings;
let meera: Belongings;

beforeAll(async () => {
  app = await startEveryRoute();
  kiran = await insertSomebody(app, { role: 'karigar', fullName: 'Kiran Jadhav' });
  meera = await insertSomebody(app, { role: 'ops' });
});
afterAll(() => app.close());

const hand = (answers: readonly number[]) =>
  kiran.client.call(sendTraining, { answers: [...answers] });
const held = async () => (await kiran.client.call(readTraining, {})).value?.certificate;

test('a test with a wrong answer says what to look at again; all right, it is passed once and for good', async () => {
  expect((await hand([0, ...RIGHT.slice(1)])).value).toEqual({
    certificate: null,
    wrong: ['offer'],
  });
  expect(await held()).toBe(null);
  // Two taps at once are one certificate.
  const both = await Promise.all([hand(RIGHT), hand(RIGHT)]);
  const [first, second] = both.map(({ value }) => value?.certificate);
  expect(first?.number).toMatch(/^T-[0-9A-F]{8}$/);
  expect(second).toEqual(first);
  expect((await hand([0, ...RIGHT.slice(1)])).value?.certificate).toEqual(first);
  expect(await held()).toEqual(first);
  const { rowCount } = await app.world.db.query(
    `select from karigar_checks where user_id = $1 and kind = 'training'`,
    [kiran.userId],
  );
  expect(rowCount).toBe(1);
});

test('operations find the number of the certificate in the Karigar’s file', async () => {
  const certificate = await held();
  const { rows } = await app.world.db.query('select id from karigars where user_id = $1', [
    kiran.userId,
  ]);
  const { value } = await meera.client.call(readKarigarFile, { karigarId: rows[0].id });
  expect(JSON.stringify(value)).toContain(certificate?.number);
});

test('operations write down no training, and one that stands there without a number passes nobody and bars nobody', async () => {
  const seema = await insertSomebody(app, { role: 'karigar', fullName: 'Seema More' });
  const { rows } = await app.world.db.query('select id from karigars where user_id = $1', [
    seema.userId,
  ]);
  const check = { karigarId: rows[0].id, checkId: newId(), checkedOn: '2026-11-20' };
  const byHand = { ...check, kind: 'training' as 'police' };
  expect((await meera.client.call(recordKarigarCheck, byHand)).refusal?.fields).toEqual({
    kind: 'check-kind-unknown',
  });
  await app.world.db.query(
    `insert into karigar_checks (id, user_id, kind, checked_on, recorded_at, recorded_by)
      values ($1, $2, 'training', '2026-11-20', now(), $2)`,
    [newId(), seema.userId],
  );
  const own = async () => (await seema.client.call(readTraining, {})).value?.certificate;
  expect(await own()).toBe(null);
  const passed = await seema.client.call(sendTraining, { answers: [...RIGHT] });
  expect(passed.value?.certificate?.number).toMatch(/^T-/);
  expect(await own()).toEqual(passed.value?.certificate);
  // Over is over: the test may be passed once more.
  await app.world.db.query(
    `update karigar_checks set checked_on = '2020-01-01', valid_until = '2020-01-02'
      where user_id = $1 and number is not null`,
    [seema.userId],
  );
  expect(await own()).toBe(null);
});

test('an answer too few is refused by its name', async () => {
  expect((await hand(RIGHT.slice(1))).refusal?.fields).toEqual({ answers: 'answers-missing' });
});
