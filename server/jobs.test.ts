import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addDays, DAY, dateInIndia, HOUR, MINUTE } from '#kernel/time.ts';
import type { Customer } from '#server/flows/booking/book-slot.ts';
import { recordOrder } from '#server/flows/payment/record-order.ts';
import { type Jobs, startJobs } from '#server/platform/jobs/start-jobs.ts';
import { type EffectTestDeps, effectDeps, goToPayPage } from '#testing/payment-effects.ts';
import { bookOnline, lookAt } from '#testing/payments.ts';
import { openTestSandbox, type TestSandbox } from '#testing/sandbox.ts';
import { sowCustomer, sowKarigar, sowSmallTown } from '#testing/small-town.ts';
import { createWorld, NOW, type World } from '#testing/world.ts';
import { jobsOf, planJobs, routinesOf } from './jobs.ts';

describe('the jobs that an event starts', () => {
  test.each([
    [
      'BookingPlaced',
      { firm: true, wanted: true },
      ['tell-customer', 'write-messages', 'find-karigar', 'note-webhooks'],
    ],
    // A cash event is firm at once, but nobody is asked before its advance is there.
    [
      'BookingPlaced',
      { firm: true, wanted: false, holdUntil: NOW + DAY },
      ['tell-customer', 'write-messages', 'note-webhooks', ['end-hold', DAY]],
    ],
    [
      'PaymentSettled',
      { becameFirm: false, wanted: true },
      ['tell-customer', 'write-messages', 'find-karigar', 'issue-tax-documents', 'tell-live'],
    ],
    // The pass of every two minutes asks for it when its week has come.
    [
      'BookingPlaced',
      { firm: true, wanted: true, startsAt: NOW + 8 * DAY + 1 },
      ['tell-customer', 'write-messages', 'note-webhooks'],
    ],
    [
      'BookingPlaced',
      { firm: false, holdUntil: NOW + 15 * MINUTE },
      ['note-webhooks', ['end-hold', 15 * MINUTE]],
    ],
    ['HoldExtended', { holdUntil: NOW + 25 * MINUTE }, [['end-hold', 25 * MINUTE]]],
    ['PaymentBegun', { nextAskAt: NOW + 22_000 }, [['ask-payment', 22_000]]],
    ['GatewayReported', {}, ['ask-gateway']],
    ['PaymentSettled', {}, ['tell-customer', 'write-messages', 'issue-tax-documents', 'tell-live']],
    [
      'KarigarArrived',
      { karigarId: 7 },
      [
        'tell-customer',
        'write-messages',
        'find-karigar',
        'tell-operations',
        'note-webhooks',
        'tell-live',
      ],
    ],
    ['PersonJoined', {}, ['write-welcome']],
    ['SignedInOnNewDevice', { userId: 'c' }, ['write-new-device']],
    ['AccountJoined', { into: 'c' }, ['follow-owner', 'keep-apart']],
    [
      'VisitStoppedForSafety',
      { openedBy: 'karigar', userId: 'c' },
      [
        'tell-customer',
        'write-messages',
        'keep-apart',
        'find-karigar',
        'issue-tax-documents',
        'tell-operations',
        'tell-live',
      ],
    ],
    ['MessageWritten', { awaited: false }, ['send-message']],
    ['MessageWritten', { awaited: true }, ['send-code']],
    ['PaymentReturned', {}, ['tell-customer', 'write-messages', 'move-transfer']],
    ['RefundInitiated', { tries: 2 }, []],
    ['PaymentFailed', {}, []],
    ['NeverHeardOf', {}, []],
  ])('%s %j', (type, data, jobs) => {
    const planned = planJobs({ id: 1, type, subject: 'b', at: NOW, data });
    expect(planned.map(({ job, at }) => (at === undefined ? job : [job, at - NOW]))).toEqual(jobs);
  });

  test('names only jobs that exist', () => {
    const names = jobsOf({} as EffectTestDeps).map(({ name }) => name);
    const data = { firm: true, wanted: true, holdUntil: NOW, nextAskAt: NOW, tries: 1 };
    const types = [
      'BookingPlaced',
      'HoldExtended',
      'PaymentBegun',
      'GatewayReported',
      'PaymentReturned',
      'AccountJoined',
      'PersonJoined',
      'MessageWritten',
      'WebhookDue',
    ];
    for (const type of types)
      for (const { job } of planJobs({ id: 1, type, subject: 'b', at: NOW, data }))
        expect(names).toContain(job);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('the whole machine', () => {
  let world: World;
  let sandbox: TestSandbox;
  let asha: Customer;
  let app: EffectTestDeps;
  let jobs: Jobs | undefined;

  beforeAll(async () => {
    [world, sandbox] = await Promise.all([createWorld(), openTestSandbox()]);
    await sowSmallTown(world.db);
    asha = await sowCustomer(world.db);
    await sowKarigar(world.db, { skills: [3] });
  });
  afterEach(async () => {
    await jobs?.stop();
    jobs = undefined;
  });
  afterAll(async () => {
    await sandbox.close();
    await world.close();
  });

  /** The queue keeps the database's time, which is the real one. */
  const date = addDays(dateInIndia(Date.now()), 3);

  async function startWorking() {
    jobs = await startJobs({
      pool: world.db,
      url: world.url,
      jobs: jobsOf(app),
      plan: planJobs,
      routines: routinesOf(app),
      log: app.log,
    });
  }

  const toldAbout = async (bookingId: string) => {
    const { rows } = await world.db.query<{ kind: string }>(
      `select kind from notifications where user_id = $1 and params->>'bookingId' = $2 order by kind`,
      [asha.id, bookingId],
    );
    return rows.map(({ kind }) => kind);
  };

  beforeEach(() => {
    app = effectDeps(world.db, sandbox, Date.now() - HOUR);
  });

  test("BOOK-11 a cash booking: the 'Booking Confirmed' notification is there, once, and the slot stays", async () => {
    const bookingId = await bookOnline(app, asha, {
      date,
      paymentMethod: 'cash',
      time: '09:00 AM',
    });
    await startWorking();
    await expect.poll(() => toldAbout(bookingId)).toEqual(['booking-confirmed']);
    const { rows } = await world.db.query(
      `select params from notifications where params->>'bookingId' = $1`,
      [bookingId],
    );
    expect(rows[0]?.params).toMatchObject({
      serviceSlug: 'plumbing',
      reference: expect.stringMatching(/^AGN-/),
      startsAt: expect.any(Number),
    });
  });

  test('an unpaid booking expires by its timer, and the customer hears of it', async () => {
    const bookingId = await bookOnline(app, asha, { date, time: '12:00 PM' });
    app.pass(15 * MINUTE);
    await startWorking();
    await expect.poll(() => toldAbout(bookingId)).toEqual(['booking-expired']);
    expect(await lookAt(world.db, bookingId)).toMatchObject({ status: 'expired', holds: 0 });
  });

  test('a payment that no webhook reports is found by asking, and the customer hears of it', async () => {
    const bookingId = await bookOnline(app, asha, { date, time: '03:00 PM' });
    const { payUrl } = await goToPayPage(app, asha, bookingId);
    await sandbox.press(payUrl, 'pay', 'never');
    await startWorking();
    await expect
      .poll(() => toldAbout(bookingId))
      .toEqual(['booking-confirmed', 'payment-received']);
  });

  test('money that came twice is back with the customer without anybody lifting a finger', async () => {
    await sandbox.control({ faults: { refunds: { afterMs: 200 } } });
    const bookingId = await bookOnline(app, asha, { date, time: '06:00 PM' });
    const first = await goToPayPage(app, asha, bookingId);
    await recordOrder(app, { attemptId: first.attemptId, answer: { state: 'unknown' } });
    const second = await goToPayPage(app, asha, bookingId);
    for (const { attemptId: merchantOrderId } of [second, first])
      await sandbox.control({ pay: { merchantOrderId, outcome: 'completed' } });
    for (const { attemptId } of [second, first])
      await jobsOf(app)
        .find(({ name }) => name === 'ask-payment')
        ?.run({ id: 0, type: '', subject: bookingId, at: NOW, data: { attemptId } });
    await startWorking();
    await expect
      .poll(() => toldAbout(bookingId))
      .toEqual(['booking-confirmed', 'payment-received', 'payment-returned', 'refund-credited']);
  });
});
