import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { subscribePush } from '#contract/customer/subscribe-push.ts';
import { unsubscribePush } from '#contract/customer/unsubscribe-push.ts';
import { readPushKey } from '#contract/public/read-push-key.ts';
import { signOut } from '#contract/public/sign-out.ts';
import { developmentMessenger } from '#server/adapters/messages/development-messenger.ts';
import { answerSignOut } from '#server/api/public/identity.ts';
import { listLiveSubscriptions } from '#server/flows/steps/messaging/list-live-subscriptions.ts';
import { insertSession, insertStranger } from '#testing/cast.ts';
import type { Client } from '#testing/client.ts';
import { type MessageStage, openMessageStage } from '#testing/message-stage.ts';
import { startServer, type TestServer } from '#testing/start-test-server.ts';
import { answerReadPushKey } from '../public/push-key.ts';
import { answerSubscribePush, answerUnsubscribePush } from './push.ts';

const messenger = { ...developmentMessenger };
let app: TestServer;
let post: MessageStage;
beforeAll(async () => {
  app = await startServer({
    answers: [answerReadPushKey, answerSubscribePush, answerUnsubscribePush, answerSignOut],
    server: { messenger },
  });
  post = await openMessageStage({ world: app.world });
  Object.assign(messenger, post.deps.messenger);
});
afterAll(async () => {
  await post.close();
  await app.close();
});

/** A push subscription with keys, as a browser makes it when a person allows it. */
function newBrowser() {
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys();
  const auth = randomBytes(16);
  const endpoint = `https://fcm.googleapis.com/fcm/send/${randomBytes(8).toString('hex')}`;
  const subscription = {
    endpoint,
    p256dh: publicKey.toString('base64url'),
    auth: auth.toString('base64url'),
  };
  /** RFC 8291, from the other side. */
  function read(body: Buffer): { title: string; body: string; path: string } {
    const [salt, theirs] = [body.subarray(0, 16), body.subarray(21, 86)];
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, theirs]);
    const key = Buffer.from(hkdfSync('sha256', pair.computeSecret(theirs), auth, info, 32));
    const derive = (use: string, bytes: number) =>
      Buffer.from(hkdfSync('sha256', key, salt, `Content-Encoding: ${use}\0`, bytes));
    const sealed = body.subarray(86);
    const open = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
    open.setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([open.update(sealed.subarray(0, -16)), open.final()]);
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString('utf8'));
  }
  return { subscription, read };
}

async function somebody(): Promise<{ client: Client; userId: string }> {
  const { id: userId } = await insertStranger(app.world.db);
  return { client: await signedIn(userId), userId };
}

async function signedIn(userId: string): Promise<Client> {
  const client = app.client();
  const value = await insertSession(app.world.db, { id: userId });
  client.cookies.set('aangan_session', { value, attributes: [] });
  return client;
}

const subscriptionsOf = (userId: string) =>
  listLiveSubscriptions(app.world.db, [userId], 'customer', app.clock.now);

test('a message reaches the one browser that can read it, in the words of the bell', async () => {
  const { client, userId } = await somebody();
  const { subscription, read } = newBrowser();
  expect((await client.call(readPushKey, {})).value?.publicKey).toMatch(/^B[\w-]{86}$/);
  expect((await client.call(subscribePush, subscription)).value).toEqual({ subscribed: true });
  const [kept] = await subscriptionsOf(userId);
  const { endpoint, p256dh, auth } = kept!;
  const id = await post.write({
    channel: 'push',
    to: JSON.stringify({ endpoint, p256dh, auth }),
    template: 'welcome',
    language: 'mr',
  });
  await post.send(id);
  const arrived = (await post.received()).find(({ to }) => to === subscription.endpoint);
  expect(read(Buffer.from(arrived!.text, 'base64url'))).toMatchObject({
    title: 'अंगणमध्ये तुमचे स्वागत आहे',
    path: '/booking-history',
  });
});

test('a browser that has given its subscription up is not written to again', async () => {
  const { client, userId } = await somebody();
  const { subscription } = newBrowser();
  await client.call(subscribePush, subscription);
  await post.behave({ push: 'gone' });
  const to = JSON.stringify(subscription);
  await post.send(await post.write({ channel: 'push', to, template: 'welcome' }));
  await post.behave({ push: 'accept' });
  expect(await subscriptionsOf(userId)).toEqual([]);
});

test('only push services are called: an address of anybody’s choosing is refused', async () => {
  const { client, userId } = await somebody();
  const { subscription } = newBrowser();
  const endpoint = 'https://169.254.169.254/latest/meta-data';
  const { status, refusal } = await client.call(subscribePush, { ...subscription, endpoint });
  expect([status, refusal?.code]).toEqual([409, 'push-service-unknown']);
  expect(await subscriptionsOf(userId)).toEqual([]);
});

test('signing out ends it, and the next person in that browser takes it over', async () => {
  const first = await somebody();
  const { subscription } = newBrowser();
  await first.client.call(subscribePush, subscription);
  const second = await somebody();
  await second.client.call(subscribePush, subscription);
  expect(await subscriptionsOf(first.userId)).toEqual([]);
  expect(await subscriptionsOf(second.userId)).toHaveLength(1);
  await second.client.call(signOut, {});
  expect(await subscriptionsOf(second.userId)).toEqual([]);
});

test('what was written before a session ended is not sent into its browser, whoever sits there now', async () => {
  const { client, userId } = await somebody();
  const { subscription } = newBrowser();
  const write = () => {
    const to = JSON.stringify(subscription);
    return post.write({ channel: 'push', to, template: 'welcome', userId });
  };
  const fateOf = async (id: string) => {
    await post.send(id);
    const { state, failure } = await post.row(id);
    const arrived = (await post.received()).filter(({ to }) => to === subscription.endpoint);
    return [state, failure, arrived.length];
  };
  const subscribe = () => client.call(subscribePush, subscription);

  await subscribe();
  expect(await fateOf(await write())).toEqual(['sent', null, 1]);
  // Over, though nobody has swept it yet: written before, and not written to any more.
  const before = await write();
  await app.world.db.query('update sessions set expires_at = $2 where user_id = $1', [
    userId,
    new Date(app.clock.now - 1),
  ]);
  expect(await fateOf(before)).toEqual(['failed', 'no longer wanted', 1]);
  expect(await subscriptionsOf(userId)).toEqual([]);

  const second = await signedIn(userId);
  await second.call(subscribePush, subscription);
  const [atSignOut, atNext] = [await write(), await write()];
  await second.call(signOut, {});
  expect(await fateOf(atSignOut)).toEqual(['failed', 'no longer wanted', 1]);
  const next = await somebody();
  await next.client.call(subscribePush, subscription);
  expect(await fateOf(atNext)).toEqual(['failed', 'no longer wanted', 1]);
});

test('nobody ends the subscription of another, and of their own everybody keeps the latest ten', async () => {
  const { client, userId } = await somebody();
  const stranger = await somebody();
  const browsers = Array.from({ length: 12 }, () => newBrowser().subscription);
  for (const one of browsers) {
    app.clock.now += 1_000;
    await client.call(subscribePush, one);
  }
  const kept = await subscriptionsOf(userId);
  expect(kept.map(({ endpoint }) => endpoint).sort()).toEqual(
    browsers
      .slice(2)
      .map(({ endpoint }) => endpoint)
      .sort(),
  );
  const { endpoint } = browsers[11]!;
  await stranger.client.call(unsubscribePush, { endpoint });
  expect(await subscriptionsOf(userId)).toHaveLength(10);
  await client.call(unsubscribePush, { endpoint });
  expect(await subscriptionsOf(userId)).toHaveLength(9);
});
