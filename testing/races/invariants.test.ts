import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { createWorld, type World } from '../world.ts';
import { listBroken } from './invariants.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ seeded: true });
});
afterAll(() => world.close());

/** Plants one contradiction, sees what is said about it, and takes it back. */
async function whatIsSaidAbout(text: string, acknowledged: string[] = []): Promise<string[]> {
  const client = await world.db.connect();
  try {
    await client.query('begin');
    // The database refuses most of this by itself; the check must notice without its help.
    await client.query('alter table holds drop constraint holds_one_place');
    await client.query(text);
    return await listBroken(client, acknowledged);
  } finally {
    await client.query('rollback');
    client.release();
  }
}

const hold = (booking: string, from: number, until: number) => `
  insert into holds (booking_id, karigar_id, pincode, leave_at, starts_at, ends_at)
    select '${booking}', min(id), '400053', now() + interval '${from} min',
      now() + interval '${from + 10} min', now() + interval '${until} min' from karigars;`;

const booking = (id: string) => `
  insert into bookings (id, reference, user_id, name, service_id, service_slug, service_name, category,
      price_paise, starts_at, ends_at, address, payment_method, status, policy_version, request_hash, created_at)
    select '${id}', '${id}', min(id::text)::uuid, 'Asha', 1, 'house-cleaning', 'House Cleaning', 'daily',
      50000, date_trunc('hour', now()), date_trunc('hour', now()) + interval '2 hours', '{}', 'cash', 'pending', '1', '1', now() from users;`;

test('an empty database breaks no invariant', async () => {
  expect(await listBroken(world.db)).toEqual([]);
});

test('a Karigar in two places is noticed, and so is time taken for nobody', async () => {
  const said = await whatIsSaidAbout(hold(newId(), 0, 60) + hold(newId(), 50, 120));
  expect(said).toEqual([
    'Not true: no Karigar is in two places, journeys included (1 times)',
    'Not true: every live booking has the time of its whole team, or operations were told that nobody has room, and no time is taken for nobody (2 times)',
  ]);
});

test('an acknowledged booking that is gone is noticed', async () => {
  expect(await whatIsSaidAbout('select', [newId()])).toEqual([
    'Not true: every acknowledged booking is there (1 times)',
  ]);
});

test('a booking without time is none of it where operations were told that nobody has room at its hour', async () => {
  const id = newId();
  const told = (hour: string) => `
    insert into events (subject, type, at, actor, data)
      select id, 'NobodyHasRoom', now(), 'dispatch',
        jsonb_build_object('startsAt', (extract(epoch from ${hour}) * 1000)::bigint) from bookings where id = '${id}';`;
  const said = async (hour: string) => (await whatIsSaidAbout(booking(id) + told(hour))).join();
  expect(await said('starts_at')).not.toMatch(/whole team/);
  expect(await said("starts_at + interval '1 hour'")).toMatch(/whole team/);
});

test('a booking without time, event or instalments is noticed', async () => {
  const said = await whatIsSaidAbout(booking(newId()));
  expect(said).toHaveLength(3);
  expect(said.join()).toMatch(/whole team.*exactly one event.*add up to its price/);
});

test('money that does not balance is noticed', async () => {
  const id = newId();
  const said = await whatIsSaidAbout(`
    select record_event('${id}', 'PaymentSettled', now(), 'clock', '{}');
    insert into ledger_entries (event_id, booking_id, kind, reference, posted_at)
      select max(id), '${id}', 'settled', '${id}', now() from events;
    insert into ledger_lines select max(id), 1, 'gateway', 500 from ledger_entries;
    insert into ledger_lines select max(id), 2, 'customer', -400 from ledger_entries;`);
  expect(said).toEqual([
    'Not true: the ledger sums to zero, and so does each of its entries (100 times)',
  ]);
});

test('a wait that the customer pays, or that is paid twice, is noticed', async () => {
  const id = newId();
  const entry = (on: string, account: string) => `
    insert into ledger_entries (event_id, booking_id, kind, reference, posted_at)
      select max(id), '${id}', 'waiting-paid', 'waiting-paid:${id}:${on}:7', now() from events;
    insert into ledger_lines select max(id), 1, '${account}', 500 from ledger_entries;
    insert into ledger_lines select max(id), 2, 'karigar_payable:7', -500 from ledger_entries;`;
  const said = await whatIsSaidAbout(`
    alter table ledger_entries drop constraint if exists ledger_entries_booking_id_fkey;
    select record_event('${id}', 'WaitingPaid', now(), 'clock', '{"karigarId": 7, "on": "2026-11-23", "minutes": 2, "amountPaise": 500}');
    ${entry('2026-11-23', 'revenue')} ${entry('2026-11-24', 'visit_costs')}`);
  expect(said).toEqual([
    'Not true: a wait or a long way is paid by us alone, by an event of its own that says so, to one Karigar once a day, and tax is reckoned of it (2 times)',
  ]);
});
