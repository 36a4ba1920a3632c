import { beforeEach, expect, test } from 'vitest';
import { HOUR, instantInIndia, toIndiaIso } from '#kernel/time.ts';
import type { Customer } from '#server/flows/booking/book-slot.ts';
import { unpaidInTurn } from '#server/modules/booking/instalments.ts';
import { findBooking, listInstalments } from '#server/modules/booking/store.ts';
import { balanceOf } from '#server/modules/ledger/store.ts';
import { readLiveVisit } from '#server/views/live-visit.ts';
import { readProblem } from '#server/views/problem.ts';
import { anew, eventOfDays, firstDayOf } from '#testing/event-of-days.ts';
import { lookAt } from '#testing/payments.ts';
import { visitStage } from '#testing/visit-stage.ts';
import { acting, sowWorker, type VisitTestDeps, type Worker } from '#testing/visits.ts';
import type { World } from '#testing/world.ts';
import { cancelBooking } from '../booking/cancel-booking.ts';
import { disputeWork } from './dispute-work.ts';
import { finishWork } from './finish-work.ts';
import { resolveDispute } from './resolve-dispute.ts';
import { reworkVisit } from './rework-visit.ts';

const EVENT = 6;
const DAY_PAISE = 1_500_000;
const DAYS = ['2026-11-24', '2026-11-25', '2026-11-27'] as const;
const [, , LAST = 0] = DAYS.map((date) => instantInIndia(date, 600));

let world: World;
let asha: Customer;
let app: VisitTestDeps;
let id: string;

visitStage(0, (stage) => {
  ({ world, asha, app } = stage);
});

/** Four came to an event of three days, whose work has ended. */
beforeEach(async () => {
  await world.db.query('update karigars set active = false');
  const team = await Promise.all([0, 1, 2, 3].map(() => sowWorker(world.db, [EVENT])));
  const [leader] = team as [Worker, ...Worker[]];
  id = await eventOfDays(app, asha, { serviceId: EVENT, pricePaise: DAY_PAISE }, DAYS, team);
  await firstDayOf(app, leader, id, DAYS[0]);
  app.turnTo(LAST + 8 * HOUR);
  const finish = { ...acting(app, leader, id), lines: [], payBy: 'link', cashPaise: 0 } as const;
  expect(await finishWork(app, finish)).toMatchObject({ ok: true });
});

async function seenBy(userId: string) {
  const facts = { places: await app.facts.places(), keys: app.keys, now: app.now() };
  return readLiveVisit(world.db, userId, id, facts);
}
const complain = (visit?: number) =>
  disputeWork(app, {
    ...{ bookingId: id, userId: asha.id, reason: 'badly-done', lines: [1], comment: '' },
    ...(visit !== undefined && { visit }),
  });
const again = (actor: string, visit?: number) =>
  reworkVisit(anew(app), {
    ...{ id, date: '2026-12-01', time: '11:00 AM', comment: 'We come again.', actor },
    ...(visit !== undefined && { visit }),
  });
/** A sum above what one of us decides alone, so that a second says the same. */
async function redone(visit?: number) {
  expect(await again('ops:1', visit)).toMatchObject({
    refusal: { code: 'needs-another-person' },
  });
  const done = await again('ops:2', visit);
  if (!done.ok) throw new Error(done.refusal.code);
  return done.value;
}
const startsOf = async (bookingId: string) =>
  (
    await world.db.query<{ starts_at: number }>(
      'select starts_at from visits where booking_id = $1 order by position',
      [bookingId],
    )
  ).rows.map(({ starts_at }) => toIndiaIso(starts_at).slice(0, 16));

test('the middle day of an event is done again by itself: one visit at the price of that day, which we pay', async () => {
  expect((await seenBy(asha.id))?.visits).toEqual(
    DAYS.map((date, index) => ({ position: index + 1, date })),
  );
  expect(await complain(4)).toMatchObject({ refusal: { code: 'booking-not-found' } });
  expect(await complain(2)).toMatchObject({ ok: true });
  const about = { visit: { position: 2, date: DAYS[1] } };
  expect((await seenBy(asha.id))?.problem).toMatchObject({ lines: [1], ...about });
  // Another day is not what is disputed.
  expect(await again('ops:1', 3)).toMatchObject({ refusal: { code: 'rework-not-possible' } });
  const before = await balanceOf(world.db, 'goodwill');
  const { reworkId, reference } = await redone();
  const rework = await findBooking(world.db, reworkId);
  expect(rework).toMatchObject({
    ...{ pricePaise: DAY_PAISE, days: 1, status: 'pending', serviceId: EVENT, userId: asha.id },
    firmAt: expect.any(Number),
  });
  expect(await startsOf(reworkId)).toEqual(['2026-12-01T11:00']);
  expect((await balanceOf(world.db, 'goodwill')) - before).toBe(DAY_PAISE);
  expect((await lookAt(world.db, reworkId)).holds).toBe(4);
  expect((await lookAt(world.db, id)).status).toBe('completed');
  expect(await readProblem(world.db, id)).toMatchObject({
    ...{ ...about, outcome: 'rework', refundPaise: 0, rework: { id: reworkId, reference } },
  });
  // Decided once more, also by two at once, it stays decided.
  const twice = await Promise.all([again('ops:3'), again('ops:2', 2)]);
  expect(twice).toEqual([0, 1].map(() => ({ ok: true, value: { reworkId, reference } })));
});

test('operations have one day done again after a complaint about all days', async () => {
  await complain();
  const { reworkId } = await redone(2);
  expect(await findBooking(world.db, reworkId)).toMatchObject({ pricePaise: DAY_PAISE, days: 1 });
});

test('a whole event is done again on as many days, as far apart as they were, at its price', async () => {
  await complain();
  const { reworkId } = await redone();
  expect(await startsOf(reworkId)).toEqual([
    ...['2026-12-01T11:00', '2026-12-02T11:00', '2026-12-04T11:00'],
  ]);
  expect(await findBooking(world.db, reworkId)).toMatchObject({
    ...{ pricePaise: 3 * DAY_PAISE, days: 3, firmAt: expect.any(Number) },
  });
});

test('a complaint about one day gives back no more than that day costs', async () => {
  await complain(2);
  const end = {
    bookingId: id,
    outcome: 'refund',
    comment: 'We are sorry.',
    actor: 'ops:1',
  } as const;
  const more = await resolveDispute(app, { ...end, refundPaise: DAY_PAISE + 1 });
  expect(more).toMatchObject({ refusal: { code: 'refund-too-high', params: { most: DAY_PAISE } } });
});

test('a customer who cancels the day that was to be done again has what that day costs taken off what they owe', async () => {
  await complain(2);
  const { reworkId } = await redone();
  const command = { bookingId: reworkId, userId: asha.id };
  const shown = { shownFeePaise: 0, shownRefundPaise: DAY_PAISE };
  expect(await cancelBooking(app, { ...command, ...shown })).toMatchObject({ ok: true });
  // Nothing of the event was paid: what comes back settles a part of what is owed for it, and is no credit to use.
  const { rows } = await world.db.query<{ paise: number }>(
    'select coalesce(sum(amount_paise), 0)::int as paise from credits where user_id = $1',
    [asha.id],
  );
  expect(rows).toEqual([{ paise: 0 }]);
  const owed = unpaidInTurn(await listInstalments(world.db, id));
  expect(owed.reduce((sum, { amountPaise }) => sum + amountPaise, 0)).toBe(2 * DAY_PAISE);
});
