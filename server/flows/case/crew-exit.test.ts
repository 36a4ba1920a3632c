import { expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { HOUR } from '#kernel/time.ts';
import { createAppCache } from '#server/cache/app-cache.ts';
import type { Customer } from '#server/flows/booking/book-slot.ts';
import { answerCase } from '#server/flows/case/answer-case.ts';
import { planCase } from '#server/flows/case/plan-case.ts';
import { sayToCase } from '#server/flows/case/say-to-case.ts';
import { erasePersonalData } from '#server/flows/identity/steps/erase-personal-data.ts';
import { type InboxEvent, notifyOperations } from '#server/flows/inbox/notify-operations.ts';
import { leaveForSafety } from '#server/flows/visit/leave-for-safety.ts';
import { collectMyData } from '#server/views/my-data.ts';
import { listOwnCases } from '#server/views/own-cases.ts';
import { insertStranger } from '#testing/cast.ts';
import { DAY_ONE, sowCrew, WEDDING } from '#testing/crew-stage.ts';
import { anew, eventOfDays, firstDayOf } from '#testing/event-of-days.ts';
import { objectsInMemory } from '#testing/objects.ts';
import { TEST_KEYS } from '#testing/sign-in-stage.ts';
import { visitStage } from '#testing/visit-stage.ts';
import { acting, type VisitTestDeps, type Worker } from '#testing/visits.ts';
import type { World } from '#testing/world.ts';

let world: World;
let asha: Customer;
let app: VisitTestDeps;
visitStage(0, (stage) => {
  ({ world, asha, app } = stage);
});

/** One of four at a wedding has left for safety, and operations have heard of it. */
async function memberLeft(): Promise<{ id: string; number: string }> {
  const crew = await sowCrew(world);
  const [leader, member] = crew as [Worker, Worker, ...Worker[]];
  const id = await eventOfDays(app, asha, WEDDING, [DAY_ONE], crew);
  await firstDayOf(app, leader, id, DAY_ONE);
  expect(await leaveForSafety(anew(app), acting(app, member, id))).toMatchObject({ ok: true });
  const { rows } = await world.db.query<InboxEvent>(
    'select id, type, subject, at, data from events where subject = $1 order by id',
    [id],
  );
  const house = { pool: world.db, now: app.now, facts: createAppCache(world.db) };
  await notifyOperations(house, rows);
  const { rows: cases } = await world.db.query(
    "select number from cases where kind = 'safety-exit' and booking_id = $1",
    [id],
  );
  expect(cases).toHaveLength(1);
  return { id, number: cases[0].number };
}

const fileOf = async () => {
  const sender = { brand: { name: 'Aangan' } };
  const kept = { pool: world.db, keys: TEST_KEYS, objects: objectsInMemory(), sender };
  return JSON.stringify(await collectMyData(kept, asha.id, app.now()));
};

test('who left a crew for safety is a case of operations, of which the customer reads nothing and hears nothing', async () => {
  const { number } = await memberLeft();
  expect(await listOwnCases(world.db, asha.id, app.now())).toEqual([]);
  expect(await fileOf()).not.toContain(number);
  const { rows } = await world.db.query(
    "select user_id as \"userId\" from cases where number = $1 union all select (data->>'userId')::uuid from events where data->>'caseNumber' = $1",
    [number],
  );
  expect(rows).toEqual([{ userId: null }, { userId: null }]);
});

test('nor of a case that was opened in their name before', async () => {
  const { number } = await memberLeft();
  await world.db.query('update cases set user_id = $2 where number = $1', [number, asha.id]);
  expect(await listOwnCases(world.db, asha.id, app.now())).toEqual([]);
  expect(await fileOf()).not.toContain(number);
  const said = { number, userId: asha.id, stepId: newId(), text: 'Who has left?' };
  expect(await sayToCase(world.db, said, app.now())).toMatchObject({
    refusal: { code: 'case-not-found' },
  });
  const { id: by } = await insertStranger(world.db, { role: 'ops' });
  const answer = { number, stepId: newId(), version: 1, by, text: 'We call you.' };
  expect(await answerCase(world.db, { ...answer, template: 'own' }, app.now())).toMatchObject({
    refusal: { code: 'nobody-to-answer' },
  });
});

test('what was written in it goes with the account of the customer, that a Karigar left stays', async () => {
  const { id, number } = await memberLeft();
  const { id: by } = await insertStranger(world.db, { role: 'ops' });
  const plan = { number, stepId: newId(), version: 1, by, text: 'Ask Asha what happened.' };
  const planned = await planCase(
    world.db,
    { ...plan, at: app.now() + HOUR, tried: false },
    app.now(),
  );
  expect(planned).toMatchObject({ ok: true });
  const written = async () =>
    (
      await world.db.query(
        `select c.next_step as next, array_remove(array_agg(s.text), null) as steps, count(x)::int as exits
          from cases c join case_steps s on s.case_id = c.id join safety_exits x on x.booking_id = c.booking_id
          where c.number = $1 and c.booking_id = $2 group by c.id`,
        [number, id],
      )
    ).rows;
  expect(JSON.stringify(await written())).toContain('Ask Asha');
  await erasePersonalData(world.db, TEST_KEYS, { id: asha.id, contacts: [] }, app.now());
  expect(await written()).toEqual([{ next: null, steps: [], exits: expect.any(Number) }]);
});
