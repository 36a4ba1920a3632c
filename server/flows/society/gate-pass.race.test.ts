import { afterAll, beforeAll, expect, test } from 'vitest';
import { MINUTE } from '#kernel/time.ts';
import { createAppCache } from '#server/cache/app-cache.ts';
import { listHoldsOf, moveHolds } from '#server/modules/availability/store.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { readOwnGatePass } from '#server/views/gate-pass.ts';
import { TEST_KEYS } from '#testing/sign-in-stage.ts';
import { sowCustomer, sowSmallTown } from '#testing/small-town.ts';
import {
  acting,
  START,
  sowWorker,
  type VisitTestDeps,
  visitAt,
  visitDeps,
  type Worker,
} from '#testing/visits.ts';
import { createWorld, type World } from '#testing/world.ts';
import type { Customer } from '../booking/book-slot.ts';
import { rescheduleBooking } from '../booking/reschedule-booking.ts';
import { prepareDispatch } from '../dispatch/steps/prepare-dispatch.ts';
import { replaceKarigar } from '../dispatch/steps/replace-karigar.ts';
import { breakOffVisit } from '../visit/break-off-visit.ts';
import { checkGatePass } from './check-gate-pass.ts';

let world: World;
let asha: Customer;
let workers: readonly Worker[];
let app: VisitTestDeps;

beforeAll(async () => {
  world = await createWorld();
  await sowSmallTown(world.db);
  asha = await sowCustomer(world.db);
  workers = [await sowWorker(world.db), await sowWorker(world.db), await sowWorker(world.db)];
  app = visitDeps(world.db);
});
afterAll(() => world.close());

async function passOf(worker: Worker, bookingId: string): Promise<string> {
  const given = await readOwnGatePass(
    { pool: world.db, keys: TEST_KEYS, facts: createAppCache(world.db), origin: '' },
    worker.userId,
    bookingId,
    START,
  );
  if (!given.ok) throw new Error(given.refusal.code);
  return given.value.pass.address.split('#')[1] as string;
}

async function ask(pass: string): Promise<boolean> {
  const log = { attack: () => {} };
  const asked = await checkGatePass(
    { pool: world.db, keys: TEST_KEYS, log },
    { pass },
    { address: '127.0.0.1', now: START },
  );
  return asked.ok && asked.value.admitted;
}

/** A guard who asks again and again while something happens, and the answer after it was done. */
async function askWhile(pass: string, work: () => Promise<unknown>) {
  let done = false;
  const after: boolean[] = [];
  const guard = (async () => {
    while (after.length < 5) {
      const wasDone = done;
      const admitted = await ask(pass);
      if (wasDone) after.push(admitted);
    }
  })();
  await work();
  done = true;
  await guard;
  return after;
}

test('a guard who checks continuously lets the former Karigar in no more once the visit is reassigned', async () => {
  const { bookingId, ravi } = await visitAt(app, asha, 'dispatched');
  const other = workers.find(({ karigarId }) => karigarId !== ravi.karigarId) as Worker;
  const before = await passOf(ravi, bookingId);
  expect(await ask(before)).toBe(true);
  const after = await askWhile(before, async () => {
    const lock = await prepareDispatch(app, bookingId);
    const held = await transaction(world.db, async (db) => {
      const facts = await lock?.(db);
      if (!facts) throw new Error('Nothing to dispatch');
      return replaceKarigar(db, facts, { karigarId: other.karigarId, why: 'late', actor: 'test' });
    });
    expect(held).toBe('held');
  });
  expect(after).toEqual([false, false, false, false, false]);
  expect(await ask(await passOf(other, bookingId))).toBe(true);
});

test('a guard lets nobody in from the moment the Karigar breaks the visit off', async () => {
  const { bookingId, ravi } = await visitAt(app, asha, 'dispatched', { time: '12:00 PM' });
  const before = await passOf(ravi, bookingId);
  const after = await askWhile(before, async () => {
    const command = { ...acting(app, ravi, bookingId), reason: 'vehicle' };
    expect(await breakOffVisit(app, command)).toMatchObject({ ok: true });
  });
  expect(after).toEqual([false, false, false, false, false]);
});

test('a pass saved for where there is no signal is good when the Karigar’s own time is pushed, and not when the hour is moved', async () => {
  const { bookingId, ravi } = await visitAt(app, asha, 'assigned', { time: '10:00 AM' });
  const saved = await passOf(ravi, bookingId);
  const [hold] = await listHoldsOf(world.db, bookingId);
  if (!hold) throw new Error('Nobody comes');
  const [leaveAt, startsAt, endsAt] = [hold.leaveAt, hold.startsAt, hold.endsAt].map(
    (at) => at + 20 * MINUTE,
  ) as [number, number, number];
  await moveHolds(world.db, [{ ...hold, leaveAt, startsAt, endsAt }]);
  expect(await ask(saved)).toBe(true);
  expect(await passOf(ravi, bookingId)).toBe(saved);
  const to = { date: '2026-11-24', time: '10:00 AM', shownFloorPaise: 0 };
  const moved = await rescheduleBooking(app, { id: bookingId, userId: asha.id, ...to });
  expect(moved).toEqual({ ok: true, value: 'moved' });
  expect(await ask(saved)).toBe(false);
});
