import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordAnyEvent } from '#testing/record-any-event.ts';
import { createWorld, NOW, type World } from '#testing/world.ts';
import { refundDueEntry, settledEntry } from './entries.ts';
import { explainBooking, listBalances, postEntry, sumOfLedger } from './store.ts';

let world: World;
const bookingId = newId();
let eventId: number;

beforeAll(async () => {
  world = await createWorld();
  eventId = await recordAnyEvent(world.db, bookingId, 'PaymentSettled', NOW, 'gateway:sandbox', {});
  await post(settledEntry({ provider: 'sandbox', gatewayReference: 'T1', amountPaise: 50_000 }));
});
afterAll(() => world.close());

const post = (entry: Parameters<typeof postEntry>[1]) =>
  transaction(world.db, (db) => postEntry(db, entry, { eventId, bookingId, at: NOW }));

describe('the ledger', () => {
  test('explains the money of a booking and sums to zero', async () => {
    await post(refundDueEntry({ refundId: newId(), amountPaise: 20_000 }));
    expect(await sumOfLedger(world.db)).toBe(0);
    expect(await listBalances(world.db)).toEqual([
      { account: 'customer_advances', balance: -30_000 },
      { account: 'gateway_clearing:sandbox', balance: 50_000 },
      { account: 'refunds_payable', balance: -20_000 },
    ]);
    const [settled, due] = await explainBooking(world.db, bookingId);
    expect(settled).toEqual({
      kind: 'settled',
      reference: 'settled:sandbox:T1',
      eventId,
      postedAt: NOW,
      lines: [
        { account: 'gateway_clearing:sandbox', amountPaise: 50_000 },
        { account: 'customer_advances', amountPaise: -50_000 },
      ],
    });
    expect(due?.kind).toBe('refund-due');
  });

  test('posts the same fact once', async () => {
    const again = settledEntry({
      provider: 'sandbox',
      gatewayReference: 'T1',
      amountPaise: 50_000,
    });
    await expect(post(again)).rejects.toMatchObject({ code: '23505' });
  });
});

describe('the database refuses', () => {
  const entry = `insert into ledger_entries (event_id, booking_id, kind, reference, posted_at)
    values ($1, $2, 'settled', $3, now()) returning id`;
  const line =
    'insert into ledger_lines (entry_id, position, account, amount_paise) values ($1, $2, $3, $4)';

  const writeLines = (amounts: readonly number[]) =>
    transaction(world.db, async (db) => {
      const { rows } = await db.query<{ id: number }>(entry, [eventId, bookingId, newId()]);
      for (const [index, amount] of amounts.entries())
        await db.query(line, [rows[0]?.id, index, 'customer_advances', amount]);
    });

  test.each([
    ['an entry that does not balance', [100, -99]],
    ['an entry with one line', [100]],
    ['an entry without lines', []],
  ])('%s', async (_, amounts) => {
    await expect(writeLines(amounts)).rejects.toThrow('does not balance');
    expect(await sumOfLedger(world.db)).toBe(0);
  });

  test('a line added to an entry that balances', async () => {
    const { rows } = await world.db.query<{ id: number }>(
      'select max(id) as id from ledger_entries',
    );
    await expect(world.db.query(line, [rows[0]?.id, 9, 'customer_advances', 1])).rejects.toThrow(
      'does not balance',
    );
  });

  test('a line of nothing', async () => {
    await expect(writeLines([0, 0])).rejects.toMatchObject({ code: '23514' });
  });

  test.each([
    'update ledger_lines set amount_paise = amount_paise * 2',
    'update ledger_entries set booking_id = gen_random_uuid()',
    'delete from ledger_lines',
    'delete from ledger_entries',
    'truncate ledger_lines',
    'truncate ledger_entries cascade',
    'update events set data = $${}$$',
    'delete from events',
    'truncate events cascade',
  ])('%s', async (sql) => {
    await expect(world.db.query(sql)).rejects.toMatchObject({ code: '23001' });
  });
});
