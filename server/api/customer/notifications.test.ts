import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteNotification } from '#contract/customer/delete-notification.ts';
import { listNotifications } from '#contract/customer/list-notifications.ts';
import { readNotification } from '#contract/customer/read-notification.ts';
import { newId } from '#kernel/ids.ts';
import { MINUTE } from '#kernel/time.ts';
import { recordNotification } from '#server/modules/notification/store.ts';
import { insertSession, insertStranger } from '#testing/cast.ts';
import type { Client } from '#testing/client.ts';
import { startServer, type TestServer } from '#testing/start-test-server.ts';
import { NOW } from '#testing/world.ts';
import {
  answerDeleteNotification,
  answerListNotifications,
  answerReadNotification,
} from './notifications.ts';

let app: TestServer;
beforeAll(async () => {
  app = await startServer({
    answers: [answerListNotifications, answerReadNotification, answerDeleteNotification],
  });
});
afterAll(() => app.close());

/** Somebody signed in who has been told of a welcome and, a minute later, of a confirmed booking. */
async function somebodyTold(): Promise<{ client: Client; userId: string }> {
  const { db } = app.world;
  const { id: userId } = await insertStranger(db);
  const params = { reference: 'AGN-7F3K-21', serviceSlug: 'plumbing', startsAt: NOW };
  const told = { userId, eventId: null };
  await recordNotification(db, { ...told, kind: 'welcome', params: {}, at: NOW });
  await recordNotification(db, { ...told, kind: 'booking-confirmed', params, at: NOW + MINUTE });
  const client = app.client();
  const value = await insertSession(db, { id: userId });
  client.cookies.set('aangan_session', { value, attributes: [] });
  return { client, userId };
}

const listed = async (client: Client) => {
  const { value } = await client.call(listNotifications, {});
  if (!value) throw new Error('no list');
  return value;
};

test('R15 a list of one’s own, newest first, with what fills the words, the time and whether it is read', async () => {
  const { client } = await somebodyTold();
  await somebodyTold();
  const { notifications, unread } = await listed(client);
  expect(unread).toBe(2);
  expect(notifications).toEqual([
    {
      id: expect.any(String),
      kind: 'booking-confirmed',
      params: { reference: 'AGN-7F3K-21', serviceSlug: 'plumbing', startsAt: NOW },
      at: '2026-11-21T10:01:00+05:30',
      read: false,
    },
    {
      id: expect.any(String),
      kind: 'welcome',
      params: {},
      at: '2026-11-21T10:00:00+05:30',
      read: false,
    },
  ]);
});

test('unread turns read, stays read, and the count falls', async () => {
  const { client } = await somebodyTold();
  const id = (await listed(client)).notifications[0]!.id;
  for (let time = 0; time < 2; time += 1) {
    expect((await client.call(readNotification, { id })).value).toEqual({ read: true });
    const { notifications, unread } = await listed(client);
    expect([notifications.map(({ read }) => read), unread]).toEqual([[true, false], 1]);
  }
});

test('it can be deleted, twice as well as once', async () => {
  const { client } = await somebodyTold();
  const id = (await listed(client)).notifications[0]!.id;
  for (let time = 0; time < 2; time += 1) {
    expect((await client.call(deleteNotification, { id })).value).toEqual({ deleted: true });
    const { notifications, unread } = await listed(client);
    expect([notifications.map(({ kind }) => kind), unread]).toEqual([['welcome'], 1]);
  }
});

test('nobody reads or deletes what somebody else was told', async () => {
  const owner = await somebodyTold();
  const other = await somebodyTold();
  const id = (await listed(owner.client)).notifications[0]!.id;
  const reading = await other.client.call(readNotification, { id });
  expect([reading.status, reading.refusal?.code]).toEqual([404, 'notification-not-found']);
  const unknown = await other.client.call(readNotification, { id: newId() });
  expect(reading.refusal).toEqual(unknown.refusal);
  await other.client.call(deleteNotification, { id });
  expect((await listed(owner.client)).unread).toBe(2);
  expect((await app.client().call(listNotifications, {})).status).toBe(401);
});

test('told twice of one event, a person hears once', async () => {
  const { client, userId } = await somebodyTold();
  const notice = { userId, kind: 'booking-expired', params: {}, eventId: 7, at: NOW } as const;
  await Promise.all([
    recordNotification(app.world.db, notice),
    recordNotification(app.world.db, notice),
  ]);
  const { notifications } = await listed(client);
  expect(notifications.filter(({ kind }) => kind === 'booking-expired')).toHaveLength(1);
});
