import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookOnline, paymentDeps } from '#testing/payments.ts';
import { sowCustomer, sowKarigar, sowSmallTown } from '#testing/small-town.ts';
import { createWorld, type World } from '#testing/world.ts';

let world: World;
let bookingId: string;

beforeAll(async () => {
  world = await createWorld();
  await sowSmallTown(world.db);
  await sowKarigar(world.db);
  bookingId = await bookOnline(paymentDeps(world.db, world.now), await sowCustomer(world.db));
});
afterAll(() => world.close());

const ENDED = {
  ended_as: 'cancelled',
  ended_at: '2026-11-22T00:00:00Z',
  ...{ price_paise: 100, fee_paise: 0, refund_paise: 100, goodwill_paise: 0 },
};

const write = (table: string, change: Readonly<Record<string, unknown>>) =>
  world.db.query(
    `insert into ${table} select changed.* from ${table} kept,
      jsonb_populate_record(kept, $2::jsonb) changed where kept.${table === 'bookings' ? 'id' : 'booking_id'} = $1`,
    [bookingId, JSON.stringify(change)],
  );

/** A second row of the same name is refused later than one that breaks a law. */
const LAWFUL = /duplicate key/;

test.each([
  ['bookings', {}],
  ['bookings', { fee_paise: 1, fee_floor_paise: 1, days: 3 }],
  ['visits', {}],
  ['visits', { arrived_by: 'code', pay_by: 'link', start_code_tries: 5, fee_floor_paise: 1 }],
  ['visits', ENDED],
  ['instalments', { paid_at: '2026-11-22T00:00:00Z' }],
])('a row of %s may say %o', async (table, change) => {
  await expect(write(table, change)).rejects.toThrow(LAWFUL);
});

test.each([
  ['bookings', { status: 'lost' }],
  ['bookings', { payment_method: 'barter' }],
  ['bookings', { price_paise: 0 }],
  ['bookings', { fee_paise: 0 }],
  ['bookings', { fee_floor_paise: 0 }],
  ['bookings', { days: 0 }],
  ['bookings', { until_at: '2020-01-01T00:00:00Z' }],
  ['visits', { position: 0 }],
  ['visits', { ends_at: '2020-01-01T00:00:00Z' }],
  ['visits', { start_code_tries: 6 }],
  ['visits', { arrived_by: 'rumour' }],
  ['visits', { pay_by: 'barter' }],
  ['visits', { fee_floor_paise: 0 }],
  ['visits', { ...ENDED, ended_as: 'done' }],
  ['visits', { ...ENDED, ended_at: null }],
  ['visits', { ...ENDED, price_paise: 0 }],
  ['visits', { ...ENDED, fee_paise: -1 }],
  ['visits', { ...ENDED, refund_paise: -1 }],
  ['visits', { ...ENDED, goodwill_paise: -1 }],
  ['visits', { refund_paise: 100 }],
  ['instalments', { kind: 'gift' }],
  ['instalments', { amount_paise: 0 }],
  ['instalments', { paid_at: '2026-11-22T00:00:00Z', waived_at: '2026-11-22T00:00:00Z' }],
])('a row of %s never says %o', async (table, change) => {
  await expect(write(table, change)).rejects.toThrow(`${table}_lawful`);
});
