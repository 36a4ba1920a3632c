import { createECDH, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Sentence } from '#contract/live.ts';
import { newId } from '#kernel/ids.ts';
import { MINUTE } from '#kernel/time.ts';
import { createAppCache } from '#server/cache/app-cache.ts';
import { subscribePush } from '#server/flows/messaging/subscribe-push.ts';
import { writeMessages } from '#server/flows/messaging/write-messages.ts';
import { notifyCustomers } from '#server/flows/notification/notify-customers.ts';
import { notifyKarigars } from '#server/flows/notification/notify-karigars.ts';
import { recordBriefing } from '#server/modules/visit/briefing-store.ts';
import { reactionsTo } from '#server/reactions.ts';
import { listKarigarNotifications, listNotifications } from '#server/views/notifications.ts';
import { findLatestMessages } from '#server/views/outbox.ts';
import { insertSession } from '#testing/cast.ts';
import { freshMobile, TEST_KEYS } from '#testing/sign-in-stage.ts';
import { sowCustomer, sowSmallTown } from '#testing/small-town.ts';
import { sowWorker, visitAt, visitDeps, type Worker } from '#testing/visits.ts';
import { createWorld, type World } from '#testing/world.ts';
import { sayAtVisit } from './say-at-visit.ts';

let world: World;
let deps: ReturnType<typeof visitDeps>;
let bookingId: string;
let ravi: Worker;
let ashaId: string;

beforeAll(async () => {
  world = await createWorld();
  await sowSmallTown(world.db);
});
afterAll(() => world.close());
beforeEach(async () => {
  await sowWorker(world.db);
  deps = visitDeps(world.db);
  const asha = await sowCustomer(world.db);
  ashaId = asha.id;
  ({ bookingId, ravi } = await visitAt(deps, asha, 'dispatched'));
  await speaks(ashaId, 'hi');
  await speaks(ravi.userId, 'mr');
  await world.db.query('delete from messages');
  await world.db.query('delete from notifications');
});

const speaks = (userId: string, language: string) =>
  world.db.query(
    `update users set mobile = $2, mobile_proven_at = now(), language = $3 where id = $1`,
    [userId, freshMobile(), language],
  );

async function say(by: 'customer' | 'karigar', sentence: Sentence) {
  const userId = by === 'customer' ? ashaId : ravi.userId;
  const command = { bookingId, userId, by, sentenceId: newId(), sentence };
  expect(await sayAtVisit({ pool: world.db, now: deps.now }, command)).toMatchObject({ ok: true });
  const { rows } = await world.db.query(
    `select id, type, subject, at, data, actor from events where type = 'SaidAtVisit' order by id desc limit 1`,
  );
  const event = { ...rows[0], id: Number(rows[0].id) };
  const news = {
    pool: world.db,
    now: deps.now,
    keys: TEST_KEYS,
    facts: createAppCache(world.db),
    messenger: { channels: ['sms', 'whatsapp', 'email', 'push'] as const },
  };
  // The test delivers as the outbox does, and each twice: it may be told of the same event again.
  const jobs = reactionsTo(event).map(({ job }) => job);
  for (const job of [...jobs, ...jobs]) {
    if (job === 'tell-karigars') await notifyKarigars(news, event);
    if (job === 'tell-customer') await notifyCustomers(news, [event]);
    if (job === 'write-messages') await writeMessages(news, [event]);
  }
}

async function allowPush(userId: string, app: 'customer' | 'karigar') {
  await insertSession(world.db, { id: userId }, deps.now(), true);
  const { rows } = await world.db.query('select token_hash from sessions where user_id = $1', [
    userId,
  ]);
  const subscriber = { userId, sessionHash: rows[0].token_hash, app };
  const subscription = {
    endpoint: `https://fcm.googleapis.com/fcm/send/${randomBytes(8).toString('hex')}`,
    p256dh: createECDH('prime256v1').generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
  };
  expect(await subscribePush(world.db, subscriber, subscription, deps.now())).toMatchObject({
    ok: true,
  });
}

const sent = async () =>
  (await findLatestMessages(world.db, TEST_KEYS, 500))
    .map(({ channel, template, language, params }) =>
      [channel, template, language, params.sentence].join(' '),
    )
    .sort();

describe('a sentence said at a visit reaches the other side while their app is closed', () => {
  test('by push, each sentence once and in the reader’s language, and never the one who has said it', async () => {
    await allowPush(ashaId, 'customer');
    await allowPush(ravi.userId, 'karigar');
    await say('customer', 'meet-at-gate');
    expect(await sent()).toEqual(['push customer-says mr meet-at-gate']);
    await say('karigar', 'at-gate');
    deps.pass(MINUTE);
    await say('karigar', 'nobody-answers');
    expect(await sent()).toEqual([
      'push customer-says mr meet-at-gate',
      'push karigar-says hi at-gate',
      'push karigar-says hi nobody-answers',
    ]);
  });

  test('by WhatsApp where no telephone takes a push, the first of ten minutes alone', async () => {
    await say('customer', 'where-are-you');
    await say('karigar', 'in-traffic');
    deps.pass(9 * MINUTE);
    await say('customer', 'thanks');
    await say('karigar', 'five-minutes');
    const first = [
      'whatsapp customer-says mr where-are-you',
      'whatsapp karigar-says hi in-traffic',
    ];
    expect(await sent()).toEqual(first);
    deps.pass(MINUTE);
    await say('customer', 'ring-bell');
    expect(await sent()).toEqual([...first, 'whatsapp customer-says mr ring-bell'].sort());
  });

  test('by WhatsApp too when somebody is at the gate and the customer has asked to hear it, the first time', async () => {
    const note = { work: '', access: '', atHome: '' };
    await recordBriefing(world.db, bookingId, { ...note, tellAtGate: true }, deps.now());
    for (const sentence of ['in-traffic', 'at-gate', 'at-gate', 'nobody-answers'] as const) {
      await say('karigar', sentence);
      deps.pass(MINUTE);
    }
    expect(await sent()).toEqual([
      'whatsapp karigar-says hi at-gate',
      'whatsapp karigar-says hi in-traffic',
    ]);
  });

  test('and stands in the lists of both once for ten minutes, without its words', async () => {
    for (const sentence of ['at-gate', 'tell-guard'] as const) await say('karigar', sentence);
    for (const sentence of ['guard-knows', 'yes'] as const) await say('customer', sentence);
    const bell = await listNotifications(world.db, ashaId);
    expect(bell).toMatchObject({
      unread: 1,
      notifications: [{ kind: 'karigar-says', params: { bookingId } }],
    });
    const list = await listKarigarNotifications(world.db, ravi.userId);
    expect(list).toMatchObject({
      unread: 1,
      notifications: [{ kind: 'customer-says', params: { bookingId } }],
    });
    expect(JSON.stringify([bell, list])).not.toMatch(/at-gate|guard/);
  });
});

test('a person who says something every nine minutes is heard by message every second time', async () => {
  for (let time = 0; time < 4; time += 1) {
    await say('karigar', 'five-minutes');
    deps.pass(9 * MINUTE);
  }
  const { rows } = await world.db.query(
    `select data -> 'first' as first from events where subject = $1 and type = 'SaidAtVisit' order by id`,
    [bookingId],
  );
  expect(rows.map(({ first }) => first)).toEqual([true, false, true, false]);
});
