import { expect, test } from 'vitest';
import type { Customer } from '#server/flows/booking/book-slot.ts';
import { sellAnotherVersion } from '#testing/another-version.ts';
import { eventOfDays } from '#testing/event-of-days.ts';
import { visitStage } from '#testing/visit-stage.ts';
import { sowWorker, type VisitTestDeps } from '#testing/visits.ts';
import type { World } from '#testing/world.ts';
import { listOpenOffers } from './offers.ts';

let world: World;
let asha: Customer;
let app: VisitTestDeps;
visitStage(0, (stage) => {
  ({ world, asha, app } = stage);
});

test('an event of several days is offered with each of its days, its hours and what of the pay is for it', async () => {
  const crew = [];
  for (let count = 0; count < 4; count += 1) crew.push(await sowWorker(world.db, [6]));
  const wedding = { serviceId: 6, pricePaise: 1_500_001 };
  await sellAnotherVersion(world.db, 6, { pricePaise: 1_500_001 });
  const dates = ['2026-11-25', '2026-11-26', '2026-11-27'];
  // The first has said yes and leads; the others still think about it.
  const [leader, ...others] = crew;
  if (!leader) throw new Error('Nobody leads');
  const id = await eventOfDays(app, asha, wedding, dates, [leader]);
  for (const { userId } of others) {
    const offer = (await listOpenOffers(world.db, userId, app.now())).find(
      ({ bookingId }) => bookingId === id,
    );
    expect(offer?.days.map(({ date, time }) => [date, time])).toEqual(
      dates.map((date) => [date, '10:00 AM']),
    );
    const sum = offer?.days.reduce((paise, { netPaise }) => paise + netPaise, 0);
    expect(sum).toBe(offer?.pay.netPaise);
    expect(offer?.area).toMatchObject({ latitude: 19, longitude: 72 });
    expect(offer?.journey).toMatchObject({ from: 'home', start: { latitude: 19, longitude: 72 } });
  }
});
