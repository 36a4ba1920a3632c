import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { RungKind } from '#contract/ops/ringing.ts';
import { newId } from '#kernel/ids.ts';
import { HOUR, MINUTE } from '#kernel/time.ts';
import { changeDuty } from '#server/flows/staff/change-duty.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { findLatestMessages } from '#server/views/outbox.ts';
import { type Account, insertStaff, insertStranger } from '#testing/cast.ts';
import { letBrowserRing } from '#testing/ringing-browser.ts';
import { TEST_KEYS } from '#testing/test-keys.ts';
import { createWorld, NOW, type World } from '#testing/world.ts';
import { openItem } from '../steps/inbox/open-item.ts';
import { releaseItem } from './release-item.ts';
import { ringStaff } from './ring-staff.ts';
import { takeItem } from './take-item.ts';

let world: World;
let now = NOW;
let dispatcher: Account;
let admin: Account;
let finance: Account;

beforeAll(async () => {
  world = await createWorld();
  dispatcher = await colleague('dispatch');
  admin = await colleague('admin');
  finance = await colleague('finance');
});
afterAll(async () => {
  await world.close();
});
beforeEach(async () => {
  now = NOW;
  await world.db.query(
    'delete from messages; delete from inbox_items; delete from push_subscriptions',
  );
  await world.db.query('update staff set on_duty_until = null');
});

async function colleague(role: 'dispatch' | 'admin' | 'finance'): Promise<Account> {
  const one = await insertStranger(world.db, { role: 'ops', language: 'en' });
  await insertStaff(world.db, one.id, [role]);
  return one;
}

const mayRing = (who: Account) => letBrowserRing(world.db, who, now);
const onDuty = async ({ id }: Account, until = now + HOUR) =>
  expect(await changeDuty(world.db, { userId: id, until }, now)).toMatchObject({ ok: true });

const open = (kind: RungKind = 'safety-exit', harmAt = now + 15 * MINUTE) =>
  transaction(world.db, (db) =>
    openItem(
      db,
      {
        id: newId(now),
        item: { kind, about: newId(), harms: 'karigar', harmAt, meanwhile: { does: 'nothing' } },
        why: 'test',
      },
      now,
    ),
  );
async function eventOf(item: string) {
  const { rows } = await world.db.query(
    `select id, subject, data from events where subject = $1 and type = 'HarmComesNear' order by id desc limit 1`,
    [item],
  );
  return rows[0];
}
const ring = async (item: string) =>
  ringStaff(
    {
      pool: world.db,
      now: () => now,
      keys: TEST_KEYS,
      messenger: { channels: ['sms', 'email', 'push'] },
    },
    await eventOf(item),
  );
const take = (id: string, { id: by }: Account) => takeItem(world.db, { id, from: null, by }, now);

const rung = async () => {
  const names = new Map([
    [dispatcher.mobile, 'dispatcher'],
    [admin.mobile, 'admin'],
    [finance.mobile, 'finance'],
  ]);
  return (await findLatestMessages(world.db, TEST_KEYS, 100))
    .map(({ channel, to }) => (channel === 'push' ? channel : `${channel} ${names.get(to) ?? to}`))
    .toSorted();
};

test('a safety exit rings the browsers on duty at once, their telephones after a minute and administrators after three', async () => {
  await mayRing(dispatcher);
  await onDuty(dispatcher);
  const item = await open();
  expect(await ring(item)).toEqual({ againAt: NOW + MINUTE });
  await ring(item);
  expect(await rung()).toEqual(['push']);
  now = NOW + MINUTE;
  expect(await ring(item)).toEqual({ againAt: NOW + 3 * MINUTE });
  expect(await rung()).toEqual(['push', 'sms dispatcher']);
  now = NOW + 3 * MINUTE;
  expect(await ring(item)).toEqual({});
  await ring(item);
  expect(await rung()).toEqual(['push', 'sms admin', 'sms dispatcher']);
});

test('nobody else is rung for an item that is taken in time, and everybody again once it is given back', async () => {
  await onDuty(dispatcher);
  const item = await open();
  await ring(item);
  await take(item, dispatcher);
  now = NOW + 5 * MINUTE;
  expect(await ring(item)).toEqual({});
  expect(await rung()).toEqual([]);
  await releaseItem(world.db, { id: item, by: dispatcher.id }, now);
  now += MINUTE;
  await ring(item);
  expect(await rung()).toEqual(['sms dispatcher']);
});

test('while nobody is on duty dispatchers and administrators are rung, and a duty that is over counts no more', async () => {
  await onDuty(finance, NOW + MINUTE);
  const item = await open();
  now = NOW + MINUTE;
  await ring(item);
  expect(await rung()).toEqual(['sms admin', 'sms dispatcher']);
});

test('a colleague without a proven mobile is written to by mail', async () => {
  await world.db.query('update users set mobile_proven_at = null where id = $1', [dispatcher.id]);
  await onDuty(dispatcher);
  const item = await open();
  now = NOW + MINUTE;
  await ring(item);
  expect(await rung()).toEqual([`email ${dispatcher.email}`]);
  await world.db.query('update users set mobile_proven_at = now() where id = $1', [dispatcher.id]);
});

test('a visit that nobody comes to rings an hour before it, and one SMS tells of many', async () => {
  await onDuty(dispatcher);
  const first = await open('nobody-comes', NOW + 5 * HOUR);
  expect(Number((await eventOf(first)).data.ringsAt)).toBe(NOW + 4 * HOUR);
  const second = await open('nobody-comes', NOW + 5 * HOUR);
  now = NOW + 4 * HOUR + MINUTE;
  await onDuty(dispatcher);
  await ring(first);
  await ring(second);
  expect(await rung()).toEqual(['sms dispatcher']);
});

test('what harms nobody within minutes rings nobody', async () => {
  const item = await open('dispute' as RungKind);
  expect(await eventOf(item)).toBeUndefined();
});

test('a browser in which the colleague has signed out rings no more', async () => {
  await mayRing(dispatcher);
  await onDuty(dispatcher);
  await world.db.query('delete from staff_sessions where user_id = $1', [dispatcher.id]);
  await ring(await open());
  expect(await rung()).toEqual([]);
});

test('of somebody who takes the item and the ring one is first: a ring that is second rings nobody', async () => {
  await onDuty(dispatcher);
  for (let meeting = 0; meeting < 10; meeting += 1) {
    await world.db.query('delete from messages');
    now = NOW;
    const item = await open();
    now = NOW + MINUTE;
    const both = [() => take(item, dispatcher), () => ring(item)];
    const [taken] = await Promise.all((meeting % 2 ? both : both.toReversed()).map((one) => one()));
    expect(taken).toBeDefined();
    const { rows } = await world.db.query(
      `select taken_at, (select count(*)::int from events where subject = $1 and type = 'StaffRung') as rung
        from inbox_items where id = $1`,
      [item],
    );
    expect(rows[0].taken_at).not.toBeNull();
    expect((await rung()).length).toBe(rows[0].rung > 0 ? 1 : 0);
    expect(await ring(item)).toEqual({});
  }
});

test('a duty lasts twelve hours at most, and saying it again writes nothing', async () => {
  const { id: userId } = dispatcher;
  const until = now + HOUR;
  expect(await changeDuty(world.db, { userId, until: now + 13 * HOUR }, now)).toMatchObject({
    refusal: { code: 'duty-time-invalid' },
  });
  expect(await changeDuty(world.db, { userId, until: now }, now)).toMatchObject({ ok: false });
  const written = async () =>
    (
      await world.db.query(`select from events where type = 'DutyChanged' and subject = $1`, [
        userId,
      ])
    ).rowCount ?? 0;
  const before = await written();
  for (let press = 0; press < 2; press += 1) await changeDuty(world.db, { userId, until }, now);
  expect(await written()).toBe(before + 1);
  await changeDuty(world.db, { userId, until: null }, now);
  await changeDuty(world.db, { userId, until: null }, now);
  expect(await written()).toBe(before + 2);
});
