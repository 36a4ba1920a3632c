import { expect, test } from 'vitest';
import { MINUTE } from '#kernel/time.ts';
import type { Customer } from '#server/flows/booking/book-slot.ts';
import { type EffectTestDeps, goToPayPage } from '#testing/payment-effects.ts';
import { paymentStage } from '#testing/payment-stage.ts';
import { bookOnline, lookAt } from '#testing/payments.ts';
import type { TestSandbox } from '#testing/sandbox.ts';
import type { World } from '#testing/world.ts';
import { askPayment } from './ask-payment.ts';
import { sweepPayments } from './sweep-payments.ts';

let world: World;
let sandbox: TestSandbox;
let asha: Customer;
let app: EffectTestDeps;
paymentStage((stage) => {
  ({ world, sandbox, asha, app } = stage);
});

const state = (bookingId: string) => lookAt(world.db, bookingId);
const attemptOf = async (attemptId: string) =>
  (await world.db.query('select * from payment_attempts where id = $1', [attemptId])).rows[0];
const saysWrong = (times?: number) => ({
  calls: [{ call: 'ask-order', kind: 'wrong-amount', ...(times && { times }) }],
});

test('an order of which the gateway once said a wrong sum is asked about again by the clock, and the true sum settles', async () => {
  const bookingId = await bookOnline(app, asha);
  const { attemptId, payUrl } = await goToPayPage(app, asha, bookingId);
  await sandbox.press(payUrl, 'pay');
  await sandbox.control({ faults: saysWrong(1) });
  await askPayment(app, { attemptId });
  expect(await state(bookingId)).toMatchObject({ firm: false, paid: 0 });
  // Nobody calls, presses or watches.
  app.pass(11 * MINUTE);
  await sweepPayments(app);
  expect(await state(bookingId)).toMatchObject({ firm: true, paid: 80_000 });
});

test('before an hour is given away the order that was wrong is asked about once more', async () => {
  const bookingId = await bookOnline(app, asha);
  const { attemptId, payUrl } = await goToPayPage(app, asha, bookingId);
  await sandbox.press(payUrl, 'pay');
  app.pass(14 * MINUTE);
  await sandbox.control({ faults: saysWrong(1) });
  await askPayment(app, { attemptId });
  app.pass(2 * MINUTE);
  await sweepPayments(app);
  expect(await state(bookingId)).toMatchObject({ status: 'pending', firm: true, paid: 80_000 });
});

test('another amount on an order that had failed is written down once, and asked about some times more, each rarer than the one before', async () => {
  const bookingId = await bookOnline(app, asha);
  const { attemptId, payUrl } = await goToPayPage(app, asha, bookingId);
  await sandbox.press(payUrl, 'decline');
  await askPayment(app, { attemptId });
  await sandbox.control({
    pay: { merchantOrderId: attemptId, outcome: 'completed' },
    faults: saysWrong(),
  });
  for (let again = 0; again < 2; again += 1) await askPayment(app, { attemptId });
  expect(await attemptOf(attemptId)).toMatchObject({ state: 'mismatched' });
  const waits: number[] = [];
  for (;;) {
    const { next_ask_at: at } = await attemptOf(attemptId);
    if (at === null) break;
    waits.push(at - app.now());
    app.pass(at - app.now());
    await askPayment(app, { attemptId });
  }
  expect(waits).toHaveLength(4);
  expect(waits).toEqual(waits.toSorted((one, other) => one - other));
  const { events } = await state(bookingId);
  expect(events.filter((type) => type === 'PaymentMismatched')).toHaveLength(1);
  expect(await state(bookingId)).toMatchObject({ paid: 0, received: 0 });
});
