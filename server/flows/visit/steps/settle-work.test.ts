import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DAY } from '#kernel/time.ts';
import type { BookSlotInput, Customer } from '#server/flows/booking/book-slot.ts';
import { recordInstalmentAdded } from '#server/modules/booking/instalment-store.ts';
import { listInstalments, lockBooking } from '#server/modules/booking/store.ts';
import { sumOfLedger } from '#server/modules/ledger/store.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import {
  balancesOf,
  bookOnline,
  type PaymentDeps,
  payFor,
  paymentDeps,
  refundsOf,
} from '#testing/payments.ts';
import { listBroken } from '#testing/races/invariants.ts';
import { listWrongStatuses } from '#testing/races/rolled-up.ts';
import { recordAnyEvent } from '#testing/record-any-event.ts';
import { sowCustomer, sowKarigar, sowSmallTown } from '#testing/small-town.ts';
import { createWorld, NOW, type World } from '#testing/world.ts';
import { collectCash } from '../../steps/money/collect-cash.ts';
import { payReplaced, payVisit } from '../../steps/money/pay-visit.ts';
import type { Ending } from '../../steps/money/post-at-end.ts';
import { settleWork } from './settle-work.ts';

const RAVI = 1;
let world: World;
let asha: Customer;
let app: PaymentDeps & { pass(ms: number): void };

beforeAll(async () => {
  world = await createWorld();
  await sowSmallTown(world.db);
  for (let count = 0; count < 12; count += 1) await sowKarigar(world.db);
});
afterAll(async () => {
  expect(await sumOfLedger(world.db)).toBe(0);
  expect(await listBroken(world.db)).toEqual([]);
  expect(await listWrongStatuses(world.db)).toEqual([]);
  await world.close();
});
beforeEach(async () => {
  asha = await sowCustomer(world.db);
  app = paymentDeps(world.db, NOW);
});

/** A move of the visit, with what it does about money. */
const move = <T>(bookingId: string, status: string, what: (ending: Ending) => Promise<T>) =>
  transaction(world.db, async (db: Database) => {
    await db.query('update bookings set status = $2 where id = $1', [bookingId, status]);
    // With what the visit has come to by then.
    await db.query(
      `update visits set arrived_by = 'code', started_at = case when $2 <> 'arrived' then now() end,
          finished_at = case when $2 in ('done', 'completed') then now() end,
          accepted_at = case when $2 = 'completed' then now() end
        where id = $1`,
      [bookingId, status],
    );
    const booking = await lockBooking(db, bookingId);
    if (!booking) throw new Error('No such booking');
    const eventId = await recordAnyEvent(db, bookingId, 'WorkTested', app.now(), 'clock', {});
    return what({ db, now: app.now(), booking, eventId });
  });

const cashBooking: Partial<BookSlotInput> = { paymentMethod: 'cash' };
const bill = (workPaise: number, laborPaise = 0, partsPaise = 0) =>
  [
    { kind: 'service', label: '', amountPaise: workPaise },
    { kind: 'labour', label: 'LED driver', amountPaise: laborPaise },
    { kind: 'parts', label: 'LED', amountPaise: partsPaise },
  ] as const;
const partsOf = async (bookingId: string) =>
  (await listInstalments(world.db, bookingId)).map(({ kind, amountPaise, paidAt }) => [
    ...[kind, amountPaise, paidAt !== null],
  ]);

describe('accepted work', () => {
  test('LIFE-06 that was paid online is earned: nothing of it is held or goes back', async () => {
    const id = await bookOnline(app, asha);
    await payFor(app, asha, id);
    await move(id, 'completed', (ending) => settleWork(ending, bill(80_000), [RAVI]));
    expect(await balancesOf(world.db, id)).toEqual({
      'gateway_clearing:sandbox': 80_000,
      customer_advances: 0,
      'karigar_payable:1': -64_000,
      // Five per cent on top of what is taxed, within the price (section 9(5)).
      gst_payable: -3_810,
      revenue: -12_190,
    });
    expect(await refundsOf(world.db, id)).toEqual([]);
  });

  test('by one who was stood down at the door and then given it again is paid once', async () => {
    const id = await bookOnline(app, asha);
    await payFor(app, asha, id);
    await move(id, 'arrived', (ending) =>
      payReplaced(ending, { karigarId: RAVI, amountPaise: 32_000 }),
    );
    await move(id, 'completed', (ending) => settleWork(ending, bill(80_000), [RAVI]));
    const books = await balancesOf(world.db, id);
    expect(books['karigar_payable:1']).toBe(-64_000);
    expect(books.revenue).toBe(-12_190 - 32_000);
  });

  test('that was paid in cash leaves the Karigar with the money, and with what they owe of it', async () => {
    const id = await bookOnline(app, asha, cashBooking);
    await move(id, 'done', (ending) =>
      collectCash(ending, { karigarId: RAVI, amountPaise: 80_000 }),
    );
    await move(id, 'completed', (ending) => settleWork(ending, bill(80_000), [RAVI]));
    const held = await balancesOf(world.db, id);
    expect(held['cash_with_karigar:1']).toBe(80_000);
    expect(held['karigar_payable:1']).toBe(-64_000);
    expect(held.customer_advances).toBe(0);
    const { rows } = await world.db.query(
      'select mode, amount_paise::int as amount, collected_at is not null as there from payments where booking_id = $1',
      [id],
    );
    expect(rows).toEqual([{ mode: 'cash', amount: 80_000, there: true }]);
  });

  test('with extra labour and parts pays the Karigar their share of the one and all of the other', async () => {
    const id = await bookOnline(app, asha);
    await payFor(app, asha, id);
    await move(id, 'in_progress', ({ db, now }) =>
      recordInstalmentAdded(db, id, { kind: 'extra-work', amountPaise: 55_000, dueAt: now }),
    );
    await move(id, 'done', (ending) =>
      collectCash(ending, { karigarId: RAVI, amountPaise: 55_000 }),
    );
    await move(id, 'completed', (ending) =>
      settleWork(ending, bill(80_000, 20_000, 35_000), [RAVI]),
    );
    const held = await balancesOf(world.db, id);
    expect(held['karigar_payable:1']).toBe(-(80_000 + 35_000));
    expect(held.customer_advances).toBe(0);
  });

  test('LIFE-06 in part keeps what was accepted, and gives back the rest the way it came', async () => {
    const id = await bookOnline(app, asha);
    const attempt = await payFor(app, asha, id);
    await move(id, 'completed', (ending) => settleWork(ending, bill(30_000), [RAVI]));
    expect(await refundsOf(world.db, id)).toEqual([
      { attempt_id: attempt, amount: 50_000, reason: 'less-work', state: 'approved' },
    ]);
    const held = await balancesOf(world.db, id);
    expect(held.customer_advances).toBe(0);
    expect(held['karigar_payable:1']).toBe(-24_000);
  });

  test('in part asks for no more than was accepted', async () => {
    const id = await bookOnline(app, asha, cashBooking);
    await move(id, 'done', (ending) =>
      collectCash(ending, { karigarId: RAVI, amountPaise: 20_000 }),
    );
    await move(id, 'completed', (ending) => settleWork(ending, bill(30_000), [RAVI]));
    expect(await partsOf(id)).toEqual([
      ['full', 20_000, true],
      ['full', 10_000, false],
    ]);
    expect((await balancesOf(world.db, id)).customer_dues).toBe(10_000);
  });

  test('LIFE-05 of an event is owed its last tenth, and what is owed is paid like any part', async () => {
    const event = { serviceId: 6, shownPricePaise: 1_500_000, date: '2026-11-25' };
    const id = await bookOnline(app, asha, event);
    await payFor(app, asha, id, 1_200_000);
    app.pass(5 * DAY);
    await payFor(app, asha, id, 150_000);
    await move(id, 'completed', (ending) => settleWork(ending, bill(1_500_000), [4, 3, 2, 1]));
    const before = await balancesOf(world.db, id);
    expect(before.customer_dues).toBe(150_000);
    expect([1, 2, 3, 4].map((one) => before[`karigar_payable:${one}`])).toEqual(
      Array.from({ length: 4 }, () => -300_000),
    );
    await payFor(app, asha, id, 150_000);
    const after = await balancesOf(world.db, id);
    expect(after.customer_dues).toBe(0);
    expect(after.customer_advances).toBe(0);
  });

  test('of which nothing was accepted is given back whole', async () => {
    const id = await bookOnline(app, asha);
    await payFor(app, asha, id);
    await move(id, 'completed', (ending) => settleWork(ending, bill(0), [RAVI]));
    expect(await balancesOf(world.db, id)).toMatchObject({
      ...{ customer_advances: 0, refunds_payable: -80_000 },
    });
  });

  test('is settled once', async () => {
    const id = await bookOnline(app, asha);
    await payFor(app, asha, id);
    const settle = () =>
      move(id, 'completed', (ending) => settleWork(ending, bill(80_000), [RAVI]));
    await settle();
    await expect(settle()).rejects.toMatchObject({ code: '23505' });
  });
});

test('a visit that came to nothing is paid by us', async () => {
  const id = await bookOnline(app, asha, cashBooking);
  await move(id, 'arrived', (ending) => payVisit(ending, [RAVI], 'door'));
  expect(await balancesOf(world.db, id)).toEqual({
    visit_costs: 32_000,
    'karigar_payable:1': -32_000,
  });
});

test('cash that was more than is owed is nobody’s', async () => {
  const id = await bookOnline(app, asha, cashBooking);
  const taken = await move(id, 'done', (ending) =>
    collectCash(ending, { karigarId: RAVI, amountPaise: 90_000 }),
  );
  expect(taken).toEqual({ excessPaise: 10_000 });
});
