import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { approveTransfer } from '#contract/ops/approve-transfer.ts';
import { declineTransfer } from '#contract/ops/decline-transfer.ts';
import { payFailedByHand } from '#contract/ops/pay-failed-by-hand.ts';
import { payOutByHand } from '#contract/ops/pay-out-by-hand.ts';
import { previewPayout } from '#contract/ops/preview-payout.ts';
import { readBookingFile } from '#contract/ops/read-booking-file.ts';
import { readFailedTransfer } from '#contract/ops/read-failed-transfer.ts';
import { tryTransferAgain } from '#contract/ops/try-transfer-again.ts';
import { newId } from '#kernel/ids.ts';
import { DAY } from '#kernel/time.ts';
import { createAppCache } from '#server/cache/app-cache.ts';
import { lapseRequests } from '#server/effects/lapse-requests.ts';
import { callOffBooking } from '#server/flows/booking/call-off-booking.ts';
import { beginTransfer } from '#server/flows/transfer/begin-transfer.ts';
import { makeBankBatch } from '#server/flows/transfer/make-bank-batch.ts';
import { recordTransferResult } from '#server/flows/transfer/record-transfer-result.ts';
import { requestPayout } from '#server/flows/transfer/request-payout.ts';
import { erasePersonInBookings } from '#server/modules/booking/owner-store.ts';
import { recordApproved } from '#server/modules/transfer/moves-store.ts';
import { reactionsTo } from '#server/reactions.ts';
import { readCredit } from '#server/views/credit.ts';
import { listStuckMoney } from '#server/views/stuck-money.ts';
import { type Account, insertStranger } from '#testing/cast.ts';
import type { Client } from '#testing/client.ts';
import { balancesOf, bookOnline, payFor } from '#testing/payments.ts';
import { listBroken } from '#testing/races/invariants.ts';
import { signInDeps } from '#testing/sign-in-stage.ts';
import { clientOf } from '#testing/signed-in.ts';
import { sowKarigar, sowSmallTown } from '#testing/small-town.ts';
import { startServer, type TestServer } from '#testing/start-test-server.ts';
import { START, visitDeps } from '#testing/visits.ts';
import { NOW } from '#testing/world.ts';
import { bookingFileAnswers } from './booking-file.ts';
import { failedMoneyAnswers } from './failed-money.ts';
import { moneyByHandAnswers } from './money-by-hand.ts';

let app: TestServer;
let asha: Account;
let meera: Client;
let meeraHerself: Account;
let sunita: Client;
beforeAll(async () => {
  app = await startServer({
    answers: [...bookingFileAnswers, ...moneyByHandAnswers, ...failedMoneyAnswers],
    server: (db) => ({ ...signInDeps(), facts: createAppCache(db), paymentProvider: 'sandbox' }),
  });
  await sowSmallTown(db());
  for (let count = 0; count < 6; count += 1) await sowKarigar(db());
  meeraHerself = await insertStranger(db(), { role: 'ops' });
  meera = await ofOps(meeraHerself);
  sunita = await ofOps();
});
afterAll(async () => {
  expect(await listBroken(db())).toEqual([]);
  await app.close();
});
beforeEach(async () => {
  app.clock.now = NOW;
  asha = await insertStranger(db());
});

const db = () => app.world.db;
const flows = () => ({ pool: db(), now: () => app.clock.now });
async function ofOps(known?: Account): Promise<Client> {
  const person = known ?? (await insertStranger(db(), { role: 'ops' }));
  return clientOf(app, person, { at: START, remember: true });
}
const why = 'The bank of the card is gone.';

let day = 0;
/** A refund whose every try has failed; by then it is credit, or left to people where nobody owns it any more. */
async function failedRefund(
  { paise = 80_000, owner = true } = {},
  customer = asha,
): Promise<{ bookingId: string; refundId: string }> {
  day += 1;
  const date = `2026-12-${String(day).padStart(2, '0')}`;
  const event = { serviceId: 6, date, shownPricePaise: 1_500_000 };
  const bookingId = await bookOnline(
    visitDeps(db()),
    customer,
    paise === 80_000 ? { date } : event,
  );
  await payFor(visitDeps(db()), customer, bookingId, paise);
  await callOffBooking(visitDeps(db()), { bookingId, actor: 'ops:1', why: 'test' });
  const { rows } = await db().query<{ id: string }>(
    'select id from transfers where booking_id = $1',
    [bookingId],
  );
  const refundId = rows[0]?.id ?? '';
  if (!owner) await erasePersonInBookings(db(), customer.id);
  await failAlways(refundId);
  return { bookingId, refundId };
}

async function failAlways(refundId: string): Promise<void> {
  for (let tries = 0; tries < 9; tries += 1) {
    const { call } = await beginTransfer(flows(), { transferId: refundId, payoutProvider: 'bank' });
    const said = { state: 'failed', reason: 'CARD_CLOSED' } as const;
    const recorded = await recordTransferResult(flows(), { name: call?.name ?? '', said });
    if (recorded.againAt === undefined) return;
    app.clock.now = recorded.againAt;
  }
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
const stateOf = async (id: string) =>
  (await db().query<{ state: string }>('select state from transfers where id = $1', [id])).rows[0]
    ?.state;
const creditOf = async (account = asha) =>
  (await readCredit(db(), account.id, app.clock.now)).balancePaise;

test('a refund that became credit tells why, is in the file of its booking, and is paid by bank transfer once', async () => {
  const { bookingId, refundId } = await failedRefund();
  const file = (await meera.call(readBookingFile, { id: bookingId })).value;
  expect(file?.money.failed).toMatchObject([{ id: refundId, amountPaise: 80_000 }]);
  const seen = (await meera.call(readFailedTransfer, { id: refundId })).value;
  expect(seen).toMatchObject({
    ...{ about: 'refund', tries: 6, reason: 'CARD_CLOSED', lies: 'credit', instead: null },
    ...{ creditPaise: 80_000, payablePaise: 80_000, needsTwo: false, maySendAgain: false },
    bookingId,
    customer: { id: asha.id },
  });
  const wish = { id: refundId, payoutId: newId(), shownPaise: 80_000, why };
  const pay = { ...wish, bankReference: 'N330261234567' };
  expect((await meera.call(payFailedByHand, pay)).refusal?.code).toBe('no-such-transfer');
  for (let press = 0; press < 2; press += 1)
    expect((await meera.call(payFailedByHand, wish)).value).toEqual({ state: 'approved' });
  // It is taken before anybody goes to the bank, and no carrier or file of the bank pays it as well.
  expect(await creditOf()).toBe(0);
  expect(await makeBankBatch(flows())).toBe(0);
  expect(
    await beginTransfer(flows(), { transferId: pay.payoutId, payoutProvider: 'bank' }),
  ).toEqual({});
  expect((await meera.call(readFailedTransfer, { id: refundId })).value).toMatchObject({
    instead: { state: 'approved', isToPay: true, bankReference: null },
  });
  expect((await listStuckMoney(db(), app.clock.now)).stuck).toContainEqual(
    expect.objectContaining({ id: refundId, about: 'refund', because: 'failed' }),
  );
  for (let press = 0; press < 2; press += 1)
    expect((await meera.call(payFailedByHand, pay)).value).toEqual({ state: 'paid' });
  expect(await stateOf(pay.payoutId)).toBe('paid');
  expect(await creditOf()).toBe(0);
  expect(await readCredit(db(), asha.id, app.clock.now)).toMatchObject({
    payouts: [{ state: 'paid', upiId: null, reference: 'N330261234567' }],
  });
  const after = (await meera.call(readFailedTransfer, { id: refundId })).value;
  expect(after).toMatchObject({
    payablePaise: 0,
    instead: { amountPaise: 80_000, state: 'paid', bankReference: 'N330261234567' },
  });
  // A second payment of the same money is refused, and so is the same reference for other money.
  const more = await meera.call(payFailedByHand, { ...wish, payoutId: newId() });
  expect(more.refusal).toMatchObject({ code: 'transfer-changed', params: { payablePaise: 0 } });
  const other = await failedRefund();
  const used = { ...pay, id: other.refundId, payoutId: newId() };
  await meera.call(payFailedByHand, { ...used, bankReference: undefined });
  expect((await meera.call(payFailedByHand, used)).refusal?.code).toBe('reference-used');
  // Another reference under the same name is another payment.
  const reused = await meera.call(payFailedByHand, { ...pay, bankReference: 'N330261234568' });
  expect(reused.refusal?.code).toBe('transfer-id-reused');
});

test('above ₹5,000 credit is set aside until a second of us agrees, is free again when declined or lapsed, and is paid after that', async () => {
  const { refundId } = await failedRefund({ paise: 1_200_000 });
  const wish = { id: refundId, payoutId: newId(), shownPaise: 1_200_000, why };
  const pay = { ...wish, bankReference: 'N440261234567' };
  const own = { userId: asha.id, destinationId: await destinationOf(asha.id) };
  const takeOut = () => requestPayout(flows(), { ...own, id: newId(), shownPaise: 1_200_000 });
  expect((await meera.call(payFailedByHand, wish)).value).toEqual({ state: 'requested' });
  // She can spend none of it meanwhile, and sees why; nothing is recorded as paid before it is agreed to.
  expect(await readCredit(db(), asha.id, app.clock.now)).toMatchObject({
    ...{
      balancePaise: 0,
      payablePaise: 0,
      payouts: [{ state: 'waiting', amountPaise: 1_200_000 }],
    },
  });
  expect(await takeOut()).toMatchObject({ ok: false });
  const early = await meera.call(payFailedByHand, pay);
  expect(early.refusal?.code).toBe('needs-another-person');
  const alone = await meera.call(approveTransfer, { id: pay.payoutId });
  expect(alone.refusal?.code).toBe('needs-another-person');
  expect((await sunita.call(declineTransfer, { id: pay.payoutId, why })).refusal).toBeUndefined();
  expect(await creditOf()).toBe(1_200_000);
  await meera.call(payFailedByHand, { ...wish, payoutId: newId() });
  expect(await creditOf()).toBe(0);
  app.clock.now += 8 * DAY;
  await lapseRequests(flows());
  expect(await creditOf()).toBe(1_200_000);
  const rest = { ...wish, payoutId: newId() };
  expect((await meera.call(payFailedByHand, rest)).value).toEqual({ state: 'requested' });
  const agreed = await sunita.call(approveTransfer, { id: rest.payoutId });
  expect(agreed.value).toEqual({ state: 'approved' });
  app.clock.now += 8 * DAY;
  await lapseRequests(flows());
  const paid = await sunita.call(payFailedByHand, { ...rest, bankReference: 'N440261234567' });
  expect(paid.value).toEqual({ state: 'paid' });
  expect(await stateOf(rest.payoutId)).toBe('paid');
  expect(await creditOf()).toBe(0);
});

test('what nobody pays at the bank after all is credit again, and a server that takes none pays nothing', async () => {
  const { refundId } = await failedRefund({ paise: 1_200_000 });
  const wish = { id: refundId, payoutId: newId(), shownPaise: 1_200_000, why };
  await meera.call(payFailedByHand, wish);
  // A server from before knows of no credit to take.
  const old = recordApproved(db(), wish.payoutId, asha.id, app.clock.now);
  await expect(old).rejects.toThrow('has taken no credit');
  expect((await sunita.call(approveTransfer, { id: wish.payoutId })).refusal).toBeUndefined();
  for (let press = 0; press < 2; press += 1)
    expect((await meera.call(declineTransfer, { id: wish.payoutId, why })).refusal).toBeUndefined();
  expect(await creditOf()).toBe(1_200_000);
  const late = await meera.call(payFailedByHand, { ...wish, bankReference: 'N450261234567' });
  expect(late.refusal?.code).toBe('transfer-changed');
  // It has failed in its turn, and is paid in its turn.
  const next = { ...wish, id: wish.payoutId, payoutId: newId() };
  expect((await meera.call(payFailedByHand, next)).value).toEqual({ state: 'requested' });
});

test('what became credit is sent to a UPI id that its owner has confirmed, to nobody else, and is credit again when that fails', async () => {
  const { refundId } = await failedRefund();
  const stranger = await insertStranger(db());
  const wish = { id: refundId, payoutId: newId(), shownPaise: 80_000, why };
  const elsewhere = { ...wish, destinationId: await destinationOf(stranger.id) };
  const refused = await meera.call(tryTransferAgain, elsewhere);
  expect(refused.refusal?.code).toBe('destination-not-found');
  const noWay = await meera.call(tryTransferAgain, wish);
  expect(noWay.refusal?.code).toBe('destination-not-found');
  const send = { ...wish, destinationId: await destinationOf(asha.id) };
  for (let press = 0; press < 2; press += 1)
    expect((await meera.call(tryTransferAgain, send)).value).toEqual({ state: 'approved' });
  expect(await creditOf()).toBe(0);
  await failAlways(send.payoutId);
  expect(await stateOf(send.payoutId)).toBe('returned');
  expect(await creditOf()).toBe(80_000);
  // The payout is what failed now, and is paid in its turn.
  const next = (await meera.call(readFailedTransfer, { id: send.payoutId })).value;
  expect(next).toMatchObject({ about: 'payout', payablePaise: 80_000, reason: 'CARD_CLOSED' });
  const pay = { ...wish, id: send.payoutId, payoutId: newId() };
  expect((await meera.call(payFailedByHand, pay)).value).toEqual({ state: 'approved' });
  expect(await creditOf()).toBe(0);
});

test('a refund without an owner is tried again the same way, once, or paid at the bank, and its booking adds up', async () => {
  const { bookingId, refundId } = await failedRefund({ owner: false });
  const seen = (await meera.call(readFailedTransfer, { id: refundId })).value;
  expect(seen).toMatchObject({ lies: 'with-us', payablePaise: 80_000, maySendAgain: true });
  const wish = { id: refundId, payoutId: newId(), shownPaise: 80_000, why };
  for (let press = 0; press < 2; press += 1)
    expect((await meera.call(tryTransferAgain, wish)).value).toEqual({ state: 'approved' });
  const { rows } = await db().query(
    `select id, type, subject, data, at from events where type = 'RefundTriedAgain' and subject = $1`,
    [bookingId],
  );
  expect(rows).toHaveLength(1);
  expect(rows.flatMap((one) => reactionsTo(one)).map(({ job }) => job)).toContain('move-transfer');
  const early = await meera.call(readFailedTransfer, { id: refundId });
  expect(early.refusal?.code).toBe('transfer-not-failed');
  await failAlways(refundId);
  const pay = { ...wish, payoutId: newId() };
  expect((await meera.call(payFailedByHand, pay)).value).toEqual({ state: 'approved' });
  expect(await stateOf(refundId)).toBe('returned');
  expect((await balancesOf(db(), bookingId)).refunds_payable).toBe(0);
});

test('two colleagues at once pay it once; nobody pays themselves; what has not failed is not paid', async () => {
  const { refundId } = await failedRefund();
  const pay = (client: Client) =>
    client.call(payFailedByHand, { id: refundId, payoutId: newId(), shownPaise: 80_000, why });
  const both = await Promise.all([pay(meera), pay(sunita)]);
  expect(both.map(({ refusal }) => refusal?.code).toSorted()).toEqual([
    'transfer-changed',
    undefined,
  ]);
  expect(await creditOf()).toBe(0);
  const own = await failedRefund({}, meeraHerself);
  const herself = { id: own.refundId, payoutId: newId(), shownPaise: 80_000, why };
  const refused = await meera.call(payFailedByHand, herself);
  expect(refused.refusal?.code).toBe('own-money');
  const unknown = await meera.call(readFailedTransfer, { id: newId() });
  expect(unknown.refusal?.code).toBe('no-such-transfer');
});

test('what came out of our own pocket counts as had, also where it failed and went by bank transfer', async () => {
  const gift = { userId: asha.id, destinationId: await destinationOf(asha.id), why };
  const given = { ...gift, payoutId: newId(), amountPaise: 100_000 };
  expect((await meera.call(payOutByHand, given)).value).toEqual({ state: 'approved' });
  const had = async () =>
    (await meera.call(previewPayout, { userId: asha.id, amountPaise: 100 })).value?.beforePaise;
  expect(await had()).toBe(100_000);
  await failAlways(given.payoutId);
  expect(await had()).toBe(0);
  const pay = { id: given.payoutId, payoutId: newId(), shownPaise: 100_000, why };
  expect((await meera.call(payFailedByHand, pay)).value).toEqual({ state: 'approved' });
  expect(await had()).toBe(100_000);
});
