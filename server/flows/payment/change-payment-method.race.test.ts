import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { HOUR, MINUTE } from '#kernel/time.ts';
import type { Customer } from '#server/flows/booking/book-slot.ts';
import { expireBooking } from '#server/flows/booking/expire-booking.ts';
import { dispatchVisit } from '#server/flows/visit/dispatch-visit.ts';
import { finishWork } from '#server/flows/visit/finish-work.ts';
import { sumOfLedger } from '#server/modules/ledger/store.ts';
import { connect, type Pool } from '#server/platform/database/connect.ts';
import { balancesOf, bookOnline, lookAt, payFor, refundsOf } from '#testing/payments.ts';
import { listBroken } from '#testing/races/invariants.ts';
import { sowCustomer, sowSmallTown } from '#testing/small-town.ts';
import {
  acting,
  START,
  sowWorker,
  type VisitTestDeps,
  visitAt,
  visitDeps,
} from '#testing/visits.ts';
import { createWorld, NOW, type World } from '#testing/world.ts';
import { beginPayment } from './begin-payment.ts';
import { changePaymentMethod } from './change-payment-method.ts';
import { recordPayment } from './record-payment.ts';

/** The number of times each meets the other, in turn from either side. */
const MEETINGS = 6;

let world: World;
let servers: [VisitTestDeps, VisitTestDeps];
let pools: Pool[];
let asha: Customer;

beforeAll(async () => {
  world = await createWorld();
  await sowSmallTown(world.db);
  for (let count = 0; count < 30; count += 1) await sowWorker(world.db, [3]);
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
  servers[0].turnTo(NOW);
});

const CASH = { paymentMethod: 'cash' } as const;
const change = (app: VisitTestDeps, bookingId: string, to: 'cash' | 'upi') =>
  changePaymentMethod(app, { bookingId, to, person: { ...asha, joinedAt: 0 } });
const heard = (answer: { ok: boolean; refusal?: { code: string } }) =>
  answer.ok ? 'ok' : answer.refusal?.code;
const methodOf = async (id: string) =>
  (
    await world.db.query<{ way: string }>(
      'select payment_method as way from bookings where id = $1',
      [id],
    )
  ).rows[0]?.way;
const turns = Array.from({ length: MEETINGS }, (_, turn) => turn);

/** Both at one moment, each at a server of its own; the one or the other is sent first. */
async function together<One, Other>(
  turn: number,
  one: (app: VisitTestDeps) => Promise<One>,
  other: (app: VisitTestDeps) => Promise<Other>,
): Promise<[One, Other]> {
  const [here, there] = servers;
  there.turnTo(here.now());
  if (turn % 2 === 0) return Promise.all([one(here), other(there)]);
  const second = other(there);
  return [await one(here), await second];
}

test('a change pressed twenty times is made once', async () => {
  const id = await bookOnline(servers[0], asha, { date: '2026-12-02' });
  servers[1].turnTo(servers[0].now());
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      change(servers[index % 2] as VisitTestDeps, id, 'cash'),
    ),
  );
  expect(answers.every(({ ok }) => ok)).toBe(true);
  expect((await lookAt(world.db, id)).events).toEqual([
    'BookingPlaced',
    'PaymentMethodChanged',
    'BookingMadeFirm',
  ]);
});

test('change to cash ∥ the gateway has the money: it is paid once, by that money, whichever is first', async () => {
  for (const turn of turns) {
    const id = await bookOnline(servers[0], asha, { date: `2026-12-0${turn + 3}` });
    const command = { bookingId: id, userId: asha.id, provider: 'sandbox', amountPaise: 80_000 };
    const begun = await beginPayment(servers[0], command);
    if (!begun.ok) throw new Error(begun.refusal.code);
    const { id: attemptId, orderReference } = begun.value.attempt;
    const paid = { amountPaise: 80_000, instrument: 'upi' as const };
    const receipt = { ...paid, orderReference, gatewayReference: newId() };
    const [changed, verdict] = await together(
      turn,
      (app) => change(app, id, 'cash'),
      (app) => recordPayment(app, { attemptId, receipt }),
    );
    expect(verdict).toBe('settled');
    expect(['ok', 'nothing-due']).toContain(heard(changed));
    expect(await methodOf(id)).toBe(changed.ok ? 'cash' : 'upi');
    expect(await lookAt(world.db, id)).toMatchObject({ firm: true, paid: 80_000 });
    expect(await balancesOf(world.db, id)).toEqual({
      'gateway_clearing:sandbox': 80_000,
      customer_advances: -80_000,
    });
  }
});

test('change to cash ∥ the hold ends: it is firm with its time, or over; never both', async () => {
  for (const turn of turns) {
    const id = await bookOnline(servers[0], asha, { date: `2026-12-1${turn}` });
    servers[0].pass(15 * MINUTE - 1);
    const [changed] = await together(
      turn,
      (app) => change(app, id, 'cash'),
      (app) => {
        app.pass(1);
        return expireBooking(app, { bookingId: id, pendingAtGateway: false });
      },
    );
    const state = await lookAt(world.db, id);
    expect([heard(changed), state.status, state.firm, state.holds]).toEqual(
      changed.ok ? ['ok', 'pending', true, 1] : ['booking-expired', 'expired', false, 0],
    );
  }
});

test('change to online ∥ set out: somebody is on the way, and what is due can be paid', async () => {
  for (const turn of turns) {
    const { bookingId: id, ravi } = await visitAt(servers[0], asha, 'assigned', CASH);
    servers[0].turnTo(START - 2 * HOUR);
    const both = await together(
      turn,
      (app) => change(app, id, 'upi'),
      (app) => dispatchVisit(app, acting(app, ravi, id)),
    );
    expect(both.map(heard)).toEqual(['ok', 'ok']);
    expect([await methodOf(id), (await lookAt(world.db, id)).status]).toEqual([
      'upi',
      'dispatched',
    ]);
    await payFor(servers[0], asha, id);
    expect(await lookAt(world.db, id)).toMatchObject({ paid: 80_000 });
  }
});

test('change to online ∥ the cash is counted: it is taken once, and nothing more can be paid', async () => {
  for (const turn of turns) {
    const { bookingId: id, ravi } = await visitAt(servers[0], asha, 'in_progress', CASH);
    const counted = { lines: [], payBy: 'cash', cashPaise: 80_000 } as const;
    const [changed, finished] = await together(
      turn,
      (app) => change(app, id, 'upi'),
      (app) => finishWork(app, { ...acting(app, ravi, id), ...counted }),
    );
    expect(heard(finished)).toBe('ok');
    expect(['ok', 'move-not-allowed']).toContain(heard(changed));
    expect(await lookAt(world.db, id)).toMatchObject({ status: 'done', paid: 80_000 });
    const { rows } = await world.db.query(
      `select collected_at is not null as collected from payments where booking_id = $1`,
      [id],
    );
    expect(rows).toEqual([{ collected: true }]);
    const again = { bookingId: id, userId: asha.id, provider: 'sandbox', amountPaise: 80_000 };
    expect(heard(await beginPayment(servers[0], again))).toBe('nothing-due');
    expect(await refundsOf(world.db, id)).toEqual([]);
  }
});
