import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { MINUTE } from '#kernel/time.ts';
import type { Customer } from '#server/flows/booking/book-slot.ts';
import { callOffBooking } from '#server/flows/booking/call-off-booking.ts';
import { explainBooking, sumOfLedger } from '#server/modules/ledger/store.ts';
import { connect, type Pool } from '#server/platform/database/connect.ts';
import { listBroken } from '#testing/races/invariants.ts';
import { sowCustomer, sowSmallTown, TOWN } from '#testing/small-town.ts';
import {
  AT_THE_DOOR,
  acting,
  START,
  sowWorker,
  startCodeOf,
  type VisitTestDeps,
  visitAt,
  visitDeps,
} from '#testing/visits.ts';
import { createWorld, type World } from '#testing/world.ts';
import { arrive } from './arrive.ts';
import { leaveForSafety } from './leave-for-safety.ts';
import { startWork } from './start-work.ts';

const MEETINGS = 6;
/** Twenty-two kilometres, and twenty-five minutes. */
const WAY = 7_200;
const WAIT = 5_000;

let world: World;
/** The two servers at which they arrive. */
let servers: [VisitTestDeps, VisitTestDeps];
let pools: Pool[];
let asha: Customer;

beforeAll(async () => {
  world = await createWorld();
  await sowSmallTown(world.db);
  for (let count = 0; count < 40; count += 1) await sowWorker(world.db, [2, 3]);
  await world.db.query('update karigars set home_pincode = $1', [TOWN.far]);
  pools = [0, 1].map(() => connect({ url: world.url, poolSize: 8 }));
  servers = pools.map((pool) => visitDeps(pool)) as typeof servers;
});
afterAll(async () => {
  expect(await sumOfLedger(world.db)).toBe(0);
  expect(await listBroken(world.db)).toEqual([]);
  await Promise.all(pools.map((pool) => pool.end()));
  await world.close();
});
beforeEach(async () => {
  asha = await sowCustomer(world.db);
});

const paidOnTop = async (bookingId: string) =>
  (await explainBooking(world.db, bookingId))
    .filter(({ kind }) => kind === 'waiting-paid' || kind === 'long-way-paid')
    .map(({ kind, lines }) => [
      kind,
      lines.find((one) => one.account === 'visit_costs')?.amountPaise,
    ]);

/** Both at one moment, each at a server of its own. */
function together<One>(
  turn: number,
  one: (app: VisitTestDeps) => Promise<One>,
  other: (app: VisitTestDeps) => Promise<unknown>,
): Promise<[One, unknown]> {
  const [here, there] = servers;
  there.turnTo(here.now());
  return turn % 2 === 0
    ? Promise.all([one(here), other(there)])
    : Promise.all([one(there), other(here)]);
}

const turns = Array.from({ length: MEETINGS }, (_, turn) => turn);

test('come ∥ come, and called off meanwhile: the way is paid once where they came, and never where they did not', async () => {
  for (const turn of turns) {
    const { bookingId, ravi } = await visitAt(servers[0], asha, 'dispatched');
    servers[0].turnTo(START - 5 * MINUTE);
    const come = (app: VisitTestDeps) =>
      arrive(app, { ...acting(app, ravi, bookingId), position: AT_THE_DOOR });
    const [first] = await together(turn, come, (app) =>
      turn < 3
        ? come(app)
        : callOffBooking(app, { bookingId, actor: 'ops:1', why: 'A flood in the street' }),
    );
    expect(await paidOnTop(bookingId)).toEqual(first.ok ? [['long-way-paid', WAY]] : []);
  }
});

test('a queue that both servers get: a wait without a signal is paid once, from when it began', async () => {
  for (const turn of turns) {
    const { bookingId, ravi } = await visitAt(servers[0], asha, 'dispatched');
    const code = await startCodeOf(world.db, bookingId);
    const at = { ...acting(servers[0], ravi, bookingId), happenedAt: START + 5 * MINUTE };
    const come = { ...at, position: AT_THE_DOOR };
    const opened = {
      ...acting(servers[0], ravi, bookingId),
      happenedAt: START + 30 * MINUTE,
      code,
    };
    servers[0].turnTo(START + 33 * MINUTE);
    const queue = async (app: VisitTestDeps) => [
      await arrive(app, come),
      await startWork(app, opened),
    ];
    const [first] = await together(turn, queue, queue);
    expect(first).toEqual([
      { ok: true, value: 'done' },
      { ok: true, value: 'done' },
    ]);
    expect(await paidOnTop(bookingId)).toEqual([
      ['long-way-paid', WAY],
      ['waiting-paid', 10 * 200],
    ]);
  }
});

test('let in ∥ let in, or left for safety meanwhile: the wait is paid once where the customer opened, the way always once', async () => {
  for (const turn of turns) {
    const { bookingId, ravi } = await visitAt(servers[0], asha, 'arrived');
    servers[0].turnTo(START + 40 * MINUTE);
    const code = await startCodeOf(world.db, bookingId);
    const begin = (app: VisitTestDeps) => startWork(app, { ...acting(app, ravi, bookingId), code });
    const [first] = await together(turn, begin, (app) =>
      turn < 3 ? begin(app) : leaveForSafety(app, acting(app, ravi, bookingId)),
    );
    expect(await paidOnTop(bookingId)).toEqual([
      ['long-way-paid', WAY],
      ...(first.ok ? [['waiting-paid', WAIT]] : []),
    ]);
  }
});
