import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { DAY, HOUR, MINUTE } from '#kernel/time.ts';
import type { Gateway } from '#server/adapters/gateway/gateway.ts';
import { recordRestored } from '#server/flows/settlement/record-restored.ts';
import { listSettlements } from '#server/views/settlements.ts';
import { effectDeps, goToPayPage } from '#testing/payment-effects.ts';
import { bookOnline, lookAt } from '#testing/payments.ts';
import { openTestSandbox, type TestSandbox } from '#testing/sandbox.ts';
import { sowCustomer, sowKarigar, sowSmallTown } from '#testing/small-town.ts';
import { createWorld, NOW, type World } from '#testing/world.ts';
import { askAfterRestore } from './ask-after-restore.ts';
import { sweepPayments } from './sweep-payments.ts';

let world: World;
let at: TestSandbox;
beforeAll(async () => {
  [world, at] = await Promise.all([createWorld(), openTestSandbox()]);
  await sowSmallTown(world.db);
  await sowKarigar(world.db, { skills: [3] });
});
afterAll(async () => {
  await at.close();
  await world.close();
});

test('after a restore a payment that the database has forgotten counts, and an order that it never knew is named', async () => {
  const asha = await sowCustomer(world.db);
  const app = effectDeps(world.db, at, NOW);
  const bookingId = await bookOnline(app, asha);
  const { attemptId, payUrl } = await goToPayPage(app, asha, bookingId);
  // As it stood at the moment: given up for good, and paid only after it.
  await world.db.query(
    `update payment_attempts set state = 'failed', next_ask_at = null, asked_closed = 4 where id = $1`,
    [attemptId],
  );
  await at.press(payUrl, 'pay', 'never');
  const lost = await at.gateway.createOrder({
    orderReference: newId(),
    amountPaise: 50_000,
    instrument: 'upi',
    redirectUrl: 'http://localhost:4200/payment-success',
    lifetimeSeconds: 800,
    description: 'Of a booking that was lost',
  });
  if (lost.state !== 'created') throw new Error(lost.state);
  await at.press(lost.payUrl, 'pay', 'never');
  app.pass(Date.now() + DAY - app.now());
  await sweepPayments(app);
  expect(await lookAt(world.db, bookingId)).toMatchObject({ received: 0 });

  expect(await recordRestored(world.db, NOW, app.now())).toBe(1);
  app.pass(HOUR);
  await sweepPayments(app);
  expect(await lookAt(world.db, bookingId)).toMatchObject({ received: 80_000 });
  // One day that cannot be read is not forgotten.
  let failing = true;
  const flaky: Gateway = new Proxy(at.gateway, {
    get: (gateway, name, self) =>
      name === 'readSettlement' && failing
        ? async () => ({ state: 'unknown', reason: 'test' })
        : Reflect.get(gateway, name, self),
  });
  const gateways = new Map([...app.gateways.keys()].map((name) => [name, flaky] as const));
  const stood = async () =>
    (await world.db.query('select asked_at, ask_tries from restores')).rows[0];
  const told = async () =>
    (await world.db.query(`select type from events where type like 'Reports%' order by id`)).rows;
  // The pauses grow, two processes at once are one try, and operations hear of it once.
  for (const [tries, pause] of [1, 2, 4, 8, 16, 32, 64, 128, 256, 360, 360].entries()) {
    await Promise.all([1, 2].map(() => askAfterRestore({ ...app, gateways })));
    expect(await stood()).toEqual({ asked_at: null, ask_tries: tries + 1 });
    app.pass(pause * MINUTE - 1);
    await askAfterRestore({ ...app, gateways });
    expect(await stood()).toEqual({ asked_at: null, ask_tries: tries + 1 });
    expect(await told()).toHaveLength(tries < 4 ? 0 : 1);
    app.pass(1);
  }
  failing = false;
  await askAfterRestore(app);
  expect(await told()).toEqual([{ type: 'ReportsUnread' }, { type: 'ReportsRead' }]);
  const differences = (await listSettlements(world.db)).flatMap((one) => one.differences);
  expect(differences).toMatchObject([{ kind: 'missing-here', theirsPaise: 50_000 }]);
  const asked = await world.db.query('select asked_at is not null as asked from restores');
  expect(asked.rows).toEqual([{ asked: true }]);
  app.logged.length = 0;
  await askAfterRestore(app);
  expect(app.logged).toEqual([]);
});
