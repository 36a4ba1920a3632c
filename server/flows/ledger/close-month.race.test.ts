import { expect, test } from 'vitest';
import { instantInIndia } from '#kernel/time.ts';
import { digestOfMonth } from '#server/modules/ledger/month-store.ts';
import { readTrialBalance } from '#server/views/trial-balance.ts';
import { insertStranger } from '#testing/cast.ts';
import { postPaymentOn } from '#testing/posted-entries.ts';
import { createWorld } from '#testing/world.ts';
import { closeMonth } from './close-month.ts';

const NOW = instantInIndia('2026-11-01', 1);
const MONTH = '2026-10';

async function monthToClose() {
  const world = await createWorld();
  const people: string[] = [];
  for (const fullName of ['Leela Nair', 'Meera Sawant', 'Farida Khan'])
    people.push((await insertStranger(world.db, { role: 'ops', fullName })).id);
  await postPaymentOn(world.db, '2026-10-10');
  const { digest } = await digestOfMonth(world.db, MONTH);
  const close = (by: string) =>
    closeMonth(
      { pool: world.db, now: () => NOW },
      { month: MONTH, digest, why: 'Compared with the bank.', by },
    );
  const [first = '', ...others] = people;
  await close(first);
  const balance = () => readTrialBalance(world.db, { month: MONTH, by: first }, NOW);
  return { world, close, others, balance };
}

test('a payment that is being posted while its month is closed is either seen by whoever closes or stands in the next', async () => {
  const { world, close, others, balance } = await monthToClose();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let isPosted = () => {};
  const posted = new Promise<void>((resolve) => {
    isPosted = resolve;
  });
  const posting = postPaymentOn(world.db, '2026-10-31', 3_000, () => {
    isPosted();
    return held;
  });
  await posted;
  const closing = close(others[0] ?? '');
  const waiting = `select count(*)::integer as waiting from pg_locks where locktype = 'advisory' and not granted`;
  await expect.poll(async () => (await world.db.query(waiting)).rows[0]?.waiting).toBe(1);
  release();
  await posting;
  // It was in the month before the lock was had: another digest than the one that was looked at.
  expect(await closing).toMatchObject({ ok: false, refusal: { code: 'month-changed' } });
  expect(await balance()).toMatchObject({ state: 'waits', entries: 2 });
  await world.close();
});

test('many who post, and two who close at once: every closed sum is the sum of its entries', async () => {
  const { world, close, others, balance } = await monthToClose();
  const work = [
    ...others.map((by) => close(by)),
    ...Array.from({ length: 12 }, () => postPaymentOn(world.db, '2026-10-31', 1_000)),
  ];
  await Promise.all(work);
  const { rows } = await world.db.query(
    `select m.entries::integer as said, m.closed_at is not null as closed,
      (select count(*)::integer from ledger_entries e where e.posted_at < m.ends_at) as counted,
      (select coalesce(sum(debit_paise), 0)::integer from ledger_month_sums) as kept,
      (select coalesce(sum(amount_paise) filter (where amount_paise > 0), 0)::integer from ledger_lines l
        join ledger_entries e on e.id = l.entry_id where e.posted_at < m.ends_at) as posted
     from ledger_months m`,
  );
  const [month] = rows;
  if (month?.closed) {
    expect(month.counted).toBe(month.said);
    expect(month.kept).toBe(month.posted);
    expect((await balance()).state).toBe('closed');
  } else expect(month?.kept).toBe(0);
  const { rows: all } = await world.db.query(
    'select count(*)::integer as entries from ledger_entries',
  );
  expect(all[0]?.entries).toBe(13);
  await world.close();
});
