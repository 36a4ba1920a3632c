import { beforeEach, describe, expect, test } from 'vitest';
import { slotsOffered } from '#contract/refusal-params.ts';
import { newId } from '#kernel/ids.ts';
import { addDays, DAY, dateInIndia, HOUR, instantInIndia } from '#kernel/time.ts';
import { karigarNewsOf } from '#server/modules/notification/karigar-news-of.ts';
import { notificationsOf } from '#server/modules/notification/notifications-of.ts';
import { readBooking } from '#server/views/bookings.ts';
import { readCancellation } from '#server/views/cancellation.ts';
import { readDay } from '#server/views/karigar-visits.ts';
import { readOtherTimes } from '#server/views/other-times.ts';
import { listWebhookNews } from '#server/views/webhook-news.ts';
import { anew, eventOfDays, firstDayOf } from '#testing/event-of-days.ts';
import { payFor } from '#testing/payments.ts';
import { listBroken } from '#testing/races/invariants.ts';
import { TOWN } from '#testing/small-town.ts';
import { TEST_KEYS } from '#testing/test-keys.ts';
import { visitStage } from '#testing/visit-stage.ts';
import {
  AT_THE_DOOR,
  acting,
  sowWorker,
  type VisitTestDeps,
  type Worker,
} from '#testing/visits.ts';
import type { World } from '#testing/world.ts';
import { acceptWork } from '../visit/accept-work.ts';
import { arrive } from '../visit/arrive.ts';
import { dispatchVisit } from '../visit/dispatch-visit.ts';
import { finishWork } from '../visit/finish-work.ts';
import { releaseVisit } from '../visit/release-visit.ts';
import { addWebhook } from '../webhook/add-webhook.ts';
import { type BookSlotInput, bookSlot, type Customer } from './book-slot.ts';
import { cancelBooking } from './cancel-booking.ts';
import { rescheduleBooking } from './reschedule-booking.ts';

const DAYS = ['2026-11-24', '2026-11-26', '2026-11-28'] as const;
const AT = DAYS.map((day) => instantInIndia(day, 600)) as [number, number, number];

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

const photography = { serviceId: 2, pricePaise: 200_000 };
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
const feeOf = async (id: string, visit?: number) => {
  const outcome = await readCancellation(world.db, asha.id, { id, visit }, app.now());
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  return outcome.value.feePaise;
};
async function move(id: string, visit: number, date: string, time = '10:00 AM', floor?: number) {
  const shownFloorPaise = floor ?? (await feeOf(id, visit));
  const wish = { id, visit, userId: asha.id, date, time, shownFloorPaise };
  return rescheduleBooking(anew(app), wish);
}
const slotsOf = async (id: string, visit: number, date: string) => {
  const at = { facts: anew(app).facts, db: world.db };
  const outcome = await readOtherTimes(at, asha.id, { id, visit, date }, app.now());
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  return outcome.value.slots;
};
const heldOn = async (id: string) => {
  const { rows } = await world.db.query<{ at: number; karigar: number }>(
    `select h.starts_at as at, h.karigar_id as karigar from holds h join visits v on v.id = h.booking_id
      where v.booking_id = $1 and v.starts_at = h.starts_at and v.ends_at = h.ends_at order by 1`,
    [id],
  );
  return rows.map(({ at, karigar }) => [Number(at), karigar]);
};
const lastEvent = async (id: string, type: string) => {
  const { rows } = await world.db.query<{ data: Record<string, unknown>; actor: string }>(
    'select data, actor from events where subject = $1 and type = $2 order by id desc limit 1',
    [id, type],
  );
  return rows[0];
};
const isWhole = async () => expect(await listBroken(world.db)).toEqual([]);

describe('R48 the customer moves one day of an event', () => {
  test('its time is at the new hour for the same team, the others stay, and everybody hears of that day', async () => {
    const id = await event();
    const told = { name: 'Gate', url: 'https://gate.example/news', actor: 'test', id: newId() };
    const keyring = { pool: world.db, keys: TEST_KEYS };
    await addWebhook(keyring, { ...told, events: ['visit.rescheduled'] }, app.now());
    expect(await move(id, 2, '2026-11-27', '02:00 PM')).toEqual({ ok: true, value: 'moved' });
    const at = instantInIndia('2026-11-27', 14 * 60);
    expect(await heldOn(id)).toEqual([AT[0], at, AT[2]].map((one) => [one, ravi.karigarId]));
    const { booking, instalments } = await seen(id);
    expect(booking).toMatchObject({ status: 'assigned', date: DAYS[0], movesLeft: 2 });
    expect(
      booking.visits.map(({ position, date, time, movesLeft }) => [
        position,
        date,
        time,
        movesLeft,
      ]),
    ).toEqual([
      [1, DAYS[0], '10:00 AM', 3],
      [2, '2026-11-27', '02:00 PM', 2],
      [3, DAYS[2], '10:00 AM', 3],
    ]);
    expect(
      instalments.filter(({ kind }) => kind === 'event-day').map(({ dueAt }) => Date.parse(dueAt)),
    ).toEqual([AT[0], at, AT[2]]);
    const moved = await lastEvent(id, 'VisitRescheduled');
    expect(moved?.data).toMatchObject({ startsAt: at, before: AT[1], visit: 2, from: 'assigned' });
    const happened = { type: 'VisitRescheduled', subject: id, data: moved?.data ?? {} };
    expect(karigarNewsOf(happened)).toEqual([{ kind: 'day-moved', karigarIds: [ravi.karigarId] }]);
    expect(notificationsOf('VisitRescheduled', happened.data)).toEqual(['booking-rescheduled']);
    expect(await listWebhookNews(world.db, [{ ...happened, id: 1, at }])).toMatchObject([
      { webhookId: told.id, type: 'visit.rescheduled', bookingId: id, status: 'assigned' },
    ]);
    await isWhole();
  });

  test('sent twice, also at once, it is moved once', async () => {
    const id = await event();
    const answers = await Promise.all([1, 2].map(() => move(id, 3, '2026-11-30')));
    expect(answers.map((one) => one.ok && one.value).toSorted()).toEqual(['moved', 'was-there']);
    expect(await move(id, 3, '2026-11-30')).toEqual({ ok: true, value: 'was-there' });
    expect((await seen(id)).booking.visits[2]?.movesLeft).toBe(2);
  });

  test('sent again while the first is carried out, its own new time does not stand in its way', async () => {
    const id = await event();
    const { facts, ...late } = anew(app);
    const overtaken = {
      ...late,
      facts: Object.assign(Object.create(facts), {
        board: async (...of: Parameters<typeof facts.board>) => {
          await move(id, 3, '2026-11-30');
          return facts.board(...of);
        },
      }),
    };
    const wish = { visit: 3, date: '2026-11-30', time: '10:00 AM' };
    const asked = { ...wish, id, userId: asha.id, shownFloorPaise: await feeOf(id, 3) };
    expect(await rescheduleBooking(overtaken, asked)).toEqual({ ok: true, value: 'was-there' });
    expect((await seen(id)).booking.visits[2]?.movesLeft).toBe(2);
    await isWhole();
  });

  test('moved behind the others the next one is first, with the same leader, who comes to it', async () => {
    const id = await event();
    expect(await move(id, 1, '2026-11-30')).toEqual({ ok: true, value: 'moved' });
    const moved = instantInIndia('2026-11-30', 600);
    expect(await heldOn(id)).toEqual([AT[1], AT[2], moved].map((one) => [one, ravi.karigarId]));
    const { booking } = await seen(id);
    expect(booking).toMatchObject({ date: DAYS[1], status: 'assigned' });
    expect(booking.visits.map(({ position, date }) => [position, date])).toEqual([
      [2, DAYS[1]],
      [3, DAYS[2]],
      [1, '2026-11-30'],
    ]);
    // Sent again, it still means that day.
    expect(await move(id, 1, '2026-11-30')).toEqual({ ok: true, value: 'was-there' });
    app.turnTo(AT[1] - HOUR);
    expect(await dispatchVisit(app, acting(app, ravi, id))).toEqual({ ok: true, value: 'done' });
    await isWhole();
  });

  test('moved before the others it is the first', async () => {
    const id = await event();
    expect(await move(id, 3, '2026-11-23')).toEqual({ ok: true, value: 'moved' });
    const { booking } = await seen(id);
    expect(booking).toMatchObject({ date: '2026-11-23', status: 'assigned' });
    const day = await readDay(world.db, ravi.userId, '2026-11-23', app.now());
    expect(JSON.stringify(day)).toContain(id);
    app.turnTo(instantInIndia('2026-11-23', 600) - HOUR);
    expect(await dispatchVisit(app, acting(app, ravi, id))).toEqual({ ok: true, value: 'done' });
    await isWhole();
  });

  test('only times of the same team are open, whoever else is free; taken meanwhile, others are offered', async () => {
    const id = await event();
    const other = { ...asha };
    const input: BookSlotInput = {
      ...{ id: crypto.randomUUID(), serviceId: 2, date: '2026-11-27', time: '10:00 AM' },
      ...{ paymentMethod: 'cash', shownPricePaise: 200_000 },
      address: {
        street: 'B-2',
        city: 'Mumbai',
        state: 'Maharashtra',
        landmark: '',
        pincode: TOWN.near,
      },
    };
    expect((await bookSlot(anew(app), other, input)).ok).toBe(true);
    // Ravi alone could take it; somebody else is free only from now on.
    await sowWorker(world.db, [2]);
    const slots = await slotsOf(id, 2, '2026-11-27');
    expect(slots.find(({ label }) => label === '10:00 AM')).toMatchObject({
      open: false,
      reason: 'not-the-team',
    });
    const outcome = await move(id, 2, '2026-11-27');
    expect(outcome).toMatchObject({ refusal: { code: 'slot-taken' } });
    const offered = outcome.ok ? [] : slotsOffered(outcome.refusal);
    expect(offered.length).toBeGreaterThan(0);
    for (const { date, time } of offered) {
      const open = (await slotsOf(id, 2, date)).find(({ label }) => label === time)?.open;
      expect([date, time, open]).toEqual([date, time, true]);
    }
    const [first] = offered;
    expect(await move(id, 2, first?.date ?? '', first?.time)).toEqual({ ok: true, value: 'moved' });
    await isWhole();
  });

  test('late it fixes a floor for that day alone, which has to have been shown', async () => {
    const id = await event();
    app.turnTo(AT[0] - 2 * HOUR);
    expect(await move(id, 1, '2026-11-30', '10:00 AM', 0)).toMatchObject({
      refusal: { code: 'fee-changed', params: { feeFloorPaise: 40_000 } },
    });
    expect(await move(id, 1, '2026-11-30')).toEqual({ ok: true, value: 'moved' });
    expect(await feeOf(id, 1)).toBe(40_000);
    expect(await feeOf(id, 3)).toBe(0);
    // Neither is cancelling everything cheaper for it.
    expect(await feeOf(id)).toBe(40_000);
    const shown = { shownFeePaise: 40_000, shownRefundPaise: 40_000 };
    const gone = { bookingId: id, visit: 1, userId: asha.id, ...shown };
    expect((await cancelBooking(app, gone)).ok).toBe(true);
    expect(await feeOf(id)).toBe(0);
    await isWhole();
  });

  test('the middle of three moved and the last cancelled: two take place, two are billed, and all the rest went back', async () => {
    const id = await event();
    expect(await move(id, 2, '2026-11-27', '02:00 PM')).toEqual({ ok: true, value: 'moved' });
    const last = { bookingId: id, userId: asha.id, visit: 3 };
    const shown = { shownFeePaise: 0, shownRefundPaise: 80_000 };
    expect(await cancelBooking(app, { ...last, ...shown })).toMatchObject({ ok: true });
    await firstDayOf(app, ravi, id, DAYS[0]);
    const at = instantInIndia('2026-11-27', 14 * 60);
    const act = () => acting(app, ravi, id);
    app.turnTo(at - HOUR / 2);
    expect(await dispatchVisit(app, act())).toMatchObject({ ok: true });
    expect(await arrive(app, { ...act(), position: AT_THE_DOOR })).toMatchObject({ ok: true });
    app.turnTo(at + 8 * HOUR);
    const end = { ...act(), payBy: 'nothing' as const, cashPaise: 0, lines: [] };
    expect(await finishWork(app, end)).toMatchObject({ ok: true });
    expect(await acceptWork(app, { bookingId: id, userId: asha.id })).toMatchObject({ ok: true });
    const { booking, refunds } = await seen(id);
    expect(booking.visits.map(({ date, status }) => [date, status])).toEqual([
      [DAYS[0], 'completed'],
      ['2026-11-27', 'completed'],
      [DAYS[2], 'cancelled'],
    ]);
    expect(booking.payment).toMatchObject({ totalPaise: 400_000, paidPaise: 400_000 });
    expect(refunds).toMatchObject([{ amountPaise: 80_000 }]);
    await isWhole();
  });

  test('three times at most, of which moving the whole event is one', async () => {
    const id = await event();
    for (const day of [5, 6]) expect((await move(id, 3, addDays(DAYS[2], day))).ok).toBe(true);
    const whole = { id, userId: asha.id, date: '2026-11-25', time: '10:00 AM', shownFloorPaise: 0 };
    expect(await rescheduleBooking(anew(app), whole)).toEqual({ ok: true, value: 'moved' });
    expect(await move(id, 3, '2026-12-20', '10:00 AM', 0)).toMatchObject({
      refusal: { code: 'rescheduled-too-often' },
    });
    expect((await seen(id)).booking).toMatchObject({ movesLeft: 0 });
    expect((await seen(id)).booking.visits.map(({ movesLeft }) => movesLeft)).toEqual([2, 2, 0]);
  });

  test('of an event that has begun a day ahead moves; the day that is there does not', async () => {
    const id = await event();
    await firstDayOf(app, ravi, id, DAYS[0]);
    expect(await move(id, 1, '2026-12-01', '10:00 AM', 0)).toMatchObject({
      refusal: { code: 'not-reschedulable' },
    });
    expect(await move(id, 2, '2026-12-01')).toEqual({ ok: true, value: 'moved' });
    expect((await seen(id)).booking.visits.map(({ status }) => status)).toEqual([
      'in_progress',
      'assigned',
      'assigned',
    ]);
    app.turnTo(AT[1] - HOUR);
    expect((await dispatchVisit(app, acting(app, ravi, id))).ok).toBe(false);
    app.turnTo(instantInIndia('2026-12-01', 600) - HOUR);
    // The third day went by without anybody; the moved one is come to.
    expect(await dispatchVisit(app, acting(app, ravi, id))).toEqual({ ok: true, value: 'done' });
    await isWhole();
  });

  test('too soon, a day that there is not, one that is cancelled and somebody else’s are refused', async () => {
    const id = await event();
    const tomorrow = dateInIndia(app.now() + DAY / 2);
    expect(await move(id, 2, tomorrow, '09:00 AM')).toMatchObject({
      refusal: { code: 'too-soon' },
    });
    const none = { refusal: { code: 'booking-not-found' } };
    expect(await move(id, 9, '2026-12-01', '10:00 AM', 0)).toMatchObject(none);
    const wish = { id, visit: 2, date: '2026-12-01', time: '10:00 AM', shownFloorPaise: 0 };
    expect(await rescheduleBooking(app, { ...wish, userId: ravi.userId })).toMatchObject(none);
    const shown = { shownFeePaise: 0, shownRefundPaise: 80_000 };
    await cancelBooking(app, { bookingId: id, visit: 2, userId: asha.id, ...shown });
    expect(await move(id, 2, '2026-12-01', '10:00 AM', 0)).toMatchObject({
      refusal: { code: 'not-reschedulable' },
    });
  });

  test('the Karigar who cannot come then gives it back, as any visit', async () => {
    const id = await event();
    await move(id, 2, '2026-11-27');
    const back = { ...acting(app, ravi, id), reason: 'sick' };
    expect(await releaseVisit(app, back)).toEqual({ ok: true, value: 'done' });
    expect((await seen(id)).booking.status).toBe('pending');
    await isWhole();
  });

  test('operations move it for a customer who has called, and why is kept', async () => {
    const id = await event();
    const wish = { id, visit: 2, date: '2026-11-27', time: '10:00 AM', shownFloorPaise: 0 };
    const by = { actor: 'ops:7', why: 'The hall is free a day later' };
    const command = { ...wish, userId: asha.id, onBehalf: by };
    expect(await rescheduleBooking(anew(app), command)).toEqual({
      ok: true,
      value: 'moved',
    });
    expect(await lastEvent(id, 'VisitRescheduled')).toMatchObject({
      actor: by.actor,
      data: { why: by.why },
    });
  });
});
