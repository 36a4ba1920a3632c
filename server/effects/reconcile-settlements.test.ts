import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { PAYMENT_PROVIDERS } from '#contract/customer/booking.ts';
import { readLedger as ledgerPromise } from '#contract/customer/read-ledger.ts';
import { addDays, DAY, dateInIndia, type Instant, SECOND } from '#kernel/time.ts';
import type { Customer } from '#server/flows/booking/book-slot.ts';
import { beginPayment } from '#server/flows/payment/begin-payment.ts';
import { listBalances, sumOfLedger } from '#server/modules/ledger/store.ts';
import { readLedger } from '#server/views/ledger.ts';
import { listSettlements } from '#server/views/settlements.ts';
import { type EffectTestDeps, effectDeps } from '#testing/payment-effects.ts';
import { bookOnline, lookAt } from '#testing/payments.ts';
import { openTestGateway, type TestGateway } from '#testing/sandbox.ts';
import { sowCustomer, sowKarigar, sowSmallTown } from '#testing/small-town.ts';
import { createWorld, type World } from '#testing/world.ts';
import { askPayment } from './ask-payment.ts';
import { moveTransfer } from './move-transfer.ts';
import { reconcileSettlements } from './reconcile-settlements.ts';
import { startPayment } from './start-payment.ts';

/** Eight hundred rupees, two of a hundred for the gateway, 18 % GST on that. */
const [PRICE, FEE, TAX] = [80_000, 1_600, 288];

describe.each(PAYMENT_PROVIDERS)('the morning after, at %s', (provider) => {
  let world: World;
  let at: TestGateway;
  let app: EffectTestDeps;
  let asha: Customer;
  /** The simulator lives by the machine's clock, and so does all of this: it pays out on its own tomorrow. */
  let tomorrow: Instant;

  beforeEach(async () => {
    [world, at] = await Promise.all([createWorld(), openTestGateway(provider)]);
    tomorrow = Date.now() + DAY;
    await sowSmallTown(world.db);
    asha = await sowCustomer(world.db);
    for (let one = 0; one < 3; one += 1) await sowKarigar(world.db, { skills: [3] });
    app = effectDeps(world.db, at, Date.now());
  });
  afterEach(async () => {
    expect(await sumOfLedger(world.db)).toBe(0);
    await at.close();
    await world.close();
  });

  async function begin(): Promise<{ bookingId: string; attemptId: string; payUrl: string }> {
    const date = addDays(dateInIndia(app.now()), 2);
    const bookingId = await bookOnline(app, asha, { date });
    const command = { bookingId, userId: asha.id, provider, amountPaise: PRICE };
    const begun = await beginPayment(app, command);
    if (!begun.ok) throw new Error(begun.refusal.code);
    const back = 'http://localhost:4200/payment-success';
    const started = await startPayment(app, begun.value, back);
    if (started.kind !== 'go') throw new Error(started.kind);
    return { bookingId, attemptId: begun.value.attempt.id, payUrl: started.payUrl };
  }
  async function paid() {
    const begun = await begin();
    await at.press(begun.payUrl, 'pay');
    await askPayment(app, { attemptId: begun.attemptId });
    return begun;
  }
  const reconcile = async () => {
    app.pass(Math.max(SECOND, tomorrow - app.now()));
    await reconcileSettlements(app);
    return (await listSettlements(world.db))[0];
  };
  const balances = async () =>
    Object.fromEntries(
      (await listBalances(world.db)).map(({ account, balance }) => [account, balance]),
    );
  test('a payout is booked to the bank with its fee and tax, once however often its report is read', async () => {
    const { bookingId } = await paid();
    const report = await reconcile();
    expect(report).toMatchObject({
      provider,
      day: dateInIndia(tomorrow),
      lines: 1,
      differences: [],
    });
    const booked = {
      bank: PRICE - FEE - TAX,
      customer_advances: -PRICE,
      gateway_fees: FEE,
      [`gateway_clearing:${provider}`]: 0,
      tax_on_fees: TAX,
    };
    expect(await balances()).toEqual(booked);
    expect((await lookAt(world.db, bookingId)).events).toContain('PaidOut');
    await reconcile();
    expect(await balances()).toEqual(booked);
    expect(await listSettlements(world.db)).toHaveLength(1);
    // It stands in the books of the booking as well, in words that its owner's page knows.
    const books = await readLedger(world.db, asha.id, bookingId, app.now());
    const read = ledgerPromise.output.parse(books.ok && books.value);
    expect(read.entries.at(-1)).toMatchObject({ kind: 'paid-out', gateway: provider });
    expect(read.entries.at(-1)?.gatewayReference).toBe(read.entries[0]?.gatewayReference);
  });

  test('a payment that we never heard of is asked about, counts at last, and fits', async () => {
    const { bookingId, payUrl } = await begin();
    await at.press(payUrl, 'pay');
    expect(await lookAt(world.db, bookingId)).toMatchObject({ received: 0 });
    expect(await reconcile()).toMatchObject({ lines: 1, differences: [] });
    expect(await lookAt(world.db, bookingId)).toMatchObject({ received: PRICE });
    expect((await balances()).bank).toBe(PRICE - FEE - TAX);
  });

  test('a day whose payouts come one after the other is read until its last one', async () => {
    await paid();
    await paid();
    await at.control({ faults: { settlement: { omit: 1 } } });
    expect(await reconcile()).toMatchObject({ lines: 1, differences: [] });
    expect((await balances()).bank).toBe(PRICE - FEE - TAX);
    await at.control({ faults: {} });
    await reconcile();
    expect((await balances()).bank).toBe(2 * (PRICE - FEE - TAX));
    const reports = await listSettlements(world.db);
    expect(reports.map(({ lines }) => lines).sort()).toEqual([1, 2]);
    expect(reports.flatMap(({ differences }) => differences)).toEqual([]);
  });

  /** A refund of what was paid: the gateway has made it, we have heard only that it is under way. */
  async function refunded() {
    const { bookingId, attemptId } = await paid();
    await at.control({ faults: { refunds: { afterMs: 100 } } });
    await world.db.query(
      `insert into transfers (purpose, id, booking_id, attempt_id, amount_paise, reason, state, requested_at, next_ask_at)
        values ('refund', $1, $2, $1, $3, 'paid-twice', 'approved', now(), now())`,
      [attemptId, bookingId, PRICE],
    );
    await moveTransfer(app, { transferId: attemptId });
    expect(await stateOfRefund()).toBe('processing');
    const report = () => at.gateway.readSettlement(dateInIndia(tomorrow));
    await expect.poll(report).toMatchObject({ lines: [{}, { kind: 'refund' }] });
    return attemptId;
  }
  const stateOfRefund = async () =>
    (await world.db.query<{ state: string }>('select state from transfers')).rows[0]?.state;

  test('a refund leaves the bank again', async () => {
    const refundId = await refunded();
    await moveTransfer(app, { transferId: refundId });
    expect(await stateOfRefund()).toBe('paid');
    expect(await reconcile()).toMatchObject({ lines: 2, differences: [] });
    expect((await balances()).bank).toBe(-FEE - TAX);
  });

  test('a refund that we think under way is asked about, and fits', async () => {
    await refunded();
    expect(await reconcile()).toMatchObject({ lines: 2, differences: [] });
    expect(await stateOfRefund()).toBe('paid');
    expect((await balances()).bank).toBe(-FEE - TAX);
  });

  test('a refund that nobody could be asked about is booked when the same report is read again, by two at once too', async () => {
    await refunded();
    await at.control({ faults: { calls: [{ call: 'ask-refund', kind: 'server-error' }] } });
    expect(await reconcile()).toMatchObject({ lines: 2, differences: [{ kind: 'missing-here' }] });
    expect((await balances()).bank).toBe(PRICE - FEE - TAX);
    await at.control({ faults: {} });
    await Promise.all([reconcile(), reconcile()]);
    expect((await balances()).bank).toBe(-FEE - TAX);
    expect(await listSettlements(world.db)).toHaveLength(1);
    expect(app.logged.filter(({ event }) => event === 'reconciliation-failed')).toEqual([]);
  });

  test('another amount, a stranger’s payment and one told twice are named and not booked; told rightly, it is', async () => {
    await paid();
    const settlement = { wrongAmount: 1, foreign: 1, duplicate: 1 };
    await at.control({ faults: { settlement } });
    const report = await reconcile();
    expect(report?.differences).toMatchObject([
      { kind: 'amount', oursPaise: PRICE, theirsPaise: PRICE - 100 },
      { kind: 'duplicate' },
      { kind: 'missing-here', oursPaise: null, theirsPaise: PRICE - 100 },
    ]);
    expect((await balances()).bank).toBeUndefined();
    const named = app.logged.filter(({ event }) => event === 'settlement-difference');
    expect(named).toHaveLength(3);

    await at.control({ faults: {} });
    expect(await reconcile()).toMatchObject({ lines: 1, differences: [] });
    expect((await balances()).bank).toBe(PRICE - FEE - TAX);
  });

  test('a fee above the terms is named, and booked as it was kept', async () => {
    await paid();
    await at.control({ faults: { settlement: { wrongFee: 1 } } });
    expect((await reconcile())?.differences).toMatchObject([{ kind: 'fee' }]);
    expect((await balances()).gateway_fees).toBe(3 * FEE);
  });

  test('money that is not paid out is missed after some days, also when no report comes', async () => {
    await paid();
    await at.control({ faults: { settlement: { omit: 9 } } });
    app.pass(15 * DAY);
    expect((await reconcile())?.differences).toMatchObject([
      { kind: 'missing-there', oursPaise: PRICE, theirsPaise: null },
    ]);
  });

  test('a report that does not come, or is no report, is no settlement', async () => {
    await paid();
    const calls = [{ call: 'read-settlement', kind: 'server-error' }];
    await at.control({ faults: { calls, settlement: { omit: 9 } } });
    expect(await reconcile()).toBeUndefined();
  });
});
