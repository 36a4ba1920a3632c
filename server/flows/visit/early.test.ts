import { expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { HOUR, type Instant, MINUTE } from '#kernel/time.ts';
import type { Customer } from '#server/flows/booking/book-slot.ts';
import { readGatePass } from '#server/views/gate-pass.ts';
import { readKarigarVisit } from '#server/views/karigar-visits.ts';
import { readLiveVisit } from '#server/views/live-visit.ts';
import { lookAt } from '#testing/payments.ts';
import { visitStage } from '#testing/visit-stage.ts';
import {
  AT_THE_DOOR,
  acting,
  START,
  startCodeOf,
  type VisitTestDeps,
  visitAt,
  type Worker,
} from '#testing/visits.ts';
import type { World } from '#testing/world.ts';
import { answerEarly } from './answer-early.ts';
import { arrive } from './arrive.ts';
import { askEarly } from './ask-early.ts';
import { startWork } from './start-work.ts';

let world: World;
let asha: Customer;
let app: VisitTestDeps;
visitStage(12, (stage) => {
  ({ world, asha, app } = stage);
});

const done = { ok: true, value: 'done' };
const WANTED: Instant = START - 50 * MINUTE;

/** Set out an hour ahead. */
const early = async () => {
  const visit = await visitAt(app, asha, 'dispatched');
  app.turnTo(START - HOUR);
  return visit;
};
const ask = (ravi: Worker, bookingId: string, wantsAt = WANTED) =>
  askEarly(app, { ...acting(app, ravi, bookingId), wantsAt });
const atDoor = (ravi: Worker, bookingId: string) =>
  arrive(app, { ...acting(app, ravi, bookingId), position: AT_THE_DOOR });
const live = async (bookingId: string) => {
  const facts = { places: await app.facts.places(), keys: app.keys, now: app.now() };
  return readLiveVisit(world.db, asha.id, bookingId, facts);
};
const answer = async (bookingId: string, yes: boolean) =>
  answerEarly(app, {
    ...{
      bookingId,
      userId: asha.id,
      requestId: (await live(bookingId))?.early?.id ?? newId(),
      yes,
    },
  });
const passFrom = async (bookingId: string) => {
  const gate = { ...app, origin: 'https://aangan.example' };
  const seen = await readGatePass(gate as never, asha.id, bookingId, app.now());
  return seen.ok && Date.parse(seen.value.passes[0]?.from ?? '');
};

test('without the customer’s consent, arrival and gate pass begin half an hour before the promised time', async () => {
  const { bookingId, ravi } = await early();
  app.turnTo(START - 55 * MINUTE);
  expect(await passFrom(bookingId)).toBe(START - 30 * MINUTE);
  expect(await atDoor(ravi, bookingId)).toMatchObject({
    refusal: { code: 'too-early-at-door', params: { from: START - 30 * MINUTE } },
  });
  expect(await ask(ravi, bookingId)).toEqual(done);
  expect(await live(bookingId)).toMatchObject({ early: { wantsAt: expect.any(String) } });
  expect(await answer(bookingId, false)).toEqual(done);
  expect((await live(bookingId))?.early).toBeNull();
  app.turnTo(WANTED);
  expect(await atDoor(ravi, bookingId)).toMatchObject({ refusal: { code: 'too-early-at-door' } });
  app.turnTo(START - 30 * MINUTE);
  expect(await atDoor(ravi, bookingId)).toEqual(done);
});

test('with the customer’s consent, arrival, gate pass and start begin ten minutes before the hour that was asked for', async () => {
  const { bookingId, ravi } = await early();
  expect(await ask(ravi, bookingId)).toEqual(done);
  expect(await answer(bookingId, true)).toEqual(done);
  expect(await answer(bookingId, false)).toMatchObject({
    refusal: { code: 'early-request-not-found' },
  });
  expect(await passFrom(bookingId)).toBe(WANTED - 10 * MINUTE);
  const seen = await readKarigarVisit(world.db, ravi.userId, bookingId, app.now());
  expect(seen.ok && seen.value.visit.early).toMatchObject({ asked: { answer: 'yes' } });
  expect(await atDoor(ravi, bookingId)).toEqual(done);
  const code = await startCodeOf(world.db, bookingId);
  expect(await startWork(app, { ...acting(app, ravi, bookingId), code })).toEqual(done);
  expect(await lookAt(world.db, bookingId)).toMatchObject({ status: 'in_progress' });
});

test('an answer stays, a stranger has none to give, and nobody is asked about what needs no asking', async () => {
  const { bookingId, ravi } = await early();
  expect(await ask(ravi, bookingId, START - 20 * MINUTE)).toMatchObject({
    refusal: { code: 'not-early' },
  });
  await ask(ravi, bookingId);
  // A question for another hour before there was an answer is still one question.
  expect(await ask(ravi, bookingId, START - 40 * MINUTE)).toEqual(done);
  const requestId = (await live(bookingId))?.early?.id ?? '';
  const said = { bookingId, requestId, yes: true };
  expect(await answerEarly(app, { ...said, userId: ravi.userId })).toMatchObject({
    refusal: { code: 'booking-not-found' },
  });
  const own = { ...said, userId: asha.id };
  const both = await Promise.all([answerEarly(app, own), answerEarly(app, own)]);
  expect(both).toEqual([done, done]);
  expect(await answerEarly(app, { ...own, yes: false })).toMatchObject({
    refusal: { code: 'early-answered' },
  });
  const { rows } = await world.db.query(
    `select count(*)::integer as told from events where subject = $1 and type = 'EarlyAnswered'`,
    [bookingId],
  );
  expect(rows).toEqual([{ told: 1 }]);
});

test('days before the visit there is nothing to ask, and nothing to press', async () => {
  const { bookingId, ravi } = await visitAt(app, asha, 'assigned');
  const seen = async () => {
    const read = await readKarigarVisit(world.db, ravi.userId, bookingId, app.now());
    return read.ok && read.value.visit.early.mayAsk;
  };
  app.turnTo(START - 3 * HOUR - 1);
  expect(await ask(ravi, bookingId)).toMatchObject({ refusal: { code: 'too-early-to-set-out' } });
  expect(await seen()).toBe(false);
  app.turnTo(START - 3 * HOUR);
  expect(await seen()).toBe(true);
  expect(await ask(ravi, bookingId)).toEqual(done);
});

test('a Karigar who has not left is never shown as coming earlier than they can be there', async () => {
  const { bookingId, ravi } = await visitAt(app, asha, 'assigned');
  const { rows } = await world.db.query<{ minutes: number }>(
    `select extract(epoch from starts_at - leave_at)::integer / 60 as minutes from holds where booking_id = $1`,
    [bookingId],
  );
  const journey = rows[0]?.minutes ?? 0;
  expect(journey).toBeGreaterThan(0);
  // Their own screen reckons with the same way, although they are asked to leave earlier than it takes.
  const own = await readKarigarVisit(world.db, ravi.userId, bookingId, app.now());
  expect(own.ok && own.value.visit.early.wayMinutes).toBe(journey);
  for (const minutes of [-60, -10, 0, 4, 12, 14]) {
    app.turnTo(START + minutes * MINUTE);
    const arrival = (await live(bookingId))?.arrival;
    expect(Date.parse(arrival?.until ?? '')).toBeGreaterThanOrEqual(app.now() + journey * MINUTE);
    expect(Date.parse(arrival?.from ?? '')).toBeGreaterThan(app.now());
  }
  app.turnTo(START + 14 * MINUTE);
  expect((await live(bookingId))?.arrival).toMatchObject({ basis: 'plan', late: true });
  app.turnTo(START + HOUR);
  expect((await live(bookingId))?.arrival?.late).toBe(true);
});
