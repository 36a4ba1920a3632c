import { expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import type { Customer } from '#server/flows/booking/book-slot.ts';
import { balancesOf, lookAt } from '#testing/payments.ts';
import { visitStage } from '#testing/visit-stage.ts';
import { acting, sowWorker, type VisitTestDeps, visitAt } from '#testing/visits.ts';
import type { World } from '#testing/world.ts';
import { finishWork } from '../visit/finish-work.ts';
import { beginPayment } from './begin-payment.ts';
import { beginPaymentAtDoor } from './begin-payment-at-door.ts';
import { recordPayment } from './record-payment.ts';

let world: World;
let asha: Customer;
let app: VisitTestDeps;
visitStage(4, (stage) => {
  ({ world, asha, app } = stage);
});

const refused = (code: string) => ({ ok: false, refusal: { code } });
const showCode = (bookingId: string, userId: string) =>
  beginPaymentAtDoor(app, { bookingId, userId, provider: 'sandbox' });

/** The work is done, and the customer pays online. */
async function toBePaid() {
  const visit = await visitAt(app, asha, 'in_progress', { paymentMethod: 'cash' });
  const { bookingId, ravi } = visit;
  const early = await showCode(bookingId, ravi.userId);
  const bill = { lines: [], payBy: 'link', cashPaise: 0 } as const;
  expect(await finishWork(app, { ...acting(app, ravi, bookingId), ...bill })).toMatchObject({
    ok: true,
  });
  return { ...visit, early };
}

test('the code at the door is the order that the customer would begin: both at once make one, and its money pays the visit', async () => {
  const { bookingId, ravi, early } = await toBePaid();
  expect(early).toMatchObject(refused('move-not-allowed'));
  const own = { bookingId, userId: asha.id, provider: 'sandbox', amountPaise: 80_000 };
  const begun = await Promise.all(
    Array.from({ length: 10 }, (_, turn) =>
      turn % 2 === 0 ? showCode(bookingId, ravi.userId) : beginPayment(app, own),
    ),
  );
  const attempts = begun.flatMap((one) => (one.ok ? one.value.attempt : []));
  expect(new Set(attempts.map(({ id }) => id)).size).toBe(1);
  expect(attempts).toHaveLength(10);
  const [{ id: attemptId, orderReference, amountPaise }] = attempts as [(typeof attempts)[0]];
  expect(amountPaise).toBe(80_000);
  const receipt = { orderReference, amountPaise, gatewayReference: newId(), instrument: 'upi' };
  await recordPayment(app, { attemptId, receipt: { ...receipt, instrument: 'upi' } });
  expect(await lookAt(world.db, bookingId)).toMatchObject({ status: 'done', paid: 80_000 });
  expect(await balancesOf(world.db, bookingId)).toMatchObject({
    'gateway_clearing:sandbox': 80_000,
  });
  expect(await showCode(bookingId, ravi.userId)).toMatchObject(refused('nothing-due'));
});

test('only the Karigar who leads the visit may show it', async () => {
  const { bookingId } = await toBePaid();
  const stranger = await sowWorker(world.db);
  expect(await showCode(bookingId, stranger.userId)).toMatchObject(refused('visit-not-found'));
  expect(await showCode(bookingId, asha.id)).toMatchObject(refused('visit-not-found'));
  expect(await showCode(newId(), stranger.userId)).toMatchObject(refused('visit-not-found'));
});
