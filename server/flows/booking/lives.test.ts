import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY, HOUR, instantInIndia, MINUTE } from '#kernel/time.ts';
import { payWithCredit } from '#server/flows/payment/pay-with-credit.ts';
import { quoteCancellation, quoteFee } from '#server/modules/booking/cancelling.ts';
import { dueInstalment, paidOf } from '#server/modules/booking/instalments.ts';
import { findBooking, listInstalments } from '#server/modules/booking/store.ts';
import { sumOfLedger } from '#server/modules/ledger/store.ts';
import { type Dice, throwDice } from '#server/seed/dice.ts';
import { bookOnline, type PaymentDeps, payFor, paymentDeps } from '#testing/payments.ts';
import { listBroken } from '#testing/races/invariants.ts';
import { reportCustomerNoShow } from '#testing/report-customer-no-show.ts';
import { sowCustomer, sowKarigar, sowSmallTown } from '#testing/small-town.ts';
import { given } from '#testing/visits.ts';
import { createWorld, NOW, type World } from '#testing/world.ts';
import type { Customer } from './book-slot.ts';
import { callOffBooking } from './call-off-booking.ts';
import { cancelBooking } from './cancel-booking.ts';
import { expireBooking } from './expire-booking.ts';
import { reportKarigarNoShow } from './report-karigar-no-show.ts';
import { rescheduleBooking } from './reschedule-booking.ts';

/** The lives of `testing/lives` are without a database; these few go through the real flows. */
const LIVES = 30;
const STEPS = 12;
const START = instantInIndia('2026-11-24', 600);

let world: World;
let asha: Customer;

beforeAll(async () => {
  world = await createWorld();
  await sowSmallTown(world.db);
  asha = await sowCustomer(world.db);
  for (let count = 0; count < 40; count += 1) await sowKarigar(world.db, { skills: [2, 3] });
});
afterAll(() => world.close());

type TestServer = PaymentDeps & { pass(ms: number): void };

/** A Karigar hears a no as well: too late, or not paid. */
function onlyRefused(error: Error): void {
  if (!/^(Nobody comes|dispatched|arrived): /.test(error.message)) throw error;
}

async function happen(app: TestServer, id: string, dice: Dice): Promise<unknown> {
  const booking = await findBooking(world.db, id);
  if (!booking) throw new Error('The booking is gone');
  const instalments = await listInstalments(world.db, id);
  const mine = { bookingId: id, userId: asha.id };
  const due = dueInstalment(booking, instalments, app.now());
  switch (dice.below(12)) {
    case 0:
    case 1:
      return due && payFor(app, asha, id, due.amountPaise);
    case 2:
      return due && payWithCredit(app, { ...mine, shownPaise: due.amountPaise });
    case 3: {
      const quote = quoteCancellation(booking, paidOf(instalments), app.now());
      const shown = { shownFeePaise: quote.feePaise, shownRefundPaise: quote.refundPaise };
      return dice.chance(50) && cancelBooking(app, { ...mine, ...shown });
    }
    case 4: {
      const shownFloorPaise = quoteFee(booking, app.now()).feePaise;
      const date = `2026-11-${25 + dice.below(5)}`;
      const time = dice.pick(['09:00 AM', '01:00 PM', '06:00 PM']);
      return rescheduleBooking(app, { id, userId: asha.id, date, time, shownFloorPaise });
    }
    case 5:
      return expireBooking(app, { bookingId: id, pendingAtGateway: false });
    case 6:
      return dice.chance(30) && callOffBooking(app, { bookingId: id, actor: 'ops:1', why: 'x' });
    case 7:
      return dice.chance(50)
        ? reportKarigarNoShow(app, mine)
        : reportCustomerNoShow(app, { bookingId: id, actor: 'karigar:1', contactTries: 2 });
    case 8:
    case 9:
    case 10: {
      const next = { pending: 'assigned', assigned: 'dispatched', dispatched: 'arrived' } as const;
      const status = next[booking.status as keyof typeof next];
      return status && given.visit(app, status, id).catch(onlyRefused);
    }
    default:
      return app.pass(dice.pick([MINUTE, 16 * MINUTE, 5 * HOUR, DAY, START - 2 * HOUR - NOW]));
  }
}

test('LIFE-01 LIFE-03 LIFE-05 after random events in thirty bookings, every paisa and every hour is accounted for', async () => {
  const ends = new Set<string>();
  for (let seed = 1; seed <= LIVES; seed += 1) {
    const dice = throwDice(seed);
    const app = paymentDeps(world.db, NOW);
    const event = { serviceId: 2, shownPricePaise: 200_000 };
    const id = await bookOnline(app, asha, {
      date: '2026-11-24',
      paymentMethod: dice.pick(['upi', 'card', 'cash'] as const),
      ...(dice.chance(40) ? event : {}),
    });
    for (let step = 0; step < STEPS; step += 1) await happen(app, id, dice);
    // Most of those still under way come to an end that nobody wants.
    if (dice.chance(80)) {
      app.pass(9 * DAY);
      await reportKarigarNoShow(app, { bookingId: id, userId: asha.id });
      await reportCustomerNoShow(app, { bookingId: id, actor: 'karigar:1', contactTries: 2 });
    }
    ends.add((await findBooking(world.db, id))?.status ?? '');
    expect(await listBroken(world.db), `seed ${seed}`).toEqual([]);
  }
  expect(await sumOfLedger(world.db)).toBe(0);
  expect([...ends]).toEqual(
    expect.arrayContaining(['cancelled', 'expired', 'no_show_provider', 'no_show_customer']),
  );
});
