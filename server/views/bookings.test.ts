import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays, dateInIndia, HOUR, instantInIndia, MINUTE } from '#kernel/time.ts';
import { callOffBooking } from '#server/flows/booking/call-off-booking.ts';
import { NOW } from '#testing/now.ts';
import { bookOnline, paymentDeps } from '#testing/payments.ts';
import { sowCustomer, sowKarigar, sowSmallTown } from '#testing/small-town.ts';
import { createWorld, type World } from '#testing/world.ts';
import { listBookings, readBooking } from './bookings.ts';

const nobody = '01936f00-0000-7000-8000-000000000001';
const at = { now: NOW, paymentProvider: 'sandbox' } as const;
const closed = {
  query: () => {
    throw new Error('The database was asked');
  },
};

test.each([
  '',
  'somewhere',
  '1.2.3',
  `-1.${nobody}`,
  `1e9.${nobody}`,
  `1.${'-'.repeat(36)}`,
  `1.${nobody}'`,
])('%j is no place in the list, and the database is not asked about it', async (after) => {
  const outcome = await listBookings(closed, nobody, { after }, at);
  expect(outcome).toEqual({ ok: false, refusal: { code: 'cursor-invalid' } });
});

describe('a long history', () => {
  let world: World;
  let userId: string;
  const booked: string[] = [];
  beforeAll(async () => {
    world = await createWorld();
    await sowSmallTown(world.db);
    await sowKarigar(world.db);
    const asha = await sowCustomer(world.db);
    userId = asha.id;
    const app = paymentDeps(world.db, NOW);
    for (let day = 0; day < 45; day += 1) {
      // Several in one instant, as a program would make them.
      if (day % 7 === 0) app.pass(1);
      const date = addDays(dateInIndia(NOW), 2 + day);
      booked.push(await bookOnline(app, asha, { date }));
    }
  });
  afterAll(() => world.close());

  test('page after page, each booking comes once, newest first', async () => {
    const sizes: number[] = [];
    const seen: { id: string }[] = [];
    let after: string | undefined;
    do {
      const page = await listBookings(world.db, userId, after ? { after } : {}, at);
      if (!page.ok) throw new Error(page.refusal.code);
      sizes.push(page.value.bookings.length);
      seen.push(...page.value.bookings);
      after = page.value.next ?? undefined;
    } while (after);
    expect(sizes).toEqual([20, 20, 5]);
    expect(seen.map(({ id }) => id).sort()).toEqual([...booked].sort());
    // The cursor's moment is in seconds, and several bookings were made within one.
    const { rows } = await world.db.query<{ id: string }>(
      'select id from bookings order by created_at desc, id desc',
    );
    expect(seen.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
  });
});

describe('a visit for which nobody is found', () => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld();
    await sowSmallTown(world.db);
    await sowKarigar(world.db);
  });
  afterAll(() => world.close());

  test('LIFE-02 its customer sees from an hour before on until when we look, what they get then, and what cancelling costs', async () => {
    const asha = await sowCustomer(world.db);
    const app = paymentDeps(world.db, NOW);
    const id = await bookOnline(app, asha, { paymentMethod: 'cash' });
    const startsAt = instantInIndia('2026-11-23', 600);
    const seenAt = async (now: number) => {
      const seen = await readBooking(world.db, asha.id, id, { ...at, now });
      return seen.ok ? seen.value.ifNobodyFound : seen.refusal.code;
    };
    expect(await seenAt(startsAt - HOUR - 1)).toBeNull();
    const choices = {
      callOffAt: '2026-11-23T10:15:00+05:30',
      refundPaise: 0,
      creditPaise: 40_000,
      feePaise: 0,
    };
    expect(await seenAt(startsAt - HOUR)).toEqual(choices);
    // The announced move is the one that the clock makes.
    await callOffBooking(
      { ...app, now: () => startsAt + 15 * MINUTE },
      { bookingId: id, actor: 'clock', why: 'nobody-found' },
    );
    const { rows } = await world.db.query<{ amount: number }>(
      'select sum(amount_paise)::int as amount from credits where user_id = $1',
      [asha.id],
    );
    expect(rows[0]?.amount).toBe(choices.creditPaise);
    expect(await seenAt(startsAt + 15 * MINUTE)).toBeNull();
  });
});
