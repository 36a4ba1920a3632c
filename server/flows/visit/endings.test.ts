import { describe, expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { DAY, HOUR, MINUTE } from '#kernel/time.ts';
import { applyVisitTimeout } from '#server/effects/apply-visit-timeout.ts';
import { applyVisitTimeouts } from '#server/effects/apply-visit-timeouts.ts';
import type { Customer } from '#server/flows/booking/book-slot.ts';
import { beginPayment } from '#server/flows/payment/begin-payment.ts';
import { recordInstalmentSplit } from '#server/modules/booking/instalment-store.ts';
import { recordMoved } from '#server/modules/booking/moving-store.ts';
import { recordAssigned } from '#server/modules/visit/store.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { listVisitsToMind } from '#server/views/visits-past-timeout.ts';
import { partPicture } from '#testing/part-picture.ts';
import { balancesOf, bookOnline, lookAt, payFor } from '#testing/payments.ts';
import { visitStage } from '#testing/visit-stage.ts';
import { acting, START, sowWorker, type VisitTestDeps, visitAt } from '#testing/visits.ts';
import type { World } from '#testing/world.ts';
import { acceptWork } from './accept-work.ts';
import { answerEstimate } from './answer-estimate.ts';
import { breakOffVisit } from './break-off-visit.ts';
import { disputeWork } from './dispute-work.ts';
import { proposeExtraWork } from './propose-extra-work.ts';
import { rateCustomer } from './rate-customer.ts';
import { rateVisit } from './rate-visit.ts';
import { releaseVisit } from './release-visit.ts';
import { resolveDispute } from './resolve-dispute.ts';
import { stopVisit } from './stop-visit.ts';
import { stopWork } from './stop-work.ts';

let world: World;
let asha: Customer;
let app: VisitTestDeps;

visitStage(40, (stage) => {
  ({ world, asha, app } = stage);
});

const done = { ok: true, value: 'done' };
const own = (bookingId: string) => ({ bookingId, userId: asha.id });
const stateOf = async (bookingId: string) => (await lookAt(world.db, bookingId)).status;
const eventsOf = async (bookingId: string) => (await lookAt(world.db, bookingId)).events;
const mind = (bookingId: string) => applyVisitTimeout(app, { bookingId });

describe('a dispute', () => {
  const disputed = async () => {
    const { bookingId, ravi } = await visitAt(app, asha, 'done');
    const dispute = { reason: 'badly-done', lines: [1], comment: 'It still drips' };
    const unknown = await disputeWork(app, { ...own(bookingId), ...dispute, lines: [7] });
    expect(unknown).toMatchObject({ refusal: { code: 'line-unknown' } });
    expect(await disputeWork(app, { ...own(bookingId), ...dispute })).toEqual(done);
    return { bookingId, ravi };
  };
  const resolve = (bookingId: string, refundPaise: number, outcome = 'refund' as const) =>
    resolveDispute(app, {
      ...{ bookingId, outcome, refundPaise, comment: 'It drips', actor: 'ops:1' },
      borneBy: 'karigar',
    });

  test('has two different decisions at once: one stands, and the other is told', async () => {
    const { bookingId } = await disputed();
    app.pass(24 * HOUR);
    const answers = await Promise.all([resolve(bookingId, 20_000), resolve(bookingId, 30_000)]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const given = answers[0]?.ok ? 20_000 : 30_000;
    expect(answers.find(({ ok }) => !ok)).toMatchObject({
      refusal: { code: 'decided-otherwise', params: { refundPaise: given } },
    });
  });

  test('LIFE-06 is decided by operations: at most what is disputed goes back, and the Karigar earns the rest', async () => {
    const { bookingId, ravi } = await disputed();
    expect(await acceptWork(app, own(bookingId))).toMatchObject({
      refusal: { code: 'move-not-allowed' },
    });
    expect(await resolve(bookingId, 80_001)).toMatchObject({
      refusal: { code: 'refund-too-high' },
    });
    // They have had their day to be heard.
    app.pass(24 * HOUR);
    expect(await resolve(bookingId, 30_000)).toEqual({ ok: true, value: 'completed' });
    expect(await resolve(bookingId, 30_000)).toEqual({ ok: true, value: 'completed' });
    // An operator who decides it otherwise is told how it was decided.
    const decided = { outcome: 'refund', refundPaise: 30_000 };
    expect(await resolve(bookingId, 10)).toEqual({
      ok: false,
      refusal: { code: 'decided-otherwise', params: decided },
    });
    expect(await balancesOf(world.db, bookingId)).toMatchObject({
      refunds_payable: -30_000,
      [`karigar_payable:${ravi.karigarId}`]: -40_000,
      customer_advances: 0,
    });
  });

  test('that we do not decide in ten days costs neither of them: the Karigar is paid, and the customer credited', async () => {
    const { bookingId, ravi } = await disputed();
    const finishedAt = app.now();
    app.turnTo(finishedAt + 8 * DAY);
    await mind(bookingId);
    expect(await mind(bookingId)).toEqual({ againAt: finishedAt + 10 * DAY });
    app.turnTo(finishedAt + 10 * DAY);
    await mind(bookingId);
    expect(await stateOf(bookingId)).toBe('completed');
    expect(await balancesOf(world.db, bookingId)).toMatchObject({
      account_credit: -80_000,
      [`karigar_payable:${ravi.karigarId}`]: -64_000,
    });
  });
});

describe('a dispute about work that nobody has paid', () => {
  const stoppedAndLeft = async (paidPaise: number) => {
    const cash = { paymentMethod: 'cash' } as const;
    const { bookingId, ravi } = await visitAt(app, asha, 'in_progress', cash);
    const none = { ...own(bookingId), accepted: [], comment: 'Nothing was done' };
    const lines = [{ line: 1, amountPaise: 80_000 }];
    const stop = { ...acting(app, ravi, bookingId), reason: 'needs-parts', lines };
    expect(await stopWork(app, stop)).toEqual(done);
    if (paidPaise > 0) {
      await transaction(world.db, (db) => recordInstalmentSplit(db, bookingId, 1, paidPaise));
      await payFor(app, asha, bookingId, paidPaise);
    }
    const dispute = { ...own(bookingId), reason: 'badly-done', lines: [1], comment: none.comment };
    expect(await disputeWork(app, dispute)).toEqual(done);
    app.pass(8 * DAY);
    await mind(bookingId);
    app.pass(2 * DAY);
    await mind(bookingId);
    expect(await stateOf(bookingId)).toBe('completed');
    return balancesOf(world.db, bookingId);
  };

  test('that we do not decide makes no money: what is owed is forgiven, and nothing is credited', async () => {
    expect(await stoppedAndLeft(0)).toMatchObject({
      ...{ customer_dues: 0, customer_advances: 0, account_credit: 0, goodwill: 80_000 },
    });
  });

  test('that we do not decide gives back as credit no more than was paid', async () => {
    expect(await stoppedAndLeft(30_000)).toMatchObject({
      ...{ customer_dues: 0, customer_advances: 0, account_credit: -30_000, goodwill: 80_000 },
    });
  });
});

describe('work that is stopped', () => {
  test('by the Karigar costs what was done of it; the rest goes back once it is accepted', async () => {
    const { bookingId, ravi } = await visitAt(app, asha, 'in_progress');
    const stop = (amountPaise: number) =>
      stopWork(app, {
        ...acting(app, ravi, bookingId),
        reason: 'needs-parts',
        lines: [{ line: 1, amountPaise }],
      });
    expect(await stop(80_001)).toMatchObject({ refusal: { code: 'bill-too-high' } });
    expect(await stop(25_000)).toEqual(done);
    expect(await stateOf(bookingId)).toBe('done');
    expect(await acceptWork(app, own(bookingId))).toEqual(done);
    expect(await balancesOf(world.db, bookingId)).toMatchObject({
      refunds_payable: -55_000,
      [`karigar_payable:${ravi.karigarId}`]: -20_000,
    });
  });

  test('for cash is paid by the link with what its bill says, not with its price', async () => {
    const cash = { paymentMethod: 'cash' } as const;
    const { bookingId, ravi } = await visitAt(app, asha, 'in_progress', cash);
    const lines = [{ line: 1, amountPaise: 30_000 }];
    const stop = { ...acting(app, ravi, bookingId), reason: 'needs-parts', lines };
    expect(await stopWork(app, stop)).toEqual(done);
    const by = { bookingId, userId: asha.id, provider: 'sandbox' };
    expect(await beginPayment(app, { ...by, amountPaise: 80_000 })).toMatchObject({
      refusal: { code: 'amount-mismatch', params: { dueNowPaise: 30_000 } },
    });
    await payFor(app, asha, bookingId, 30_000);
    expect(await acceptWork(app, own(bookingId))).toEqual(done);
    const books = await balancesOf(world.db, bookingId);
    expect(books).toMatchObject({ customer_advances: 0, 'gateway_clearing:sandbox': 30_000 });
    expect([books.account_credit, books.customer_dues]).toEqual([undefined, undefined]);
  });

  test('by the customer is paid where they accept it and disputed where they do not', async () => {
    const accepted = await visitAt(app, asha, 'in_progress');
    const all = { ...own(accepted.bookingId), accepted: [1], comment: '' };
    expect(await stopVisit(app, all)).toEqual(done);
    expect(await stateOf(accepted.bookingId)).toBe('done');
    const refused = await visitAt(app, asha, 'in_progress');
    const none = { ...own(refused.bookingId), accepted: [], comment: 'Nothing was done' };
    expect(await stopVisit(app, none)).toEqual(done);
    expect(await stateOf(refused.bookingId)).toBe('disputed');
  });
});

describe('giving back and breaking off', () => {
  test('before setting out a visit is given back, after it broken off: nobody leads it, and it costs no fee', async () => {
    const first = await visitAt(app, asha, 'assigned');
    const given = { ...acting(app, first.ravi, first.bookingId), reason: 'ill' };
    expect(await releaseVisit(app, given)).toEqual(done);
    expect(await releaseVisit(app, given)).toEqual(done);
    expect(await lookAt(world.db, first.bookingId)).toMatchObject({ status: 'pending', holds: 1 });

    const second = await visitAt(app, asha, 'arrived');
    const early = { ...acting(app, second.ravi, second.bookingId), reason: 'vehicle' };
    expect(await releaseVisit(app, { ...early })).toMatchObject({
      refusal: { code: 'move-not-allowed' },
    });
    const broken = { ...acting(app, second.ravi, second.bookingId), reason: 'vehicle' };
    expect(await breakOffVisit(app, broken)).toEqual(done);
    const { rows } = await world.db.query(
      `select b.status, b.arrived_at, v.karigar_id, v.start_code, v.set_out_at
        from bookings b join visits v on v.id = b.id where b.id = $1`,
      [second.bookingId],
    );
    expect(rows).toEqual([
      { status: 'pending', arrived_at: null, karigar_id: null, start_code: null, set_out_at: null },
    ]);
  });
});

test('an open estimate of a Karigar who breaks down is answered by that: nobody says yes to it, and the next may make their own', async () => {
  const { bookingId, ravi } = await visitAt(app, asha, 'arrived');
  const lines = [{ kind: 'labour', label: 'Pipe behind the wall', amountPaise: 20_000 }] as const;
  const estimateId = newId();
  const picture = await partPicture(app, ravi, bookingId);
  const proposal = { ...acting(app, ravi, bookingId), ...picture, estimateId, lines };
  expect(await proposeExtraWork(app, proposal)).toEqual(done);
  await breakOffVisit(app, { ...acting(app, ravi, bookingId), reason: 'ill' });
  const sunil = await sowWorker(world.db);
  await recordMoved(world.db, bookingId, ['pending'], 'arrived', app.now());
  await recordAssigned(world.db, bookingId, sunil.karigarId, app.now());
  const yes = { estimateId, approved: true, shownTotalPaise: 20_000 };
  expect(await answerEstimate(app, { ...own(bookingId), ...yes })).toMatchObject({
    refusal: { code: 'estimate-answered' },
  });
  const sunils = { ...acting(app, sunil, bookingId), ...picture, estimateId: newId(), lines };
  expect(await proposeExtraWork(app, sunils)).toEqual(done);
  // A Karigar without a hold looks free to every other test, and this one is at a door.
  await world.db.query('update karigars set active = false where id = $1', [sunil.karigarId]);
});

describe('the clock', () => {
  test('nobody found: the customer hears so an hour before, with choices, and a quarter after it is called off with the mirror fee', async () => {
    const bookingId = await bookOnline(app, asha);
    await payFor(app, asha, bookingId);
    app.turnTo(START - HOUR - 1);
    expect(await mind(bookingId)).toEqual({ againAt: START - HOUR });
    app.turnTo(START - HOUR);
    expect(await listVisitsToMind(world.db, app.now())).toContain(bookingId);
    await mind(bookingId);
    await mind(bookingId);
    expect((await eventsOf(bookingId)).filter((one) => one === 'NobodyAssignedYet')).toHaveLength(
      1,
    );
    expect(await listVisitsToMind(world.db, app.now())).not.toContain(bookingId);
    app.turnTo(START + 15 * MINUTE);
    await mind(bookingId);
    expect(await stateOf(bookingId)).toBe('cancelled');
    expect(await balancesOf(world.db, bookingId)).toMatchObject({
      refunds_payable: -80_000,
      account_credit: -40_000,
    });
  });

  test('others are told six hours before and called off three hours before', async () => {
    const event = { serviceId: 2, shownPricePaise: 200_000 };
    const bookingId = await bookOnline(app, asha, event);
    await payFor(app, asha, bookingId, 160_000);
    app.turnTo(START - 6 * HOUR);
    await mind(bookingId);
    expect(await eventsOf(bookingId)).toContain('NobodyAssignedYet');
    app.turnTo(START - 3 * HOUR);
    await mind(bookingId);
    expect(await stateOf(bookingId)).toBe('cancelled');
  });

  test.each(['assigned', 'dispatched'] as const)(
    'nobody comes: from %s it ends two hours after the start, with everything back and the mirror fee',
    async (stage) => {
      const { bookingId, ravi } = await visitAt(app, asha, stage);
      app.turnTo(START + 2 * HOUR);
      await mind(bookingId);
      expect(await stateOf(bookingId)).toBe('no_show_provider');
      const books = await balancesOf(world.db, bookingId);
      expect(books).toMatchObject({ refunds_payable: -80_000, account_credit: -40_000 });
      // A Karigar who does not come is not paid for coming.
      expect(books[`karigar_payable:${ravi.karigarId}`]).toBeUndefined();
    },
  );

  test('it stands still at the door: an alarm after half an hour, and after four the money goes back and the visit is paid', async () => {
    const { bookingId, ravi } = await visitAt(app, asha, 'arrived');
    app.turnTo(START + 30 * MINUTE);
    expect(await mind(bookingId)).toEqual({ againAt: START + 4 * HOUR });
    expect(await eventsOf(bookingId)).toContain('VisitStandsStill');
    app.turnTo(START + 4 * HOUR);
    await mind(bookingId);
    expect(await stateOf(bookingId)).toBe('cancelled');
    expect(await balancesOf(world.db, bookingId)).toEqual({
      'gateway_clearing:sandbox': 80_000,
      customer_advances: 0,
      refunds_payable: -80_000,
      ...(await paidVisit(bookingId)),
      [`karigar_payable:${ravi.karigarId}`]: -32_000,
    });
  });

  test('it goes on beyond its end: both are asked after an hour; after four it is taken for done, and a day later for accepted', async () => {
    const { bookingId, ravi } = await visitAt(app, asha, 'in_progress', {
      paymentMethod: 'cash',
    });
    const endsAt = START + 90 * MINUTE;
    app.turnTo(endsAt + HOUR);
    await mind(bookingId);
    expect(await eventsOf(bookingId)).toContain('VisitOverruns');
    app.turnTo(endsAt + 4 * HOUR);
    await mind(bookingId);
    expect(await stateOf(bookingId)).toBe('done');
    app.pass(DAY - 1);
    await mind(bookingId);
    expect(await stateOf(bookingId)).toBe('done');
    app.pass(1);
    await mind(bookingId);
    expect(await stateOf(bookingId)).toBe('completed');
    // The Karigar had counted no cash: the customer owes it.
    expect(await balancesOf(world.db, bookingId)).toMatchObject({
      customer_dues: 80_000,
      [`karigar_payable:${ravi.karigarId}`]: -64_000,
    });
  });

  test('the sweep of every minute does what a lost timer left undone', async () => {
    const { bookingId } = await visitAt(app, asha, 'done');
    app.pass(DAY);
    const log = { fault: (_: string, error: unknown) => expect(error).toBeUndefined() };
    await applyVisitTimeouts({ ...app, log });
    expect(await stateOf(bookingId)).toBe('completed');
    expect(await listVisitsToMind(world.db, app.now())).not.toContain(bookingId);
  });
});

/** The sum that we pay for a visit that came to nothing, under whichever account. */
async function paidVisit(bookingId: string): Promise<Record<string, number>> {
  const books = await balancesOf(world.db, bookingId);
  const ours = Object.entries(books).filter(
    ([account, paise]) => paise === 32_000 && account !== 'customer_advances',
  );
  expect(ours).toHaveLength(1);
  return Object.fromEntries(ours);
}

describe('ratings', () => {
  const stars = { stars: 4, comment: 'Neat work' };
  test('open with acceptance, once for each side, and close when the other’s may be seen', async () => {
    const { bookingId, ravi } = await visitAt(app, asha, 'done');
    const byAsha = () => rateVisit(app, { ...own(bookingId), ...stars });
    const byRavi = () => rateCustomer(app, { ...acting(app, ravi, bookingId), ...stars });
    expect(await byAsha()).toMatchObject({ refusal: { code: 'rating-closed' } });
    await acceptWork(app, own(bookingId));
    expect(await byAsha()).toEqual(done);
    expect(await byAsha()).toMatchObject({ refusal: { code: 'already-rated' } });
    app.pass(7 * DAY);
    expect(await byRavi()).toMatchObject({ refusal: { code: 'rating-closed' } });
  });
});
