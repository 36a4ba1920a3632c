import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { DAY } from '#kernel/time.ts';
import { cancelBooking } from '#server/flows/booking/cancel-booking.ts';
import { beginPayment } from '#server/flows/payment/begin-payment.ts';
import { recordPayment } from '#server/flows/payment/record-payment.ts';
import { beginTransfer } from '#server/flows/transfer/begin-transfer.ts';
import { recordTransferResult } from '#server/flows/transfer/record-transfer-result.ts';
import { refundByHand } from '#server/flows/transfer/refund-by-hand.ts';
import { bookOnline, payFor, paymentDeps } from '#testing/payments.ts';
import { sowCustomer, sowKarigar, sowSmallTown } from '#testing/small-town.ts';
import { createWorld, NOW, type World } from '#testing/world.ts';
import { listStuckMoney } from './stuck-money.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
  await sowSmallTown(world.db);
  for (let count = 0; count < 6; count += 1) await sowKarigar(world.db);
});
afterAll(() => world.close());

const seen = async (days = 0) =>
  (await listStuckMoney(world.db, NOW + days * DAY)).stuck.map(({ about, because }) => [
    ...[about, because],
  ]);

test('LIFE-04 money that failed, is overdue, waits for a second person or is not what was asked for is seen', async () => {
  const app = paymentDeps(world.db, NOW);
  const asha = await sowCustomer(world.db);
  const meera = await sowCustomer(world.db, 'Meera');
  const bookingId = await bookOnline(app, asha);
  await payFor(app, asha, bookingId);
  expect(await seen()).toEqual([]);

  const shown = { shownFeePaise: 0, shownRefundPaise: 80_000 };
  await cancelBooking(app, { bookingId, userId: asha.id, ...shown });
  expect(await seen()).toEqual([]);
  // Until the tenth working day it is on its way.
  expect(await seen(14)).toEqual([]);
  expect(await seen(15)).toEqual([['refund', 'overdue']]);
  const { rows } = await world.db.query<{ id: string }>('select id from transfers');
  const sending = { transferId: rows[0]?.id ?? '', payoutProvider: undefined };
  const name = (await beginTransfer(app, sending)).call?.name ?? '';
  await world.db.query("update transfers set state = 'failed', next_ask_at = null");
  expect(await seen()).toEqual([['refund', 'failed']]);
  const credited = { state: 'paid', reference: 'SBXR1', amountPaise: 80_000 } as const;
  await recordTransferResult(app, { name, said: credited });
  expect(await seen(99)).toEqual([]);

  const other = await bookOnline(app, asha, {
    serviceId: 6,
    date: '2026-12-01',
    shownPricePaise: 1_500_000,
  });
  const paid = await payFor(app, asha, other, 1_200_000);
  const byHand = { id: newId(), attemptId: paid, amountPaise: 600_000, by: meera.id, why: 'late' };
  await refundByHand(app, byHand);
  expect(await seen()).toEqual([['refund', 'needs-another-person']]);
  const third = await bookOnline(app, asha, { time: '04:00 PM' });
  const order = { bookingId: third, userId: asha.id, provider: 'sandbox', amountPaise: 80_000 };
  const begun = await beginPayment(app, order);
  if (!begun.ok) throw new Error(begun.refusal.code);
  const { id: attemptId, orderReference } = begun.value.attempt;
  const receipt = { orderReference, amountPaise: 79_900, gatewayReference: 'T1' };
  await recordPayment(app, { attemptId, receipt: { ...receipt, instrument: 'upi' } });
  expect((await seen()).toSorted()).toEqual([
    ['payment', 'mismatched'],
    ['refund', 'needs-another-person'],
  ]);
});
