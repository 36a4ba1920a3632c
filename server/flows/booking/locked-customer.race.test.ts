import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAppCache } from '#server/cache/app-cache.ts';
import { writePlacings } from '#server/flows/steps/booking/write-placings.ts';
import { isDatabaseAway } from '#server/platform/database/faults.ts';
import { onlineBooking } from '#testing/payments.ts';
import { sowCustomer, sowKarigar, sowSmallTown } from '#testing/small-town.ts';
import { createWorld, type World } from '#testing/world.ts';
import { bookSlot, type Customer } from './book-slot.ts';

let world: World;
let locked: Customer;
let strangers: Customer[];

beforeAll(async () => {
  world = await createWorld();
  await sowSmallTown(world.db);
  locked = await sowCustomer(world.db);
  strangers = await Promise.all(Array.from({ length: 12 }, () => sowCustomer(world.db)));
  for (let count = 0; count < 30; count += 1) await sowKarigar(world.db, { skills: [3] });
});
afterAll(() => world.close());

/** One process, and somebody who keeps something locked while it books. */
async function whileLocked(
  lock: string,
  work: (book: (customer: Customer) => Promise<string>) => Promise<void>,
): Promise<void> {
  const app = {
    pool: world.db,
    now: () => world.now,
    facts: createAppCache(world.db),
    writePlacing: writePlacings(world.db),
  };
  const holder = await world.db.connect();
  try {
    await holder.query('begin');
    await holder.query(lock);
    await work(async (customer) => {
      const input = onlineBooking({ paymentMethod: 'cash', date: '2026-11-26' });
      try {
        const outcome = await bookSlot(app, customer, input);
        return outcome.ok ? 'booked' : outcome.refusal.code;
      } catch (error) {
        return isDatabaseAway(error) ? 'to be asked again' : String(error);
      }
    });
  } finally {
    await holder.query('rollback');
    holder.release();
  }
}

test('one customer whose row is locked is told to ask again; everybody else at the same process is booked meanwhile', () =>
  whileLocked(`select from users where id = '${locked.id}' for update`, async (book) => {
    const answered: string[] = [];
    const note = (name: string) => (answer: string) => {
      answered.push(`${name}: ${answer}`);
    };
    const all = [locked, ...strangers].map((customer) =>
      book(customer).then(note(customer === locked ? 'locked' : 'stranger')),
    );
    await Promise.all(all);
    expect(answered).toEqual([
      ...strangers.map(() => 'stranger: booked'),
      'locked: to be asked again',
    ]);
  }));

test('everybody is told to ask again when nobody can be booked, and a booking afterwards is made', async () => {
  await whileLocked('lock table bookings in access exclusive mode', async (book) => {
    const answers = await Promise.all(strangers.map(book));
    expect(new Set(answers)).toEqual(new Set(['to be asked again']));
  });
  await whileLocked('select 1', async (book) => {
    expect(await book(locked)).toBe('booked');
  });
});
