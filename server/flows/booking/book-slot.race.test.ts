import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAppCache } from '#server/cache/app-cache.ts';
import { writePlacings } from '#server/flows/steps/booking/write-placings.ts';
import { connect } from '#server/platform/database/connect.ts';
import { onlineBooking } from '#testing/payments.ts';
import { sowCustomer, sowKarigar, sowSmallTown } from '#testing/small-town.ts';
import { createWorld, type World } from '#testing/world.ts';
import { type BookSlotInput, bookSlot, type Customer } from './book-slot.ts';

let world: World;
let asha: Customer;

beforeAll(async () => {
  world = await createWorld();
  await sowSmallTown(world.db);
  asha = await sowCustomer(world.db);
  for (let count = 0; count < 9; count += 1) await sowKarigar(world.db, { skills: [3, 6] });
});
afterAll(() => world.close());

const request = (change: Partial<BookSlotInput> = {}): BookSlotInput =>
  onlineBooking({ paymentMethod: 'cash', ...change });

/** Two processes know each other only through the database; so do two sets of facts with pools of their own. */
async function withTwoServers(
  race: (book: (index: number, input: BookSlotInput) => Promise<string>) => Promise<void>,
) {
  const pools = [connect({ url: world.url }), connect({ url: world.url })];
  const servers = pools.map((pool) => ({
    pool,
    now: () => world.now,
    facts: createAppCache(pool),
    writePlacing: writePlacings(pool),
  }));
  try {
    await race(async (index, input) => {
      const outcome = await bookSlot(servers[index % 2] as (typeof servers)[0], asha, input);
      return outcome.ok ? 'booked' : outcome.refusal.code;
    });
  } finally {
    await Promise.all(pools.map((pool) => pool.end()));
  }
}

const tally = (answers: string[]) =>
  Object.fromEntries(
    [...new Set(answers)].map((code) => [code, answers.filter((other) => other === code).length]),
  );

test('400 people at once for an hour with nine Karigars: nine are booked, everybody else hears slot-taken', () =>
  withTwoServers(async (book) => {
    const answers = await Promise.all(
      Array.from({ length: 400 }, (_, index) => book(index, request())),
    );
    expect(tally(answers)).toEqual({ booked: 9, 'slot-taken': 391 });
  }));

test('the same request sent twenty times at once books once', () =>
  withTwoServers(async (book) => {
    const once = request({ date: '2026-11-24' });
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => book(index, once)));
    expect(tally(answers)).toEqual({ booked: 20 });
    const { rowCount } = await world.db.query('select from holds where booking_id = $1', [once.id]);
    expect(rowCount).toBe(1);
  }));

test('teams of four and single visits fight for nine Karigars: nobody is shared and no team is short', () =>
  withTwoServers(async (book) => {
    const date = '2026-11-25';
    const answers = await Promise.all(
      Array.from({ length: 120 }, (_, index) =>
        book(
          index,
          index % 2
            ? request({ date, serviceId: 6, shownPricePaise: 1500000, time: '09:00 AM' })
            : request({ date, time: '12:00 PM' }),
        ),
      ),
    );
    const { rows } = await world.db.query<{ members: number; service_id: number }>(
      `select b.service_id, count(h.id) as members from bookings b join holds h on h.booking_id = b.id
        where b.starts_at >= '2026-11-25T00:00+05:30' group by b.id`,
    );
    expect(rows.every((row) => row.members === (row.service_id === 6 ? 4 : 1))).toBe(true);
    expect(rows.length).toBe(tally(answers).booked);
    const shared = await world.db.query(
      `select from holds a join holds b on a.karigar_id = b.karigar_id and a.id < b.id
        and a.leave_at < b.ends_at and b.leave_at < a.ends_at`,
    );
    expect(shared.rowCount).toBe(0);
  }));
