import { beforeEach, describe, expect, test } from 'vitest';
import { instantInIndia, MINUTE } from '#kernel/time.ts';
import type { Customer } from '#server/flows/booking/book-slot.ts';
import { notificationsOf } from '#server/modules/notification/notifications-of.ts';
import { readCancellation } from '#server/views/cancellation.ts';
import { readEarnings } from '#server/views/earnings.ts';
import { readDay, readKarigarVisit } from '#server/views/karigar-visits.ts';
import { listOpenSafetyExits } from '#server/views/safety-exits.ts';
import { crewStage, DAY_ONE, sowCrew, WEDDING } from '#testing/crew-stage.ts';
import { anew, eventOfDays, firstDayOf } from '#testing/event-of-days.ts';
import { balancesOf, lookAt, payFor, refundsOf } from '#testing/payments.ts';
import { listBroken } from '#testing/races/invariants.ts';
import { acting, sowWorker, type VisitTestDeps, type Worker } from '#testing/visits.ts';
import type { World } from '#testing/world.ts';
import { cancelBooking } from '../booking/cancel-booking.ts';
import { acceptWork } from './accept-work.ts';
import { answerSafetyExit } from './answer-safety-exit.ts';
import { callForSafety } from './call-for-safety.ts';
import { closeSafetyCase } from './close-safety-case.ts';
import { dispatchVisit } from './dispatch-visit.ts';
import { disputeWork } from './dispute-work.ts';
import { finishWork } from './finish-work.ts';
import { leaveForSafety } from './leave-for-safety.ts';
import { resolveDispute } from './resolve-dispute.ts';

const WHOLE = 300_000;

let world: World;
let asha: Customer;
let app: VisitTestDeps;
let crew: Worker[];
let id: string;

crewStage((stage) => {
  ({ world, asha, app, crew, id } = stage);
});
beforeEach(() => firstDayOf(app, at(0), id, DAY_ONE));

const done = { ok: true, value: 'done' };
const at = (place: number) => crew[place] as Worker;
const leave = (place: number) => leaveForSafety(anew(app), acting(app, at(place), id));
const open = async () =>
  (await listOpenSafetyExits(world.db)).filter(({ bookingId }) => bookingId === id);
const payable = async () => {
  const books = await balancesOf(world.db, id);
  return crew.map(({ karigarId }) => Math.abs(books[`karigar_payable:${karigarId}`] ?? 0));
};

describe('a member of a crew who leaves for safety', () => {
  test('is paid the whole visit at once, while the others go on and the visit stays as it is', async () => {
    expect(await leave(2)).toEqual(done);
    expect(await leave(2)).toEqual(done);
    expect(await lookAt(world.db, id)).toMatchObject({ status: 'in_progress', holds: 3 });
    expect(await payable()).toEqual([0, 0, WHOLE, 0]);
    const { visits } = await readEarnings(world.db, {
      userId: at(2).userId,
      day: DAY_ONE,
      now: app.now(),
    });
    expect(visits).toMatchObject([{ kind: 'safety', netPaise: WHOLE }]);
  });

  test('sees who calls and by when, not where it was; operations see whom to call', async () => {
    await leave(2);
    const seen = await readKarigarVisit(world.db, at(2).userId, id, app.now());
    if (!seen.ok) throw new Error(seen.refusal.code);
    const { safetyExit, status, actions, address, pay } = seen.value.visit;
    expect({ status, actions, street: address.street }).toEqual({
      ...{ status: 'cancelled', actions: [], street: '' },
    });
    expect(Date.parse(safetyExit?.callBy ?? '')).toBe(app.now() + 15 * MINUTE);
    expect(pay.netPaise).toBe(WHOLE);
    expect(await open()).toMatchObject([
      { bookingId: id, karigarId: at(2).karigarId, visitGoesOn: true, calledAt: null },
    ]);
    const call = { bookingId: id, karigarId: at(2).karigarId, comment: 'Well', actor: 'ops:1' };
    app.pass(MINUTE);
    const called = await answerSafetyExit(app, { ...call, closed: false });
    expect(called.ok && Date.parse(called.value.calledAt)).toBe(app.now());
    app.pass(MINUTE);
    expect(await answerSafetyExit(app, { ...call, closed: true })).toEqual(called);
    expect(await open()).toEqual([]);
    const other = { ...call, karigarId: at(1).karigarId, closed: false };
    expect(await answerSafetyExit(app, other)).toMatchObject({
      refusal: { code: 'case-not-found' },
    });
  });

  test('is paid once, and the others have what they were told, when the work is settled', async () => {
    await leave(3);
    const finish = { lines: [], payBy: 'link', cashPaise: 0 } as const;
    expect(await finishWork(anew(app), { ...acting(app, at(0), id), ...finish })).toEqual(done);
    expect(await acceptWork(app, { bookingId: id, userId: asha.id })).toEqual(done);
    expect(await payable()).toEqual([WHOLE, WHOLE, WHOLE, WHOLE]);
    expect(await leave(3)).toEqual(done);
    expect(await payable()).toEqual([WHOLE, WHOLE, WHOLE, WHOLE]);
  });

  test('has lost nothing by a complaint about the work, so we bear nothing of it for them', async () => {
    await leave(2);
    const finish = { lines: [], payBy: 'link', cashPaise: 0 } as const;
    await finishWork(anew(app), { ...acting(app, at(0), id), ...finish });
    const said = { reason: 'badly-done', lines: [1], comment: 'The flowers were dry' };
    expect(await disputeWork(app, { bookingId: id, userId: asha.id, ...said })).toEqual(done);
    const decided = { outcome: 'refund', refundPaise: 100_000, comment: 'Seen' } as const;
    await resolveDispute(app, { ...decided, bookingId: id, borneBy: 'us', actor: 'ops:1' });
    expect(await payable()).toEqual([WHOLE, WHOLE, WHOLE, WHOLE]);
  });

  test('heard of only when the customer has accepted, opens the case and pays nothing twice', async () => {
    const finish = { lines: [], payBy: 'link', cashPaise: 0 } as const;
    await finishWork(anew(app), { ...acting(app, at(0), id), ...finish });
    await acceptWork(app, { bookingId: id, userId: asha.id });
    expect(await leave(1)).toEqual(done);
    expect(await payable()).toEqual([WHOLE, WHOLE, WHOLE, WHOLE]);
    expect(await open()).toMatchObject([{ karigarId: at(1).karigarId }]);
  });

  test('has the way out among what the app lets them do; a stranger has none', async () => {
    const { visits } = await readDay(world.db, at(1).userId, DAY_ONE, app.now());
    expect(visits).toMatchObject([{ id, leads: false, actions: ['release', 'safety-exit'] }]);
    const stranger = await sowWorker(world.db, [6]);
    expect(await leaveForSafety(app, acting(app, stranger, id))).toMatchObject({
      refusal: { code: 'visit-not-found' },
    });
  });
});

describe('a leader of a crew who leaves for safety', () => {
  test('ends it for all: everybody is paid the whole visit, who left before once, and reads who calls', async () => {
    await leave(1);
    expect(await leave(0)).toEqual(done);
    expect(await lookAt(world.db, id)).toMatchObject({ status: 'cancelled', holds: 0 });
    expect(await payable()).toEqual([WHOLE, WHOLE, WHOLE, WHOLE]);
    const bySelf = async (place: number) => {
      const seen = await readKarigarVisit(world.db, at(place).userId, id, app.now());
      return seen.ok && seen.value.visit.safetyExit?.bySelf;
    };
    expect([await bySelf(0), await bySelf(1), await bySelf(2)]).toEqual([true, true, true]);
    const close = { bookingId: id, refundPaise: 0, feePaise: 0, comment: '', actor: 'ops:1' };
    expect(await closeSafetyCase(app, close)).toEqual({ ok: true, value: 'closed' });
    expect(await open()).toEqual([]);
  });
});

test('once one of the crew has left, what the customer cancels gives nothing back until the case is heard', async () => {
  const day = '2026-11-27';
  crew = await sowCrew(world);
  const next = await eventOfDays(app, asha, WEDDING, [day], crew);
  const PAID = 1_200_000;
  await payFor(app, asha, next, PAID);
  app.turnTo(instantInIndia(day, 480));
  expect(await dispatchVisit(anew(app), acting(app, at(0), next))).toEqual(done);
  expect(await leaveForSafety(anew(app), acting(app, at(2), next))).toEqual(done);
  const read = await readCancellation(world.db, asha.id, { id: next }, app.now());
  if (!read.ok) throw new Error(read.refusal.code);
  expect(read.value).toMatchObject({ heldForCase: true, feePaise: 450_000, refundPaise: 750_000 });
  const { feePaise: shownFeePaise, refundPaise: shownRefundPaise } = read.value;
  const cancel = { bookingId: next, userId: asha.id, shownFeePaise, shownRefundPaise };
  expect(await cancelBooking(app, cancel)).toEqual({ ok: true, value: 'cancelled' });
  expect(await cancelBooking(app, cancel)).toEqual({ ok: true, value: 'was-cancelled' });
  expect(await refundsOf(world.db, next)).toEqual([]);
  expect(await balancesOf(world.db, next)).toMatchObject({ customer_advances: -PAID });
  const { events } = await lookAt(world.db, next);
  expect(events).toContain('BookingCancelled');
  expect(notificationsOf('BookingCancelled', { heldForCase: true })).toEqual([
    'safety-case-opened',
  ]);
  const { rows } = await world.db.query(
    'select opened_by from safety_cases where booking_id = $1',
    [next],
  );
  expect(rows).toEqual([{ opened_by: 'karigar' }]);
  // Both sides are heard, and two of us agree: all but the fee that was shown goes back.
  const close = { bookingId: next, refundPaise: 750_000, feePaise: 0, comment: 'Heard.' };
  expect(await closeSafetyCase(app, { ...close, actor: 'ops:1' })).toMatchObject({
    refusal: { code: 'needs-another-person' },
  });
  expect(await closeSafetyCase(app, { ...close, actor: 'ops:2' })).toMatchObject({ ok: true });
  expect((await refundsOf(world.db, next)).map(({ amount }) => amount)).toEqual([750_000]);
  expect(await balancesOf(world.db, next)).toMatchObject({ customer_advances: 0 });
  expect(await listBroken(world.db)).toEqual([]);
});

test('the way is paid until the case is heard where the customer ends the visit, and the page says the same', async () => {
  expect(await callForSafety(anew(app), { bookingId: id, userId: asha.id })).toEqual(done);
  const paid = await payable();
  expect(paid[0]).toBeLessThan(WHOLE);
  const seen = await readKarigarVisit(world.db, at(0).userId, id, app.now());
  expect(seen.ok && seen.value.visit).toMatchObject({
    ...{ safetyExit: { bySelf: false }, pay: { netPaise: paid[0] } },
  });
});
