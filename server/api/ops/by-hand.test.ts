import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { approveTransfer } from '#contract/ops/approve-transfer.ts';
import { callOffBooking } from '#contract/ops/call-off-booking.ts';
import { declineTransfer } from '#contract/ops/decline-transfer.ts';
import { payOutByHand } from '#contract/ops/pay-out-by-hand.ts';
import { previewPayout } from '#contract/ops/preview-payout.ts';
import { previewRefund } from '#contract/ops/preview-refund.ts';
import { readBookingMoney } from '#contract/ops/read-booking-money.ts';
import { recordKarigarNoShow } from '#contract/ops/record-karigar-no-show.ts';
import { refundByHand } from '#contract/ops/refund-by-hand.ts';
import { newId } from '#kernel/ids.ts';
import { DAY, HOUR, MINUTE } from '#kernel/time.ts';
import { createAppCache } from '#server/cache/app-cache.ts';
import { lapseRequests } from '#server/effects/lapse-requests.ts';
import { sumOfLedger } from '#server/modules/ledger/store.ts';
import { type Account, insertStranger } from '#testing/cast.ts';
import type { Client } from '#testing/client.ts';
import { bookOnline, payFor } from '#testing/payments.ts';
import { listBroken } from '#testing/races/invariants.ts';
import { signInDeps } from '#testing/sign-in-stage.ts';
import { clientOf } from '#testing/signed-in.ts';
import { sowKarigar, sowSmallTown } from '#testing/small-town.ts';
import { startServer, type TestServer } from '#testing/start-test-server.ts';
import { given, START, visitDeps } from '#testing/visits.ts';
import { NOW } from '#testing/world.ts';
import { opsBookingAnswers } from './bookings.ts';
import { moneyByHandAnswers } from './money-by-hand.ts';

let app: TestServer;
let asha: Account;
let meera: Client;
let meeraHerself: Account;
let sunita: Client;
beforeAll(async () => {
  app = await startServer({
    answers: [...opsBookingAnswers, ...moneyByHandAnswers],
    server: (db) => ({ ...signInDeps(), facts: createAppCache(db), paymentProvider: 'sandbox' }),
  });
  await sowSmallTown(db());
  for (let count = 0; count < 6; count += 1) await sowKarigar(db());
  const person = await insertStranger(db(), { role: 'ops' });
  meeraHerself = person;
  meera = await ofOps(person);
  sunita = await ofOps();
});
afterAll(async () => {
  expect(await sumOfLedger(db())).toBe(0);
  expect(await listBroken(db())).toEqual([]);
  await app.close();
});
beforeEach(async () => {
  app.clock.now = NOW;
  asha = await insertStranger(db());
});

const db = () => app.world.db;
async function ofOps(known?: Account): Promise<Client> {
  const person = known ?? (await insertStranger(db(), { role: 'ops' }));
  return clientOf(app, person, { at: START, remember: true });
}
async function paidBooking(customer: Account = asha): Promise<string> {
  const flows = visitDeps(db());
  const bookingId = await bookOnline(flows, customer);
  await payFor(flows, customer, bookingId);
  return bookingId;
}
async function destinationOf(userId: string): Promise<string> {
  const id = newId();
  await db().query(
    `insert into payout_destinations (id, user_id, upi_id, holder_name, looked_up_at, confirmed_at)
      values ($1, $2, 'asha@okbank', 'ASHA KULKARNI', $3, $3)`,
    [id, userId, new Date(NOW)],
  );
  return id;
}
const why = 'The Karigar came twice.';

test('LIFE-04 operations see which payments came, give back up to ₹5,000 at once, and never more than came', async () => {
  const id = await paidBooking();
  const { value: before } = await meera.call(readBookingMoney, { id });
  expect(before).toMatchObject({
    ...{ pricePaise: 80_000, userId: asha.id, refunds: [] },
    payments: [{ amountPaise: 80_000, leftPaise: 80_000 }],
  });
  const attemptId = before?.payments[0]?.attemptId ?? '';
  const refund = { attemptId, refundId: newId(), amountPaise: 30_000, why };
  for (let press = 0; press < 2; press += 1)
    expect((await meera.call(refundByHand, refund)).value).toEqual({ state: 'approved' });
  const { value: after } = await meera.call(readBookingMoney, { id });
  expect(after?.payments).toMatchObject([{ leftPaise: 50_000 }]);
  expect(after?.refunds).toMatchObject([{ amountPaise: 30_000, byHand: true, state: 'approved' }]);
  const reused = await meera.call(refundByHand, { ...refund, amountPaise: 10_000 });
  expect(reused.refusal?.code).toBe('transfer-id-reused');
  const more = await meera.call(refundByHand, {
    ...refund,
    refundId: newId(),
    amountPaise: 50_100,
  });
  expect(more.refusal).toMatchObject({ code: 'more-than-came', params: { leftPaise: 50_000 } });
  // A second refund found due later goes back by the same payment.
  const later = { ...refund, refundId: newId(), amountPaise: 50_000 };
  expect((await meera.call(refundByHand, later)).value).toEqual({ state: 'approved' });
});

test('a refund by hand is previewed, and refused when the customer would have something else back by now', async () => {
  const flows = visitDeps(db());
  const event = { serviceId: 6, date: '2026-12-21', shownPricePaise: 1_500_000 };
  const id = await bookOnline(flows, asha, event);
  const attemptId = await payFor(flows, asha, id, 1_200_000);
  const look = async (amountPaise: number) =>
    (await meera.call(previewRefund, { attemptId, amountPaise })).value;
  const whole = { bookingId: id, paidPaise: 1_200_000, needsReason: false };
  const first = { ...whole, thenBackPaise: 400_000, needsTwo: false };
  expect(await look(400_000)).toEqual(first);
  const give = (shownThenBackPaise: number) =>
    meera.call(refundByHand, {
      ...{ attemptId, refundId: newId(), amountPaise: 400_000, why },
      shownThenBackPaise,
    });
  expect((await give(400_000)).value).toEqual({ state: 'approved' });
  expect((await give(400_000)).refusal).toMatchObject({
    code: 'refund-changed',
    params: { paidPaise: 1_200_000, thenBackPaise: 800_000 },
  });
  expect(await look(400_000)).toEqual({ ...whole, thenBackPaise: 800_000, needsTwo: true });
  expect((await give(800_000)).value).toEqual({ state: 'requested' });
  const more = await meera.call(previewRefund, { attemptId, amountPaise: 800_100 });
  expect(more.refusal).toMatchObject({ code: 'more-than-came', params: { leftPaise: 800_000 } });
});

test('LIFE-04 above ₹5,000 a refund and a payout wait for a second of us, who is not the first', async () => {
  const flows = visitDeps(db());
  const event = { serviceId: 6, date: '2026-12-01', shownPricePaise: 1_500_000 };
  const id = await bookOnline(flows, asha, event);
  const attemptId = await payFor(flows, asha, id, 1_200_000);
  const refund = { attemptId, refundId: newId(), amountPaise: 600_000, why };
  expect((await meera.call(refundByHand, refund)).value).toEqual({ state: 'requested' });
  const alone = await meera.call(approveTransfer, { id: refund.refundId });
  expect(alone.refusal?.code).toBe('needs-another-person');
  for (let press = 0; press < 2; press += 1) {
    const agreed = await sunita.call(approveTransfer, { id: refund.refundId });
    expect(agreed.value).toEqual({ state: 'approved' });
  }
  // Nor may one person give back alone in parts what they may not give back at once.
  const part = (amountPaise: number) =>
    meera.call(refundByHand, { ...refund, refundId: newId(), amountPaise });
  expect((await part(400_000)).value).toEqual({ state: 'approved' });
  expect((await part(100_001)).value).toEqual({ state: 'requested' });
  expect((await part(99_999)).value).toEqual({ state: 'approved' });

  const destinationId = await destinationOf(asha.id);
  expect((await meera.call(readBookingMoney, { id })).value?.destinations).toMatchObject([
    { id: destinationId, upiId: 'as•••@okbank' },
  ]);
  const payout = { payoutId: newId(), userId: asha.id, destinationId, amountPaise: 500_100, why };
  for (let press = 0; press < 2; press += 1)
    expect((await meera.call(payOutByHand, payout)).value).toEqual({ state: 'requested' });
  for (const other of [{ amountPaise: 500_200 }, { destinationId: newId() }]) {
    const reused = await meera.call(payOutByHand, { ...payout, ...other });
    expect(reused.refusal?.code).toBe('transfer-id-reused');
  }
  expect((await sunita.call(payOutByHand, payout)).refusal?.code).toBe('transfer-id-reused');
  const first = await meera.call(approveTransfer, { id: payout.payoutId });
  expect(first.refusal?.code).toBe('needs-another-person');
  for (let press = 0; press < 2; press += 1) {
    const second = await sunita.call(approveTransfer, { id: payout.payoutId });
    expect(second.value).toEqual({ state: 'approved' });
  }
  // An answer that was lost is given again, also once there is nothing to ask any more.
  expect((await meera.call(payOutByHand, payout)).value).toEqual({ state: 'approved' });
  for (const [amountPaise, state] of [
    [500_000, 'approved'],
    [100, 'requested'],
  ] as const) {
    const small = { ...payout, payoutId: newId(), amountPaise };
    expect((await meera.call(payOutByHand, small)).value).toEqual({ state });
  }
  const stranger = await insertStranger(db());
  const elsewhere = { ...payout, payoutId: newId(), userId: stranger.id };
  expect((await meera.call(payOutByHand, elsewhere)).refusal?.code).toBe('destination-not-found');
});

test('LIFE-04 what waits for a second of us keeps nothing back, may be declined, and lapses after a week', async () => {
  const flows = visitDeps(db());
  const event = { serviceId: 6, date: '2026-12-03', shownPricePaise: 1_500_000 };
  const id = await bookOnline(flows, asha, event);
  const attemptId = await payFor(flows, asha, id, 1_200_000);
  const destinationId = await destinationOf(asha.id);
  const refund = { attemptId, refundId: newId(), amountPaise: 900_000, why };
  const payout = { payoutId: newId(), userId: asha.id, destinationId, amountPaise: 600_000, why };
  const ask = async () => {
    expect((await meera.call(refundByHand, refund)).value).toEqual({ state: 'requested' });
    expect((await meera.call(payOutByHand, payout)).value).toEqual({ state: 'requested' });
  };
  const waiting = async () =>
    (
      await db().query(
        'select id from transfers where booking_id = $1 and by_hand or user_id = $2',
        [id, asha.id],
      )
    ).rowCount;
  const [ofRefund, ofPayout] = [
    { id: refund.refundId, why },
    { id: payout.payoutId, why },
  ];
  await ask();
  expect((await sunita.call(declineTransfer, ofRefund)).value).toEqual({ state: 'declined' });
  expect((await meera.call(declineTransfer, ofPayout)).value).toEqual({ state: 'declined' });
  expect(await waiting()).toBe(0);
  const late = await sunita.call(approveTransfer, { id: refund.refundId });
  expect(late.refusal?.code).toBe('transfer-not-found');
  // Said again, also by another, it stays declined; what never was is not found.
  expect((await sunita.call(declineTransfer, ofPayout)).value).toEqual({ state: 'declined' });
  expect((await meera.call(declineTransfer, ofRefund)).value).toEqual({ state: 'declined' });
  const never = await meera.call(declineTransfer, { ...ofRefund, id: newId() });
  expect(never.refusal?.code).toBe('transfer-not-found');

  await ask();
  // The policy gives back all that came by the card, and nothing of it as credit.
  await meera.call(callOffBooking, { id, why });
  const back = (await meera.call(readBookingMoney, { id })).value;
  expect(back?.refunds.find(({ byHand }) => !byHand)).toMatchObject({ amountPaise: 1_200_000 });
  const over = await sunita.call(approveTransfer, { id: refund.refundId });
  expect(over.refusal).toMatchObject({ code: 'more-than-came', params: { leftPaise: 0 } });
  const lapse = (at: number) => lapseRequests({ pool: db(), now: () => at });
  await lapse(NOW + 7 * DAY - HOUR);
  expect(await waiting()).toBe(2);
  await lapse(NOW + 7 * DAY + HOUR);
  expect(await waiting()).toBe(0);
  const { rows } = await db().query(
    `select actor, count(*)::int from events where type in ('RefundDeclinedByHand', 'PayoutDeclinedByHand')
      and data ->> 'amountPaise' in ('900000', '600000') group by actor order by actor`,
  );
  expect(rows.map(({ actor, count }) => [String(actor).split(':')[0], count])).toEqual([
    ['clock', 2],
    ['ops', 1],
    ['ops', 1],
  ]);
});

test('LIFE-04 nobody of us gives back or pays anything to themselves, nor agrees to what another asks for them', async () => {
  const id = await paidBooking(meeraHerself);
  const attemptId =
    (await sunita.call(readBookingMoney, { id })).value?.payments[0]?.attemptId ?? '';
  const ask = (client: Client, amountPaise: number) =>
    client.call(refundByHand, { attemptId, refundId: newId(), amountPaise, why });
  expect((await ask(meera, 100)).refusal?.code).toBe('own-money');
  expect((await ask(sunita, 100)).value).toEqual({ state: 'approved' });

  const destinationId = await destinationOf(meeraHerself.id);
  const pay = (client: Client, payoutId: string, amountPaise: number) =>
    client.call(payOutByHand, {
      payoutId,
      userId: meeraHerself.id,
      destinationId,
      amountPaise,
      why,
    });
  expect((await pay(meera, newId(), 100)).refusal?.code).toBe('own-money');
  const large = newId();
  expect((await pay(sunita, large, 600_000)).value).toEqual({ state: 'requested' });
  expect((await meera.call(approveTransfer, { id: large })).refusal?.code).toBe('own-money');
});

test('LIFE-04 what paying somebody would mean is shown first, and a payout that another has not seen is refused', async () => {
  const destinationId = await destinationOf(asha.id);
  const look = async (amountPaise: number, client = meera) =>
    (await client.call(previewPayout, { userId: asha.id, amountPaise })).value;
  const first = await look(300_000);
  expect(first).toEqual({
    ...{ userId: asha.id, name: asha.fullName, beforePaise: 0, duePaise: 0, needsTwo: false },
    destinations: [{ id: destinationId, upiId: 'as•••@okbank', holderName: 'ASHA KULKARNI' }],
  });
  const paying = (client: Client, payoutId: string, amountPaise: number) =>
    client.call(payOutByHand, {
      ...{ payoutId, userId: asha.id, destinationId, amountPaise, why },
      ...{ shownBeforePaise: 0 },
    });
  // Two colleagues who looked at the same moment: the second hears what the first has paid.
  const ids = [newId(), newId()] as const;
  const both = await Promise.all([paying(meera, ids[0], 300_000), paying(sunita, ids[1], 300_000)]);
  expect(both.map(({ refusal }) => refusal?.code).toSorted()).toEqual([
    'payout-changed',
    undefined,
  ]);
  expect(both.find(({ refusal }) => refusal)?.refusal?.params).toEqual({ beforePaise: 300_000 });
  // Pressed once more by whoever was first it is the same payout.
  const [client, id] = both[0]?.value ? [meera, ids[0]] : [sunita, ids[1]];
  expect((await paying(client, id, 300_000)).value).toEqual({ state: 'approved' });
  expect(await look(200_001)).toMatchObject({ beforePaise: 300_000, needsTwo: true });
  expect(await look(200_000)).toMatchObject({ needsTwo: false });
  const own = await meera.call(previewPayout, { userId: meeraHerself.id, amountPaise: 100 });
  expect(own.refusal?.code).toBe('own-money');
  const nobody = await meera.call(previewPayout, { userId: newId(), amountPaise: 100 });
  expect(nobody.refusal?.code).toBe('person-not-found');
});

test('LIFE-04 of taking money back and agreeing to it at the same moment one holds, and nothing is paid that was taken back', async () => {
  const destinationId = await destinationOf(asha.id);
  for (let round = 0; round < 4; round += 1) {
    const payoutId = newId();
    const payout = { payoutId, userId: asha.id, destinationId, amountPaise: 600_000, why };
    expect((await meera.call(payOutByHand, payout)).value).toEqual({ state: 'requested' });
    const takeBack = () => meera.call(declineTransfer, { id: payoutId, why });
    const agree = () => sunita.call(approveTransfer, { id: payoutId });
    const both = await Promise.all(round % 2 ? [takeBack(), agree()] : [agree(), takeBack()]);
    const held = both.filter(({ value }) => value).map(({ value }) => value?.state);
    expect(held).toHaveLength(1);
    expect(both.find(({ refusal }) => refusal)?.refusal?.code).toBe('transfer-not-found');
    const { rows } = await db().query('select state, approved_by from transfers where id = $1', [
      payoutId,
    ]);
    expect(rows.length).toBe(held[0] === 'declined' ? 0 : 1);
  }
});

test('LIFE-03 a visit that we cannot keep is called off with its reason, everything goes back, and said again it stays so', async () => {
  const id = await paidBooking();
  const press = async () => (await meera.call(callOffBooking, { id, why })).value;
  expect(await press()).toEqual({ status: 'cancelled' });
  expect(await press()).toEqual({ status: 'cancelled', hadEnded: true });
  expect((await meera.call(readBookingMoney, { id })).value?.refunds).toMatchObject([
    { amountPaise: 80_000, byHand: false },
  ]);
  const { rows } = await db().query(
    `select data ->> 'why' as why from events where subject = $1 and type = 'BookingCalledOff'`,
    [id],
  );
  expect(rows).toEqual([{ why }]);
});

test('LIFE-03 that nobody came is said for a customer who calls, half an hour after the start at the earliest', async () => {
  const id = await paidBooking();
  await given.visit(visitDeps(db()), 'assigned', id);
  app.clock.now = START + 29 * MINUTE;
  const early = await meera.call(recordKarigarNoShow, { id, why });
  expect(early.refusal?.code).toBe('no-show-too-early');
  app.clock.now = START + 30 * MINUTE;
  const press = async () => (await meera.call(recordKarigarNoShow, { id, why })).value;
  expect(await press()).toEqual({ status: 'no_show_provider' });
  expect(await press()).toEqual({ status: 'no_show_provider', hadEnded: true });
  const unknown = await meera.call(recordKarigarNoShow, { id: newId(), why });
  expect(unknown.refusal?.code).toBe('booking-not-found');
});
