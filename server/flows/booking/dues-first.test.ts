import { afterAll, beforeAll, expect, test } from 'vitest';
import { countDues } from '#server/modules/booking/dues-store.ts';
import { readCancellation } from '#server/views/cancellation.ts';
import { onlineBooking, payFor } from '#testing/payments.ts';
import { TEST_KEYS } from '#testing/sign-in-stage.ts';
import { sowCustomer, sowSmallTown } from '#testing/small-town.ts';
import { sowWorker, visitAt, visitDeps } from '#testing/visits.ts';
import { createWorld, NOW, type World } from '#testing/world.ts';
import { admitPlacing } from './admit-placing.ts';
import type { Customer } from './book-slot.ts';
import { cancelBooking } from './cancel-booking.ts';

let world: World;
let asha: Customer;
let app: ReturnType<typeof visitDeps>;
beforeAll(async () => {
  world = await createWorld();
  await sowSmallTown(world.db);
  asha = await sowCustomer(world.db);
  for (let count = 0; count < 3; count += 1) await sowWorker(world.db);
  app = visitDeps(world.db);
});
afterAll(() => world.close());

/** A cash visit that is cancelled while somebody is on the way to it: its fee is owed. */
async function owing(): Promise<{ readonly id: string; readonly feePaise: number }> {
  const { bookingId: id } = await visitAt(app, asha, 'dispatched', { paymentMethod: 'cash' });
  const quote = await readCancellation(world.db, asha.id, { id }, app.now());
  if (!quote.ok) throw new Error(quote.refusal.code);
  const { feePaise, refundPaise } = quote.value;
  const shown = { shownFeePaise: feePaise, shownRefundPaise: refundPaise };
  await cancelBooking(app, { bookingId: id, userId: asha.id, ...shown });
  return { id, feePaise };
}

const ask = async (paymentMethod: 'cash' | 'upi') => {
  const log = { security: () => undefined };
  const person = { ...asha, mobileProven: true, joinedAt: 0 } as never;
  const asked = { person, input: onlineBooking({ paymentMethod }), address: '203.0.113.7' };
  const admitted = await admitPlacing({ pool: world.db, keys: TEST_KEYS, log }, asked, NOW);
  return admitted.ok ? 'admitted' : admitted.refusal.code;
};

test('with two unpaid dues the next booking is paid in advance; once one of them is paid, cash will do again', async () => {
  const { id, feePaise } = await owing();
  expect(feePaise).toBeGreaterThan(0);
  expect(await ask('cash')).toBe('admitted');
  await owing();
  expect(await countDues(world.db, asha.id)).toBe(2);
  expect(await ask('cash')).toBe('pay-in-advance');
  expect(await ask('upi')).toBe('admitted');
  await payFor(app, asha, id, feePaise);
  expect(await ask('cash')).toBe('admitted');
});
