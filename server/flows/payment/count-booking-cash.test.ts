import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { HOUR, instantInIndia } from '#kernel/time.ts';
import type { Customer } from '#server/flows/booking/book-slot.ts';
import { cashWithKarigar } from '#server/modules/ledger/accounts.ts';
import { balanceOf, sumOfLedger } from '#server/modules/ledger/store.ts';
import { notificationsOf } from '#server/modules/notification/notifications-of.ts';
import { timersOf } from '#server/timers.ts';
import { listKarigarCash } from '#server/views/karigar-cash.ts';
import { insertStranger } from '#testing/cast.ts';
import { bookOnline, lookAt, type PaymentDeps, paymentDeps } from '#testing/payments.ts';
import { listBroken } from '#testing/races/invariants.ts';
import { sowCustomer, sowSmallTown } from '#testing/small-town.ts';
import { sowWorker, type Worker } from '#testing/visits.ts';
import { createWorld, NOW, type World } from '#testing/world.ts';
import { cancelBooking } from '../booking/cancel-booking.ts';
import { expireBooking } from '../booking/expire-booking.ts';
import { recordCashBanked } from '../settlement/record-cash-banked.ts';
import { countBookingCash } from './count-booking-cash.ts';

let world: World;
let asha: Customer;
let meera: string;
let ravi: Worker;
let app: PaymentDeps & { pass(ms: number): void };
beforeAll(async () => {
  world = await createWorld();
  await sowSmallTown(world.db);
  asha = await sowCustomer(world.db);
  meera = (await insertStranger(world.db, { role: 'ops', fullName: 'Meera' })).id;
  for (let count = 0; count < 8; count += 1) ravi = await sowWorker(world.db);
  app = paymentDeps(world.db, NOW);
});
afterAll(async () => {
  expect(await sumOfLedger(world.db)).toBe(0);
  expect(await listBroken(world.db)).toEqual([]);
  await world.close();
});

const EVENT = { serviceId: 2, shownPricePaise: 200_000, paymentMethod: 'cash' } as const;
const ADVANCE = 160_000;
const counting = (id: string, more: Partial<Parameters<typeof countBookingCash>[1]> = {}) => ({
  ...{ id, cashId: newId(), amountPaise: ADVANCE, receipt: `R-${newId().slice(-12)}` },
  ...{ karigarId: null, by: meera },
  ...more,
});
const inHand = () => balanceOf(world.db, 'cash_in_hand');
const refused = (code: string) => ({ ok: false, refusal: { code } });

test('LIFE-05 the advance of a cash event counted by us keeps its slot, once however often it is said; the rest is reminded of', async () => {
  const id = await bookOnline(app, asha, EVENT);
  const counted = counting(id);
  const before = await inHand();
  const answers = await Promise.all([1, 2, 3].map(() => countBookingCash(app, counted)));
  expect(answers).toEqual(answers.map(() => ({ ok: true, value: { paidPaise: ADVANCE } })));
  expect(await inHand()).toBe(before + ADVANCE);
  expect(await lookAt(world.db, id)).toMatchObject({ hold_until: null, paid: ADVANCE });
  const event = { ...counted, amountPaise: 1 };
  expect(await countBookingCash(app, event)).toMatchObject(refused('hand-in-id-reused'));

  const { rows } = await world.db.query(
    "select id, type, subject, data, at from events where subject = $1 and type = 'CashCollected'",
    [id],
  );
  expect(rows).toHaveLength(1);
  expect(timersOf(rows[0])).toEqual([
    { job: 'remind-of-payment', at: instantInIndia('2026-11-23', 600) },
  ]);
  expect(notificationsOf(rows[0].type, rows[0].data)).toEqual(['payment-received']);

  app.pass(30 * HOUR);
  await expireBooking(app, { bookingId: id, pendingAtGateway: false });
  expect((await lookAt(world.db, id)).status).toBe('pending');
  app.pass(-30 * HOUR);
});

test('counted by a Karigar it is with that Karigar; given up, it is credit', async () => {
  const id = await bookOnline(app, asha, { ...EVENT, date: '2026-11-25' });
  const { karigarId, userId } = ravi;
  const own = { karigarId, by: userId };
  expect(await countBookingCash(app, counting(id, own))).toMatchObject(refused('own-money'));
  expect(await countBookingCash(app, counting(id, { karigarId }))).toMatchObject({ ok: true });
  expect(await balanceOf(world.db, cashWithKarigar(karigarId))).toBe(ADVANCE);
  const shown = { shownFeePaise: 0, shownRefundPaise: ADVANCE };
  await cancelBooking(app, { bookingId: id, userId: asha.id, ...shown });
  expect(-(await balanceOf(world.db, 'account_credit'))).toBe(ADVANCE);
});

test('exactly what is due, once, under a receipt of its own, never after its hour, and by nobody who owes it', async () => {
  const id = await bookOnline(app, asha, { ...EVENT, date: '2026-11-27' });
  const other = await bookOnline(app, asha, { ...EVENT, date: '2026-11-29' });
  const half = await countBookingCash(app, counting(id, { amountPaise: 80_000 }));
  expect(half).toMatchObject({
    refusal: { code: 'amount-mismatch', params: { dueNowPaise: ADVANCE } },
  });
  const stranger = counting(id, { karigarId: 999_999 });
  expect(await countBookingCash(app, stranger)).toMatchObject(refused('karigar-invalid'));
  expect(await countBookingCash(app, counting(id, { by: asha.id }))).toMatchObject(
    refused('own-money'),
  );
  expect(await countBookingCash(app, counting(newId()))).toMatchObject(
    refused('booking-not-found'),
  );
  // Two operators count at once, each with a receipt of their own: the customer has paid once.
  const both = await Promise.all(
    [counting(id), counting(id)].map((one) => countBookingCash(app, one)),
  );
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  // One receipt for two bookings at once, under one name: one has it, and the other is told.
  const [here, there] = [
    await bookOnline(app, asha, { ...EVENT, date: '2026-12-01' }),
    await bookOnline(app, asha, { ...EVENT, date: '2026-12-03' }),
  ];
  const reused = counting(here, { receipt: 'R-76' });
  const twice = await Promise.all(
    [reused, { ...reused, id: there }].map((one) => countBookingCash(app, one)),
  );
  expect(twice.filter(({ ok }) => ok)).toHaveLength(1);
  expect(twice.find(({ ok }) => !ok)).toMatchObject(refused('hand-in-id-reused'));
  const receipt = 'R-77';
  const daily = await bookOnline(app, asha, { date: '2026-11-26', paymentMethod: 'upi' });
  const first = counting(daily, { receipt, amountPaise: 80_000 });
  expect(await countBookingCash(app, first)).toMatchObject({ ok: true });
  expect((await lookAt(world.db, daily)).firm).toBe(true);
  const again = counting(other, { receipt });
  expect(await countBookingCash(app, again)).toMatchObject(refused('receipt-used'));
  app.pass(24 * HOUR);
  expect(await countBookingCash(app, counting(other))).toMatchObject(refused('booking-expired'));
  app.pass(-24 * HOUR);
});

test('the cash with us goes to the bank as its slip says, never more, and once', async () => {
  const all = await inHand();
  expect((await listKarigarCash(world.db)).inHandPaise).toBe(all);
  const banked = { id: newId(), amountPaise: all - 100, receipt: 'SLIP-1', by: meera };
  const answers = await Promise.all([1, 2].map(() => recordCashBanked(app, banked)));
  expect(answers).toEqual(answers.map(() => ({ ok: true, value: { inHandPaise: 100 } })));
  expect(await balanceOf(world.db, 'bank')).toBe(all - 100);
  const next = { ...banked, id: newId(), receipt: 'SLIP-2' };
  expect(await recordCashBanked(app, next)).toMatchObject(refused('more-than-held'));
  const sameSlip = { ...banked, id: newId(), amountPaise: 100 };
  expect(await recordCashBanked(app, sameSlip)).toMatchObject(refused('receipt-used'));
  const changed = { ...banked, amountPaise: 100 };
  expect(await recordCashBanked(app, changed)).toMatchObject(refused('hand-in-id-reused'));
});
