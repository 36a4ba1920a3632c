import { beforeEach, expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { DAY, HOUR, toIndiaIso } from '#kernel/time.ts';
import { createAppCache } from '#server/cache/app-cache.ts';
import type { Customer } from '#server/flows/booking/book-slot.ts';
import { type InboxEvent, notifyOperations } from '#server/flows/inbox/notify-operations.ts';
import { answerComplaint } from '#server/flows/visit/answer-complaint.ts';
import { appealDecision } from '#server/flows/visit/appeal-decision.ts';
import { decideAppeal } from '#server/flows/visit/decide-appeal.ts';
import { disputeWork } from '#server/flows/visit/dispute-work.ts';
import { resolveDispute } from '#server/flows/visit/resolve-dispute.ts';
import { readCaseFile } from '#server/views/case-file.ts';
import { insertStranger } from '#testing/cast.ts';
import { visitStage } from '#testing/visit-stage.ts';
import { acting, type VisitTestDeps, visitAt } from '#testing/visits.ts';
import type { World } from '#testing/world.ts';
import { answerCase } from './answer-case.ts';
import { closeCase } from './close-case.ts';
import { escalateCase } from './escalate-case.ts';
import { openOwnCase } from './open-own-case.ts';
import { planCase } from './plan-case.ts';
import { sayToCase } from './say-to-case.ts';
import { sweepCases } from './sweep-cases.ts';
import { takeCase } from './take-case.ts';

let world: World;
let asha: Customer;
let app: VisitTestDeps;
let meera: string;
let lastEvent = 0;
visitStage(2, (stage) => {
  ({ world, asha, app } = stage);
});
beforeEach(async () => {
  meera = (await insertStranger(world.db, { role: 'ops' })).id;
});

async function complain(): Promise<string> {
  const asked = { id: newId(), kind: 'complaint', topic: 'work', userId: asha.id } as const;
  const opened = await openOwnCase(world.db, { ...asked, text: 'A stain.' }, app.now());
  if (!opened.ok) throw new Error(opened.refusal.code);
  return opened.value.number;
}
const fileOf = async (number: string) => {
  const file = await readCaseFile(world.db, number, app.now());
  if (!file) throw new Error('There is no such case');
  return file;
};
const act = async (number: string) => {
  const { version } = (await fileOf(number)).case;
  return { number, stepId: newId(), version, by: meera };
};
const escalate = async (number: string) =>
  escalateCase(world.db, { ...(await act(number)), text: 'The third time.' }, app.now());
const answer = async (number: string) =>
  answerCase(
    world.db,
    { ...(await act(number)), template: 'own', text: 'We look at it.' },
    app.now(),
  );
const close = async (number: string, outcome: 'explained' | 'decided' = 'explained') =>
  closeCase(world.db, { ...(await act(number)), outcome, text: 'It was so before.' }, app.now());
const rings = async (number: string) =>
  (
    await world.db.query(
      'select kind, because from inbox_items where thing_id = $1 and closed_at is null',
      [number],
    )
  ).rows;

test('an answer does not silence what was escalated before, and whoever takes it does', async () => {
  const number = await complain();
  await escalate(number);
  await answer(number);
  expect(await rings(number)).toEqual([{ kind: 'case-due', because: 'escalated' }]);
  await takeCase(world.db, await act(number), app.now());
  await close(number);
  expect(await rings(number)).toEqual([]);
});

test('nor where its clock has rung in between; what was taken is silent once it is answered', async () => {
  const [left, taken] = [await complain(), await complain()];
  for (const number of [left, taken]) await escalate(number);
  await takeCase(world.db, await act(taken), app.now());
  app.pass(40 * HOUR);
  await sweepCases(world.db, app.now(), []);
  for (const number of [left, taken]) await answer(number);
  expect(await rings(left)).toEqual([{ kind: 'case-due', because: 'acknowledge-soon' }]);
  expect(await rings(taken)).toEqual([]);
});

test('the escalation of a case whose clocks are quiet ends with the case', async () => {
  const number = await complain();
  await answer(number);
  await escalate(number);
  expect(await rings(number)).toHaveLength(1);
  expect(await close(number)).toMatchObject({ ok: true });
  expect(await rings(number)).toEqual([]);
});

const say = (number: string, text: string) =>
  sayToCase(world.db, { number, userId: asha.id, stepId: newId(), text }, app.now());

test('a customer’s reply rings at once, and is silent and leaves no clock once it is answered', async () => {
  const number = await complain();
  await answer(number);
  expect(await rings(number)).toEqual([]);
  app.pass(HOUR);
  await say(number, 'And under the sink.');
  app.pass(HOUR);
  await say(number, 'And in the hall.');
  await sweepCases(world.db, app.now(), []);
  expect(await rings(number)).toEqual([{ kind: 'case-due', because: 'replied' }]);
  expect((await fileOf(number)).case.due?.what).toBe('next-step');
  await answer(number);
  expect(await rings(number)).toEqual([]);
  expect((await fileOf(number)).case).toMatchObject({ nextAt: null, due: { what: 'resolve' } });
  app.pass(2 * DAY);
  await sweepCases(world.db, app.now(), []);
  expect(await rings(number)).toEqual([]);
});

test('an answer leaves the hour that a colleague has planned, and a reply what was escalated', async () => {
  const number = await complain();
  const at = app.now() + 5 * HOUR;
  const plan = { ...(await act(number)), text: 'Call Mukesh.', at, tried: false };
  await planCase(world.db, plan, app.now());
  await escalate(number);
  await say(number, 'And in the hall.');
  await answer(number);
  expect((await fileOf(number)).case.nextAt).toBe(toIndiaIso(at));
  expect(await rings(number)).toEqual([{ kind: 'case-due', because: 'escalated' }]);
});

test('the same act is done once; under its name another text is refused and not swallowed', async () => {
  const number = await complain();
  const asked = { ...(await act(number)), template: 'own' as const, text: 'We come at ten.' };
  const first = await answerCase(world.db, asked, app.now());
  expect(first).toMatchObject({ ok: true });
  expect(await answerCase(world.db, asked, app.now())).toEqual(first);
  const other = { ...asked, text: 'We come at twelve.' };
  expect(await answerCase(world.db, other, app.now())).toMatchObject({
    refusal: { code: 'action-reused' },
  });
  const taken = await act(number);
  expect(await takeCase(world.db, taken, app.now())).toEqual(
    await takeCase(world.db, taken, app.now()),
  );
});

/** Passes to the inbox every event since the last call. */
async function hear(): Promise<void> {
  const { rows } = await world.db.query<InboxEvent>(
    'select id, type, subject, at, data from events where id > $1 order by id',
    [lastEvent],
  );
  lastEvent = rows.at(-1)?.id ?? lastEvent;
  await notifyOperations({ pool: world.db, now: app.now, facts: createAppCache(world.db) }, rows);
}

test('a dispute that is decided before anybody has heard of it leaves no alarm behind', async () => {
  const { bookingId, ravi } = await visitAt(app, asha, 'done');
  const said = { reason: 'badly-done', lines: [1], comment: 'It drips.' } as const;
  await disputeWork(app, { bookingId, userId: asha.id, ...said });
  const answers = [{ line: 1, answer: 'It was dry.' }];
  await answerComplaint(app, { ...acting(app, ravi, bookingId), answers });
  const decided = await resolveDispute(app, {
    ...{ bookingId, outcome: 'refund', refundPaise: 20_000, comment: 'Seen' },
    ...{ borneBy: 'karigar', actor: 'ops:1' },
  });
  expect(decided).toMatchObject({ ok: true });
  await hear();
  const { rows } = await world.db.query(
    `select i.outcome, c.closed_at is not null as closed from inbox_items i join cases c on c.booking_id = i.booking_id
      where i.kind = 'dispute' and i.booking_id = $1`,
    [bookingId],
  );
  expect(rows).toEqual([{ outcome: 'solved', closed: true }]);
});

test('an appeal takes a dispute up again with new clocks, and it ends when the appeal is decided and not by hand before', async () => {
  const { bookingId, ravi } = await visitAt(app, asha, 'done');
  const said = { reason: 'badly-done', lines: [1], comment: 'It drips.' } as const;
  await disputeWork(app, { bookingId, userId: asha.id, ...said });
  await answerComplaint(app, {
    ...{ ...acting(app, ravi, bookingId), answers: [{ line: 1, answer: 'It was dry.' }] },
  });
  await hear();
  app.pass(9 * DAY);
  await resolveDispute(app, {
    ...{ bookingId, outcome: 'refund', refundPaise: 20_000, comment: 'Seen' },
    ...{ borneBy: 'karigar', actor: 'ops:1' },
  });
  await hear();
  const { rows } = await world.db.query('select number from cases where booking_id = $1', [
    bookingId,
  ]);
  const number: string = rows[0].number;
  expect((await fileOf(number)).case.closed).toMatchObject({ outcome: 'decided' });

  app.pass(6 * DAY);
  const appeal = { ...acting(app, ravi, bookingId), why: 'Look at the picture' };
  expect(await appealDecision(app, appeal)).toMatchObject({ ok: true });
  await hear();
  await sweepCases(world.db, app.now(), []);
  const { case: one, mayClose } = await fileOf(number);
  expect(one.closed).toBe(null);
  expect(one.acknowledgedAt).not.toBe(null);
  expect(Date.parse(one.resolveBy)).toBeGreaterThan(app.now() + 3 * DAY);
  const item = await world.db.query(
    "select because from inbox_items where kind = 'dispute' and booking_id = $1 and closed_at is null",
    [bookingId],
  );
  expect(item.rows).toEqual([{ because: 'appealed' }]);
  expect(mayClose).toEqual([]);
  expect(await close(number, 'decided')).toMatchObject({ refusal: { code: 'decision-first' } });

  const decision = { bookingId, granted: false, comment: 'Right', actor: 'ops:2' };
  expect(await decideAppeal(app, decision)).toMatchObject({ ok: true });
  expect((await fileOf(number)).mayClose).toEqual(['decided']);
  await hear();
  expect((await fileOf(number)).case.closed).toMatchObject({ outcome: 'decided' });
});
