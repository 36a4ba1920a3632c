import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { initiatePayment } from '#contract/customer/initiate-payment.ts';
import { newId } from '#kernel/ids.ts';
import { MINUTE } from '#kernel/time.ts';
import { registerGateways } from '#server/adapters/gateway/gateway.ts';
import type { BookSlotInput } from '#server/flows/booking/book-slot.ts';
import { expireBooking } from '#server/flows/booking/expire-booking.ts';
import { beginPayment } from '#server/flows/payment/begin-payment.ts';
import { qrPath } from '#server/platform/qr/qr-path.ts';
import { type Account, insertStranger } from '#testing/cast.ts';
import type { Client } from '#testing/client.ts';
import { bookOnline, lookAt, type PaymentDeps, paymentDeps } from '#testing/payments.ts';
import { openTestSandbox, type TestSandbox } from '#testing/sandbox.ts';
import { clientOf } from '#testing/signed-in.ts';
import { sowKarigar, sowSmallTown } from '#testing/small-town.ts';
import { startServer, type TestServer } from '#testing/start-test-server.ts';
import { NOW } from '#testing/world.ts';
import { answerInitiatePayment } from './payment.ts';

let sandbox: TestSandbox;
let app: TestServer;
let flows: PaymentDeps;
let asha: Account;
let client: Client;
const origins: string[] = [];

beforeAll(async () => {
  sandbox = await openTestSandbox();
  const gateways = registerGateways([sandbox.gateway]);
  app = await startServer({ answers: [answerInitiatePayment], server: { gateways, origins } });
  origins.push(app.base);
  const { db } = app.world;
  await sowSmallTown(db);
  await sowKarigar(db, { skills: [1, 2, 3] });
  asha = await insertStranger(db);
  client = await clientOf(app, asha);
});
afterAll(async () => {
  await app.close();
  await sandbox.close();
});
beforeEach(async () => {
  app.clock.now = NOW;
  flows = { ...paymentDeps(app.world.db, NOW), now: () => app.clock.now };
  await app.world.db.query('delete from holds; delete from throttles');
});
afterEach(() => sandbox.control({ faults: {} }));

const book = (change: Partial<BookSlotInput> = {}) => bookOnline(flows, asha, change);

const initiate = (bookingId: string, change: Record<string, unknown> = {}, as = client) =>
  as.call(initiatePayment, {
    provider: 'sandbox' as const,
    amount: 80_000,
    userId: 'whoever',
    bookingId,
    redirectUrl: `${app.base}/payment-success?booking=${bookingId}`,
    ...change,
  });

const attemptsOf = async (bookingId: string) =>
  (
    await app.world.db.query<{ state: string; order_reference: string; pay_url: string | null }>(
      'select * from payment_attempts where booking_id = $1 order by created_at',
      [bookingId],
    )
  ).rows;

describe('API-02 POST /api/payment/initiate-{provider}', () => {
  test('BOOK-12 answers the address of the pay page, for an order over exactly what is due', async () => {
    const bookingId = await book();
    const answered = await initiate(bookingId);
    expect(answered.status).toBe(200);
    expect(answered.value?.redirectUrl).toMatch(new RegExp(`^${sandbox.url}/pay/SBXO`));
    const page = await (await fetch(answered.value?.redirectUrl ?? '')).text();
    expect(page).toContain('₹800');
    expect(await attemptsOf(bookingId)).toMatchObject([
      { state: 'pending', pay_url: answered.value?.redirectUrl },
    ]);
  });

  test('asked for a code, it answers the same address as a picture too', async () => {
    const bookingId = await book();
    const plain = await initiate(bookingId);
    expect(plain.value?.qr).toBeUndefined();
    const redirectUrl = plain.value?.redirectUrl ?? '';
    const answered = await initiate(bookingId, { withCode: true });
    expect(answered.value).toEqual({ redirectUrl, qr: qrPath(redirectUrl) });
    expect(await attemptsOf(bookingId)).toHaveLength(1);
  });

  test('nobody drives the gateway without end: 30 calls an hour', async () => {
    const bookingId = await book();
    const statuses = [];
    for (let call = 0; call < 31; call += 1) statuses.push((await initiate(bookingId)).status);
    expect(statuses.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 200));
    expect(statuses[30]).toBe(429);
  });

  test('BOOK-12 for an event 80 % are due', async () => {
    const bookingId = await book({ serviceId: 2, shownPricePaise: 200_000, paymentMethod: 'card' });
    expect((await initiate(bookingId, { amount: 200_000 })).refusal).toMatchObject({
      code: 'amount-mismatch',
      params: { dueNowPaise: 160_000 },
    });
    const answered = await initiate(bookingId, { amount: 160_000 });
    const page = await (await fetch(answered.value?.redirectUrl ?? '')).text();
    expect(page).toContain('₹1,600');
    expect(page).toContain('Card');
  });

  test.each([
    ['another amount', { amount: 79_999 }, 409, 'amount-mismatch'],
    ['a gateway that is not configured', { provider: 'phonepe' }, 409, 'provider-not-available'],
    [
      'a way back to a stranger',
      { redirectUrl: 'https://evil.example/' },
      400,
      'redirect-not-allowed',
    ],
    ['a way back to no address', { redirectUrl: '/payment-success' }, 400, 'redirect-not-allowed'],
    [
      'a way back that hides a stranger behind our name',
      { redirectUrl: 'http://127.0.0.1@evil.example/' },
      400,
      'redirect-not-allowed',
    ],
    ['a booking that does not exist', { bookingId: newId() }, 404, 'booking-not-found'],
    ['half a paisa', { amount: 0.5 }, 422, 'invalid-input'],
  ])('refuses %s', async (_, change, status, code) => {
    const bookingId = await book();
    const answered = await initiate(bookingId, change);
    expect([answered.status, answered.refusal?.code]).toEqual([status, code]);
    expect(await attemptsOf(bookingId)).toEqual([]);
  });

  test("refuses somebody else's booking, and anybody who is not signed in", async () => {
    const bookingId = await book();
    const stranger = await clientOf(app, await insertStranger(app.world.db));
    expect((await initiate(bookingId, {}, stranger)).refusal?.code).toBe('booking-not-found');
    expect((await initiate(bookingId, {}, app.client())).status).toBe(401);
    expect(await attemptsOf(bookingId)).toEqual([]);
  });

  test('refuses a hold that is over, before and after the clock has freed it', async () => {
    const bookingId = await book();
    app.clock.now = NOW + 15 * MINUTE;
    expect(await initiate(bookingId)).toMatchObject({
      status: 410,
      refusal: { code: 'booking-expired' },
    });
    await expireBooking(flows, { bookingId, pendingAtGateway: false });
    expect(await initiate(bookingId)).toMatchObject({ status: 410 });
  });

  test('refuses a cash booking, for which nothing is due online', async () => {
    const bookingId = await book({ paymentMethod: 'cash' });
    expect((await initiate(bookingId)).refusal?.code).toBe('nothing-due');
  });
});

describe('asked again for the same instalment', () => {
  test('the same pay page, never a second one', async () => {
    const bookingId = await book();
    const first = await initiate(bookingId);
    expect((await initiate(bookingId)).value).toEqual(first.value);
    expect(await attemptsOf(bookingId)).toHaveLength(1);
  });

  test('twenty times at once: one order, one pay page for all of them', async () => {
    const bookingId = await book();
    const answers = await Promise.all(Array.from({ length: 20 }, () => initiate(bookingId)));
    const pages = new Set(answers.map(({ value }) => value?.redirectUrl));
    expect(pages.size).toBe(1);
    expect([...pages][0]).toContain('/pay/');
    expect(await attemptsOf(bookingId)).toHaveLength(1);
  });

  test('a new order when the bank has declined the last one', async () => {
    const bookingId = await book();
    const first = await initiate(bookingId);
    await sandbox.press(first.value?.redirectUrl ?? '', 'decline');
    const second = await initiate(bookingId);
    expect(second.status).toBe(200);
    expect(second.value).not.toEqual(first.value);
    // Both were begun at the same instant of the test's clock: each is known by its pay page, not by its place.
    const states = (await attemptsOf(bookingId)).map(({ pay_url, state }) => [pay_url, state]);
    expect(new Map(states as [string, string][])).toEqual(
      new Map([
        [first.value?.redirectUrl, 'failed'],
        [second.value?.redirectUrl, 'pending'],
      ]),
    );
  });

  test('nothing is due when the money has come meanwhile: it is settled on the spot', async () => {
    const bookingId = await book();
    const first = await initiate(bookingId);
    await sandbox.press(first.value?.redirectUrl ?? '', 'pay');
    expect((await initiate(bookingId)).refusal?.code).toBe('nothing-due');
    expect(await lookAt(app.world.db, bookingId)).toMatchObject({ firm: true, paid: 80_000 });
  });
});

describe('BOOK-13 a gateway in trouble', () => {
  test.each(['server-error', 'no-answer', 'no-answer-after-success', 'not-json', 'redirect'])(
    '%s: the specified failure; the attempt is unknown, not failed; the hold stands',
    async (kind) => {
      await sandbox.control({ faults: { calls: [{ call: 'create-order', kind, times: 1 }] } });
      const bookingId = await book();
      expect(await initiate(bookingId)).toMatchObject({
        status: 502,
        refusal: { code: 'payment-gateway-unavailable' },
      });
      expect((await attemptsOf(bookingId)).map(({ state }) => state)).toEqual(['unknown']);
      expect(await lookAt(app.world.db, bookingId)).toMatchObject({
        status: 'pending',
        holds: 1,
      });
      expect((await initiate(bookingId)).status).toBe(200);
    },
  );

  test('a pay page on an address that is not allowed is not followed, and is an alarm', async () => {
    const calls = [{ call: 'create-order', kind: 'foreign-pay-page', times: 1 }];
    await sandbox.control({ faults: { calls } });
    const bookingId = await book();
    expect(await initiate(bookingId)).toMatchObject({ status: 502, value: undefined });
    expect((await attemptsOf(bookingId)).map(({ state }) => state)).toEqual(['failed']);
    expect(app.log).toContainEqual(
      expect.objectContaining({ event: 'pay-page-not-allowed', security: true }),
    );
  });

  test('a process that died between the row and the call leaves nothing that blocks the next', async () => {
    const bookingId = await book();
    const command = { bookingId, userId: asha.id, provider: 'sandbox', amountPaise: 80_000 };
    expect(await beginPayment(flows, command)).toMatchObject({ value: { kind: 'new' } });
    app.clock.now = NOW + MINUTE;
    expect((await initiate(bookingId)).status).toBe(200);
    expect((await attemptsOf(bookingId)).map(({ state }) => state)).toEqual(['unknown', 'pending']);
  });
});
