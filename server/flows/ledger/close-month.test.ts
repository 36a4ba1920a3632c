import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { instantInIndia } from '#kernel/time.ts';
import { digestOfMonth } from '#server/modules/ledger/month-store.ts';
import { readTrialBalance } from '#server/views/trial-balance.ts';
import { insertStranger } from '#testing/cast.ts';
import { postPaymentOn } from '#testing/posted-entries.ts';
import { createWorld, type World } from '#testing/world.ts';
import { closeMonth } from './close-month.ts';

let world: World;
let leela: string;
let meera: string;
beforeAll(async () => {
  world = await createWorld();
  leela = (await insertStranger(world.db, { role: 'ops', fullName: 'Leela Nair' })).id;
  meera = (await insertStranger(world.db, { role: 'ops', fullName: 'Meera Sawant' })).id;
  await postPaymentOn(world.db, '2026-09-10', 10_000);
  await postPaymentOn(world.db, '2026-10-31', 20_000);
  await postPaymentOn(world.db, '2026-11-01', 40_000);
});
afterAll(() => world.close());

const now = instantInIndia('2026-11-05');
const why = 'Compared with the bank.';
const digestNow = async (month: string) => (await digestOfMonth(world.db, month)).digest;
const close = async (by: string, month: string, digest?: string) =>
  closeMonth(
    { pool: world.db, now: () => now },
    { month, digest: digest ?? (await digestNow(month)), why, by },
  );
const closed = async (month: string) => {
  await close(leela, month);
  return close(meera, month);
};
const balance = (month: string) => readTrialBalance(world.db, { month, by: meera }, now);
const rows = async (text: string) => (await world.db.query(text)).rows;
const monthsSaid = () =>
  rows(`select data ->> 'month' as month, type from events where type like 'Month%' order by id`);

test('N11: a month is closed once two people have said the same of the same entries', async () => {
  const refused = (code: string) => ({ ok: false, refusal: { code } });
  expect(await close(leela, '2026-11')).toMatchObject(refused('month-not-over'));
  expect(await close(leela, '2026-08')).toMatchObject(refused('month-not-found'));
  expect(await close(leela, '2026-10')).toMatchObject({
    refusal: { code: 'earlier-month-open', params: { month: '2026-09' } },
  });
  expect(await close(leela, '2026-09', '0'.repeat(64))).toMatchObject(refused('month-changed'));

  const waits = { ok: true, value: { state: 'waits' } };
  expect(await close(leela, '2026-09')).toEqual(waits);
  expect(await close(leela, '2026-09')).toEqual(waits);
  expect(await balance('2026-09')).toMatchObject({ state: 'waits', proposedBy: 'Leela Nair' });

  // Another entry comes: what was said of the others is not said of it.
  await postPaymentOn(world.db, '2026-09-30', 5_000);
  expect(await close(meera, '2026-09')).toEqual(waits);
  const done = { ok: true, value: { state: 'closed' } };
  expect(await close(leela, '2026-09')).toEqual(done);
  expect(await close(meera, '2026-09')).toEqual(done);
  expect(await monthsSaid()).toEqual([
    { month: '2026-09', type: 'MonthProposed' },
    { month: '2026-09', type: 'MonthProposed' },
    { month: '2026-09', type: 'MonthClosed' },
  ]);
  expect(await balance('2026-09')).toMatchObject({
    ...{ state: 'closed', entries: 2, proposedBy: 'Meera Sawant', closedBy: 'Leela Nair' },
  });
});

test('what belongs to a closed month stands in the first open one, with its reference and its own moment', async () => {
  const before = await balance('2026-09');
  const late = await postPaymentOn(world.db, '2026-09-12', 7_000);
  const [entry] = await rows(
    `select posted_at, happened_at from ledger_entries where reference = 'settled:sandbox:${late}'`,
  );
  expect(entry).toEqual({
    posted_at: instantInIndia('2026-10-01'),
    happened_at: instantInIndia('2026-09-12', 12 * 60),
  });
  const after = await balance('2026-09');
  expect(after.digest).toBe(before.digest);
  expect(after.accounts).toEqual(before.accounts);
  expect((await balance('2026-10')).entries).toBe(2);
});

test('the kept sums of one month are the opening balance of the next, and the books of any month add up to nothing', async () => {
  const before = await balance('2026-11');
  expect(await closed('2026-10')).toMatchObject({ ok: true, value: { state: 'closed' } });
  const after = await balance('2026-11');
  expect(after.accounts).toEqual(before.accounts);
  expect(after.accounts).toMatchObject([
    { account: 'customer_advances', openingPaise: -42_000, creditPaise: 40_000 },
    { account: 'gateway_clearing:sandbox', openingPaise: 42_000, debitPaise: 40_000 },
  ]);
  for (const month of ['2026-09', '2026-10', '2026-11']) {
    const { accounts } = await balance(month);
    const sum = (of: 'openingPaise' | 'closingPaise') =>
      accounts.reduce((all, one) => all + one[of], 0);
    expect([sum('openingPaise'), sum('closingPaise')]).toEqual([0, 0]);
  }
  expect((await balance('2026-10')).months).toEqual([
    { month: '2026-11', state: 'running' },
    { month: '2026-10', state: 'closed' },
    { month: '2026-09', state: 'closed' },
  ]);
});

test('the database refuses an entry or a line in a closed month, and any change of what is closed', async () => {
  const [event] = await rows('select min(id) as id from events');
  const entry = `insert into ledger_entries (event_id, kind, reference, posted_at)
    values ($1, 'settled', $2, '2026-09-15') returning id`;
  const refused = { code: '23001' };
  await expect(world.db.query(entry, [event?.id, `settled:${newId()}`])).rejects.toMatchObject(
    refused,
  );
  const lines = `insert into ledger_lines (entry_id, position, account, amount_paise)
    select min(id), position, 'bank', case position when 8 then 100 else -100 end
    from ledger_entries, unnest(array[8, 9]) position group by position`;
  await expect(world.db.query(lines)).rejects.toMatchObject(refused);
  for (const change of [
    `update ledger_months set closed_at = null, closed_by = null`,
    `update ledger_months set digest = '${'0'.repeat(64)}'`,
    'delete from ledger_months',
    'truncate ledger_months cascade',
    'update ledger_month_sums set opening_paise = 0',
    'delete from ledger_month_sums',
    'truncate ledger_month_sums',
  ])
    await expect(world.db.query(change), change).rejects.toMatchObject({ code: '23001' });
});
