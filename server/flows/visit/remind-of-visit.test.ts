import { expect, test } from 'vitest';
import { DAY, dateInIndia, HOUR, instantInIndia, MINUTE } from '#kernel/time.ts';
import type { Customer } from '#server/flows/booking/book-slot.ts';
import { listVisitsToRemindOf } from '#server/views/visits-ahead.ts';
import { bookOnline, lookAt, payFor } from '#testing/payments.ts';
import { visitStage } from '#testing/visit-stage.ts';
import { START, type VisitTestDeps, visitAt } from '#testing/visits.ts';
import type { World } from '#testing/world.ts';
import { remindOfVisit } from './remind-of-visit.ts';

let world: World;
let asha: Customer;
let app: VisitTestDeps;

visitStage(6, (stage) => {
  ({ world, asha, app } = stage);
});

const reminders = async (id: string) =>
  (await lookAt(world.db, id)).events.filter((type) => type === 'VisitAhead').length;
const isDue = async (id: string) => (await listVisitsToRemindOf(world.db, app.now())).includes(id);

test('a customer is told a day before and two hours before, each once, however many processes look', async () => {
  const { bookingId } = await visitAt(app, asha, 'assigned', { date: '2026-11-24' });
  const start = START + DAY;
  app.turnTo(start - DAY - MINUTE);
  expect([await isDue(bookingId), await remindOfVisit(app, { bookingId })]).toEqual([
    false,
    'kept',
  ]);
  for (const [before, told] of [
    [DAY, 1],
    [2 * HOUR, 2],
  ] as const) {
    app.turnTo(start - before);
    expect(await isDue(bookingId)).toBe(true);
    const outcomes = await Promise.all([1, 2, 3].map(() => remindOfVisit(app, { bookingId })));
    expect(outcomes.toSorted()).toEqual(['kept', 'kept', 'told']);
    expect([await reminders(bookingId), await isDue(bookingId)]).toEqual([told, false]);
  }
});

test('visits that are not to be reminded of yet take no place in the batch', async () => {
  const nine = instantInIndia(dateInIndia(START - DAY), 21 * 60);
  const early = await visitAt(app, asha, 'assigned');
  app.turnTo(nine - 10 * MINUTE);
  const held = await bookOnline(app, asha, { time: '06:00 PM' });
  app.turnTo(nine - 3 * HOUR + MINUTE);
  const bookingId = await bookOnline(app, asha);
  await payFor(app, asha, bookingId);
  app.turnTo(nine);
  expect(await isDue(early.bookingId)).toBe(true);
  expect([await isDue(held), await remindOfVisit(app, { bookingId: held })]).toEqual([
    ...[false, 'kept'],
  ]);
  expect([await isDue(bookingId), await remindOfVisit(app, { bookingId })]).toEqual([
    ...[false, 'kept'],
  ]);
  // Three hours after it was booked it is night, and in the morning the visit is too near to be told of as a day ahead.
  for (const at of [nine + HOUR / 2, nine + 2 * HOUR, nine + 10 * HOUR]) {
    app.turnTo(at);
    expect([await isDue(bookingId), await remindOfVisit(app, { bookingId })]).toEqual([
      ...[false, 'kept'],
    ]);
  }
  app.turnTo(START - 2 * HOUR);
  expect([await isDue(bookingId), await remindOfVisit(app, { bookingId })]).toEqual([true, 'told']);
});
