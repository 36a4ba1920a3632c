import { afterAll, beforeAll, expect, test } from 'vitest';
import { policy } from '#contract/policy.ts';
import { newId } from '#kernel/ids.ts';
import { HOUR } from '#kernel/time.ts';
import { createAppCache } from '#server/cache/app-cache.ts';
import { karigarTopic } from '#server/modules/visit/topics.ts';
import { readCaseFile } from '#server/views/case-file.ts';
import { listCases } from '#server/views/cases.ts';
import { listKarigarNotifications, listNotifications } from '#server/views/notifications.ts';
import { listOwnCases } from '#server/views/own-cases.ts';
import { insertStranger } from '#testing/cast.ts';
import { freshMobile, TEST_KEYS } from '#testing/sign-in-stage.ts';
import { sowSmallTown } from '#testing/small-town.ts';
import { sowWorker, type Worker } from '#testing/visits.ts';
import { createWorld, NOW, type World } from '#testing/world.ts';
import { dissolveAccount } from '../identity/steps/dissolve-account.ts';
import { notifyCustomers } from '../notification/notify-customers.ts';
import { type NewsEvent, notifyKarigars } from '../notification/notify-karigars.ts';
import { answerCase } from './answer-case.ts';
import { askForHelp } from './ask-for-help.ts';
import { closeCase } from './close-case.ts';

let world: World;
let ravi: Worker;

beforeAll(async () => {
  world = await createWorld();
  await sowSmallTown(world.db);
  ravi = await sowWorker(world.db);
});
afterAll(() => world.close());

/** Tells of every event of the case, as the relay does. */
async function hear(number: string): Promise<string[]> {
  const { rows } = await world.db.query<NewsEvent>(
    `select e.id, e.type, e.subject, e.at, e.data from events e join cases c on c.id = e.subject
      where c.number = $1 order by e.id`,
    [number],
  );
  const facts = createAppCache(world.db);
  const messenger = { channels: ['sms', 'whatsapp', 'email', 'push'] as const };
  const deps = { pool: world.db, now: () => NOW, keys: TEST_KEYS, facts, messenger };
  await notifyCustomers({ pool: world.db }, rows);
  const told = await Promise.all(rows.map((event) => notifyKarigars(deps, event)));
  return told.flatMap(({ topics }) => topics);
}

const PAY = { topic: 'pay', text: 'Three hundred rupees are missing on Tuesday.' } as const;
const ask = (change: Partial<Parameters<typeof askForHelp>[1]> = {}) =>
  askForHelp(world.db, { id: newId(), userId: ravi.userId, ...PAY, ...change }, NOW);
const FIRST = { state: 'open', owner: 'anybody', overdue: 'any' } as const;

test('a Karigar who asks about pay has a number and a clock, once, and reads the answer; operations see who it is', async () => {
  const id = newId();
  const [one, again] = await Promise.all([ask({ id }), ask({ id })]);
  expect(one).toMatchObject({ ok: true, value: { number: expect.stringMatching(/^C-\d+$/) } });
  expect(again).toEqual(one);
  expect(await ask({ id, text: 'Something else' })).toMatchObject({
    refusal: { code: 'action-reused' },
  });
  const listed = await listCases(world.db, FIRST as never, { me: newId(), now: NOW });
  if (!listed.ok || !one.ok) throw new Error('Not listed');
  const seen = listed.value.cases.find(({ number }) => number === one.value.number);
  expect(seen).toMatchObject({ topic: 'pay', said: PAY.text, karigar: { id: ravi.karigarId } });
  const { acknowledgeHours } = policy.cases;
  expect(Date.parse(seen?.acknowledgeBy ?? '')).toBe(NOW + acknowledgeHours * HOUR);

  const staff = await insertStranger(world.db, { role: 'ops', fullName: 'Meera Shah' });
  const answer = { number: one.value.number, stepId: newId(), version: seen?.version ?? 0 };
  const text = 'It is on its way.';
  expect(
    await answerCase(world.db, { ...answer, by: staff.id, template: 'own', text }, NOW),
  ).toMatchObject({ ok: true });
  const [own] = await listOwnCases(world.db, ravi.userId, NOW, one.value.number);
  expect(own?.words.map((word) => [word.who, word.text])).toEqual([
    ['you', PAY.text],
    ['us', text],
  ]);
});

test('an answer and the end are told in the Karigar’s app and by their ways, and not to the customer they may be too', async () => {
  ravi = await sowWorker(world.db);
  const proven = 'update users set mobile = $2, mobile_proven_at = now() where id = $1';
  await world.db.query(proven, [ravi.userId, freshMobile()]);
  const asked = await ask();
  if (!asked.ok) throw new Error('Not asked');
  const { number } = asked.value;
  const by = (await insertStranger(world.db, { role: 'ops', fullName: 'Asha Rao' })).id;
  const work = { number, by, text: 'It is on its way.' };
  const answer = { ...work, stepId: newId(), version: 1, template: 'own' } as const;
  expect(await answerCase(world.db, answer, NOW)).toMatchObject({ ok: true });
  const end = { ...work, stepId: newId(), version: 2, outcome: 'put-right' } as const;
  expect(await closeCase(world.db, end, NOW)).toMatchObject({ ok: true });
  const topics = await hear(number);
  expect(topics).toContain(karigarTopic(ravi.karigarId));
  // Heard again they are told once.
  await hear(number);
  const { notifications } = await listKarigarNotifications(world.db, ravi.userId);
  expect(notifications.map(({ kind, params }) => [kind, params.caseNumber])).toEqual(
    expect.arrayContaining([
      ['question-answered', number],
      ['question-closed', number],
    ]),
  );
  expect(notifications).toHaveLength(2);
  expect((await listNotifications(world.db, ravi.userId)).notifications).toEqual([]);
  const file = await readCaseFile(world.db, number, NOW);
  const sentBy = file?.steps.slice(1).map(({ sent }) => sent.map(({ channel }) => channel));
  expect(sentBy).toEqual([['whatsapp'], ['whatsapp']]);
  // The messages keep the name of the account that they were written to.
  const whole = await insertStranger(world.db, { fullName: 'Ravi Patil' });
  await dissolveAccount(world.db, ravi.userId, whole.id, NOW);
  expect((await readCaseFile(world.db, number, NOW))?.steps).toEqual(file?.steps);
});

test('somebody who asks while they apply is told by their account', async () => {
  const applicant = await insertStranger(world.db, { fullName: 'Sunil Pawar' });
  const asked = await ask({ userId: applicant.id });
  if (!asked.ok) throw new Error('Not asked');
  const { number } = asked.value;
  const answer = { number, stepId: newId(), version: 1, by: applicant.id, text: 'On Monday.' };
  await answerCase(world.db, { ...answer, template: 'own' }, NOW);
  await hear(number);
  const { notifications } = await listKarigarNotifications(world.db, applicant.id);
  expect(notifications).toMatchObject([
    { kind: 'question-answered', params: { caseNumber: number } },
  ]);
});

test('nobody opens more cases at a time than can be answered', async () => {
  const { userId } = await sowWorker(world.db);
  for (let count = 0; count < policy.cases.mostOpenOfOne; count += 1)
    expect(await ask({ userId })).toMatchObject({ ok: true });
  expect(await ask({ userId })).toMatchObject({ refusal: { code: 'too-many-cases' } });
});
