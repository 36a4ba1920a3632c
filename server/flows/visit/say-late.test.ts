import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DAY, HOUR, MINUTE } from '#kernel/time.ts';
import { readTalk } from '#server/views/talk.ts';
import { listVisitsAhead } from '#server/views/visits-ahead.ts';
import { sowCustomer, sowSmallTown } from '#testing/small-town.ts';
import { acting, START, sowWorker, visitAt, visitDeps, type Worker } from '#testing/visits.ts';
import { createWorld, type World } from '#testing/world.ts';
import { callOffBooking } from '../booking/call-off-booking.ts';
import { sayLate } from './say-late.ts';

let world: World;
let app: ReturnType<typeof visitDeps>;
let bookingId: string;
let ravi: Worker;

beforeAll(async () => {
  world = await createWorld();
  await sowSmallTown(world.db);
});
afterAll(() => world.close());
beforeEach(async () => {
  await sowWorker(world.db);
  app = visitDeps(world.db);
  ({ bookingId, ravi } = await visitAt(app, await sowCustomer(world.db), 'assigned'));
  app.turnTo(START - HOUR);
});

const press = (happenedAt = app.now()) => ({ ...acting(app, ravi, bookingId), happenedAt });
const DONE = { ok: true, value: 'done' };
const said = async () => (await readTalk(world.db, ravi.userId, bookingId))?.said ?? [];
const told = async () =>
  (
    await world.db.query(
      `select data from events where subject = $1 and type = 'SaidAtVisit' order by id`,
      [bookingId],
    )
  ).rows.map(({ data }) => data);

test('what was pressed without a signal reaches the customer once, with the time at which it was pressed', async () => {
  const pressedAt = app.now();
  const act = press();
  app.pass(12 * MINUTE);
  // Two windows of one telephone send the same act.
  expect(await Promise.all([sayLate(app, act), sayLate(app, act)])).toEqual([DONE, DONE]);
  expect(await said()).toMatchObject([{ sentence: 'ten-minutes-late', by: 'karigar' }]);
  expect(Date.parse((await said())[0]?.at ?? '')).toBe(pressedAt);
  expect(await told()).toMatchObject([{ sentence: 'ten-minutes-late', first: true }]);
  // The ten minutes begin when it was pressed.
  const [ahead] = await listVisitsAhead(world.db, START - DAY, START + DAY);
  expect(ahead?.saidLateAt).toBe(pressedAt);
});

test('two that were pressed without a signal and arrive together ring the customer once', async () => {
  const first = press();
  app.pass(7 * MINUTE);
  const second = press();
  app.pass(12 * MINUTE);
  expect(await sayLate(app, first)).toEqual(DONE);
  expect(await sayLate(app, second)).toEqual(DONE);
  expect((await told()).map((one) => one.first)).toEqual([true, false]);
});

test('pressed twice within minutes it is said once, later again', async () => {
  const act = press();
  expect(await sayLate(app, act)).toEqual(DONE);
  app.pass(4 * MINUTE);
  expect(await sayLate(app, press())).toEqual(DONE);
  expect(await told()).toHaveLength(1);
  app.pass(2 * MINUTE);
  expect(await sayLate(app, press())).toEqual(DONE);
  expect(await told()).toHaveLength(2);
});

test('a clock that goes wrong counts as no later than now, and no earlier than the visit was theirs', async () => {
  expect(await sayLate(app, press(app.now() + DAY))).toEqual(DONE);
  expect(Date.parse((await said())[0]?.at ?? '')).toBe(app.now());
});

test('pressed long ago it rings nobody any more, and stands in the talk', async () => {
  const act = press();
  app.turnTo(START + 5 * MINUTE);
  expect(await sayLate(app, act)).toEqual(DONE);
  expect(await said()).toHaveLength(1);
  expect((await told())[0].untilAt).toBeLessThan(app.now());
});

test('nobody is told of a visit that is called off, or of one that is somebody else’s', async () => {
  const other = await sowWorker(world.db);
  expect(await sayLate(app, { ...press(), userId: other.userId })).toMatchObject({
    refusal: { code: 'visit-not-found' },
  });
  app.turnTo(START - HOUR);
  await callOffBooking(app, { bookingId, actor: 'clock', why: 'the test' });
  expect(await sayLate(app, press())).toMatchObject({ ok: false });
  expect(await told()).toEqual([]);
});
