import { expect, test } from 'vitest';
import { HOUR, instantInIndia, MINUTE } from '#kernel/time.ts';
import type { Customer } from '#server/flows/booking/book-slot.ts';
import { visitStage } from '#testing/visit-stage.ts';
import { given, type VisitTestDeps, visitAt } from '#testing/visits.ts';
import type { World } from '#testing/world.ts';
import { readDay } from './karigar-visits.ts';

let world: World;
let asha: Customer;
let app: VisitTestDeps;
visitStage(4, (stage) => {
  ({ world, asha, app } = stage);
});

const EVENING = '2026-11-23';
const NEXT = '2026-11-24';
const MIDNIGHT = instantInIndia(NEXT);

test('a visit that goes on past midnight stands first in the new day, until it is over', async () => {
  const { bookingId, ravi } = await visitAt(app, asha, 'assigned', {
    date: EVENING,
    time: '08:00 PM',
  });
  const shown = async (date: string, at: number) =>
    (await readDay(world.db, ravi.userId, date, at)).visits.map(({ id }) => id);
  app.turnTo(instantInIndia(EVENING, 20 * 60 - 10));
  await given.visit(app, 'in_progress', bookingId);
  expect(await shown(EVENING, MIDNIGHT - MINUTE)).toEqual([bookingId]);
  // Only where today is asked for: another day shows what begins on it.
  expect(await shown(NEXT, MIDNIGHT - MINUTE)).toEqual([]);
  expect(await shown(NEXT, MIDNIGHT + HOUR)).toEqual([bookingId]);
  expect(await shown(EVENING, MIDNIGHT + HOUR)).toEqual([bookingId]);
  await given.visit(app, 'done', bookingId);
  expect(await shown(NEXT, MIDNIGHT + HOUR)).toEqual([]);
});
