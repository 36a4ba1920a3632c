import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { DAY, HOUR, MINUTE } from '#kernel/time.ts';
import { createAppCache } from '#server/cache/app-cache.ts';
import { FROZEN_FOR } from '#server/modules/booking/freeze.ts';
import { recordFreeze } from '#server/modules/booking/freeze-store.ts';
import {
  recordPayee,
  recordPayeeStopped,
  recordPayeesUndone,
} from '#server/modules/karigar/payee-store.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { TEST_KEYS } from '#testing/sign-in-stage.ts';
import { sowSmallTown } from '#testing/small-town.ts';
import { sowWorker } from '#testing/visits.ts';
import { createWorld, NOW, type World } from '#testing/world.ts';
import { liftBookingFreeze } from '../booking/lift-booking-freeze.ts';
import { spendTotalBudget } from '../messaging/spend-total-budget.ts';
import { recordAsked } from '../settlement/record-asked.ts';
import { recordRestored } from '../settlement/record-restored.ts';
import { releasePayouts } from '../settlement/release-payouts.ts';
import { closeItem } from './close-item.ts';
import { type InboxDeps, type InboxEvent, notifyOperations } from './notify-operations.ts';
import { sweepInbox } from './sweep-inbox.ts';

let world: World;
let deps: InboxDeps;
let now = NOW;
let heard = 0;
beforeAll(async () => {
  world = await createWorld();
  await sowSmallTown(world.db);
  deps = { pool: world.db, now: () => now, facts: createAppCache(world.db) };
});
afterAll(() => world.close());
beforeEach(async () => {
  now = NOW;
  await world.db.query(
    'delete from inbox_items; truncate booking_freezes; truncate messages_of_days',
  );
});

async function hear(): Promise<string[]> {
  const { rows } = await world.db.query<InboxEvent>(
    'select id, type, subject, at, data from events where id > $1 order by id',
    [heard],
  );
  heard = rows.at(-1)?.id ?? heard;
  return notifyOperations(deps, rows);
}

const items = async () =>
  (
    await world.db.query(
      `select kind, because, meanwhile, closed_at is null as open, outcome,
          (select count(*)::int from inbox_steps where item_id = i.id) as steps from inbox_items i order by opened_at`,
    )
  ).rows;

async function freezeByHouse(): Promise<string> {
  const [id, lapsesAt] = [newId(now), now + FROZEN_FOR];
  const begun = { id, reason: 'many-newcomers', startedBy: 'house', lapsesAt } as const;
  await recordFreeze(world.db, begun, now);
  await recordEvent(world.db, id, 'BookingsFrozen', now, 'house', {
    reason: begun.reason,
    lapsesAt,
  });
  return id;
}

const FREEZE = { kind: 'bookings-frozen', because: 'many-newcomers', meanwhile: 'lifts-itself' };

test('a freeze rings operations, and whoever lifts it ends its item', async () => {
  const id = await freezeByHouse();
  expect(await hear()).toHaveLength(1);
  expect(await items()).toMatchObject([{ ...FREEZE, open: true }]);
  now += MINUTE;
  const lifted = await liftBookingFreeze(world.db, { id, by: newId(now) }, now);
  expect(lifted.ok).toBe(true);
  expect(await hear()).toHaveLength(1);
  expect(await items()).toMatchObject([{ ...FREEZE, open: false, outcome: 'solved' }]);
});

test('a freeze that lapses ends its item by itself', async () => {
  await freezeByHouse();
  await hear();
  now += FROZEN_FOR - MINUTE;
  await sweepInbox(deps, []);
  expect(await items()).toMatchObject([{ open: true }]);
  now += MINUTE;
  await sweepInbox(deps, []);
  expect(await items()).toMatchObject([{ open: false, outcome: 'by-itself' }]);
});

test('bookings that lapse unproven are one trouble a day, however many they are', async () => {
  const about = {
    ...{ userId: newId(now), reference: 'AGN-2K4M2', startsAt: now + DAY },
    ...{ serviceSlug: 'plumbing', serviceName: 'Plumbing' },
  };
  const expire = (more: { unproven?: true }) =>
    recordEvent(world.db, newId(now), 'BookingExpired', now, 'clock', { ...about, ...more });
  for (let count = 0; count < 5; count += 1) await expire({ unproven: true });
  await expire({});
  await hear();
  expect(await items()).toMatchObject([
    { kind: 'unproven-lapsed', because: 'mobile-not-proven', open: true, steps: 5 },
  ]);
  now += DAY + HOUR;
  await sweepInbox(deps, []);
  expect(await items()).toMatchObject([{ open: false, outcome: 'by-itself' }]);
});

test('operations hear at four fifths of a channel’s day and when it is spent; codes still go, up to a wall of their own', async () => {
  const budget = { sms: 10, whatsapp: 10, email: 10 };
  const send = (channel: string, isWaitedFor: boolean) =>
    spendTotalBudget({ pool: world.db, budget }, { channel, isWaitedFor }, now);
  const sendMany = async (count: number, channel: string, isWaitedFor = false) =>
    (await Promise.all(Array.from({ length: count }, () => send(channel, isWaitedFor)))).filter(
      Boolean,
    ).length;
  expect(await sendMany(7, 'sms')).toBe(7);
  expect(await hear()).toEqual([]);
  // Thirty at once, over whatever accounts and telephones: three have room.
  expect(await sendMany(30, 'sms')).toBe(3);
  expect(await hear()).toHaveLength(1);
  expect(await items()).toMatchObject([
    { kind: 'message-budget', because: 'spent', meanwhile: 'holds-news-back', steps: 2 },
  ]);
  expect(await sendMany(30, 'sms', true)).toBe(10);
  expect([await sendMany(1, 'email'), await sendMany(50, 'push')]).toEqual([1, 50]);
  now += DAY;
  expect(await sendMany(1, 'sms')).toBe(1);
});

test('after a restore operations hear that pay is held, until finance has compared', async () => {
  await recordRestored(world.db, now - DAY, now);
  expect(await hear()).toHaveLength(1);
  const held = { kind: 'payouts-held', because: 'restored', meanwhile: 'nothing' };
  expect(await items()).toMatchObject([{ ...held, open: true }]);
  const { id } = (await world.db.query('select id from inbox_items where closed_at is null'))
    .rows[0];
  for (const outcome of ['solved', 'nothing-to-do'] as const)
    expect(await closeItem(world.db, { id, outcome, note: '', by: newId() }, now)).toMatchObject({
      refusal: { code: 'payouts-held' },
    });
  expect(await items()).toMatchObject([{ ...held, open: true }]);
  expect(await releasePayouts(world.db, 'house', now + HOUR)).toBe(1);
  expect(await hear()).toHaveLength(1);
  expect(await items()).toMatchObject([{ ...held, open: false, outcome: 'solved' }]);
  expect(await releasePayouts(world.db, 'house', now + HOUR)).toBe(0);
});

test('reports since a restore that stay unreadable ring operations, until they were read', async () => {
  await recordRestored(world.db, now - DAY, now);
  const id = (await world.db.query('select id from restores order by id desc')).rows[0].id;
  const ask = (tries: number, readAll: boolean) =>
    recordAsked(world.db, { id, restoredTo: now - DAY, tries }, readAll, now);
  for (let tries = 0; tries < 6; tries += 1) await ask(tries, false);
  await hear();
  const unread = { kind: 'reports-unread', because: 'restored', meanwhile: 'tries-again' };
  expect((await items()).filter(({ kind }) => kind === 'reports-unread')).toMatchObject([
    { ...unread, open: true, steps: 1 },
  ]);
  await ask(6, true);
  await hear();
  expect((await items()).filter(({ kind }) => kind === 'reports-unread')).toMatchObject([
    { ...unread, open: false, outcome: 'solved' },
  ]);
});

test('operations hear of a batch of pay that nobody has checked, until somebody has', async () => {
  const made = (batchOn: string) =>
    recordEvent(world.db, newId(now), 'KarigarBatchMade', now, 'clock', { batchOn });
  await made('2026-11-23');
  await made('2026-11-30');
  await made('2026-11-30');
  expect(await hear()).toHaveLength(1);
  const unchecked = { kind: 'batch-unchecked', meanwhile: 'nothing' };
  expect(await items()).toMatchObject([
    { ...unchecked, open: true, steps: 1 },
    { ...unchecked, open: true, steps: 2 },
  ]);
  const checked = { batchOn: '2026-11-30', payouts: 1, amountPaise: 40_000 };
  await recordEvent(world.db, newId(now), 'KarigarBatchChecked', now, 'ops:1', checked);
  expect(await hear()).toHaveLength(1);
  const { rows } = await world.db.query(
    `select about, harms, harm_at, outcome from inbox_items where kind = 'batch-unchecked' order by about`,
  );
  expect(rows).toMatchObject([
    { about: '2026-11-23', harms: 'karigar', harm_at: now + 4 * HOUR, outcome: null },
    { about: '2026-11-30', outcome: 'solved' },
  ]);
});

test('operations hear of a report that does not fit until it is explained, and of a month that waits for a second person', async () => {
  const id = newId(now);
  const differs = { provider: 'sandbox', day: '2026-11-20', differences: 2 };
  await recordEvent(world.db, id, 'SettlementDiffers', now, 'gateway:sandbox', differs);
  const month = { month: '2026-10', digest: '0', entries: 4, why: 'Compared.' };
  await recordEvent(world.db, newId(now), 'MonthProposed', now, 'ops:1', month);
  await hear();
  const mine = async () =>
    (await items()).filter(({ kind }) => ['settlement-differs', 'month-unclosed'].includes(kind));
  expect(await mine()).toMatchObject([{ open: true }, { open: true }]);
  await recordEvent(world.db, id, 'SettlementExplained', now, 'ops:1', {});
  await recordEvent(world.db, newId(now), 'MonthClosed', now, 'ops:1', month);
  await hear();
  const solved = { open: false, outcome: 'solved' };
  expect(await mine()).toMatchObject([solved, solved]);
});

test('operations hear of a risky change of a Karigar’s account until it is stopped or undone, and of no other', async () => {
  const usableAt = now + DAY;
  const change = async (because?: string) => {
    const id = newId(now);
    const data = { karigarId: 1, usableAt, ...(because && { because }) };
    await recordEvent(world.db, id, 'KarigarPayeeChanged', now, 'karigar:1', data);
    return id;
  };
  await change();
  expect(await hear()).toEqual([]);
  const [stopped, undone] = [await change('new-device'), await change('paid-soon')];
  await change('new-contact');
  expect(await hear()).toHaveLength(1);
  const about = { kind: 'payee-changed', meanwhile: 'pays-there', open: true };
  expect(await items()).toMatchObject([about, about, about]);
  await recordEvent(world.db, stopped, 'KarigarPayeeStopped', now, 'ops:1', { karigarId: 1 });
  const data = { karigarId: 1, userId: newId(now) };
  await recordEvent(world.db, undone, 'KarigarPayeeUndone', now, 'karigar:1', data);
  expect(await hear()).toHaveLength(1);
  const { rows } = await world.db.query(
    `select because, karigar_id, outcome, harm_at from inbox_items where kind = 'payee-changed' order by because`,
  );
  expect(rows).toMatchObject([
    { because: 'new-contact', outcome: null, karigar_id: 1, harm_at: usableAt },
    { because: 'new-device', outcome: 'solved' },
    { because: 'paid-soon', outcome: 'solved' },
  ]);
});

test('operations need not ask about a Karigar’s account whose successor was stopped before they heard of either', async () => {
  const { karigarId, userId: by } = await sowWorker(world.db);
  const change = async (because: string) => {
    const id = newId(now);
    const upi = { upiAddress: `${because}@okaxis`, bankAccount: null, ifsc: null };
    const usableAt = now + DAY;
    await recordPayee(world.db, TEST_KEYS, { id, karigarId, payee: upi, usableAt }, now);
    const data = { karigarId, usableAt, because };
    await recordEvent(world.db, id, 'KarigarPayeeChanged', now, `karigar:${karigarId}`, data);
    now += MINUTE;
    return id;
  };
  await change('new-device');
  await hear();
  const second = await change('new-contact');
  await recordPayeeStopped(world.db, second, { by, why: 'They called.' }, now);
  await recordEvent(world.db, second, 'KarigarPayeeStopped', now, 'ops:1', { karigarId });
  await hear();
  expect(await items()).toMatchObject([{ because: 'new-device', outcome: 'by-itself' }]);
});

test('operations need not ask about a Karigar’s account once another replaces it unused, or once it is undone', async () => {
  const { karigarId, userId } = await sowWorker(world.db);
  const change = async (because: string | undefined, usableAt: number) => {
    const id = newId(now);
    const upi = { upiAddress: `${because}@okaxis`, bankAccount: null, ifsc: null };
    await recordPayee(world.db, TEST_KEYS, { id, karigarId, payee: upi, usableAt }, now);
    const data = { karigarId, usableAt, ...(because && { because }) };
    await recordEvent(world.db, id, 'KarigarPayeeChanged', now, `karigar:${karigarId}`, data);
    now += MINUTE;
    return id;
  };
  const standing = async () =>
    (await items()).map(({ because, outcome }) => `${because} ${outcome ?? 'open'}`);
  await change('paid-soon', now);
  await change('new-device', now + DAY);
  expect(await hear()).toHaveLength(1);
  const used = 'paid-soon open';
  expect(await standing()).toEqual([used, 'new-device open']);
  await change(undefined, now + DAY);
  expect(await hear()).toHaveLength(1);
  expect(await standing()).toEqual([used, 'new-device by-itself']);
  // The first of these two is replaced before anybody hears of it.
  await change('new-device', now + DAY);
  await change('new-contact', now + DAY);
  await hear();
  expect(await standing()).toEqual([used, 'new-device by-itself', 'new-contact open']);
  const undone = newId(now);
  const since = { karigarId, by: userId, since: now - MINUTE };
  expect(await recordPayeesUndone(world.db, since, now)).toBe(1);
  const data = { karigarId, userId };
  await recordEvent(world.db, undone, 'KarigarPayeeUndone', now, `karigar:${karigarId}`, data);
  expect(await hear()).toHaveLength(1);
  expect(await standing()).toEqual([used, 'new-device by-itself', 'new-contact by-itself']);
});
