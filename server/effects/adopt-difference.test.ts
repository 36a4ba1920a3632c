import { afterEach, beforeEach, expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import type { Customer } from '#server/flows/booking/book-slot.ts';
import { cancelBooking } from '#server/flows/booking/cancel-booking.ts';
import { beginPayment } from '#server/flows/payment/begin-payment.ts';
import { answerDifference } from '#server/flows/settlement/answer-difference.ts';
import { reconcileDay } from '#server/flows/settlement/reconcile-day.ts';
import { insertStranger } from '#testing/cast.ts';
import { type EffectTestDeps, effectDeps } from '#testing/payment-effects.ts';
import { balancesOf, bookOnline, lookAt } from '#testing/payments.ts';
import { listBroken } from '#testing/races/invariants.ts';
import { openTestGateway, type TestGateway } from '#testing/sandbox.ts';
import { sowCustomer, sowKarigar, sowSmallTown } from '#testing/small-town.ts';
import { createWorld, NOW, type World } from '#testing/world.ts';
import { adoptDifference } from './adopt-difference.ts';
import { askPayment } from './ask-payment.ts';
import { startPayment } from './start-payment.ts';

const PRICE = 80_000;
let world: World;
let at: TestGateway;
let app: EffectTestDeps;
let asha: Customer;
let meera: string;
let leela: string;
beforeEach(async () => {
  [world, at] = await Promise.all([createWorld(), openTestGateway('sandbox')]);
  await sowSmallTown(world.db);
  asha = await sowCustomer(world.db);
  meera = (await insertStranger(world.db, { role: 'ops', fullName: 'Meera Sawant' })).id;
  leela = (await insertStranger(world.db, { role: 'ops', fullName: 'Leela Nair' })).id;
  for (let one = 0; one < 3; one += 1) await sowKarigar(world.db, { skills: [3] });
  app = effectDeps(world.db, at, NOW);
});
afterEach(async () => {
  expect(await listBroken(world.db)).toEqual([]);
  await at.close();
  await world.close();
});

/** Paid at the gateway, which has not told us, and in a report that does not say for which order. */
async function unknown(change: Parameters<typeof bookOnline>[2] = {}) {
  const bookingId = await bookOnline(app, asha, change);
  const command = { bookingId, userId: asha.id, provider: 'sandbox', amountPaise: PRICE };
  const begun = await beginPayment(app, command);
  if (!begun.ok) throw new Error(begun.refusal.code);
  const { attempt } = begun.value;
  const started = await startPayment(app, begun.value, 'http://localhost:4200/payment-success');
  if (started.kind !== 'go') throw new Error(started.kind);
  await at.press(started.payUrl, 'pay');
  const told = await app.gateways.get('sandbox')?.askOrder(attempt.orderReference);
  if (told?.state !== 'completed') throw new Error('The gateway does not know it');
  const line = {
    ...({ kind: 'payment', gatewayReference: told.gatewayReference, amountPaise: PRICE } as const),
    ...{ feePaise: 0, taxPaise: 0, payoutReference: null },
  };
  const digest = newId();
  await reconcileDay(app, {
    provider: 'sandbox',
    day: '2026-11-21',
    digest,
    lines: [line],
    fees: [],
  });
  const { rows } = await world.db.query('select id from settlements where digest = $1', [digest]);
  return { bookingId, attemptId: attempt.id, settlementId: rows[0].id as string };
}
const adoptFor = (settlementId: string, bookingId: string, by = meera, id = newId()) =>
  adoptDifference(app, { settlementId, position: 0, bookingId, id, why: 'Asha has shown it.', by });
const settledFor = async (bookingId: string) =>
  (await lookAt(world.db, bookingId)).events.filter((type) => type === 'PaymentSettled').length;

test('N11: a payment of a report that we do not know counts for the booking whose order the gateway names, and for no other', async () => {
  const { bookingId, settlementId } = await unknown();
  const other = await bookOnline(app, asha, { time: '03:00 PM' });
  expect(await adoptFor(settlementId, other)).toMatchObject({
    refusal: { code: 'not-of-this-booking' },
  });
  expect(await adoptFor(settlementId, newId())).toMatchObject({
    refusal: { code: 'booking-not-found' },
  });
  expect(await lookAt(world.db, bookingId)).toMatchObject({ received: 0 });
  const id = newId();
  const done = { ok: true, value: { open: 0, as: 'settled' } };
  expect(await adoptFor(settlementId, bookingId, meera, id)).toEqual(done);
  expect(await adoptFor(settlementId, bookingId, meera, id)).toEqual({
    ...{ ok: true, value: { open: 0, as: 'known' } },
  });
  expect(await lookAt(world.db, bookingId)).toMatchObject({ received: PRICE, firm: true });
  const books = { bank: PRICE, 'gateway_clearing:sandbox': 0, customer_advances: -PRICE };
  expect(await balancesOf(world.db, bookingId)).toMatchObject(books);
});

test('a difference that is explained already, or of another kind, counts no money', async () => {
  const { bookingId, settlementId } = await unknown();
  const words = { settlementId, position: 0, id: newId(), why: 'They paid it back.', by: leela };
  expect(await answerDifference(app, { ...words, way: 'explained' })).toMatchObject({ ok: true });
  expect(await adoptFor(settlementId, bookingId)).toMatchObject({
    refusal: { code: 'difference-explained' },
  });
  const later = await unknown({ time: '03:00 PM' });
  await world.db.query(`update settlement_differences set kind = 'duplicate'`);
  expect(await adoptFor(later.settlementId, later.bookingId)).toMatchObject({
    refusal: { code: 'difference-not-matchable' },
  });
  for (const id of [bookingId, later.bookingId])
    expect(await lookAt(world.db, id)).toMatchObject({ received: 0 });
});

test('what comes for a booking that was cancelled meanwhile is adopted and sent back, as any late payment', async () => {
  const { bookingId, settlementId } = await unknown();
  const free = { bookingId, userId: asha.id, shownFeePaise: 0, shownRefundPaise: 0 };
  expect(await cancelBooking(app, free)).toMatchObject({ ok: true });
  const adopted = await adoptFor(settlementId, bookingId);
  expect(adopted).toMatchObject({ ok: true, value: { open: 0, as: 'returned' } });
  expect(await balancesOf(world.db, bookingId)).toMatchObject({
    ...{ bank: PRICE, refunds_payable: -PRICE },
  });
});

test('adopted by two of us while the webhook comes, it is counted once and booked to the bank once', async () => {
  const { bookingId, attemptId, settlementId } = await unknown();
  const answers = await Promise.all([
    adoptFor(settlementId, bookingId, meera),
    askPayment(app, { attemptId }),
    adoptFor(settlementId, bookingId, leela),
    askPayment(app, { attemptId }),
    adoptFor(settlementId, bookingId, meera),
  ]);
  expect(answers.filter((one) => 'ok' in one && one.ok)).toHaveLength(1);
  expect(await settledFor(bookingId)).toBe(1);
  const { events } = await lookAt(world.db, bookingId);
  expect(events.filter((type) => type === 'PaidOut')).toHaveLength(1);
  expect(await balancesOf(world.db, bookingId)).toMatchObject({
    ...{ bank: PRICE, customer_advances: -PRICE },
  });
});

test('a gateway that does not answer leaves all as it is', async () => {
  const { bookingId, settlementId } = await unknown();
  const gateway = app.gateways.get('sandbox')!;
  const askOrder = async () => ({ state: 'unknown', reason: 'no answer' }) as const;
  const silent = { ...app, gateways: new Map([['sandbox', { ...gateway, askOrder }]]) };
  const asked = { settlementId, position: 0, bookingId, id: newId(), why: 'Shown.', by: meera };
  expect(await adoptDifference(silent, asked)).toMatchObject({
    refusal: { code: 'gateway-silent' },
  });
  expect(await lookAt(world.db, bookingId)).toMatchObject({ received: 0 });
});
