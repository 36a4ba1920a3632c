import { beforeEach, expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { HOUR } from '#kernel/time.ts';
import { DECLINE_UNDONE_WITHIN } from '#server/modules/dispatch/answering.ts';
import { findVisit } from '#server/modules/visit/store.ts';
import { readBookingFile } from '#server/views/booking-file.ts';
import { listOpenOffers } from '#server/views/offers.ts';
import { anew } from '#testing/event-of-days.ts';
import { balancesOf, bookOnline, lookAt, payFor } from '#testing/payments.ts';
import { visitStage } from '#testing/visit-stage.ts';
import { acting, given, sowWorker, type VisitTestDeps, type Worker } from '#testing/visits.ts';
import type { World } from '#testing/world.ts';
import type { Customer } from '../booking/book-slot.ts';
import { rescheduleBooking } from '../booking/reschedule-booking.ts';
import { acceptOffer } from '../dispatch/accept-offer.ts';
import { declineOffer } from '../dispatch/decline-offer.ts';
import { findKarigar } from '../dispatch/find-karigar.ts';
import { leaveForSafety } from './leave-for-safety.ts';

const DONE = { ok: true, value: 'done' };

let world: World;
let asha: Customer;
let app: VisitTestDeps;
let id: string;
let [ravi, sunil]: Worker[] = [];
visitStage(0, (stage) => {
  ({ world, asha, app } = stage);
});

const find = (cause: string) => findKarigar(anew(app), { bookingId: id, cause });
const offerTo = async (who: Worker) =>
  (await listOpenOffers(world.db, who.userId, app.now())).find(({ bookingId }) => bookingId === id)
    ?.id ?? newId();
const roundsOf = async (who: Worker) => {
  const { rows } = await world.db.query<{ round: number; state: string }>(
    'select round, state from offers where booking_id = $1 and karigar_id = $2 order by offered_at',
    [id, who.karigarId],
  );
  return rows.map(({ round, state }) => [round, state]);
};

/** Sunil was asked in the second round for the former hour, and says yes in the first round for the new one. */
beforeEach(async () => {
  await world.db.query('update karigars set active = false');
  ravi = await sowWorker(world.db);
  id = await bookOnline(app, asha);
  await payFor(app, asha, id);
  await find('PaymentSettled');
  sunil = await sowWorker(world.db);
  await declineOffer(anew(app), {
    id: await offerTo(ravi as Worker),
    userId: (ravi as Worker).userId,
  });
  app.pass(DECLINE_UNDONE_WITHIN);
  await find('OfferDeclined');
  await world.db.query('update karigars set active = false where id = $1', [
    (ravi as Worker).karigarId,
  ]);
  app.pass(HOUR / 12);
  const wish = { id, userId: asha.id, date: '2026-11-24', time: '03:00 PM', shownFloorPaise: 0 };
  expect(await rescheduleBooking(anew(app), wish)).toEqual({ ok: true, value: 'moved' });
  await find('BookingRescheduled');
  const { userId } = sunil;
  expect(await acceptOffer(anew(app), { id: await offerTo(sunil), userId })).toMatchObject({
    value: 'lead',
  });
  expect(await roundsOf(sunil)).toEqual([
    [2, 'withdrawn'],
    [1, 'accepted'],
  ]);
});

test('a visit that was moved is billed and paid, whatever was answered for its former hour', async () => {
  const { karigarId } = sunil as Worker;
  await given.visit(app, 'done', id);
  expect((await readBookingFile(world.db, id, app.now()))?.visits[0]?.crew).toMatchObject([
    { karigarId, answer: 'accepted' },
  ]);
  const { rows } = await world.db.query<{ kind: string; amount: number }>(
    'select kind, amount_paise::int as amount from bill_lines where booking_id = $1',
    [id],
  );
  const { rows: sold } = await world.db.query<{ price: number }>(
    'select price_paise::int as price from bookings where id = $1',
    [id],
  );
  expect(rows).toEqual([{ kind: 'service', amount: sold[0]?.price }]);
  await given.visit(app, 'completed', id);
  expect((await balancesOf(world.db, id))[`karigar_payable:${karigarId}`]).toBeLessThan(0);
});

test('whoever came to a visit that was moved leaves it for safety, and is paid', async () => {
  const { karigarId } = sunil as Worker;
  await given.visit(app, 'in_progress', id);
  expect(await leaveForSafety(app, acting(app, sunil as Worker, id))).toEqual(DONE);
  const { rows } = await world.db.query<{ karigarId: number }>(
    'select karigar_id as "karigarId" from safety_exits where booking_id = $1',
    [id],
  );
  expect(rows).toEqual([{ karigarId }]);
  expect((await balancesOf(world.db, id))[`karigar_payable:${karigarId}`]).toBeLessThan(0);
  expect((await lookAt(world.db, id)).status).toBe('cancelled');
  expect((await findVisit(world.db, id))?.karigarId).toBe(karigarId);
});

test('a Yes that is sent again when the work has begun is known, and one to a former hour is gone', async () => {
  const { userId, karigarId } = sunil as Worker;
  const { rows } = await world.db.query<{ id: string }>(
    'select id from offers where booking_id = $1 and karigar_id = $2 order by offered_at',
    [id, karigarId],
  );
  await given.visit(app, 'in_progress', id);
  const again = rows.map((offer) => acceptOffer(anew(app), { id: offer.id, userId }));
  expect(await Promise.all(again)).toMatchObject([
    { refusal: { code: 'offer-gone' } },
    { ok: true, value: 'had-it' },
  ]);
});
