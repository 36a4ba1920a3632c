import { expect, test } from 'vitest';
import { MINUTE } from '#kernel/time.ts';
import type { Customer } from '#server/flows/booking/book-slot.ts';
import { sayLate } from '#server/flows/visit/say-late.ts';
import { visitStage } from '#testing/visit-stage.ts';
import { acting, START, type VisitTestDeps, visitAt } from '#testing/visits.ts';
import type { World } from '#testing/world.ts';
import { readLiveVisit } from './live-visit.ts';

let world: World;
let asha: Customer;
let app: VisitTestDeps;
visitStage(1, (stage) => {
  ({ world, asha, app } = stage);
});

test('the customer is shown a later window as soon as the Karigar says that they come ten minutes late', async () => {
  const { bookingId, ravi } = await visitAt(app, asha, 'assigned');
  const shown = async () => {
    const facts = { places: await app.facts.places(), keys: app.keys, now: app.now() };
    const { arrival } = (await readLiveVisit(world.db, asha.id, bookingId, facts)) ?? {};
    return { from: Date.parse(arrival?.from ?? ''), until: Date.parse(arrival?.until ?? '') };
  };
  const { rows } = await world.db.query<{ leave_at: number }>(
    'select leave_at from holds where booking_id = $1',
    [bookingId],
  );
  const leaveAt = Number(rows[0]?.leave_at);
  app.turnTo(leaveAt - 5 * MINUTE);
  const before = await shown();
  expect(before.from).toBeLessThan(START);
  expect(await sayLate(app, acting(app, ravi, bookingId))).toEqual({ ok: true, value: 'done' });
  const after = await shown();
  // They leave ten minutes after the latest hour, and ride no faster than at the best of times.
  const way = START - leaveAt;
  expect(after.from).toBeGreaterThanOrEqual(leaveAt + 10 * MINUTE + 0.6 * way);
  expect(after.from).toBeGreaterThan(before.from);
  expect(after.until).toBeGreaterThanOrEqual(START + 10 * MINUTE);
});
