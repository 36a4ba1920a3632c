import { afterAll, beforeAll, expect, test } from 'vitest';
import { MINUTE } from '#kernel/time.ts';
import { rescueVisits } from '#server/effects/rescue-visits.ts';
import type { Customer } from '#server/flows/booking/book-slot.ts';
import { callOffBooking } from '#server/flows/booking/call-off-booking.ts';
import { cancelBooking } from '#server/flows/booking/cancel-booking.ts';
import { DECLINE_UNDONE_WITHIN } from '#server/modules/dispatch/answering.ts';
import { sumOfLedger } from '#server/modules/ledger/store.ts';
import { silentLog } from '#server/platform/log/log.ts';
import { readCancellation } from '#server/views/cancellation.ts';
import { listOpenOffers } from '#server/views/offers.ts';
import { bookOnline, lookAt } from '#testing/payments.ts';
import { listBroken } from '#testing/races/invariants.ts';
import { listWrongStatuses } from '#testing/races/rolled-up.ts';
import { sowCustomer, sowSmallTown } from '#testing/small-town.ts';
import {
  acting,
  START,
  sowWorker,
  type VisitTestDeps,
  visitAt,
  visitDeps,
  type Worker,
} from '#testing/visits.ts';
import { createWorld, NOW, type World } from '#testing/world.ts';
import { arrive } from '../visit/arrive.ts';
import { dispatchVisit } from '../visit/dispatch-visit.ts';
import { acceptOffer } from './accept-offer.ts';
import { declineOffer } from './decline-offer.ts';
import { findKarigar } from './find-karigar.ts';
import { undoDecline } from './undo-decline.ts';

/** The number of times each meets the other. */
const MEETINGS = 6;

let world: World;
let app: VisitTestDeps;
let asha: Customer;
beforeAll(async () => {
  world = await createWorld();
  await sowSmallTown(world.db);
  app = visitDeps(world.db);
  asha = await sowCustomer(world.db);
});
afterAll(async () => {
  expect(await sumOfLedger(world.db)).toBe(0);
  expect(await listBroken(world.db)).toEqual([]);
  expect(await listWrongStatuses(world.db)).toEqual([]);
  await world.close();
});

/** Nobody has time for what was booked before. */
async function callOffAll(): Promise<void> {
  const { rows } = await world.db.query<{ id: string }>(
    `select id from bookings where status in ('pending', 'assigned', 'dispatched', 'arrived')`,
  );
  for (const { id } of rows) {
    const ended = await callOffBooking(app, { bookingId: id, actor: 'ops:1', why: 'a test' });
    expect(ended).toMatchObject({ ok: true });
  }
}

async function offered(): Promise<{ bookingId: string; ravi: Worker; id: string }> {
  await world.db.query('update karigars set active = false');
  app = visitDeps(world.db);
  await callOffAll();
  const ravi = await sowWorker(world.db);
  const bookingId = await bookOnline(app, asha, { paymentMethod: 'cash' });
  await findKarigar(app, { bookingId, cause: 'BookingPlaced' });
  const [offer] = await listOpenOffers(world.db, ravi.userId, NOW);
  if (!offer) throw new Error('The Karigar was not asked');
  return { bookingId, ravi, id: offer.id };
}

test('accepting and cancelling at once: it ends cancelled for the fee that was shown, or the customer is asked anew', async () => {
  for (let meeting = 0; meeting < MEETINGS; meeting += 1) {
    const { bookingId, ravi, id } = await offered();
    const quote = await readCancellation(world.db, asha.id, { id: bookingId }, NOW);
    if (!quote.ok) throw new Error('No quote');
    const { feePaise: shownFeePaise, refundPaise: shownRefundPaise } = quote.value;
    const [accepted, cancelled] = await Promise.all([
      acceptOffer(app, { id, userId: ravi.userId }),
      cancelBooking(app, { bookingId, userId: asha.id, shownFeePaise, shownRefundPaise }),
    ]);
    const now = await lookAt(world.db, bookingId);
    if (cancelled.ok) expect(now).toMatchObject({ status: 'cancelled', holds: 0 });
    else expect([accepted.ok, now.status]).toEqual([true, 'assigned']);
    if (!accepted.ok) expect(accepted.refusal.code).toBe('offer-gone');
  }
});

test('one Karigar with two telephones accepts and declines at once: one answer stands', async () => {
  for (let meeting = 0; meeting < MEETINGS; meeting += 1) {
    const { bookingId, ravi, id } = await offered();
    const [yes, no] = await Promise.all([
      acceptOffer(app, { id, userId: ravi.userId }),
      declineOffer(app, { id, userId: ravi.userId }),
    ]);
    expect([yes.ok, no.ok].filter(Boolean)).toHaveLength(1);
    const { status } = await lookAt(world.db, bookingId);
    expect(status).toBe(yes.ok ? 'assigned' : 'pending');
  }
});

test('a no is taken back in the very moment in which the next is asked: one of the two has the offer, and never both are told no', async () => {
  for (let meeting = 0; meeting < MEETINGS; meeting += 1) {
    const { bookingId, ravi, id } = await offered();
    const sunil = await sowWorker(world.db);
    await declineOffer(app, { id, userId: ravi.userId });
    app.turnTo(app.now() + DECLINE_UNDONE_WITHIN);
    const both = [
      () => undoDecline(app, { id, userId: ravi.userId }),
      () => findKarigar(app, { bookingId, cause: 'OfferDeclined' }),
    ];
    await Promise.all((meeting % 2 ? both.toReversed() : both).map((go) => go()));
    const isOpen = async ({ userId }: Worker) =>
      (await listOpenOffers(world.db, userId, app.now())).length > 0;
    expect([await isOpen(ravi), await isOpen(sunil)].filter(Boolean)).toHaveLength(1);
    expect((await lookAt(world.db, bookingId)).holds).toBe(1);
  }
});

test('a no is taken back twice at once, and said again at the same moment: it is open or declined, and counted once', async () => {
  for (let meeting = 0; meeting < MEETINGS; meeting += 1) {
    const { bookingId, ravi, id } = await offered();
    await declineOffer(app, { id, userId: ravi.userId });
    const by = { id, userId: ravi.userId };
    const undone = await Promise.all([undoDecline(app, by), undoDecline(app, by)]);
    expect(undone).toEqual([
      { ok: true, value: {} },
      { ok: true, value: {} },
    ]);
    const { rows } = await world.db.query(
      `select count(*)::int as n from events where subject = $1 and type = 'DeclineUndone'`,
      [bookingId],
    );
    expect(rows).toEqual([{ n: 1 }]);
    await Promise.all([undoDecline(app, by), declineOffer(app, by), undoDecline(app, by)]);
    const [offer] = await listOpenOffers(world.db, ravi.userId, app.now());
    expect(['open', 'declined']).toContain(offer?.state);
  }
});

test('the Karigar arrives in the very moment in which another takes the visit over: one of the two has it', async () => {
  for (let meeting = 0; meeting < MEETINGS; meeting += 1) {
    await offered();
    await callOffAll();
    const { bookingId, ravi } = await visitAt(app, asha, 'dispatched', {
      paymentMethod: 'cash',
    });
    const sunil = await sowWorker(world.db);
    app.turnTo(START + 40 * MINUTE);
    await rescueVisits({ ...app, log: silentLog });
    const [offer] = await listOpenOffers(world.db, sunil.userId, app.now());
    if (!offer) throw new Error('The Karigar was not asked');
    const position = { latitude: 19.001, longitude: 72.001, accuracyMeters: 20 };
    const [came, taken] = await Promise.all([
      arrive(app, { ...acting(app, ravi, bookingId), position }),
      acceptOffer(app, { id: offer.id, userId: sunil.userId }),
    ]);
    expect([came.ok, taken.ok].filter(Boolean)).toHaveLength(1);
    const { status, holds } = await lookAt(world.db, bookingId);
    expect([status, holds]).toEqual([came.ok ? 'arrived' : 'assigned', 1]);
  }
});

test('the Karigar sets out in the very moment in which others are asked because they had not: they keep it, and nobody is asked', async () => {
  for (let meeting = 0; meeting < MEETINGS; meeting += 1) {
    await offered();
    await callOffAll();
    const { bookingId, ravi } = await visitAt(app, asha, 'assigned', { paymentMethod: 'cash' });
    const sunil = await sowWorker(world.db);
    const { rows } = await world.db.query('select leave_at from holds where booking_id = $1', [
      bookingId,
    ]);
    app.turnTo(rows[0].leave_at + 5 * MINUTE);
    const [left] = await Promise.all([
      dispatchVisit(app, acting(app, ravi, bookingId)),
      rescueVisits({ ...app, log: silentLog }),
    ]);
    expect(left.ok).toBe(true);
    expect(await listOpenOffers(world.db, sunil.userId, app.now())).toEqual([]);
    expect(await lookAt(world.db, bookingId)).toMatchObject({ status: 'dispatched', holds: 1 });
  }
});

test('the same round asked for by two processes at once is made once', async () => {
  const { bookingId, ravi } = await offered();
  await sowWorker(world.db);
  app.turnTo(NOW + 61 * MINUTE);
  const again = () => findKarigar(app, { bookingId, cause: 'VisitOffered' });
  await Promise.all([again(), again(), again()]);
  const { rows } = await world.db.query(
    'select round, count(*)::int as asked from offers where booking_id = $1 group by round order by round',
    [bookingId],
  );
  expect(rows).toEqual([
    { round: 1, asked: 1 },
    { round: 2, asked: 1 },
  ]);
  expect(await listOpenOffers(world.db, ravi.userId, app.now())).toHaveLength(1);
});
