import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Sentence } from '#contract/live.ts';
import { newId } from '#kernel/ids.ts';
import { MINUTE } from '#kernel/time.ts';
import { createAppCache } from '#server/cache/app-cache.ts';
import { checkGatePass } from '#server/flows/society/check-gate-pass.ts';
import { sayAtVisit } from '#server/flows/visit/say-at-visit.ts';
import { readCancellation } from '#server/views/cancellation.ts';
import { readOwnGatePass } from '#server/views/gate-pass.ts';
import { TEST_KEYS } from '#testing/sign-in-stage.ts';
import { sowCustomer, sowSmallTown, sowSociety, TOWN } from '#testing/small-town.ts';
import { START, sowWorker, visitAt, visitDeps, type Worker } from '#testing/visits.ts';
import { createWorld, type World } from '#testing/world.ts';
import type { Customer } from './book-slot.ts';
import { cancelBooking } from './cancel-booking.ts';

let world: World;
let asha: Customer;
let ravi: Worker;
let bookingId: string;
let app: ReturnType<typeof visitDeps>;
beforeAll(async () => {
  world = await createWorld();
  await sowSmallTown(world.db);
  await sowSociety(world.db, { weekday: 0, startsMinute: 0, endsMinute: 60 });
});
afterAll(() => world.close());
beforeEach(async () => {
  await sowWorker(world.db);
  app = visitDeps(world.db);
  asha = await sowCustomer(world.db);
  const address = { street: 'A-1', city: 'Mumbai', state: 'Maharashtra', landmark: '' };
  ({ bookingId, ravi } = await visitAt(app, asha, 'dispatched', {
    address: { ...address, pincode: TOWN.near, society: 'Sahyadri Heights' },
  }));
});

const quoteAt = async (minutes: number) => {
  const quote = await readCancellation(
    world.db,
    asha.id,
    { id: bookingId },
    START + minutes * MINUTE,
  );
  if (!quote.ok) throw new Error(quote.refusal.code);
  return quote.value;
};
const says = (sentence: Sentence, minutes: number) => {
  const now = () => START + minutes * MINUTE;
  const said = { bookingId, userId: asha.id, by: 'customer', sentenceId: newId() } as const;
  return sayAtVisit({ pool: world.db, now }, { ...said, sentence });
};

test('the fee of a visit that is late is nothing, as quoted so charged; and the sheet says by itself what is better', async () => {
  expect(await quoteAt(14)).toMatchObject({ reason: 'on-the-way', better: { by: 'late' } });
  const quote = await quoteAt(16);
  expect(quote).toMatchObject({
    ...{ reason: 'late', feePaise: 0 },
    better: { by: 'nobody-came', creditPaise: expect.any(Number) },
    rises: { by: 'arrives' },
  });
  const late = { ...app, now: () => START + 16 * MINUTE };
  const shown = { shownFeePaise: quote.feePaise, shownRefundPaise: quote.refundPaise };
  const cancelled = await cancelBooking(late, { bookingId, userId: asha.id, ...shown });
  expect(cancelled).toEqual({ ok: true, value: 'cancelled' });
  const { rows } = await world.db.query('select fee_paise from bookings where id = $1', [
    bookingId,
  ]);
  expect(rows).toEqual([{ fee_paise: null }]);
});

test('a customer who says that they come home later puts the visit off; said when we are late already it excuses nothing', async () => {
  await says('home-soon', 10);
  expect(await quoteAt(34)).toMatchObject({ reason: 'on-the-way' });
  expect(await quoteAt(35)).toMatchObject({ reason: 'late' });
  await says('home-soon', 36);
  expect(await quoteAt(37)).toMatchObject({ reason: 'late' });
  // Anything else that is said puts nothing off.
  await says('where-are-you', 37);
  expect(await quoteAt(37)).toMatchObject({ reason: 'late' });
});

test('a Karigar whom the guard has let in came in time by the book of the gate', async () => {
  const at = START + 10 * MINUTE;
  const views = {
    ...{ pool: world.db, keys: TEST_KEYS, facts: createAppCache(world.db) },
    origin: 'https://aangan.test',
  };
  const own = await readOwnGatePass(views, ravi.userId, bookingId, at);
  if (!own.ok) throw new Error(own.refusal.code);
  const gate = { pool: world.db, keys: TEST_KEYS, log: { attack: () => undefined } };
  const pass = own.value.pass.address.split('#')[1] as string;
  const seen = await checkGatePass(gate, { pass }, { address: '203.0.113.7', now: at });
  expect(seen).toMatchObject({ value: { admitted: true } });
  expect(await quoteAt(20)).toMatchObject({ reason: 'on-the-way' });
  expect(await quoteAt(25)).toMatchObject({ reason: 'late' });
});
