import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { DAY, HOUR } from '#kernel/time.ts';
import { beginPayment } from '#server/flows/payment/begin-payment.ts';
import { sumOfLedger } from '#server/modules/ledger/store.ts';
import { karigarNewsOf } from '#server/modules/notification/karigar-news-of.ts';
import { insertStranger } from '#testing/cast.ts';
import { bookOnline, lookAt, type PaymentDeps, payFor, paymentDeps } from '#testing/payments.ts';
import { listBroken } from '#testing/races/invariants.ts';
import { sowCustomer, sowSmallTown } from '#testing/small-town.ts';
import { sowWorker } from '#testing/visits.ts';
import { createWorld, NOW, type World } from '#testing/world.ts';
import { assignByHand } from '../dispatch/assign-by-hand.ts';
import { findKarigar } from '../dispatch/find-karigar.ts';
import { countBookingCash } from '../payment/count-booking-cash.ts';
import { payWithCredit } from '../payment/pay-with-credit.ts';
import type { Customer } from './book-slot.ts';
import { callOffBooking } from './call-off-booking.ts';
import { expireBooking } from './expire-booking.ts';

let world: World;
let asha: Customer;
let meera: string;
beforeAll(async () => {
  world = await createWorld();
  await sowSmallTown(world.db);
  asha = await sowCustomer(world.db);
  meera = (await insertStranger(world.db, { role: 'ops', fullName: 'Meera' })).id;
  for (let count = 0; count < 8; count += 1) await sowWorker(world.db, [2]);
});
afterAll(async () => {
  expect(await sumOfLedger(world.db)).toBe(0);
  expect(await listBroken(world.db)).toEqual([]);
  await world.close();
});

const ADVANCE = 160_000;
/** Two days ahead, so that its advance is due 24 hours after booking. */
const EVENT = {
  ...{ serviceId: 2, shownPricePaise: 200_000, date: '2026-11-24' },
  paymentMethod: 'cash',
} as const;
const refused = (code: string) => ({ ok: false, refusal: { code } });
const eventsOf = async (id: string) => (await lookAt(world.db, id)).events;
const expire = (app: PaymentDeps, bookingId: string) =>
  expireBooking(app, { bookingId, pendingAtGateway: false });

/** Bookings from before this rule: a Karigar has accepted although nothing was paid. */
async function taken(app: PaymentDeps, id: string): Promise<number> {
  const { rows } = await world.db.query<{ karigar_id: number }>(
    `with led as (update visits v set karigar_id = h.karigar_id, assigned_at = $2
        from (select karigar_id from holds where booking_id = $1 limit 1) h where v.id = $1 returning v.karigar_id),
      moved as (update bookings set status = 'assigned' where id = $1)
    select karigar_id from led`,
    [id, new Date(app.now())],
  );
  return rows[0]?.karigar_id as number;
}

test('an event whose advance is not there is offered to nobody, nor given to anybody by hand; once it is paid it is', async () => {
  const app = paymentDeps(world.db, NOW);
  const id = await bookOnline(app, asha, EVENT);
  await findKarigar(app, { bookingId: id, cause: 'BookingPlaced' });
  expect(await eventsOf(id)).not.toContain('VisitOffered');
  const { rows } = await world.db.query('select karigar_id from holds where booking_id = $1', [id]);
  const by = { id, karigarId: rows[0].karigar_id, why: 'asked', by: meera };
  expect(await assignByHand(app, by)).toMatchObject(refused('move-not-allowed'));
  await payFor(app, asha, id, ADVANCE);
  await findKarigar(app, { bookingId: id, cause: 'PaymentSettled' });
  expect(await eventsOf(id)).toContain('VisitOffered');
});

test('an event that a Karigar had taken expires all the same when its advance does not come: every way to pay says so, and the Karigar hears', async () => {
  const app = paymentDeps(world.db, NOW);
  const id = await bookOnline(app, asha, EVENT);
  const karigarId = await taken(app, id);
  app.pass(DAY);
  const pay = { bookingId: id, userId: asha.id };
  const over = async () => [
    await beginPayment(app, { ...pay, provider: 'sandbox', amountPaise: ADVANCE }),
    await countBookingCash(app, {
      ...{ id, cashId: newId(), amountPaise: ADVANCE, karigarId: null, by: meera },
      receipt: 'R-1',
    }),
    await payWithCredit(app, { ...pay, shownPaise: ADVANCE }),
  ];
  expect(await over()).toMatchObject([1, 2, 3].map(() => refused('booking-expired')));
  expect(await expire(app, id)).toEqual({ ok: true, value: { kind: 'expire' } });
  expect(await lookAt(world.db, id)).toMatchObject({ status: 'expired', holds: 0, paid: 0 });
  expect(await over()).toMatchObject([1, 2, 3].map(() => refused('booking-expired')));
  const { rows } = await world.db.query(
    `select type, subject, data from events where subject = $1 and type = 'BookingExpired'`,
    [id],
  );
  const news = rows.flatMap((event) => karigarNewsOf(event));
  expect(news).toMatchObject([{ kind: 'visit-cancelled' }]);
  expect(news.flatMap((one) => one.karigarIds)).toContain(karigarId);
});

test('an advance that comes in time keeps an event that somebody has taken', async () => {
  const app = paymentDeps(world.db, NOW);
  const id = await bookOnline(app, asha, EVENT);
  await taken(app, id);
  app.pass(DAY - HOUR);
  await payFor(app, asha, id, ADVANCE);
  app.pass(HOUR);
  expect(await expire(app, id)).toEqual({ ok: true, value: { kind: 'settled' } });
  expect(await lookAt(world.db, id)).toMatchObject({ status: 'assigned', hold_until: null });
});

test('who has paid nothing gets no more for a failure of ours than the policy says; who has paid, no more than that', async () => {
  const app = paymentDeps(world.db, NOW);
  const at = { date: '2026-11-24', shownPricePaise: 200_000, serviceId: 2 };
  const unpaid = await bookOnline(app, asha, { ...at, paymentMethod: 'cash' });
  const paid = await bookOnline(app, asha, { ...at, paymentMethod: 'upi' });
  await payFor(app, asha, paid, ADVANCE);
  // After the hour has come our failure costs half the price.
  app.pass(5 * DAY);
  const creditOf = async (id: string) => {
    await callOffBooking(app, { bookingId: id, actor: `ops:${meera}`, why: 'a storm' });
    const { rows } = await world.db.query(
      `select sum(amount_paise)::int as sum from credits where booking_id = $1 and reason = 'failed-you'`,
      [id],
    );
    return rows[0].sum;
  };
  expect(await creditOf(unpaid)).toBe(50_000);
  expect(await creditOf(paid)).toBe(100_000);
});
