import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Customer } from '#server/flows/booking/book-slot.ts';
import { bookOnline, type PaymentDeps, paymentDeps } from '#testing/payments.ts';
import { sowCustomer, sowKarigar, sowSmallTown } from '#testing/small-town.ts';
import { createWorld, type World } from '#testing/world.ts';

let world: World;
let app: PaymentDeps;
let asha: Customer;
/** One connection, so that whatever is sent or said by the database goes through it. */
let client: pg.PoolClient;

beforeAll(async () => {
  world = await createWorld({ poolSize: 1 });
  await sowSmallTown(world.db);
  await sowKarigar(world.db);
  // As her session says it: she has pressed no heart.
  asha = { ...(await sowCustomer(world.db)), hasFavourites: false };
  app = paymentDeps(world.db, world.now);
  // The first booking fills the caches, so that only the statements of a booking itself are counted.
  await bookOnline(app, asha, { time: '09:00 AM' });
  client = await world.db.connect();
  await client.query("load 'auto_explain'");
  await client.query(`set auto_explain.log_min_duration = 0; set auto_explain.log_nested_statements = on;
    set auto_explain.log_level = 'notice'`);
  client.release();
});
afterAll(() => world.close());

/** Facts that a process reads anew after some time, whether anybody books or not. */
const REMEMBERED = new Set(['find-roster-revision', 'list-holds', 'list-new-holds']);

test.each([
  ['paid online', 'upi', 10],
  // The record of the payment with its two references, and the note for the public figures.
  ['paid in cash', 'cash', 14],
] as const)(
  'a booking of one visit, %s, is one round trip (%s) and %i statements, those of references and triggers included',
  async (_, paymentMethod, statements) => {
    const sent: string[] = [];
    const ran: string[] = [];
    const { query } = client;
    const watched = (...asked: unknown[]) => {
      const { name = '' } = asked[0] as { name?: string };
      if (!REMEMBERED.has(name)) sent.push(name);
      if (name === 'book-slots') ran.length = 0;
      return (query as (...of: unknown[]) => unknown).apply(client, asked);
    };
    const hear = ({ message = '' }: { message?: string | undefined }) => void ran.push(message);
    Object.assign(client, { query: watched });
    client.on('notice', hear);
    await bookOnline(app, asha, {
      ...{ time: paymentMethod === 'upi' ? '12:00 PM' : '03:00 PM', paymentMethod },
    });
    Object.assign(client, { query });
    client.off('notice', hear);
    expect(sent).toEqual(['book-slots']);
    expect(ran.filter((said) => said.includes('Query Text'))).toHaveLength(statements);
  },
);
