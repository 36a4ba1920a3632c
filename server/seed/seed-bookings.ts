import { dateInIndia } from '#kernel/time.ts';
import { createAppCache } from '#server/cache/app-cache.ts';
import { type BookSlotWorld, bookSlot, type Customer } from '#server/flows/booking/book-slot.ts';
import { writePlacings } from '#server/flows/steps/booking/write-placings.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { type Dice, throwDice } from './dice.ts';
import { inventBookingRequest } from './invent-booking.ts';

const AT_ONCE = 16;
/** One of so many invented wishes in a row must find a free Karigar; else the city is full. */
const MOST_REFUSALS = 200;

/**
 * That many more bookings of the coming two months, by customers who are there, each made by the same flow that a person
 * sets going. Paid in cash, so that they do not run out after a quarter of an hour. Answers how many found room.
 */
export async function seedBookings(pool: Pool, count: number): Promise<number> {
  const world = {
    pool,
    now: Date.now,
    facts: createAppCache(pool),
    writePlacing: writePlacings(pool),
  };
  const customers = await listCustomers(pool);
  const dice = throwDice(Date.now());
  let made = 0;
  let refusals = 0;
  const hand = async (): Promise<void> => {
    while (made < count && refusals < MOST_REFUSALS) {
      made += 1;
      if (await bookSomething(world, dice.pick(customers), dice)) {
        refusals = 0;
      } else {
        made -= 1;
        refusals += 1;
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, hand));
  return made;
}

async function bookSomething(
  world: BookSlotWorld,
  customer: Customer,
  dice: Dice,
): Promise<boolean> {
  const wish = inventBookingRequest(dateInIndia(world.now()), dice);
  return (await bookSlot(world, customer, { ...wish, paymentMethod: 'cash' })).ok;
}

async function listCustomers(pool: Pool): Promise<Customer[]> {
  const { rows } = await pool.query<Customer>(
    `select id, full_name as "fullName", email, mobile from users
      where 'customer' = any (roles) order by id limit 5000`,
  );
  return rows;
}
