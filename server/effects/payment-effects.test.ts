import { describe, expect, test } from 'vitest';
import { DAY, HOUR, MINUTE, SECOND } from '#kernel/time.ts';
import { registerGateways } from '#server/adapters/gateway/gateway.ts';
import type { Customer } from '#server/flows/booking/book-slot.ts';
import { type EffectTestDeps, goToPayPage } from '#testing/payment-effects.ts';
import { paymentStage } from '#testing/payment-stage.ts';
import { balancesOf, bookOnline, lookAt } from '#testing/payments.ts';
import type { TestSandbox } from '#testing/sandbox.ts';
import { NOW, type World } from '#testing/world.ts';
import { askPayment } from './ask-payment.ts';
import { endHold } from './end-hold.ts';
import { moveTransfer } from './move-transfer.ts';
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

describe('asking the gateway about a payment', () => {
  test('settles what it says is completed', async () => {
    const bookingId = await bookOnline(app, asha);
    const { attemptId, payUrl } = await goToPayPage(app, asha, bookingId);
    await sandbox.press(payUrl, 'pay');
    expect(await askPayment(app, { attemptId })).toEqual({ open: false });
    expect(await state(bookingId)).toMatchObject({ firm: true, paid: 80_000 });
  });

  test('comes back while it is pending, or the gateway is silent, on the advised schedule', async () => {
    const bookingId = await bookOnline(app, asha);
    const { attemptId, payUrl } = await goToPayPage(app, asha, bookingId);
    await sandbox.press(payUrl, 'undecided');
    app.pass(30 * SECOND);
    expect(await askPayment(app, { attemptId })).toEqual({
      open: true,
      againAt: NOW + 33 * SECOND,
    });
    await sandbox.control({ faults: { calls: [{ call: 'ask-order', kind: 'no-answer' }] } });
    expect(await askPayment(app, { attemptId })).toMatchObject({ open: true });
    expect(await attemptOf(attemptId)).toMatchObject({ state: 'pending', asked: 2 });
  });

  test('a declined payment fails its attempt and leaves the hold for another try', async () => {
    const bookingId = await bookOnline(app, asha);
    const { attemptId, payUrl } = await goToPayPage(app, asha, bookingId);
    await sandbox.press(payUrl, 'decline');
    const closed = { open: false, againAt: NOW + 10 * MINUTE };
    expect(await askPayment(app, { attemptId })).toEqual(closed);
    expect(await askPayment(app, { attemptId })).toEqual(closed);
    expect(await state(bookingId)).toMatchObject({
      status: 'pending',
      firm: false,
      holds: 1,
      events: ['BookingPlaced', 'PaymentBegun', 'PaymentFailed'],
    });
  });

  test('a payment that was declined first and captured later counts', async () => {
    const bookingId = await bookOnline(app, asha);
    const { attemptId, payUrl } = await goToPayPage(app, asha, bookingId);
    await sandbox.press(payUrl, 'decline');
    await askPayment(app, { attemptId });
    await sandbox.control({ pay: { merchantOrderId: attemptId, outcome: 'completed' } });
    await askPayment(app, { attemptId });
    expect(await state(bookingId)).toMatchObject({ firm: true, paid: 80_000 });
  });

  test('a declined payment is asked about 10 min, 2 h, 1 day and 3 days later, and then no more', async () => {
    const bookingId = await bookOnline(app, asha);
    const { attemptId, payUrl } = await goToPayPage(app, asha, bookingId);
    await sandbox.press(payUrl, 'decline');
    const waits = [];
    let asked = await askPayment(app, { attemptId });
    while (asked.againAt !== undefined && waits.length < 9) {
      const wait = asked.againAt - app.now();
      waits.push(wait);
      app.pass(wait);
      asked = await askPayment(app, { attemptId });
    }
    expect(waits).toEqual([10 * MINUTE, 2 * HOUR, DAY, 3 * DAY]);
  });

  test('money on an order that had failed is found by the clock alone, without any webhook', async () => {
    const bookingId = await bookOnline(app, asha);
    const { attemptId, payUrl } = await goToPayPage(app, asha, bookingId);
    await sandbox.press(payUrl, 'decline');
    await askPayment(app, { attemptId });
    await sandbox.control({ pay: { merchantOrderId: attemptId, outcome: 'completed' } });
    await sweepPayments(app);
    expect(await state(bookingId)).toMatchObject({ firm: false });
    app.pass(11 * MINUTE);
    await sweepPayments(app);
    expect(await state(bookingId)).toMatchObject({ firm: true, paid: 80_000 });
  });

  test.each(['wrong-amount', 'wrong-order'])(
    '%s: nothing is settled, and it is an alarm; told rightly later, it counts',
    async (kind) => {
      const bookingId = await bookOnline(app, asha);
      const { attemptId, payUrl } = await goToPayPage(app, asha, bookingId);
      await sandbox.press(payUrl, 'pay');
      await sandbox.control({ faults: { calls: [{ call: 'ask-order', kind, times: 1 }] } });
      await askPayment(app, { attemptId });
      expect(await state(bookingId)).toMatchObject({ firm: false, paid: 0, received: 0 });
      expect(await attemptOf(attemptId)).toMatchObject({ state: 'mismatched' });
      expect(app.logged).toContainEqual(
        expect.objectContaining({ event: 'payment-mismatch', security: true }),
      );
      await askPayment(app, { attemptId });
      expect(await state(bookingId)).toMatchObject({ firm: true, paid: 80_000 });
    },
  );
});

describe('the end of a hold', () => {
  const held = async () => {
    const bookingId = await bookOnline(app, asha);
    return { bookingId, ...(await goToPayPage(app, asha, bookingId)) };
  };

  test('comes back when it is not over yet', async () => {
    const { bookingId } = await held();
    expect(await endHold(app, { bookingId })).toEqual({ againAt: NOW + 15 * MINUTE });
  });

  test('expires a booking that nobody has begun to pay, and frees the slot', async () => {
    const bookingId = await bookOnline(app, asha);
    app.pass(15 * MINUTE);
    expect(await endHold(app, { bookingId })).toEqual({});
    expect(await state(bookingId)).toMatchObject({ status: 'expired', holds: 0 });
  });

  test('settles a payment that was made but never reported', async () => {
    const { bookingId, payUrl } = await held();
    await sandbox.press(payUrl, 'pay', 'never');
    app.pass(15 * MINUTE);
    expect(await endHold(app, { bookingId })).toEqual({});
    expect(await state(bookingId)).toMatchObject({ status: 'pending', firm: true, holds: 1 });
  });

  test('is put off once, by ten minutes, while the gateway says pending; then it is over', async () => {
    const { bookingId, payUrl } = await held();
    await sandbox.press(payUrl, 'undecided');
    app.pass(15 * MINUTE);
    expect(await endHold(app, { bookingId })).toEqual({ againAt: NOW + 25 * MINUTE });
    expect(await state(bookingId)).toMatchObject({ hold_until: NOW + 25 * MINUTE, holds: 1 });
    app.pass(10 * MINUTE);
    expect(await endHold(app, { bookingId })).toEqual({});
    expect(await state(bookingId)).toMatchObject({
      status: 'expired',
      holds: 0,
      events: ['BookingPlaced', 'PaymentBegun', 'HoldExtended', 'BookingExpired'],
    });
  });

  test('settles money that has come by an order whose first try was declined', async () => {
    const { bookingId, attemptId, payUrl } = await held();
    await sandbox.press(payUrl, 'decline');
    await askPayment(app, { attemptId });
    app.pass(9 * MINUTE);
    await sandbox.control({ pay: { merchantOrderId: attemptId, outcome: 'completed' } });
    app.pass(6 * MINUTE);
    expect(await endHold(app, { bookingId })).toEqual({});
    expect(await state(bookingId)).toMatchObject({ status: 'pending', firm: true, holds: 1 });
    expect((await state(bookingId)).events).not.toContain('BookingExpired');
  });

  test('is put off when somebody tries again on an order that had failed, and not by one that stays declined', async () => {
    const { bookingId, attemptId, payUrl } = await held();
    await sandbox.press(payUrl, 'decline');
    await askPayment(app, { attemptId });
    await sandbox.control({ pay: { merchantOrderId: attemptId, outcome: 'pending' } });
    app.pass(15 * MINUTE);
    expect(await endHold(app, { bookingId })).toEqual({ againAt: NOW + 25 * MINUTE });
    await sandbox.control({ pay: { merchantOrderId: attemptId, outcome: 'failed' } });
    app.pass(10 * MINUTE);
    expect(await endHold(app, { bookingId })).toEqual({});
    expect(await state(bookingId)).toMatchObject({ status: 'expired', holds: 0 });
  });

  test('is put off as well when the gateway does not answer: nobody can say that no money is on its way', async () => {
    const { bookingId } = await held();
    await sandbox.control({ faults: { calls: [{ call: 'ask-order', kind: 'server-error' }] } });
    app.pass(15 * MINUTE);
    expect(await endHold(app, { bookingId })).toEqual({ againAt: NOW + 25 * MINUTE });
  });

  test('comes also when the gateway of its order is not configured any more', async () => {
    const bookingId = await bookOnline(app, asha);
    await goToPayPage(app, asha, bookingId);
    const without = { ...app, gateways: registerGateways([]) };
    app.pass(15 * MINUTE);
    expect(await endHold(without, { bookingId })).toEqual({ againAt: NOW + 25 * MINUTE });
    app.pass(10 * MINUTE);
    await endHold(without, { bookingId });
    expect(await state(bookingId)).toMatchObject({ status: 'expired', holds: 0 });
  });

  test('is not put off for an order whose pay page nobody ever got', async () => {
    const bookingId = await bookOnline(app, asha);
    const calls = [{ call: 'create-order', kind: 'no-answer-after-success', times: 1 }];
    await sandbox.control({ faults: { calls } });
    await expect(goToPayPage(app, asha, bookingId)).rejects.toThrow('unavailable');
    app.pass(15 * MINUTE);
    expect(await endHold(app, { bookingId })).toEqual({});
    expect(await state(bookingId)).toMatchObject({ status: 'expired' });
  });
});

describe('money on its way back', () => {
  /** Paid after the hold was over and somebody else has the slot. */
  async function paidTooLate() {
    const bookingId = await bookOnline(app, asha);
    const { attemptId } = await goToPayPage(app, asha, bookingId);
    app.pass(15 * MINUTE);
    await sandbox.control({ pay: { merchantOrderId: attemptId, outcome: 'failed' } });
    await endHold(app, { bookingId });
    await bookOnline(app, asha, { paymentMethod: 'cash' });
    await sandbox.control({ pay: { merchantOrderId: attemptId, outcome: 'completed' } });
    await askPayment(app, { attemptId });
    const { rows } = await world.db.query<{ id: string }>(
      'select id from transfers where booking_id = $1',
      [bookingId],
    );
    return { bookingId, refundId: rows[0]?.id as string };
  }
  const refund = async (refundId: string) =>
    (await world.db.query('select * from transfers where id = $1', [refundId])).rows[0];
  const owed = (bookingId: string) => balancesOf(world.db, bookingId);

  test('is sent, watched, and closed in the ledger when it has arrived', async () => {
    const { bookingId, refundId } = await paidTooLate();
    await sandbox.control({ faults: { refunds: { afterMs: 100 } } });
    const first = await moveTransfer(app, { transferId: refundId });
    expect(first.againAt).toBeGreaterThan(app.now());
    expect(await refund(refundId)).toMatchObject({ state: 'processing', tries: 1 });
    await expect
      .poll(async () => {
        await moveTransfer(app, { transferId: refundId });
        return (await refund(refundId))?.state;
      })
      .toBe('paid');
    expect(await moveTransfer(app, { transferId: refundId })).toEqual({});
    expect(await owed(bookingId)).toEqual({
      'gateway_clearing:sandbox': 0,
      customer_advances: 0,
      refunds_payable: 0,
    });
    expect((await state(bookingId)).events.slice(-3)).toEqual([
      'PaymentReturned',
      'RefundInitiated',
      'RefundCredited',
    ]);
  });

  test('sent without an answer it is asked about, and arrives once', async () => {
    const { refundId, bookingId } = await paidTooLate();
    const calls = [{ call: 'create-refund', kind: 'no-answer-after-success', times: 1 }];
    await sandbox.control({ faults: { calls, refunds: { afterMs: 0 } } });
    await moveTransfer(app, { transferId: refundId });
    expect(await refund(refundId)).toMatchObject({ state: 'initiated', tries: 1 });
    await moveTransfer(app, { transferId: refundId });
    expect(await refund(refundId)).toMatchObject({ state: 'paid', tries: 1 });
    expect((await owed(bookingId)).refunds_payable).toBe(0);
  });

  test('never received by the gateway it is sent again, under the same name', async () => {
    const { refundId } = await paidTooLate();
    const calls = [{ call: 'create-refund', kind: 'no-answer', times: 1 }];
    await sandbox.control({ faults: { calls, refunds: { afterMs: 0 } } });
    await moveTransfer(app, { transferId: refundId });
    await moveTransfer(app, { transferId: refundId });
    await expect
      .poll(async () => {
        await moveTransfer(app, { transferId: refundId });
        return refund(refundId);
      })
      .toMatchObject({ state: 'paid', tries: 1 });
  });

  test('a gateway that says it knows this name already has not failed: it is asked, and nothing is paid twice', async () => {
    const { refundId, bookingId } = await paidTooLate();
    const calls = [{ call: 'create-refund', kind: 'duplicate', times: 1 }];
    await sandbox.control({ faults: { calls, refunds: { afterMs: 0 } } });
    await moveTransfer(app, { transferId: refundId });
    expect(await refund(refundId)).toMatchObject({ state: 'initiated', tries: 1 });
    await expect
      .poll(async () => {
        await moveTransfer(app, { transferId: refundId });
        return refund(refundId);
      })
      .toMatchObject({ state: 'paid', tries: 1 });
    expect((await owed(bookingId)).refunds_payable).toBe(0);
  });

  test('refused by the bank it is tried again under a new name, and then arrives', async () => {
    const { refundId } = await paidTooLate();
    await sandbox.control({ faults: { refunds: { endAs: 'FAILED', afterMs: 0 } } });
    await moveTransfer(app, { transferId: refundId });
    await expect
      .poll(async () => {
        await moveTransfer(app, { transferId: refundId });
        return refund(refundId);
      })
      .toMatchObject({ state: 'failed', next_ask_at: app.now() + MINUTE });
    expect(await moveTransfer(app, { transferId: refundId })).toEqual({
      againAt: app.now() + MINUTE,
    });

    await sandbox.control({ faults: { refunds: { afterMs: 0 } } });
    app.pass(MINUTE);
    await moveTransfer(app, { transferId: refundId });
    expect(await refund(refundId)).toMatchObject({ tries: 2 });
    await expect
      .poll(async () => {
        await moveTransfer(app, { transferId: refundId });
        return refund(refundId);
      })
      .toMatchObject({ state: 'paid', tries: 2 });
  });

  test('moved by twenty at once it is sent once', async () => {
    const { refundId, bookingId } = await paidTooLate();
    await sandbox.control({ faults: { refunds: { afterMs: 0 } } });
    await Promise.all(
      Array.from({ length: 20 }, () => moveTransfer(app, { transferId: refundId })),
    );
    await moveTransfer(app, { transferId: refundId });
    expect(await refund(refundId)).toMatchObject({ state: 'paid', tries: 1 });
    const { events } = await state(bookingId);
    expect(events.filter((event) => event === 'RefundInitiated')).toHaveLength(1);
    expect(events.filter((event) => event === 'RefundCredited')).toHaveLength(1);
  });
});

describe('the sweep', () => {
  test('catches a hold, a payment and a refund whose timers were lost', async () => {
    const forgotten = await bookOnline(app, asha, { time: '09:00 AM' });
    const paid = await bookOnline(app, asha, { time: '02:00 PM' });
    const { payUrl } = await goToPayPage(app, asha, paid);
    await sandbox.press(payUrl, 'pay', 'never');
    await sweepPayments(app);
    expect(await state(paid)).toMatchObject({ firm: false });
    app.pass(16 * MINUTE);
    await sweepPayments(app);
    expect(await state(forgotten)).toMatchObject({ status: 'expired', holds: 0 });
    expect(await state(paid)).toMatchObject({ firm: true, holds: 1 });
    expect(app.logged).toContainEqual(expect.objectContaining({ event: 'swept' }));
  });

  test('goes on when one of them fails', async () => {
    const forgotten = await bookOnline(app, asha, { time: '05:00 PM' });
    const other = await bookOnline(app, asha, { time: '11:00 AM' });
    await goToPayPage(app, asha, other);
    app.pass(16 * MINUTE);
    const askOrder = () => Promise.reject(new Error('A fault of ours'));
    const gateways = registerGateways([{ ...sandbox.gateway, askOrder }]);
    await sweepPayments({ ...app, gateways });
    expect(await state(forgotten)).toMatchObject({ status: 'expired' });
    expect(app.logged).toContainEqual(expect.objectContaining({ event: 'sweep-failed' }));
  });
});
