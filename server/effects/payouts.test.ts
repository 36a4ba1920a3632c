import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { DAY, HOUR, MINUTE } from '#kernel/time.ts';
import type { Customer } from '#server/flows/booking/book-slot.ts';
import { cancelBooking } from '#server/flows/booking/cancel-booking.ts';
import { recordRestored } from '#server/flows/settlement/record-restored.ts';
import { releasePayouts } from '#server/flows/settlement/release-payouts.ts';
import { payForFailure } from '#server/flows/steps/money/divide-money.ts';
import { approveTransfer } from '#server/flows/transfer/approve-transfer.ts';
import { payOutByHand } from '#server/flows/transfer/pay-out-by-hand.ts';
import { refundByHand } from '#server/flows/transfer/refund-by-hand.ts';
import { requestPayout } from '#server/flows/transfer/request-payout.ts';
import { lockBooking } from '#server/modules/booking/store.ts';
import { listBalances } from '#server/modules/ledger/store.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { readCredit } from '#server/views/credit.ts';
import { type EffectTestDeps, effectDeps } from '#testing/payment-effects.ts';
import { balancesOf, bookOnline, payFor, refundsOf } from '#testing/payments.ts';
import { openTestPayouts, type TestPayouts } from '#testing/payouts.ts';
import { listBroken } from '#testing/races/invariants.ts';
import { recordAnyEvent } from '#testing/record-any-event.ts';
import { openTestSandbox, type TestSandbox } from '#testing/sandbox.ts';
import { sowCustomer, sowKarigar, sowSmallTown } from '#testing/small-town.ts';
import { createWorld, NOW, type World } from '#testing/world.ts';
import { carryBankFiles } from './carry-bank-files.ts';
import { findUpiName } from './find-upi-name.ts';
import { moveTransfer } from './move-transfer.ts';
import { sweepPayments } from './sweep-payments.ts';

let world: World;
let sandbox: TestSandbox;
let company: TestPayouts;
let app: EffectTestDeps;
let asha: Customer;

beforeAll(async () => {
  world = await createWorld();
  sandbox = await openTestSandbox();
  company = await openTestPayouts({ timeoutMs: 300 });
  await sowSmallTown(world.db);
  for (let count = 0; count < 6; count += 1) await sowKarigar(world.db, { shift: [0, 1440] });
});
afterAll(async () => {
  expect(await listBroken(world.db)).toEqual([]);
  await company.close();
  await sandbox.close();
  await world.close();
});
beforeEach(async () => {
  asha = await sowCustomer(world.db);
  app = { ...effectDeps(world.db, sandbox, NOW), payouts: company.payouts };
  await company.faults({ afterMs: 0 });
});
afterEach(async () => {
  // Transfers left open by one test must not be asked about in the next.
  await world.db.query(
    "update transfers set next_ask_at = null where state not in ('paid', 'returned')",
  );
});

let hours = 0;
/** We have failed her, and she has credit for it. */
async function credited(paise = 16_000): Promise<void> {
  hours += 1;
  const times = ['09:00 AM', '12:00 PM', '03:00 PM', '06:00 PM'];
  const day = new Date(NOW + (2 + Math.floor(hours / 4)) * DAY).toISOString().slice(0, 10);
  const bookingId = await bookOnline(app, asha, { date: day, time: times[hours % 4] as string });
  await transaction(world.db, async (db) => {
    const booking = await lockBooking(db, bookingId);
    if (!booking) throw new Error('No such booking');
    const eventId = await recordAnyEvent(db, bookingId, 'Tested', NOW, 'clock', {});
    await payForFailure({ db, now: NOW, booking, eventId }, paise);
  });
}

async function nameOf(upiId: string) {
  const found = await findUpiName(app, { userId: asha.id, upiId });
  if (!found.ok) throw new Error(found.refusal.code);
  return found.value;
}

/** She types her UPI id, sees her name, and confirms. */
async function askedFor(upiId = 'asha.kulkarni@okbank', paise = 16_000): Promise<string> {
  await credited(paise);
  app.pass(1_000);
  const { destinationId } = await nameOf(upiId);
  const id = newId();
  const command = { id, userId: asha.id, destinationId, shownPaise: paise };
  expect(await requestPayout(app, command)).toEqual({ ok: true, value: 'requested' });
  return id;
}

const credit = () => readCredit(world.db, asha.id, app.now());
const stateOf = async (id: string) => {
  const { rows } = await world.db.query<{ state: string; tries: number }>(
    'select state, tries from transfers where id = $1',
    [id],
  );
  return rows[0];
};
const paidTo = async (id: string) =>
  (await company.book()).filter(
    ({ referenceId, status }) => referenceId.startsWith(id) && status === 'processed',
  );
/** Until nothing more is to be done, or for as long as anybody would wait. */
async function goOn(id: string, steps = 12): Promise<void> {
  for (let step = 0; step < steps; step += 1) {
    await moveTransfer(app, { transferId: id });
    const state = (await stateOf(id))?.state;
    if (state === 'paid' || state === 'returned') return;
    app.pass(7 * HOUR);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

describe('R38 LIFE-04 credit that its owner wants as money', () => {
  test('is paid to the UPI id whose name the owner has seen, and the books say so', async () => {
    expect((await nameOf('asha.kulkarni@okbank')).name).toBe('ASHA KULKARNI');
    const id = await askedFor();
    expect((await credit()).balancePaise).toBe(0);
    await goOn(id);
    const { payouts, payablePaise } = await credit();
    expect(payablePaise).toBe(0);
    expect(payouts[0]).toMatchObject({
      ...{ state: 'paid', upiId: 'as•••@okbank', amountPaise: 16_000, dueOn: '2026-12-05' },
      reference: expect.stringMatching(/^\d{12}$/),
    });
    expect(await paidTo(id)).toHaveLength(1);
  });

  test('is never more than the owner was shown, and under one id is asked for once', async () => {
    await credited();
    const { destinationId } = await nameOf('asha@okbank');
    const command = { id: newId(), userId: asha.id, destinationId, shownPaise: 15_999 };
    expect(await requestPayout(app, command)).toMatchObject({
      refusal: { code: 'amount-mismatch', params: { amountPaise: 16_000 } },
    });
    const right = { ...command, shownPaise: 16_000 };
    const answers = await Promise.all([requestPayout(app, right), requestPayout(app, right)]);
    expect(answers.map((one) => one.ok && one.value).sort()).toEqual([
      'requested',
      'was-requested',
    ]);
    const another = { ...right, id: newId() };
    expect(await requestPayout(app, another)).toMatchObject({ refusal: { code: 'no-credit' } });
  });

  test('goes nowhere that its owner has not looked up', async () => {
    await credited();
    const { destinationId } = await nameOf('asha@okbank');
    const imran = await sowCustomer(world.db, 'Imran Shaikh');
    const command = { id: newId(), userId: imran.id, destinationId, shownPaise: 16_000 };
    expect(await requestPayout(app, command)).toMatchObject({
      refusal: { code: 'destination-not-found' },
    });
    const nobody = { userId: asha.id, upiId: 'nobody@okbank' };
    expect(await findUpiName(app, nobody)).toMatchObject({ refusal: { code: 'upi-id-unknown' } });
    await company.faults({ calls: [{ call: 'find-name', kind: 'server-error' }] });
    expect(await findUpiName(app, { ...nobody, upiId: 'asha@okbank' })).toMatchObject({
      refusal: { code: 'upi-name-unavailable' },
    });
  });
});

describe('whatever the bank does, it is paid once', () => {
  test.each(['no-answer', 'no-answer-after-success', 'server-error', 'not-json'])(
    'unknown is unknown: %s is asked about, and never sent under another name',
    async (kind) => {
      const id = await askedFor();
      await company.faults({ calls: [{ call: 'create', kind, times: 1 }], afterMs: 0 });
      await moveTransfer(app, { transferId: id });
      expect(await stateOf(id)).toEqual({ state: 'initiated', tries: 1 });
      await goOn(id);
      expect(await stateOf(id)).toEqual({ state: 'paid', tries: 1 });
      expect(await paidTo(id)).toHaveLength(1);
    },
  );

  test('two workers at once send it once', async () => {
    const id = await askedFor();
    await Promise.all([1, 2, 3].map(() => moveTransfer(app, { transferId: id })));
    await goOn(id);
    expect(await stateOf(id)).toEqual({ state: 'paid', tries: 1 });
    expect(await paidTo(id)).toHaveLength(1);
  });

  test('one that fails is tried again under another name, and after the last try is credit again', async () => {
    const id = await askedFor('fails@okbank');
    await moveTransfer(app, { transferId: id });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await moveTransfer(app, { transferId: id })).toEqual({
      againAt: app.now() + 10 * MINUTE,
    });
    expect(await stateOf(id)).toEqual({ state: 'failed', tries: 1 });
    await goOn(id);
    expect(await stateOf(id)).toEqual({ state: 'returned', tries: 3 });
    const { balancePaise, entries, payouts } = await credit();
    expect(balancePaise).toBe(16_000);
    expect(entries.map(({ reason }) => reason)).toEqual([
      'payout-returned',
      'paid-out',
      'failed-you',
    ]);
    expect(payouts[0]?.state).toBe('returned');
    // And she may try another.
    const { destinationId } = await nameOf('asha@okbank');
    const again = { id: newId(), userId: asha.id, destinationId, shownPaise: 16_000 };
    expect(await requestPayout(app, again)).toMatchObject({ ok: true });
    await goOn(again.id);
    expect((await stateOf(again.id))?.state).toBe('paid');
  });

  test('a lost job is swept up', async () => {
    const id = await askedFor();
    app.pass(2 * MINUTE);
    await sweepPayments(app);
    expect((await stateOf(id))?.state).toMatch(/initiated|processing|paid/);
  });

  test('a payout under way stays owed until it has arrived', async () => {
    const before = await payable();
    const id = await askedFor();
    expect((await payable()) - before).toBe(-16_000);
    await goOn(id);
    expect(await payable()).toBe(before);
  });

  const payable = async () =>
    (await listBalances(world.db)).find(({ account }) => account === 'payouts_payable')?.balance ??
    0;
});

describe('where no company pays out, people carry files', () => {
  const byFile = () => ({ ...app, payouts: { bankFiles: company.payouts.bankFiles } });
  const place = (...path: string[]) => join(company.folder, 'payouts', ...path);
  const files = (folder: string) =>
    readdirSync(place(folder))
      .sort()
      .map((name) => ({ name, text: readFileSync(place(folder, name), 'utf8') }));
  const answer = (name: string, lines: readonly string[]) => {
    mkdirSync(place('from-the-bank'), { recursive: true });
    const head = 'Customer Reference,Amount,Status,UTR';
    writeFileSync(place('from-the-bank', name), [head, ...lines, ''].join('\n'));
  };

  test('an approved payout goes into one bank file, and the bank’s answer ends it', async () => {
    const [paid, failed] = [await askedFor('asha@okbank'), await askedFor('asha.k@okbank')];
    expect(await moveTransfer(byFile(), { transferId: paid })).toEqual({});
    // After a restore no file is made before finance has compared it with the bank.
    await recordRestored(app.pool, NOW, NOW);
    await carryBankFiles(byFile());
    expect((await stateOf(paid))?.state).toBe('approved');
    await releasePayouts(app.pool, 'house', NOW);
    await carryBankFiles(byFile());
    await carryBankFiles(byFile());
    const ours = new RegExp(`${paid}|${failed}`);
    const [file] = files('for-the-bank').slice(-1);
    expect(file?.name).toMatch(/^2026-11-21-\d+\.csv$/);
    const lines = file?.text.split('\n').filter((line) => !/-1$/.test(line) || ours.test(line));
    expect(lines).toEqual([
      'Transaction Type,Beneficiary Name,Beneficiary VPA,Amount,Remarks,Customer Reference',
      expect.stringMatching(`^UPI,ASHA,asha@okbank,160.00,Aangan 2026-11-21-\\d+,${paid}-1$`),
      expect.stringMatching(`^UPI,ASHA K,asha.k@okbank,160.00,.*,${failed}-1$`),
      '',
    ]);
    // No company sends what is in a file, whatever job comes along.
    await moveTransfer(app, { transferId: paid });
    expect(await stateOf(paid)).toEqual({ state: 'initiated', tries: 1 });

    answer('back.csv', [
      `${paid}-1,160.00,Success,412345678901`,
      `${failed}-1,160.00,FAILED,`,
      'somebody else,1.00,SUCCESS,1',
    ]);
    await carryBankFiles(byFile());
    expect((await stateOf(paid))?.state).toBe('paid');
    expect((await stateOf(failed))?.state).toBe('returned');
    expect(app.logged.some(({ event }) => event === 'bank-result-unclear')).toBe(true);
    // Read again, it changes nothing; and a bank that has paid after all is no second payout but an alarm.
    answer('again.csv', [
      `${paid}-1,160.00,SUCCESS,412345678901`,
      `${failed}-1,160.00,SUCCESS,412345678902`,
    ]);
    await carryBankFiles(byFile());
    expect((await stateOf(failed))?.state).toBe('returned');
    expect(app.logged.some(({ event }) => event === 'payout-paid-twice')).toBe(true);
    expect(files('from-the-bank')).toEqual([]);
  });

  test('another amount than was asked for is looked at by people', async () => {
    const id = await askedFor();
    await carryBankFiles(byFile());
    answer('short.csv', [`${id}-1,150.00,SUCCESS,412345678903`]);
    await carryBankFiles(byFile());
    expect((await stateOf(id))?.state).not.toBe('paid');
    expect(app.logged.some(({ event }) => event === 'payout-mismatch')).toBe(true);
  });
});

describe('by hand', () => {
  const someoneOfUs = async () => (await sowCustomer(world.db, 'Meera')).id;
  async function confirmed(): Promise<string> {
    const id = await askedFor();
    await goOn(id);
    const { rows } = await world.db.query<{ destination_id: string }>(
      'select destination_id from transfers where id = $1',
      [id],
    );
    return rows[0]?.destination_id as string;
  }

  test('₹5,000 needs one of us, a paisa more needs another one', async () => {
    const [meera, vikram] = [await someoneOfUs(), await someoneOfUs()];
    const destinationId = await confirmed();
    const pay = (amountPaise: number) => {
      const payout = { id: newId(), userId: asha.id, destinationId, amountPaise };
      return {
        id: payout.id,
        done: payOutByHand(app, { ...payout, by: meera, why: 'broken vase' }),
      };
    };
    const small = pay(500_000);
    expect(await small.done).toEqual({ ok: true, value: 'approved' });
    await goOn(small.id);
    expect((await stateOf(small.id))?.state).toBe('paid');

    const large = pay(500_001);
    expect(await large.done).toEqual({ ok: true, value: 'requested' });
    await goOn(large.id, 2);
    expect((await stateOf(large.id))?.state).toBe('requested');
    // Until then its customer is not told of it: it may be declined.
    const shown = async () =>
      (await readCredit(world.db, asha.id, app.now())).payouts.map((one) => one.id);
    expect(await shown()).toContain(small.id);
    expect(await shown()).not.toContain(large.id);
    const alone = { id: large.id, by: meera };
    expect(await approveTransfer(app, alone)).toMatchObject({
      refusal: { code: 'needs-another-person' },
    });
    expect(await approveTransfer(app, { id: large.id, by: vikram })).toMatchObject({
      ok: true,
    });
    await goOn(large.id);
    expect((await stateOf(large.id))?.state).toBe('paid');
    expect((await paidTo(large.id)).map(({ amount }) => amount)).toEqual([500_001]);
  });

  test('nothing goes to a UPI id that its owner has not confirmed', async () => {
    const { destinationId } = await nameOf('asha@okbank');
    const payout = { id: newId(), userId: asha.id, destinationId, amountPaise: 100 };
    const by = await someoneOfUs();
    expect(await payOutByHand(app, { ...payout, by, why: 'x' })).toMatchObject({
      refusal: { code: 'destination-not-found' },
    });
  });

  test('a refund by hand is never more than came, and above ₹5,000 two of us have agreed', async () => {
    const [meera, vikram] = [await someoneOfUs(), await someoneOfUs()];
    const event = { serviceId: 2, date: '2027-01-25', shownPricePaise: 200_000 };
    const bookingId = await bookOnline(app, asha, event);
    const attemptId = await payFor(app, asha, bookingId, 160_000);
    const refund = (amountPaise: number) =>
      refundByHand(app, { id: newId(), attemptId, amountPaise, by: meera, why: 'late' });
    expect(await refund(160_001)).toMatchObject({ refusal: { code: 'more-than-came' } });
    expect(await refund(60_000)).toEqual({ ok: true, value: 'approved' });
    expect(await refund(100_001)).toMatchObject({ refusal: { code: 'more-than-came' } });
    // Cancelled afterwards, what is left of the payment goes back by it: nobody has back more than they paid.
    app.pass(1_000);
    const shown = { shownFeePaise: 0, shownRefundPaise: 100_000 };
    await cancelBooking(app, { bookingId, userId: asha.id, ...shown });
    expect(await refundsOf(world.db, bookingId)).toMatchObject([
      { amount: 60_000, reason: 'by-hand' },
      { amount: 100_000, reason: 'cancelled' },
    ]);
    const { account_credit, customer_advances } = await balancesOf(world.db, bookingId);
    expect({ account_credit, customer_advances }).toEqual({ customer_advances: 0 });

    const dear = await bookOnline(app, asha, {
      ...event,
      serviceId: 6,
      date: '2027-01-26',
      shownPricePaise: 1_500_000,
    });
    const paid = await payFor(app, asha, dear, 1_200_000);
    const id = newId();
    const large = { id, attemptId: paid, amountPaise: 500_001, by: meera, why: 'late' };
    expect(await refundByHand(app, large)).toEqual({ ok: true, value: 'requested' });
    expect(await approveTransfer(app, { id, by: meera })).toMatchObject({
      refusal: { code: 'needs-another-person' },
    });
    expect(await approveTransfer(app, { id, by: vikram })).toMatchObject({ ok: true });
    expect(await balancesOf(world.db, dear)).toMatchObject({
      goodwill: 500_001,
      refunds_payable: -500_001,
    });
  });
});
