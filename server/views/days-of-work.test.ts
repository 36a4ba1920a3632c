import { expect, test } from 'vitest';
import type { Customer } from '#server/flows/booking/book-slot.ts';
import { sellAnotherVersion } from '#testing/another-version.ts';
import { eventOfDays } from '#testing/event-of-days.ts';
import { visitStage } from '#testing/visit-stage.ts';
import { sowWorker, type VisitTestDeps } from '#testing/visits.ts';
import type { World } from '#testing/world.ts';
import { readDay, readKarigarVisit } from './karigar-visits.ts';

let world: World;
let asha: Customer;
let app: VisitTestDeps;
visitStage(0, (stage) => {
  ({ world, asha, app } = stage);
});

test('a visit names all its days with what each pays, and the route of a day shows the part of that day', async () => {
  const crew = [];
  for (let count = 0; count < 4; count += 1) crew.push(await sowWorker(world.db, [6]));
  // A price that cannot be divided by four people and three days.
  const wedding = { serviceId: 6, pricePaise: 1_500_001 };
  await sellAnotherVersion(world.db, 6, { pricePaise: 1_500_001 });
  const dates = ['2026-11-25', '2026-11-26', '2026-11-27'];
  const id = await eventOfDays(app, asha, wedding, dates, crew);
  for (const { userId } of crew) {
    const found = await readKarigarVisit(world.db, userId, id, app.now());
    if (!found.ok) throw new Error(found.refusal.code);
    const { days, pay } = found.value.visit;
    expect(days.map(({ date, time }) => [date, time])).toEqual(
      dates.map((date) => [date, '10:00 AM']),
    );
    expect(days.reduce((sum, { netPaise }) => sum + netPaise, 0)).toBe(pay.netPaise);
    const routes = dates.map((date) => readDay(world.db, userId, date, app.now()));
    const shown = (await Promise.all(routes)).map(({ visits }) =>
      visits.map((one) => one.netPaise),
    );
    expect(shown).toEqual(days.map(({ netPaise }) => [netPaise]));
  }
});
