import { beforeEach, describe, expect, test } from 'vitest';
import { learnCatalogue, termsOf } from '#contract/catalogue/known.ts';
import { newId } from '#kernel/ids.ts';
import { HOUR, instantInIndia, MINUTE } from '#kernel/time.ts';
import type { Customer } from '#server/flows/booking/book-slot.ts';
import { issueTaxDocuments } from '#server/flows/tax-document/issue-tax-documents.ts';
import { previewRefund } from '#server/flows/transfer/preview-refund.ts';
import { reactionsTo } from '#server/reactions.ts';
import { readBookingMoney } from '#server/views/booking-money.ts';
import { readBooking } from '#server/views/bookings.ts';
import { readCancellation } from '#server/views/cancellation.ts';
import { insertStranger } from '#testing/cast.ts';
import { eventOfDays, firstDayOf } from '#testing/event-of-days.ts';
import { balancesOf, lookAt, payFor, refundsOf } from '#testing/payments.ts';
import { listBroken } from '#testing/races/invariants.ts';
import { TEST_SUPPLIER as supplier } from '#testing/supplier.ts';
import { visitStage } from '#testing/visit-stage.ts';
import { acting, sowWorker, type VisitTestDeps, type Worker } from '#testing/visits.ts';
import type { World } from '#testing/world.ts';
import { refundByHand } from '../transfer/refund-by-hand.ts';
import { dispatchVisit } from '../visit/dispatch-visit.ts';
import { finishWork } from '../visit/finish-work.ts';
import { callOffBooking } from './call-off-booking.ts';
import { cancelBooking } from './cancel-booking.ts';
import { reportKarigarNoShow } from './report-karigar-no-show.ts';

const DAYS = ['2026-11-24', '2026-11-26', '2026-11-28'] as const;
const AT = DAYS.map((day) => instantInIndia(day, 600)) as [number, number, number];
const DAY_PAISE = 200_000;

let world: World;
let asha: Customer;
let app: VisitTestDeps;
let ravi: Worker;
visitStage(0, (stage) => {
  ({ world, asha, app } = stage);
});
beforeEach(async () => {
  // Nobody of an earlier test is asked instead.
  await world.db.query('update karigars set active = false');
  ravi = await sowWorker(world.db, [2]);
});

const photography = { serviceId: 2, pricePaise: DAY_PAISE };
async function event({ paid = true } = {}): Promise<string> {
  const id = await eventOfDays(app, asha, photography, DAYS, [ravi]);
  if (paid) await payFor(app, asha, id, 480_000);
  return id;
}
const seen = async (id: string) => {
  const at = { now: app.now(), paymentProvider: 'sandbox' } as const;
  const outcome = await readBooking(world.db, asha.id, id, at);
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  return outcome.value;
};
const quote = async (id: string, visit?: number) => {
  const outcome = await readCancellation(world.db, asha.id, { id, visit }, app.now());
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  return outcome.value;
};
async function cancel(id: string, visit?: number) {
  const { feePaise: shownFeePaise, refundPaise: shownRefundPaise } = await quote(id, visit);
  const shown = { shownFeePaise, shownRefundPaise };
  return cancelBooking(app, { bookingId: id, userId: asha.id, visit, ...shown });
}
async function giveBackByHand(id: string, amountPaise: number): Promise<void> {
  const { rows } = await world.db.query<{ id: string }>(
    'select id from payment_attempts where booking_id = $1',
    [id],
  );
  const by = (await insertStranger(world.db, { role: 'ops' })).id;
  const given = { id: newId(), attemptId: rows[0]?.id as string, amountPaise };
  expect(await refundByHand(app, { ...given, by, why: 'Rain.' })).toMatchObject({ ok: true });
}
const heldOn = async (id: string) => {
  const { rows } = await world.db.query<{ at: number }>(
    `select h.starts_at as at from holds h join visits v on v.id = h.booking_id where v.booking_id = $1 order by 1`,
    [id],
  );
  return rows.map(({ at }) => Number(at));
};
const isWhole = async () => expect(await listBroken(world.db)).toEqual([]);

describe('R48 the customer cancels one day of an event', () => {
  test('money that was given back by hand before is a part of what goes back for the day, and given once', async () => {
    const id = await event();
    await giveBackByHand(id, 100_000);
    expect(await quote(id, 2)).toMatchObject({ refundPaise: 0, countedPaise: 80_000 });
    expect(await cancel(id, 2)).toEqual({ ok: true, value: 'cancelled' });
    expect((await refundsOf(world.db, id)).map(({ amount }) => amount)).toEqual([100_000]);
    expect((await seen(id)).booking.payment).toMatchObject({ state: 'paid', paidPaise: 400_000 });
    expect(await balancesOf(world.db, id)).toMatchObject({ customer_advances: -400_000 });
    // Cancelling the next day gives back only what no day has counted yet, and cancelling the whole gives back the rest.
    expect(await quote(id, 3)).toMatchObject({ refundPaise: 180_000, countedPaise: 20_000 });
    expect(await cancel(id, 3)).toEqual({ ok: true, value: 'cancelled' });
    expect(await quote(id)).toMatchObject({ countedPaise: 0, refundPaise: 200_000 });
    expect(await cancel(id)).toEqual({ ok: true, value: 'cancelled' });
    const back = (await refundsOf(world.db, id)).reduce((sum, { amount }) => sum + amount, 0);
    expect(back).toBe(480_000);
    expect(await balancesOf(world.db, id)).toMatchObject({ customer_advances: 0, goodwill: 0 });
    await isWhole();
  });

  test('money given back by hand is counted for the day under later terms of the category as well', async () => {
    const terms = termsOf('event');
    await world.db.query(
      `insert into category_versions (key, version, holds_from, position, tile, terms, words)
        select key, 2, '2026-11-01', position, tile, terms, words from category_versions where key = 'event'`,
    );
    learnCatalogue({ categories: [{ ...terms, reference: 'event@2' }] });
    const id = await event();
    const { rows } = await world.db.query('select category from bookings where id = $1', [id]);
    expect(rows).toEqual([{ category: 'event@2' }]);
    await giveBackByHand(id, 100_000);
    expect(await cancel(id, 2)).toEqual({ ok: true, value: 'cancelled' });
    expect((await seen(id)).booking.payment).toMatchObject({
      paidPaise: 400_000,
      unwantedPaise: 80_000,
    });
  });

  test('a later day: its time is free, its price goes, and the advance pays for the days that remain', async () => {
    const id = await event();
    expect(await quote(id, 2)).toMatchObject({ feePaise: 0, refundPaise: 80_000, duePaise: 0 });
    expect(await cancel(id, 2)).toEqual({ ok: true, value: 'cancelled' });
    expect(await heldOn(id)).toEqual([AT[0], AT[2]]);
    const { booking, instalments, refunds } = await seen(id);
    expect(booking).toMatchObject({
      status: 'assigned',
      payment: { totalPaise: 400_000, paidPaise: 400_000 },
    });
    expect(booking.days.map(({ date }) => date)).toEqual([DAYS[0], DAYS[2]]);
    expect(booking.visits.map(({ position, status }) => [position, status])).toEqual([
      [1, 'assigned'],
      [2, 'cancelled'],
      [3, 'assigned'],
    ]);
    expect(instalments).toHaveLength(1);
    expect(refunds).toMatchObject([{ amountPaise: 80_000 }]);
    expect(await balancesOf(world.db, id)).toMatchObject({ customer_advances: -400_000 });
    await isWhole();
  });

  test('sent twice it is cancelled once, also where it was the first day and another is first now', async () => {
    const id = await event();
    const { feePaise: shownFeePaise, refundPaise: shownRefundPaise } = await quote(id, 1);
    const wish = { bookingId: id, userId: asha.id, visit: 1, shownFeePaise, shownRefundPaise };
    const answers = await Promise.all([cancelBooking(app, wish), cancelBooking(app, wish)]);
    expect(answers.map((one) => one.ok && one.value).toSorted()).toEqual([
      'cancelled',
      'was-cancelled',
    ]);
    const { booking } = await seen(id);
    expect(booking).toMatchObject({ date: DAYS[1], status: 'assigned' });
    expect(booking.visits.map(({ status }) => status)).toEqual([
      'cancelled',
      'assigned',
      'assigned',
    ]);
    expect(await heldOn(id)).toEqual([AT[1], AT[2]]);
    await isWhole();
  });

  test('somebody else learns nothing of it, and a day that there is not is not found', async () => {
    const id = await event();
    const shown = { shownFeePaise: 0, shownRefundPaise: 80_000 };
    const none = { refusal: { code: 'booking-not-found' } };
    const stranger = { bookingId: id, userId: ravi.userId, visit: 2, ...shown };
    expect(await cancelBooking(app, stranger)).toMatchObject(none);
    expect(await cancelBooking(app, { ...stranger, userId: asha.id, visit: 9 })).toMatchObject(
      none,
    );
  });

  test('of the last day left the whole booking is cancelled', async () => {
    const id = await event();
    await cancel(id, 3);
    await cancel(id, 1);
    expect((await cancel(id, 2)).ok).toBe(true);
    expect(await lookAt(world.db, id)).toMatchObject({ status: 'cancelled' });
    expect((await refundsOf(world.db, id)).reduce((sum, one) => sum + one.amount, 0)).toBe(480_000);
    expect(await balancesOf(world.db, id)).toMatchObject({ customer_advances: 0 });
    await isWhole();
  });

  test('under three hours before it a fifth of that one day is kept; the rest of the event costs nothing', async () => {
    const id = await event();
    app.turnTo(AT[0] - 2 * HOUR);
    expect(await quote(id, 1)).toMatchObject({
      reason: 'under-3-hours',
      feePaise: 40_000,
      refundPaise: 40_000,
    });
    expect(await quote(id, 3)).toMatchObject({ reason: 'early', feePaise: 0 });
    expect((await cancel(id, 1)).ok).toBe(true);
    const balances = await balancesOf(world.db, id);
    expect(balances.customer_advances).toBe(-400_000);
    expect((balances.cancellation_fees ?? 0) + (balances.gst_payable ?? 0)).toBe(-40_000);
    await isWhole();
  });

  test('while its Karigar is on the way three tenths, and they are paid for the way; tomorrow they come all the same', async () => {
    const id = await event();
    app.turnTo(AT[0] - HOUR);
    await dispatchVisit(app, acting(app, ravi, id));
    expect(await quote(id, 1)).toMatchObject({ reason: 'on-the-way', feePaise: 60_000 });
    expect((await cancel(id, 1)).ok).toBe(true);
    const balances = await balancesOf(world.db, id);
    expect(balances[`karigar_payable:${ravi.karigarId}`]).toBeLessThan(0);
    expect((await seen(id)).booking).toMatchObject({ status: 'assigned', date: DAYS[1] });
    app.turnTo(AT[1] - HOUR);
    expect(await dispatchVisit(app, acting(app, ravi, id))).toEqual({ ok: true, value: 'done' });
    await isWhole();
  });

  test('a fee for which nothing was paid yet is owed, and the advance is that of the days that are left', async () => {
    const id = await event({ paid: false });
    app.turnTo(AT[0] - 2 * HOUR);
    expect(await quote(id, 1)).toMatchObject({
      feePaise: 40_000,
      refundPaise: 0,
      duePaise: 40_000,
    });
    expect((await cancel(id, 1)).ok).toBe(true);
    expect(
      (await seen(id)).instalments.map(({ kind, amountPaise }) => [kind, amountPaise]),
    ).toEqual([
      ['advance', 320_000],
      ['event-day', 20_000],
      ['event-day', 20_000],
      ['completion', 40_000],
      ['cancellation-fee', 40_000],
    ]);
    await isWhole();
  });

  test('after the event has begun: a later day to which nobody has come goes, and the work that was done is billed', async () => {
    const id = await event();
    await firstDayOf(app, ravi, id, DAYS[0]);
    expect((await cancel(id, 3)).ok).toBe(true);
    expect((await cancel(id, 2)).ok).toBe(true);
    expect((await seen(id)).booking.visits.map(({ status }) => status)).toEqual([
      'in_progress',
      'cancelled',
      'cancelled',
    ]);
    const end = { ...acting(app, ravi, id), payBy: 'nothing' as const, cashPaise: 0, lines: [] };
    expect(await finishWork(app, end)).toMatchObject({
      ok: true,
    });
    expect((await seen(id)).booking.payment.totalPaise).toBe(DAY_PAISE);
    await isWhole();
  });

  test('a fee that has risen since it was shown is shown anew, and nothing has happened', async () => {
    const id = await event();
    const { feePaise: shownFeePaise, refundPaise: shownRefundPaise } = await quote(id, 1);
    app.turnTo(AT[0] - 2 * HOUR);
    const wish = { bookingId: id, userId: asha.id, visit: 1, shownFeePaise, shownRefundPaise };
    expect(await cancelBooking(app, wish)).toMatchObject({
      refusal: { code: 'fee-changed', params: { feePaise: 40_000, refundPaise: 40_000 } },
    });
    expect(await heldOn(id)).toEqual([...AT]);
  });
});

describe('R48 a day on which we fail', () => {
  const nobodyCame = (id: string, visit: number) =>
    reportKarigarNoShow(app, { bookingId: id, userId: asha.id, visit });

  test('giving back by hand more than was paid needs a reason of its own', async () => {
    const id = await event();
    app.turnTo(AT[0] + 31 * MINUTE);
    expect(await nobodyCame(id, 1)).toEqual({ ok: true, value: 'ended' });
    const money = await readBookingMoney(world.db, id, Date.now());
    if (!money.ok) throw new Error(money.refusal.code);
    // 400,000 are paid for the two days that are left, and 100,000 are credit for the day on which we failed.
    expect(money.value).toMatchObject({ paidPaise: 400_000, backPaise: 100_000 });
    const attemptId = money.value.payments[0]?.attemptId as string;
    const meera = (await insertStranger(world.db, { role: 'ops' })).id;
    const ask = { attemptId, by: meera, why: 'Rain.' };
    const within = { ...ask, id: newId(), amountPaise: 300_000 };
    expect(await refundByHand(app, within)).toEqual({ ok: true, value: 'approved' });
    const above = { ...ask, id: newId(), amountPaise: 100_000 };
    expect(await previewRefund(app, above)).toMatchObject({
      value: { paidPaise: 400_000, thenBackPaise: 500_000, needsReason: true },
    });
    expect(await refundByHand(app, above)).toMatchObject({
      refusal: {
        ...{ code: 'reason-needed', params: { paidPaise: 400_000, thenBackPaise: 500_000 } },
      },
    });
    expect(await refundByHand(app, { ...above, aboveWhy: 'A wedding.' })).toMatchObject({
      ok: true,
      value: 'approved',
    });
    await isWhole();
  });

  test('nobody came on the first: that day comes back with half of its price, and somebody else is sought for the others', async () => {
    const id = await event();
    app.turnTo(AT[0] + 20 * MINUTE);
    expect(await nobodyCame(id, 1)).toMatchObject({ refusal: { code: 'no-show-too-early' } });
    app.turnTo(AT[0] + 31 * MINUTE);
    expect((await seen(id)).booking.visits[0]?.ifNobodyCame).toEqual({
      refundPaise: 80_000,
      creditPaise: 100_000,
    });
    expect((await seen(id)).ifNobodyCame).toBeNull();
    expect(await nobodyCame(id, 1)).toEqual({ ok: true, value: 'ended' });
    expect(await nobodyCame(id, 1)).toEqual({ ok: true, value: 'had-ended' });
    const { booking } = await seen(id);
    expect(booking).toMatchObject({ status: 'pending', date: DAYS[1] });
    expect(booking.visits[0]).toMatchObject({
      status: 'no_show_provider',
      creditPaise: 100_000,
      refundPaise: 80_000,
    });
    expect(await balancesOf(world.db, id)).toMatchObject({
      customer_advances: -400_000,
      goodwill: 100_000,
    });
    await isWhole();
  });

  test('nobody came on each of two later days: each is paid for by itself', async () => {
    const id = await event();
    await firstDayOf(app, ravi, id, DAYS[0]);
    for (const at of [1, 2] as const) {
      app.turnTo(AT[at] + 31 * MINUTE);
      expect(await nobodyCame(id, at + 1)).toEqual({ ok: true, value: 'ended' });
    }
    const { booking } = await seen(id);
    expect(booking.visits.map(({ status }) => status)).toEqual([
      'in_progress',
      'no_show_provider',
      'no_show_provider',
    ]);
    const { rows } = await world.db.query(
      'select amount_paise from credits where booking_id = $1 and reason = $2',
      [id, 'failed-you'],
    );
    expect(rows).toEqual([{ amount_paise: 100_000 }, { amount_paise: 100_000 }]);
    await isWhole();
  });

  test('operations call one day off: everything paid for it comes back, with the mirror fee of that day', async () => {
    const id = await event();
    app.turnTo(AT[0] - 2 * HOUR);
    const wish = { bookingId: id, visit: 1, actor: 'ops:1', why: 'flooded' };
    expect(await callOffBooking(app, wish)).toEqual({ ok: true, value: 'ended' });
    expect(await callOffBooking(app, wish)).toEqual({ ok: true, value: 'had-ended' });
    expect((await seen(id)).booking.visits[0]).toMatchObject({
      status: 'cancelled',
      feePaise: 0,
      refundPaise: 80_000,
      creditPaise: 40_000,
    });
    await isWhole();
  });
});

test('R48 whoever it concerns hears of a day that ended, somebody is sought anew where one did not come, and a fee has its invoice', async () => {
  const id = await event();
  app.turnTo(AT[0] - 2 * HOUR);
  expect((await cancel(id, 1)).ok).toBe(true);
  const { rows } = await world.db.query<{ id: number; type: string; data: object; at: number }>(
    `select id, type, data, at from events where subject = $1 and type = 'VisitCancelled'`,
    [id],
  );
  const [told] = rows;
  if (!told) throw new Error('Nothing was told');
  const jobs = reactionsTo({ ...told, subject: id, actor: 'customer' } as never).map(
    ({ job }) => job,
  );
  expect(jobs).toEqual(
    expect.arrayContaining([
      'tell-customer',
      'write-messages',
      'find-karigar',
      'issue-tax-documents',
      'tell-karigars',
      'tell-live',
    ]),
  );
  expect(told.data).toMatchObject({ startsAt: AT[0], visit: 1, karigarIds: [ravi.karigarId] });
  await issueTaxDocuments({ pool: world.db, now: app.now, supplier }, { bookingId: id });
  const taxDocuments = await world.db.query<{ kind: string; amount: number }>(
    `select kind, amount_paise::int as amount from tax_documents where booking_id = $1 order by issued_at, kind`,
    [id],
  );
  expect(taxDocuments.rows).toEqual(
    expect.arrayContaining([
      { kind: 'receipt', amount: 480_000 },
      { kind: 'invoice', amount: 40_000 },
      { kind: 'refund', amount: 40_000 },
    ]),
  );
});
