import { expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { HOUR } from '#kernel/time.ts';
import type { Customer } from '#server/flows/booking/book-slot.ts';
import { findVisit } from '#server/modules/visit/store.ts';
import { listAudit } from '#server/views/audit.ts';
import { readDispatch } from '#server/views/dispatch.ts';
import { listOpenOffers } from '#server/views/offers.ts';
import { insertStranger } from '#testing/cast.ts';
import { bookOnline, lookAt, payFor } from '#testing/payments.ts';
import { visitStage } from '#testing/visit-stage.ts';
import {
  acting,
  holderOf,
  START,
  sowWorker,
  type VisitTestDeps,
  visitAt,
  type Worker,
} from '#testing/visits.ts';
import type { World } from '#testing/world.ts';
import { rescheduleBooking } from '../booking/reschedule-booking.ts';
import { dispatchVisit } from '../visit/dispatch-visit.ts';
import { assignByHand } from './assign-by-hand.ts';
import { findKarigar } from './find-karigar.ts';

let world: World;
let app: VisitTestDeps;
let asha: Customer;
visitStage(12, (stage) => {
  world = stage.world;
  app = stage.app;
  asha = stage.asha;
});

/** Acts on the booking that the audit log finds by a reason, with the reason that it shows. */
async function reasonsOf(about: string, text: string) {
  const { entries } = await listAudit(world.db, { about, text });
  return entries.map(({ name, why }) => [name, why]);
}

async function give(
  bookingId: string,
  to: Pick<Worker, 'karigarId'>,
  why = 'They know each other.',
) {
  const by = (await insertStranger(world.db, { role: 'ops', fullName: 'Meera' })).id;
  return assignByHand(app, { id: bookingId, karigarId: to.karigarId, why, by });
}
const leaderOf = async (bookingId: string) => (await findVisit(world.db, bookingId))?.karigarId;
async function booked(): Promise<{ bookingId: string; holder: Worker }> {
  const bookingId = await bookOnline(app, asha);
  await payFor(app, asha, bookingId);
  return { bookingId, holder: await holderOf(world.db, bookingId) };
}

test('a visit is assigned by hand: the Karigar’s time is taken, the others are no longer asked, and the reason stands in the log', async () => {
  const { bookingId, holder } = await booked();
  await findKarigar(app, { bookingId, cause: 'PaymentSettled' });
  const sunil = await sowWorker(world.db);
  const given = { ok: true, value: { status: 'assigned', lateMinutes: 0 } };
  expect(await give(bookingId, sunil)).toEqual(given);
  expect(await leaderOf(bookingId)).toBe(sunil.karigarId);
  expect(await holderOf(world.db, bookingId)).toEqual(sunil);
  expect(await listOpenOffers(world.db, holder.userId, app.now())).toEqual([]);
  const log = await readDispatch(world.db, bookingId, 'en');
  expect(log).toMatchObject({
    value: {
      offers: expect.arrayContaining([
        expect.objectContaining({
          karigar: expect.objectContaining({ id: sunil.karigarId }),
          state: 'accepted',
        }),
      ]),
      decisions: expect.arrayContaining([
        expect.objectContaining({
          ...{ kind: 'by-hand', why: 'They know each other.' },
          sentence: expect.stringMatching(/^Operations gave the visit to (?!#)/),
        }),
      ]),
    },
  });
  expect(await reasonsOf(bookingId, 'They know each other.')).toEqual([
    ['KarigarAssigned', 'They know each other.'],
  ]);
  // The Karigar sets out like any other, and a second assignment changes nothing.
  app.turnTo(START - HOUR);
  expect(await dispatchVisit(app, acting(app, sunil, bookingId))).toMatchObject({ ok: true });
  expect(await give(bookingId, sunil)).toMatchObject({
    value: { status: 'dispatched', lateMinutes: 0 },
  });
});

test('a Karigar on the way is stood down in the same moment, and the start code is void', async () => {
  const { bookingId, ravi } = await visitAt(app, asha, 'dispatched');
  const sunil = await sowWorker(world.db);
  expect(await give(bookingId, sunil, 'Ravi has called: flat tyre.')).toMatchObject({ ok: true });
  const visit = await findVisit(world.db, bookingId);
  expect(visit).toMatchObject({ karigarId: sunil.karigarId, startCode: null, dispatchedAt: null });
  expect((await lookAt(world.db, bookingId)).status).toBe('assigned');
  expect((await lookAt(world.db, bookingId)).events).toContain('KarigarReplaced');
  expect(await reasonsOf(bookingId, 'flat tyre')).toEqual([
    ['KarigarReplaced', 'Ravi has called: flat tyre.'],
  ]);
  expect(await give(bookingId, ravi, 'Mended.')).toMatchObject({ ok: true });
});

test('nobody is given a visit that they cannot do, or that is over, and the attempt leaves nothing behind', async () => {
  const { bookingId, holder } = await booked();
  const cook = await sowWorker(world.db, [1]);
  expect(await give(bookingId, cook)).toMatchObject({ refusal: { code: 'karigar-not-fit' } });
  expect(await give(newId(), cook)).toMatchObject({ refusal: { code: 'booking-not-found' } });
  // Sunil has another visit at that hour.
  const sunil = await sowWorker(world.db);
  const other = await booked();
  expect(await give(other.bookingId, sunil)).toMatchObject({ ok: true });
  expect(await give(bookingId, sunil)).toMatchObject({ refusal: { code: 'karigar-busy' } });
  expect(await listOpenOffers(world.db, sunil.userId, app.now())).toEqual([]);
  expect(await holderOf(world.db, bookingId)).toEqual(holder);
  const begun = await visitAt(app, asha, 'in_progress');
  expect(await give(begun.bookingId, sunil)).toMatchObject({
    refusal: { code: 'move-not-allowed', params: { moves: expect.arrayContaining(['finish']) } },
  });
  const done = await visitAt(app, asha, 'done');
  expect(await give(done.bookingId, sunil)).toMatchObject({
    refusal: { code: 'move-not-allowed' },
  });
});

test('two of us who give it to two at once give it to one after the other, and one leads it', async () => {
  const { bookingId } = await booked();
  const [one, other] = [await sowWorker(world.db), await sowWorker(world.db)];
  await Promise.all([give(bookingId, one), give(bookingId, other)]);
  expect([one.karigarId, other.karigarId]).toContain(await leaderOf(bookingId));
  expect((await holderOf(world.db, bookingId)).karigarId).toBe(await leaderOf(bookingId));
});

test('a visit that was just moved is given anew, before anybody has looked at what was said of its old hour', async () => {
  const { bookingId, holder } = await booked();
  expect(await give(bookingId, holder)).toMatchObject({ ok: true });
  const to = { date: '2026-11-25', time: '03:00 PM', shownFloorPaise: 0 };
  const moved = await rescheduleBooking(app, { id: bookingId, userId: asha.id, ...to });
  expect(moved).toMatchObject({ ok: true });
  for (const who of [holder, await sowWorker(world.db)]) {
    expect(await give(bookingId, who)).toMatchObject({ value: { status: 'assigned' } });
    expect(await leaderOf(bookingId)).toBe(who.karigarId);
  }
});
