import { describe, expect, test } from 'vitest';
import { HOUR, MINUTE, SECOND } from '#kernel/time.ts';
import { createAppCache } from '#server/cache/app-cache.ts';
import type { Customer } from '#server/flows/booking/book-slot.ts';
import { cancelBooking } from '#server/flows/booking/cancel-booking.ts';
import { recordMoved } from '#server/modules/booking/moving-store.ts';
import { recordAssigned } from '#server/modules/visit/store.ts';
import { visitStage } from '#testing/visit-stage.ts';
import { acting, sowWorker, type VisitTestDeps, visitAt, type Worker } from '#testing/visits.ts';
import type { World } from '#testing/world.ts';
import { arrive } from './arrive.ts';
import { breakOffVisit } from './break-off-visit.ts';
import { callForSafety } from './call-for-safety.ts';
import { reportPosition } from './report-position.ts';
import { sweepVisits } from './sweep-visits.ts';

let world: World;
let asha: Customer;
let app: VisitTestDeps;

visitStage(20, (stage) => {
  ({ world, asha, app } = stage);
});

const ANDHERI = { latitude: 19.1197, longitude: 72.8464, accuracyMeters: 15 };

const report = (bookingId: string, ravi: Worker, change: object = {}) => {
  const position = { ...ANDHERI, at: app.now(), ...change };
  const facts = createAppCache(world.db);
  const command = { bookingId, userId: ravi.userId, position };
  return reportPosition({ pool: world.db, facts }, command, app.now());
};

const known = async (bookingId: string) => {
  const { rows } = await world.db.query('select * from positions where booking_id = $1', [
    bookingId,
  ]);
  return rows.length;
};

async function onTheWay() {
  const visit = await visitAt(app, asha, 'dispatched');
  expect(await report(visit.bookingId, visit.ravi)).toMatchObject({ value: { kept: true } });
  expect(await known(visit.bookingId)).toBe(1);
  return visit;
}

describe('where a Karigar is', () => {
  test('is asked of the Karigar who travels there, while they travel, and of nobody else', async () => {
    const { bookingId, ravi } = await visitAt(app, asha, 'assigned');
    const refused = { ok: false, refusal: { code: 'not-travelling' } };
    expect(await report(bookingId, ravi)).toMatchObject(refused);
    const other = await visitAt(app, asha, 'dispatched');
    expect(await report(other.bookingId, await sowWorker(world.db))).toMatchObject(refused);
    expect([await known(bookingId), await known(other.bookingId)]).toEqual([0, 0]);
  });

  test('is one last position, never a trace', async () => {
    const { bookingId, ravi } = await onTheWay();
    for (const step of [1, 2, 3]) {
      app.pass(20 * SECOND);
      await report(bookingId, ravi, { latitude: ANDHERI.latitude + step / 1_000 });
    }
    expect(await known(bookingId)).toBe(1);
    app.pass(SECOND);
    expect(await report(bookingId, ravi, { latitude: 19.12 })).toMatchObject({
      value: { kept: false },
    });
  });

  test.each([
    [
      'the Karigar has arrived',
      (bookingId: string, ravi: Worker) =>
        arrive(app, {
          ...acting(app, ravi, bookingId),
          position: { latitude: 19.001, longitude: 72.001, accuracyMeters: 20 },
        }),
    ],
    [
      'the vehicle has broken down',
      (bookingId: string, ravi: Worker) =>
        breakOffVisit(app, { ...acting(app, ravi, bookingId), reason: 'vehicle' }),
    ],
    [
      'the customer cancels',
      (bookingId: string) =>
        cancelBooking(app, {
          bookingId,
          userId: asha.id,
          shownFeePaise: 24_000,
          shownRefundPaise: 56_000,
        }),
    ],
    [
      'somebody else goes instead',
      async (bookingId: string, { karigarId }: Worker) => {
        await recordMoved(world.db, bookingId, ['dispatched'], 'assigned', app.now());
        await recordAssigned(world.db, bookingId, karigarId, app.now());
        return { ok: true };
      },
    ],
    [
      'somebody does not feel safe',
      (bookingId: string) => callForSafety(app, { bookingId, userId: asha.id }),
    ],
  ])('is forgotten in the same moment in which %s', async (_, end) => {
    const { bookingId, ravi } = await onTheWay();
    expect(await end(bookingId, ravi)).toMatchObject({ ok: true });
    expect(await known(bookingId)).toBe(0);
    expect(await report(bookingId, ravi)).toMatchObject({ ok: false });
  });

  test('is not written down by a report that meets the arrival', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { bookingId, ravi } = await onTheWay();
      app.pass(30 * SECOND);
      await Promise.all([
        report(bookingId, ravi, { latitude: 19.125 }),
        arrive(app, {
          ...acting(app, ravi, bookingId),
          position: { latitude: 19.001, longitude: 72.001, accuracyMeters: 20 },
        }),
      ]);
      expect(await known(bookingId)).toBe(0);
    }
  });

  test('is forgotten a quarter of an hour after the Karigar’s telephone has fallen silent', async () => {
    const { bookingId } = await onTheWay();
    await sweepVisits(world.db, app.now() + 14 * MINUTE);
    expect(await known(bookingId)).toBe(1);
    await sweepVisits(world.db, app.now() + 15 * MINUTE + 1);
    expect(await known(bookingId)).toBe(0);
  });

  test('stands in no event, and in no file that a backup is made of', async () => {
    const { bookingId } = await onTheWay();
    const { rows: events } = await world.db.query<{ data: string }>(
      'select data::text as data from events where subject = $1',
      [bookingId],
    );
    expect(events.length).toBeGreaterThan(2);
    for (const { data } of events) expect(data).not.toMatch(/19\.1197|72\.8464|latitude/);
    const { rows } = await world.db.query(
      `select relpersistence as kind from pg_class where relname = 'positions'`,
    );
    expect(rows[0]?.kind).toBe('u');
  });
});

test('an hour is no limit: who travels long is still seen', async () => {
  const { bookingId, ravi } = await onTheWay();
  app.pass(HOUR);
  expect(await report(bookingId, ravi)).toMatchObject({ value: { kept: true } });
});
