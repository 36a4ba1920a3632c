import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readNotification } from '#contract/customer/read-notification.ts';
import { watchNotifications } from '#contract/customer/watch-notifications.ts';
import type { OutputOf } from '#contract/operation.ts';
import { notifyCustomers } from '#server/flows/notification/notify-customers.ts';
import { type LiveStreams, openLiveStreams } from '#server/platform/live/live-streams.ts';
import { openSignals } from '#server/platform/live/signals.ts';
import { silentLog } from '#server/platform/log/log.ts';
import { insertSession, insertStranger, sessionCookie } from '#testing/cast.ts';
import { openEventSource, type TestEventSource } from '#testing/event-source.ts';
import { startServer, type TestServer } from '#testing/start-test-server.ts';
import { NOW } from '#testing/world.ts';
import { answerWatchNotifications } from './live-notifications.ts';
import { answerListNotifications, answerReadNotification } from './notifications.ts';

let app: TestServer;
let live: LiveStreams;
const simulator: LiveStreams = {
  open: (watched) => live.open(watched),
  tell: (topics) => live.tell(topics),
  close: () => live.close(),
};
beforeAll(async () => {
  app = await startServer({
    answers: [answerWatchNotifications, answerListNotifications, answerReadNotification],
    server: { live: simulator },
  });
  const { db, url } = app.world;
  live = openLiveStreams(openSignals({ db, url, log: silentLog }), silentLog);
});
afterAll(async () => {
  await live.close();
  await app.close();
});

type List = OutputOf<typeof watchNotifications>;

async function somebody() {
  const { id } = await insertStranger(app.world.db);
  const token = await insertSession(app.world.db, { id });
  const watch = (lastEventId?: string): Promise<TestEventSource> =>
    openEventSource(`${app.base}${watchNotifications.path}`, {
      cookie: sessionCookie(token),
      ...(lastEventId ? { 'last-event-id': lastEventId } : {}),
    });
  const client = app.client();
  client.cookies.set('aangan_session', { value: token, attributes: [] });
  return { id, watch, client };
}

let events = 0;
/** Does the job that follows the commit of a booking. */
async function book(userId: string): Promise<void> {
  events += 1;
  const data = { userId, firm: true, reference: `AGN-${events}`, startsAt: NOW };
  const event = { id: events, type: 'BookingPlaced', subject: userId, at: NOW, data };
  await live.tell(await notifyCustomers({ pool: app.world.db }, [event]));
}

const references = ({ data }: { data: unknown }) =>
  (data as List).notifications.map(({ params }) => params.reference);

describe('live notifications', () => {
  test('R15 every open tab hears of a booking, and of what another tab has read', async () => {
    const { id, watch, client } = await somebody();
    const tabs = await Promise.all([watch(), watch(), watch()]);
    for (const tab of tabs)
      expect((await tab.next()).data).toEqual({ notifications: [], unread: 0 });
    await book(id);
    const [first] = await Promise.all(tabs.map((tab) => tab.next()));
    for (const tab of tabs)
      expect(watchNotifications.output.parse(tab.told.at(-1)?.data)).toMatchObject({ unread: 1 });
    const { notifications } = first!.data as List;
    await client.call(readNotification, { id: notifications[0]!.id });
    for (const tab of tabs) {
      expect((await tab.next()).data).toMatchObject({ unread: 0, notifications: [{ read: true }] });
      tab.close();
    }
  });

  test('a tab that comes back hears all it has missed, and nothing it has seen', async () => {
    const { id, watch } = await somebody();
    await book(id);
    const before = await watch();
    const seen = await before.next();
    before.close();
    const upToDate = await watch(seen.id);
    await book(id);
    await book(id);
    const after = await watch(seen.id);
    expect(references(await after.next())).toHaveLength(3);
    expect(references(await upToDate.next()).length).toBeGreaterThan(1);
    after.close();
    upToDate.close();
  });

  test('nobody receives the notifications of another account, and a visitor receives none', async () => {
    const [asha, imran] = [await somebody(), await somebody()];
    const stream = await imran.watch();
    await stream.next();
    await book(asha.id);
    await book(imran.id);
    expect(references(await stream.next())).toEqual([`AGN-${events}`]);
    stream.close();
    const visitor = await openEventSource(`${app.base}${watchNotifications.path}`, {});
    expect(visitor.status).toBe(401);
  });

  test('a session that has ended hears nothing more', async () => {
    const { id, watch } = await somebody();
    const stream = await watch();
    await stream.next();
    await app.world.db.query('delete from sessions where user_id = $1', [id]);
    await book(id);
    await stream.ended;
    expect(stream.told).toHaveLength(1);
  });

  test('a thirteenth tab is refused, and may come when another has gone', async () => {
    const { watch } = await somebody();
    const tabs = await Promise.all(Array.from({ length: 12 }, () => watch()));
    for (const tab of tabs) await tab.next();
    const refused = await watch();
    expect([refused.status]).toEqual([429]);
    tabs[0]?.close();
    await expect
      .poll(async () => {
        const again = await watch();
        again.close();
        return again.status;
      })
      .toBe(200);
    for (const tab of tabs) tab.close();
  });
});
