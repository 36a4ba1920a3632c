import { createECDH, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { HOUR, instantInIndia, MINUTE } from '#kernel/time.ts';
import { createAppCache } from '#server/cache/app-cache.ts';
import { callOffBooking } from '#server/flows/booking/call-off-booking.ts';
import { subscribePush } from '#server/flows/messaging/subscribe-push.ts';
import { lockBooking } from '#server/modules/booking/store.ts';
import {
  recordAccepted,
  recordGivenBack,
  recordOffers,
  recordWithdrawn,
} from '#server/modules/dispatch/offer-store.ts';
import { lockRinging, recordRang } from '#server/modules/dispatch/ringing-store.ts';
import { recordUndo } from '#server/modules/identity/undo-store.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { listKarigarNotifications, listNotifications } from '#server/views/notifications.ts';
import { findLatestMessages } from '#server/views/outbox.ts';
import { insertSession } from '#testing/cast.ts';
import { bookOnline } from '#testing/payments.ts';
import { recordAnyEvent } from '#testing/record-any-event.ts';
import { freshMobile, TEST_KEYS } from '#testing/sign-in-stage.ts';
import { sowCustomer, sowSmallTown } from '#testing/small-town.ts';
import { sowWorker, visitDeps, type Worker } from '#testing/visits.ts';
import { createWorld, type World } from '#testing/world.ts';
import { leavePlatform } from '../karigar/leave-platform.ts';
import { notifyKarigars } from './notify-karigars.ts';

let world: World;
let ravi: Worker & { readonly mobile: string };
let bookingId: string;
const NOON = instantInIndia('2026-11-22', 12 * 60);
const clock = { now: NOON };

beforeAll(async () => {
  world = await createWorld();
  await sowSmallTown(world.db);
  await sowWorker(world.db);
  bookingId = await bookOnline(visitDeps(world.db), await sowCustomer(world.db));
});
afterAll(() => world.close());
beforeEach(async () => {
  clock.now = NOON;
  const mobile = freshMobile();
  ravi = { ...(await sowWorker(world.db)), mobile };
  await world.db.query(
    `update users set mobile = $2, mobile_proven_at = now(), language = 'mr' where id = $1`,
    [ravi.userId, mobile],
  );
});

const tell = async (type: string, data: object, subject = bookingId) => {
  const id = await recordAnyEvent(world.db, subject, type, clock.now, 'ops', { ...data });
  return again({ id, type, subject, at: clock.now, data: { ...data } });
};
const again = async (event: Parameters<typeof notifyKarigars>[1]) => {
  const messenger = { channels: ['sms', 'whatsapp', 'email', 'push'] as const };
  const facts = createAppCache(world.db);
  const now = () => clock.now;
  const said = await notifyKarigars(
    { pool: world.db, now, keys: TEST_KEYS, facts, messenger },
    event,
  );
  return { ...said, event };
};

/** One offer to one Karigar, as dispatch makes it; told at once. */
async function offer(change: object = {}, data: object = {}) {
  const made = await make(change);
  const { urgent } = made;
  const told = { karigarIds: [ravi.karigarId], urgent, ...data };
  return { id: made.id, ...(await tell('VisitOffered', told, made.bookingId)) };
}
async function make(change: { readonly bookingId?: string } = {}) {
  const { rows } = await world.db.query('select starts_at from bookings where id = $1', [
    change.bookingId ?? bookingId,
  ]);
  const made = {
    ...{ id: newId(), bookingId, karigarId: ravi.karigarId, round: 1, leads: true, urgent: false },
    beyondMinutes: 0,
    ...{ startsAt: rows[0].starts_at, offeredAt: clock.now, expiresAt: clock.now + 20 * HOUR },
    pay: { grossPaise: 64_000, deductions: [], netPaise: 60_000 },
    journey: { from: 'home' as const, minutes: 20, leaveAt: clock.now },
    longWayPaise: 0,
    ...change,
  };
  await recordOffers(world.db, [made]);
  return made;
}
/** Tells a Karigar of the offer of a visit while somebody else is in the middle of an action. */
async function tellDuring(
  subject: string,
  begin: (db: Database) => Promise<unknown>,
  end: (db: Database) => Promise<unknown> = async () => {},
) {
  const other = await world.db.connect();
  try {
    await other.query('begin');
    await begin(other);
    let told = false;
    const telling = tell('VisitOffered', { karigarIds: [ravi.karigarId] }, subject).finally(() => {
      told = true;
    });
    const waiting = `select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => told || (await world.db.query(waiting)).rowCount).toBeTruthy();
    await end(other);
    await other.query('commit');
    return await telling;
  } finally {
    other.release();
  }
}
const withdraw = () => recordWithdrawn(world.db, bookingId, clock.now, [ravi.karigarId]);

async function allowPush() {
  await insertSession(world.db, { id: ravi.userId }, clock.now, true);
  const { rows } = await world.db.query('select token_hash from sessions where user_id = $1', [
    ravi.userId,
  ]);
  const subscriber = {
    userId: ravi.userId,
    sessionHash: rows[0].token_hash,
    app: 'karigar',
  } as const;
  const subscription = {
    endpoint: `https://fcm.googleapis.com/fcm/send/${randomBytes(8).toString('hex')}`,
    p256dh: createECDH('prime256v1').generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
  };
  expect(await subscribePush(world.db, subscriber, subscription, clock.now)).toMatchObject({
    ok: true,
  });
}

const written = async () =>
  (await findLatestMessages(world.db, TEST_KEYS, 500))
    .filter(({ to, channel }) => to === ravi.mobile || channel === 'push')
    .map(({ channel, template, language }) => [channel, template, language].join(' '))
    .sort();
const numbers = async () =>
  (await findLatestMessages(world.db, TEST_KEYS, 500))
    .filter(({ channel }) => channel === 'whatsapp')
    .map(({ to }) => to)
    .sort();
const deleteMessages = () => world.db.query('delete from messages');

describe('an offer', () => {
  beforeEach(deleteMessages);

  test('goes by WhatsApp where no telephone takes a push, in the Karigar’s language, with their own money and the area', async () => {
    const { event } = await offer();
    await again(event);
    expect(await written()).toEqual(['whatsapp offer mr']);
    const [message] = await findLatestMessages(world.db, TEST_KEYS);
    expect(message?.params).toMatchObject({ amountPaise: 60_000, bookingId });
    expect(message?.params.area).toMatch(/\S/);
    expect(JSON.stringify(message?.params)).not.toMatch(/address|reference|street/);
    await withdraw();
  });

  test('goes by push alone where the Karigar has allowed it; an urgent one by both, at night too', async () => {
    await allowPush();
    await offer();
    expect(await written()).toEqual(['push offer mr']);
    await withdraw();
    clock.now = instantInIndia('2026-11-22', 23 * 60);
    await offer({ urgent: true });
    expect(await written()).toEqual([
      'push offer mr',
      'push urgent-offer mr',
      'whatsapp urgent-offer mr',
    ]);
    await withdraw();
  });

  test('waits for the morning, keeps a distance to the one before, and rings only if it is still open', async () => {
    await allowPush();
    clock.now = instantInIndia('2026-11-22', 23 * 60);
    const late = await offer();
    const morning = instantInIndia('2026-11-23', 7 * 60);
    expect(late.againAt).toBe(morning);
    expect(await written()).toEqual([]);
    clock.now = morning;
    expect(await again(late.event)).not.toHaveProperty('againAt');
    expect(await written()).toEqual(['push offer mr']);
    await withdraw();

    clock.now = morning + 5 * MINUTE;
    const next = await offer();
    expect(next.againAt).toBe(morning + 20 * MINUTE);
    await withdraw();
    clock.now = morning + 20 * MINUTE;
    expect(await again(next.event)).not.toHaveProperty('againAt');
    expect(await written()).toEqual(['push offer mr']);
  });

  test('keeps its distance also from one that rings in this very moment', async () => {
    const first = await make();
    const customer = await sowCustomer(world.db);
    const other = await bookOnline(visitDeps(world.db), customer, { time: '04:00 PM' });
    await make({ bookingId: other });
    const told = await tellDuring(other, async (db) => {
      await lockRinging(db, [ravi.karigarId]);
      await recordRang(db, [first.id], NOON);
    });
    expect(told.againAt).toBe(NOON + HOUR);
    expect(await written()).toEqual([]);
  });

  test('that is being withdrawn in this very moment does not ring', async () => {
    await make();
    await tellDuring(
      bookingId,
      (db) => lockBooking(db, bookingId),
      (db) => recordWithdrawn(db, bookingId, NOON, [ravi.karigarId]),
    );
    expect(await written()).toEqual([]);
  });

  test('does not ring at whoever has left us, nor at a number that is only claimed', async () => {
    await world.db.query('update users set mobile_proven_at = null where id = $1', [ravi.userId]);
    await allowPush();
    await leavePlatform(world.db, ravi.userId, clock.now);
    await offer();
    await withdraw();
    expect(await written()).toEqual([]);
  });
});

describe('news of a Karigar’s work', () => {
  beforeEach(deleteMessages);

  test('stand in the Karigar’s list and not in the one they have as a customer, and are told once', async () => {
    const { event, topics } = await tell('BookingCancelled', { karigarId: ravi.karigarId });
    await again(event);
    expect(topics).toEqual([`karigar:${ravi.karigarId}`]);
    expect(await written()).toEqual(['whatsapp visit-cancelled mr']);
    expect(await listKarigarNotifications(world.db, ravi.userId)).toMatchObject({
      unread: 1,
      notifications: [{ kind: 'visit-cancelled', read: false, params: { bookingId } }],
    });
    expect((await listNotifications(world.db, ravi.userId)).notifications).toEqual([]);
  });

  test('that can wait stand in the list at night and ring in the morning', async () => {
    clock.now = instantInIndia('2026-11-22', 1 * 60);
    const { event, againAt } = await tell('WorkDisputed', { karigarId: ravi.karigarId });
    expect(againAt).toBe(instantInIndia('2026-11-22', 7 * 60));
    expect((await listKarigarNotifications(world.db, ravi.userId)).unread).toBe(1);
    expect(await written()).toEqual([]);
    clock.now = againAt as number;
    await again(event);
    expect(await written()).toEqual(['whatsapp complaint mr']);
  });

  test.each([
    ['of a move, when the visit was cancelled after it', 'cancelled'],
    ['of a move, when the Karigar has left us since', 'left'],
    ['of a move, when nothing has come after it', 'nothing'],
  ])('kept for the morning are looked at again: %s', async (_, since) => {
    const customer = await sowCustomer(world.db);
    // A visit of the same Karigar at a time far off.
    const subject = await bookOnline(visitDeps(world.db), customer, { date: '2026-12-09' });
    clock.now = instantInIndia('2026-11-22', 22 * 60);
    const before = instantInIndia('2026-12-08', 10 * 60);
    const moved = { from: 'assigned', before, karigarIds: [ravi.karigarId] };
    const { event, againAt } = await tell('BookingRescheduled', moved, subject);
    expect(await written()).toEqual([]);
    if (since === 'cancelled')
      await callOffBooking(visitDeps(world.db), {
        bookingId: subject,
        actor: 'ops:1',
        why: 'test',
      });
    if (since === 'left') await leavePlatform(world.db, ravi.userId, clock.now);
    clock.now = againAt as number;
    await again(event);
    expect(await written()).toEqual(since === 'nothing' ? ['whatsapp visit-moved mr'] : []);
    expect((await listKarigarNotifications(world.db, ravi.userId)).unread).toBe(1);
  });

  test('about a moved visit reach those who had said yes, and not those who had only been asked', async () => {
    const karigarIds = [ravi.karigarId];
    const { rows } = await world.db.query('select starts_at from bookings where id = $1', [
      bookingId,
    ]);
    const before = Number(rows[0].starts_at);
    const asked = await offer();
    await deleteMessages();
    await tell('BookingRescheduled', { from: 'assigned', before, karigarIds });
    expect(await written()).toEqual([]);
    await recordAccepted(world.db, asked.id, true, clock.now);
    await recordGivenBack(world.db, bookingId, ravi.karigarId, clock.now);
    await tell('BookingRescheduled', { from: 'pending', before, karigarIds });
    expect(await written()).toEqual([]);
    await tell('BookingRescheduled', { from: 'assigned', before, karigarIds });
    expect(await written()).toEqual(['whatsapp visit-moved mr']);
  });

  test.each([
    ['KarigarDecided', { state: 'applied' }, 'documents-returned'],
    ['KarigarDecided', { state: 'active' }, 'now-active'],
  ])('%s reaches an applicant, who has no number on the roster', async (type, data, kind) => {
    await tell(type, data, ravi.userId);
    expect(await written()).toEqual([`whatsapp ${kind} mr`]);
    expect((await listKarigarNotifications(world.db, ravi.userId)).notifications).toMatchObject([
      { kind, params: {} },
    ]);
  });

  test('about a visit that operations have assigned by hand reach both: who has it, and who had it', async () => {
    const other = await sowWorker(world.db);
    const data = { karigarId: ravi.karigarId, formerKarigarId: other.karigarId };
    await tell('KarigarReplaced', { ...data, why: 'rescue' });
    expect(await written()).toEqual([]);
    await tell('KarigarReplaced', { ...data, why: 'by-hand' });
    expect(await written()).toEqual(['whatsapp visit-given mr']);
    expect(await listKarigarNotifications(world.db, other.userId)).toMatchObject({
      notifications: [{ kind: 'visit-taken-over' }, { kind: 'visit-taken-over' }],
    });
  });

  test('about a changed payee reach the Karigar at once, at night too; the mail with the way back is written with the change', async () => {
    await allowPush();
    clock.now = instantInIndia('2026-11-22', 1 * 60);
    const { karigarId, userId } = ravi;
    await tell('KarigarPayeeChanged', { karigarId, usableAt: clock.now }, newId());
    expect(await written()).toEqual(['push payee-changed mr', 'whatsapp payee-changed mr']);
    expect((await listKarigarNotifications(world.db, userId)).notifications).toMatchObject([
      { kind: 'payee-changed' },
    ]);
    // Somebody had changed the mobile: the number of before hears of it as well, for a week.
    await deleteMessages();
    const former = { email: null, emailProvenAt: null, mobile: '+919800000001', mobileProvenAt: 0 };
    await recordUndo(world.db, { token: 'former', userId, before: former }, clock.now);
    await tell('KarigarPayeeChanged', { karigarId, usableAt: clock.now }, newId());
    expect(await numbers()).toEqual([ravi.mobile, former.mobile].sort());
    await deleteMessages();
    clock.now += 7 * 24 * HOUR;
    await tell('KarigarPayeeChanged', { karigarId, usableAt: clock.now }, newId());
    expect(await numbers()).toEqual([ravi.mobile]);
  });

  test.each([
    ['PasskeyAdded', 'passkey-made'],
    ['PasskeyRemoved', 'passkey-gone'],
  ])(
    '%s rings in the Karigar’s app at night too, and not for somebody who is none',
    async (type, kind) => {
      await allowPush();
      clock.now = instantInIndia('2026-11-22', 1 * 60);
      const { karigarId, userId } = ravi;
      await tell(type, { device: null, karigarId }, userId);
      expect(await written()).toEqual([`push ${kind} mr`]);
      expect((await listKarigarNotifications(world.db, userId)).notifications).toMatchObject([
        { kind, params: {} },
      ]);
      await deleteMessages();
      await tell(type, { device: null }, userId);
      expect(await written()).toEqual([]);
    },
  );

  test.each([
    ['CashHandedIn', 'cash-handed-in'],
    ['CashHandInReversed', 'cash-hand-in-reversed'],
    ['KarigarPayeeStopped', 'payee-stopped'],
    ['KarigarPayeeUndone', 'payee-stopped'],
  ])('%s is told to the Karigar', async (type, kind) => {
    const { karigarId } = ravi;
    await tell(type, { karigarId, amountPaise: 70_000 }, newId());
    expect(await written()).toEqual([`whatsapp ${kind} mr`]);
    expect((await listKarigarNotifications(world.db, ravi.userId)).notifications).toMatchObject([
      { kind, params: { amountPaise: 70_000 } },
    ]);
  });
});
