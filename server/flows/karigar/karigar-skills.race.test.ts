import { expect, test } from 'vitest';
import { createAppCache } from '#server/cache/app-cache.ts';
import { checkRoster } from '#server/effects/check-roster.ts';
import { bookSlot } from '#server/flows/booking/book-slot.ts';
import { insertStranger } from '#testing/cast.ts';
import { onlineBooking } from '#testing/payments.ts';
import { sowCustomer } from '#testing/small-town.ts';
import { visitStage } from '#testing/visit-stage.ts';
import { sowWorker, type VisitTestDeps } from '#testing/visits.ts';
import type { World } from '#testing/world.ts';
import { setKarigarSkills } from './set-karigar-skills.ts';

let world: World;
let app: VisitTestDeps;
visitStage(0, (stage) => {
  ({ world, app } = stage);
});

const DAYS = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28'];

test('a booking and the loss of the skill for it at one moment leave nobody with a visit that they cannot do', async () => {
  const by = (await insertStranger(world.db, { role: 'ops' })).id;
  for (const date of DAYS) {
    await world.db.query('update karigars set active = false');
    const ravi = await sowWorker(world.db, [2, 3]);
    await sowWorker(world.db, [3]);
    const facts = createAppCache(world.db);
    const lost = { karigarId: ravi.karigarId, serviceIds: [2], seen: [2, 3], why: 'Seen.', by };
    const wish = onlineBooking({ paymentMethod: 'cash', date });
    const customer = await sowCustomer(world.db);
    const [booked, set] = await Promise.all([
      bookSlot({ ...app, facts }, customer, wish),
      setKarigarSkills({ pool: world.db, facts }, lost, app.now()),
    ]);
    if (set.ok) await checkRoster({ ...app, facts: createAppCache(world.db) }, ravi);
    else expect(set.refusal.code).toBe('skill-needed');
    const { rows } = await world.db.query<{ able: boolean }>(
      `select exists (select from karigar_skills s where s.karigar_id = h.karigar_id and s.service_id = 3) as able
        from holds h where h.booking_id = $1`,
      [wish.id],
    );
    expect(booked.ok || booked.refusal.code, date).toBe(true);
    expect(rows, date).toEqual([{ able: true }]);
  }
});
