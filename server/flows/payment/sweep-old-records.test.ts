import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { DAY } from '#kernel/time.ts';
import { recordBriefing } from '#server/modules/visit/briefing-store.ts';
import { insertPerson } from '#testing/cast.ts';
import { bookOnline, payFor, paymentDeps } from '#testing/payments.ts';
import { sowCustomer, sowKarigar, sowSmallTown, TOWN } from '#testing/small-town.ts';
import { createWorld, NOW, type World } from '#testing/world.ts';
import { sweepOldRecords } from './sweep-old-records.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
  const asha = await insertPerson(world.db);
  for (const days of [364, 366]) {
    await world.db.query(
      `insert into notifications (user_id, kind, params, created_at) values ($1, 'welcome', $2, $3)`,
      [asha.id, { days }, new Date(NOW - days * DAY)],
    );
  }
  for (const days of [89, 91]) {
    await world.db.query(`insert into gateway_notices values ('sandbox', $1, 'order', $2)`, [
      `${days} days`,
      new Date(NOW - days * DAY),
    ]);
  }
});
afterAll(() => world.close());

test('notifications of a year ago and gateway calls of a quarter ago are forgotten, nothing newer', async () => {
  const swept = await sweepOldRecords(world.db, NOW);
  expect(swept).toMatchObject({ notifications: 1, gatewayNotices: 1 });
  const left = await world.db.query(
    `select (select array_agg(params) from notifications) as told,
      (select array_agg(notice_id) from gateway_notices) as notices`,
  );
  expect(left.rows).toEqual([{ told: [{ days: 364 }], notices: ['89 days'] }]);
  expect(await sweepOldRecords(world.db, NOW)).toMatchObject({
    notifications: 0,
    gatewayNotices: 0,
  });
});

test('news that went to an integrator a month ago is forgotten, unless it is still to go', async () => {
  const webhookId = newId();
  await world.db.query(
    `insert into webhooks (id, name, url, events, secret, made_at)
      values ($1, 'Sahyadri', 'https://gate.example.com', '{booking.placed}', '\\x00', $2)`,
    [webhookId, new Date(NOW)],
  );
  const rows = [
    ['new', 29, 'delivered'],
    ['old', 31, 'delivered'],
    ['old and failed', 31, 'failed'],
    ['old and waiting', 31, 'waiting'],
  ] as const;
  for (const [number, [reference, days, state]] of rows.entries()) {
    await world.db.query(
      `insert into webhook_deliveries
          (id, webhook_id, event_id, type, booking_id, reference, status, happened_at, state, noted_at, next_at)
        values ($1, $2, $3, 'booking.placed', $1, $4, 'confirmed', $5, $6, $5, $5)`,
      [newId(), webhookId, number, reference, new Date(NOW - days * DAY), state],
    );
  }
  expect(await sweepOldRecords(world.db, NOW)).toMatchObject({ webhookDeliveries: 2 });
  const left = await world.db.query('select reference from webhook_deliveries order by reference');
  expect(left.rows).toEqual([{ reference: 'new' }, { reference: 'old and waiting' }]);
});

test('the customer’s name is forgotten when the eighth financial year before this one is over, the money is not', async () => {
  const customer = await sowCustomer(world.db);
  await sowSmallTown(world.db);
  await sowKarigar(world.db, { skills: [3] });
  const app = paymentDeps(world.db, NOW);
  const [old, young] = [
    await bookOnline(app, customer, { time: '10:00 AM' }),
    await bookOnline(app, customer, { time: '04:00 PM' }),
  ];
  for (const [id, day] of [
    [old, '2018-03-31'],
    [young, '2018-04-01'],
  ] as const) {
    await payFor(app, customer, id);
    for (const [table, key] of [
      ['bookings', 'id'],
      ['payments', 'booking_id'],
    ]) {
      await world.db.query(`update ${table} set created_at = $2 where ${key} = $1`, [
        id,
        `${day}T12:00:00+05:30`,
      ]);
    }
  }
  expect(await sweepOldRecords(world.db, NOW)).toMatchObject({ bookings: 1, payments: 1 });
  const { rows } = await world.db.query(
    `select b.email, b.address ->> 'street' as street, b.address ->> 'pincode' as pincode, p.user_email, p.amount_paise
      from bookings b join payments p on p.booking_id = b.id order by b.created_at`,
  );
  const paid = { pincode: TOWN.near, amount_paise: 80_000 };
  expect(rows).toEqual([
    { ...paid, email: null, street: '', user_email: null },
    { ...paid, email: customer.email, street: 'A-1', user_email: customer.email },
  ]);
  expect(await sweepOldRecords(world.db, NOW)).toMatchObject({ bookings: 0, payments: 0 });
});

test('what the crew was told goes with the photos of the visit, what was written in a case with the records of money', async () => {
  const { db } = world;
  const customer = await sowCustomer(db);
  const id = await bookOnline(paymentDeps(db, NOW), customer, { time: '12:00 PM' });
  await recordBriefing(db, id, { work: 'The tap drips', access: '', atHome: '' }, NOW);
  const { rows: visits } = await db.query('select ends_at from visits where booking_id = $1', [id]);
  const end = new Date(visits[0].ends_at).getTime();
  expect(await sweepOldRecords(db, end + 180 * DAY)).toMatchObject({ briefings: 0 });
  expect(await sweepOldRecords(db, end + 180 * DAY + 1)).toMatchObject({ briefings: 1 });

  for (const [number, closed] of [
    ['old', '2018-03-31'],
    ['young', '2018-04-01'],
  ]) {
    const caseId = newId();
    const at = `${closed}T12:00:00+05:30`;
    await db.query(
      `insert into cases (id, number, kind, about, user_id, said, opened_at, opened_by, resolve_by, closed_at, closed_by,
          outcome, reason, changed_at, changed_by)
        values ($1::uuid, $2, 'complaint', $1::text, $3, 'rude', $4, 'house', $4, $4, 'house', 'solved', 'sorry', $4, 'house')`,
      [caseId, number, customer.id, at],
    );
    await db.query(
      `insert into case_steps (id, case_id, step, at, by, text) values ($1, $2, 'answered', $3, 'house', 'we are sorry')`,
      [newId(), caseId, at],
    );
  }
  expect(await sweepOldRecords(db, NOW)).toMatchObject({ caseTexts: 2 });
  const { rows } = await db.query(
    `select c.number, c.said, c.reason, s.text from cases c join case_steps s on s.case_id = c.id order by c.number`,
  );
  expect(rows).toEqual([
    { number: 'old', said: '', reason: null, text: null },
    { number: 'young', said: 'rude', reason: 'sorry', text: 'we are sorry' },
  ]);
});
