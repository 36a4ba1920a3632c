import { afterAll, beforeAll, expect, test } from 'vitest';
import { policy } from '#contract/policy.ts';
import { newId } from '#kernel/ids.ts';
import { HOUR } from '#kernel/time.ts';
import { listCases } from '#server/views/cases.ts';
import { listOwnCases } from '#server/views/own-cases.ts';
import { insertStranger } from '#testing/cast.ts';
import { sowSmallTown } from '#testing/small-town.ts';
import { sowWorker, type Worker } from '#testing/visits.ts';
import { createWorld, NOW, type World } from '#testing/world.ts';
import { answerCase } from './answer-case.ts';
import { askForHelp } from './ask-for-help.ts';

let world: World;
let ravi: Worker;

beforeAll(async () => {
  world = await createWorld();
  await sowSmallTown(world.db);
  ravi = await sowWorker(world.db);
});
afterAll(() => world.close());

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

test('nobody opens more cases at a time than can be answered', async () => {
  const { userId } = await sowWorker(world.db);
  for (let count = 0; count < policy.cases.mostOpenOfOne; count += 1)
    expect(await ask({ userId })).toMatchObject({ ok: true });
  expect(await ask({ userId })).toMatchObject({ refusal: { code: 'too-many-cases' } });
});
