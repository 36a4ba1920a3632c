import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { DAY, HOUR, MINUTE, SECOND } from '#kernel/time.ts';
import { CLAIM_MS, nextTry } from '#server/modules/messaging/message.ts';
import { claimMessages } from '#server/modules/messaging/store.ts';
import { insertStranger } from '#testing/cast.ts';
import { type MessageStage, openMessageStage } from '#testing/message-stage.ts';
import { NOW } from '#testing/world.ts';

let post: MessageStage;
beforeAll(async () => {
  post = await openMessageStage();
});
afterEach(() => post.behave({ whatsapp: 'deliver', sms: 'deliver', email: 'accept' }));
afterAll(() => post.close());

const BOOKING = {
  name: 'Asha Kulkarni',
  reference: 'AGN-7K4M2',
  serviceSlug: 'plumbing',
  serviceName: 'Plumbing',
  option: '',
  startsAt: NOW + DAY,
  address: 'A-1, Sagar Society, Mumbai 400053',
  pricePaise: 80_000,
  paidPaise: 0,
  paymentMethod: 'cash',
};

const news = (channel: 'whatsapp' | 'email' | 'sms', to: string, change: object = {}) =>
  post.write({ channel, to, template: 'booking-confirmed', params: BOOKING, ...change });

const receivedBy = async (to: string) => (await post.received()).filter((one) => one.to === to);

/** Tries as often as the answers say, for so long; answers the tries made. */
async function tryFor(id: string, ms: number): Promise<number> {
  const until = post.deps.now() + ms;
  let tries = 0;
  for (;;) {
    tries += 1;
    const { againAt } = await post.send(id);
    if (againAt === undefined || againAt > until) return tries;
    post.pass(againAt - post.deps.now());
  }
}

describe('a message that could not be handed over', () => {
  test('a message whose fate is unknown is tried again, at growing intervals, and then arrives', async () => {
    const id = await news('email', 'later@example.com');
    await post.behave({ email: 'defer' });
    const pauses = [5, 15, 45].map((seconds) => seconds * SECOND);
    for (const pause of pauses) {
      expect(await post.send(id)).toEqual({ againAt: post.deps.now() + pause });
      post.pass(pause - 1);
      expect(await post.send(id)).toEqual({ againAt: post.deps.now() + 1 });
      post.pass(1);
    }
    await post.behave({ email: 'accept' });
    await post.send(id);
    expect(await receivedBy('later@example.com')).toHaveLength(1);
    expect(await post.row(id)).toMatchObject({ state: 'sent', attempts: 4 });
  });

  test('a booking is confirmed by mail and SMS after an outage of six hours', async () => {
    const ids = [await news('email', 'outage@example.com'), await news('sms', '+919820055501')];
    await post.behave({ email: 'defer', sms: 'down' });
    const tries = await tryFor(ids[0]!, 6 * HOUR);
    expect(tries).toBeGreaterThan(20);
    expect(tries).toBeLessThan(40);
    await post.send(ids[1]!);
    await post.behave({ email: 'accept', sms: 'deliver' });
    post.pass(15 * MINUTE);
    for (const id of ids) await post.send(id);
    for (const to of ['outage@example.com', '+919820055501'])
      expect(await receivedBy(to)).toHaveLength(1);
  });

  test('a message that still cannot go a day after it was written is given up', async () => {
    await post.behave({ email: 'defer' });
    const slow = await news('email', 'day@example.com');
    await tryFor(slow, 2 * DAY);
    expect(await post.row(slow)).toMatchObject({ state: 'failed' });
  });

  test('a message about a visit under way is tried for ten minutes, not for a day', () => {
    const tried = { instead: null, createdAt: NOW, attempts: 6 };
    expect(nextTry({ ...tried, template: 'at-the-door' }, NOW + 10 * MINUTE)).toBeUndefined();
    expect(nextTry({ ...tried, template: 'booking-confirmed' }, NOW + 10 * MINUTE)).toBe(
      NOW + 25 * MINUTE,
    );
  });

  test('that a Karigar is on the way is not told hours later, and who comes is told until the visit begins', async () => {
    const tried = { instead: null, createdAt: NOW, attempts: 6 };
    expect(nextTry({ ...tried, template: 'on-the-way' }, NOW + 10 * MINUTE)).toBeUndefined();
    const startsAt = post.deps.now() + 3 * HOUR;
    const params = { ...BOOKING, startsAt };
    const change = { template: 'karigar-assigned', params };
    const id = await news('email', 'who-comes@example.com', change);
    await post.behave({ email: 'defer' });
    await tryFor(id, 2 * HOUR);
    expect(await post.row(id)).toMatchObject({ state: 'waiting' });
    await tryFor(id, DAY);
    expect(await post.row(id)).toMatchObject({ state: 'failed', failure: 'too late' });
    expect(post.deps.now()).toBeLessThan(startsAt + 15 * MINUTE);
    await post.behave({ email: 'accept' });
    const late = await news('email', 'comes-instead@example.com', change);
    await post.send(late);
    expect(await post.row(late)).toMatchObject({ state: 'sent' });
  });

  test('operations hear once that nothing reached somebody after ten minutes, while it is still tried', async () => {
    await post.behave({ email: 'defer', sms: 'down' });
    const { id: userId } = await insertStranger(post.world.db, { fullName: 'Asha Kulkarni' });
    const about = { userId };
    const ids = [
      await news('email', 'unheard@example.com', { ...about, key: 'event 990001 customer email' }),
      await news('sms', '+919820055504', { ...about, key: 'event 990001 customer sms' }),
    ];
    const unheard = async () => {
      const { rows } = await post.world.db.query(
        "select id from events where type = 'MessageUnheard' and subject = any ($1::uuid[])",
        [ids],
      );
      return rows.length;
    };
    for (let tried = 1; tried <= 8; tried += 1) {
      const turns = await Promise.all(ids.map((id) => post.send(id)));
      expect([tried, await unheard()]).toEqual([tried, tried < 6 ? 0 : 1]);
      const again = Math.max(...turns.map(({ againAt }) => againAt ?? 0));
      post.pass(again - post.deps.now());
    }
    await tryFor(ids[0]!, 2 * DAY);
    await tryFor(ids[1]!, DAY);
    for (const id of ids) expect(await post.row(id)).toMatchObject({ state: 'failed' });
    expect(await unheard()).toBe(1);
  });

  test('operations hear of it with the next try where a server died in the middle of the sixth', async () => {
    await post.behave({ email: 'defer' });
    const { id: userId } = await insertStranger(post.world.db, { fullName: 'Asha Kulkarni' });
    const id = await news('email', 'died@example.com', {
      userId,
      key: 'event 990002 customer email',
    });
    for (let tried = 1; tried <= 5; tried += 1) {
      const { againAt } = await post.send(id);
      post.pass((againAt ?? 0) - post.deps.now());
    }
    const now = post.deps.now();
    await claimMessages(post.world.db, [id], now + CLAIM_MS, now);
    post.pass(CLAIM_MS);
    const unheard = () =>
      post.world.db.query("select id from events where type = 'MessageUnheard' and subject = $1", [
        id,
      ]);
    expect((await unheard()).rowCount).toBe(0);
    await post.send(id);
    expect((await unheard()).rowCount).toBe(1);
  });

  test('SMS takes over from a WhatsApp that answers nobody within eleven minutes', async () => {
    await post.behave({ whatsapp: 'down' });
    const writtenAt = post.deps.now();
    const id = await news('whatsapp', '+919820055503', {
      ...{ key: 'silent chat', instead: 'sms' },
    });
    await tryFor(id, DAY);
    expect(post.deps.now() - writtenAt).toBeLessThan(11 * MINUTE);
    const { rows } = await post.world.db.query(
      "select id from messages where key = 'silent chat sms'",
    );
    expect(rows).toHaveLength(1);
  });
});
