import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addWebhook } from '#contract/ops/add-webhook.ts';
import { listWebhookDeliveries } from '#contract/ops/list-webhook-deliveries.ts';
import { listWebhooks } from '#contract/ops/list-webhooks.ts';
import { replayWebhookDelivery } from '#contract/ops/replay-webhook-delivery.ts';
import { switchWebhook } from '#contract/ops/switch-webhook.ts';
import type { WebhookEvent } from '#contract/webhooks.ts';
import { newId } from '#kernel/ids.ts';
import { DAY, HOUR, MINUTE, SECOND } from '#kernel/time.ts';
import { createWebhookCaller } from '#server/adapters/webhook/webhook-caller.ts';
import { webhookAnswers } from '#server/api/ops/webhooks.ts';
import { sweepDeliveries } from '#server/flows/webhook/sweep-deliveries.ts';
import { itemsOf } from '#server/modules/inbox/items-of.ts';
import type { DomainEvent } from '#server/platform/jobs/job.ts';
import { webhookJobsOf } from '#server/webhook-jobs.ts';
import { insertStranger } from '#testing/cast.ts';
import type { Client } from '#testing/client.ts';
import { bookOnline } from '#testing/payments.ts';
import { openRecordingServer, type RecordingServer } from '#testing/recording-server.ts';
import { clientOf } from '#testing/signed-in.ts';
import { sowCustomer, sowKarigar, sowSmallTown } from '#testing/small-town.ts';
import { startServer, type TestServer } from '#testing/start-test-server.ts';
import { TEST_KEYS } from '#testing/test-keys.ts';
import { given, visitDeps } from '#testing/visits.ts';
import { NOW } from '#testing/world.ts';

let app: TestServer;
let receiver: RecordingServer;
let admin: Client;
let asha: Awaited<ReturnType<typeof sowCustomer>>;
let status = 200;

beforeAll(async () => {
  app = await startServer({ answers: webhookAnswers });
  receiver = await openRecordingServer(() => ({ status, body: {} }));
  await sowSmallTown(app.world.db);
  await sowKarigar(app.world.db, { skills: [2, 3] });
  asha = await sowCustomer(app.world.db);
  admin = await clientOf(app, await insertStranger(app.world.db, { role: 'admin' }));
});
afterAll(async () => {
  await receiver.close();
  await app.close();
});
beforeEach(async () => {
  status = 200;
  app.clock.now = NOW;
  receiver.calls.splice(0);
  for (const { id } of (await admin.call(listWebhooks, {})).value?.webhooks ?? [])
    await admin.call(switchWebhook, { id, on: false });
  await given.everyHourFree(visitDeps(app.world.db));
});

/** Calls this machine instead of the address that was added, without TLS. */
const jobs = () => {
  const call = createWebhookCaller({ isAllowed: () => true, mayBePlain: true });
  const deps = {
    ...{ pool: app.world.db, now: () => app.clock.now, keys: TEST_KEYS },
    callWebhook: (one: Parameters<typeof call>[0]) => call({ ...one, url: `${receiver.url}/news` }),
  };
  return new Map(webhookJobsOf(deps).map((job) => [job.name, job]));
};

const happened = async (type: string, after = 0): Promise<DomainEvent[]> => {
  const { rows } = await app.world.db.query(
    `select id, type, subject, floor(extract(epoch from at) * 1000)::bigint as at, data from events
      where type = $1 and id > $2 order by id`,
    [type, after],
  );
  return rows.map((row) => ({ ...row, at: Number(row.at) }));
};

async function add(...events: WebhookEvent[]) {
  const id = newId();
  const { value } = await admin.call(addWebhook, {
    ...{ id, name: 'Sahyadri Heights', url: 'https://gate.example.com/news', events },
  });
  if (!value) throw new Error('It was not added');
  return { id, secret: value.secret };
}

/** A booking, noted for whoever hears of it; noted twice, as a job may be. */
async function book(): Promise<string> {
  const deps = visitDeps(app.world.db);
  const bookingId = await bookOnline(deps, asha);
  const placed = (await happened('BookingPlaced')).filter(({ subject }) => subject === bookingId);
  await jobs().get('note-webhooks')?.runTogether?.(placed);
  for (const event of placed) await jobs().get('note-webhooks')?.run(event);
  return bookingId;
}

/** Every delivery that is due to this address is tried once, and says when it comes back. */
async function send(webhookId: string) {
  const due = (await happened('WebhookDue')).filter(({ data }) => data.webhookId === webhookId);
  const turns = [];
  for (const event of due) turns.push(await jobs().get('send-webhook')?.run(event));
  return turns;
}
const deliveriesOf = async (id: string) =>
  (await admin.call(listWebhookDeliveries, { id })).value?.deliveries ?? [];
const webhookOf = async (id: string) =>
  (await admin.call(listWebhooks, {})).value?.webhooks.find((one) => one.id === id);

describe('news of a booking', () => {
  test('goes out once, signed so that the receiver’s own library believes it, and names nobody', async () => {
    const { id, secret } = await add('booking.placed');
    const bookingId = await book();
    await send(id);
    await send(id);
    expect(receiver.calls).toHaveLength(1);
    const [call] = receiver.calls;
    const headers = call?.headers as Record<string, string>;
    expect(Number(headers['webhook-timestamp'])).toBe(Math.floor(NOW / SECOND));
    const signed = new Webhook(secret).sign(
      headers['webhook-id'] ?? '',
      new Date(NOW),
      call?.body ?? '',
    );
    expect(headers['webhook-signature']).toBe(signed);
    const [delivery] = await deliveriesOf(id);
    expect(headers['webhook-id']).toBe(delivery?.id);
    expect(delivery).toMatchObject({ state: 'delivered', tries: 1, lastStatus: 200, nextAt: null });
    expect(JSON.parse(call?.body ?? '')).toEqual({
      type: 'booking.placed',
      timestamp: delivery?.happenedAt,
      data: { bookingId, reference: delivery?.reference, status: 'pending' },
    });
  });

  test('goes to nobody who has not asked for it, and to nobody who is switched off', async () => {
    const other = await add('visit.finished');
    const off = await add('booking.placed');
    await admin.call(switchWebhook, { id: off.id, on: false });
    await book();
    expect([await deliveriesOf(other.id), await deliveriesOf(off.id)]).toEqual([[], []]);
  });
});

describe('a delivery that fails', () => {
  test('comes back after growing pauses, under the same id, and is given up in the end', async () => {
    const { id } = await add('booking.placed');
    status = 500;
    await book();
    const pauses: number[] = [];
    for (let [turn] = await send(id); turn?.againAt; [turn] = await send(id)) {
      pauses.push((turn.againAt - app.clock.now) / SECOND);
      app.clock.now = turn.againAt;
    }
    expect(pauses).toEqual(pauses.toSorted((one, other) => one - other));
    expect(pauses).toHaveLength(9);
    const ids = new Set(receiver.calls.map(({ headers }) => headers['webhook-id']));
    expect([receiver.calls.length, ids.size]).toEqual([10, 1]);
    expect((await deliveriesOf(id))[0]).toMatchObject({ state: 'failed', lastStatus: 500 });
  });

  test('a redirect leads nowhere', async () => {
    const { id } = await add('booking.placed');
    status = 302;
    await book();
    await send(id);
    expect(receiver.calls).toHaveLength(1);
    expect((await deliveriesOf(id))[0]).toMatchObject({ state: 'waiting', lastStatus: 302 });
  });

  test('tried by two at once it is sent once', async () => {
    const { id } = await add('booking.placed');
    await book();
    const [event] = (await happened('WebhookDue')).filter(({ data }) => data.webhookId === id);
    if (!event) throw new Error('Nothing is due');
    await Promise.all([1, 2, 3].map(() => jobs().get('send-webhook')?.run(event)));
    expect(receiver.calls).toHaveLength(1);
  });

  test('whose job was lost gets another one, once, and arrives', async () => {
    const { id } = await add('booking.placed');
    await book();
    const [lost] = (await happened('WebhookDue')).slice(-1);
    const found = async () =>
      (await happened('WebhookDue', lost?.id)).filter(({ data }) => data.webhookId === id);
    app.clock.now = NOW + 10 * MINUTE;
    await sweepDeliveries(app.world.db, app.clock.now);
    expect(await found()).toEqual([]);
    app.clock.now += SECOND;
    await Promise.all([1, 2].map(() => sweepDeliveries(app.world.db, app.clock.now)));
    const again = await found();
    expect(again.map(({ subject }) => subject)).toEqual([lost?.subject]);
    for (const event of again) await jobs().get('send-webhook')?.run(event);
    expect((await deliveriesOf(id))[0]).toMatchObject({ state: 'delivered', tries: 1 });
    app.clock.now += HOUR;
    await sweepDeliveries(app.world.db, app.clock.now);
    expect(await found()).toEqual(again);
  });

  test('is sent again by hand; not while it waits, and not to an address that is off', async () => {
    const { id } = await add('booking.placed');
    await book();
    await send(id);
    const [delivery] = await deliveriesOf(id);
    const replay = () => admin.call(replayWebhookDelivery, { id: delivery?.id ?? '' });
    expect((await replay()).value).toEqual({ waiting: true });
    expect((await replay()).value).toEqual({ waiting: true });
    await send(id);
    expect(receiver.calls.map(({ headers }) => headers['webhook-id'])).toEqual([
      delivery?.id,
      delivery?.id,
    ]);
    await admin.call(switchWebhook, { id, on: false });
    expect((await replay()).refusal?.code).toBe('webhook-off');
  });
});

describe('an address at which nothing arrives', () => {
  test('is switched off after five days with an alarm; switched on again it begins anew', async () => {
    const { id } = await add('booking.placed');
    status = 500;
    await book();
    await send(id);
    expect((await webhookOf(id))?.failingSince).not.toBeNull();
    app.clock.now = NOW + 5 * DAY + HOUR;
    await send(id);
    expect(await webhookOf(id)).toMatchObject({ offWhy: 'failing', failed: 1, waiting: 0 });
    const [off] = (await happened('WebhookSwitchedOff')).filter(({ subject }) => subject === id);
    if (!off) throw new Error('Nobody is told');
    expect(itemsOf(off as never)).toMatchObject([{ kind: 'webhook-off', thingId: id }]);
    await admin.call(switchWebhook, { id, on: true });
    expect(await webhookOf(id)).toMatchObject({ offWhy: null, failingSince: null });
  });

  test('is not switched off by the first try of a delivery, however long ago the last one was given up', async () => {
    const { id } = await add('booking.placed');
    status = 500;
    await book();
    for (let [turn] = await send(id); turn?.againAt; [turn] = await send(id))
      app.clock.now = turn.againAt;
    app.clock.now = NOW + 6 * DAY;
    await given.everyHourFree(visitDeps(app.world.db));
    await book();
    const turn = (await send(id)).find((one) => one?.againAt);
    expect(await webhookOf(id)).toMatchObject({ offWhy: null, failed: 1, waiting: 1 });
    status = 200;
    app.clock.now = turn?.againAt ?? 0;
    await send(id);
    expect(await webhookOf(id)).toMatchObject({ offWhy: null, failingSince: null, waiting: 0 });
  });

  test('one delivery that arrives ends the failing', async () => {
    const { id } = await add('booking.placed');
    status = 500;
    await book();
    const [turn] = await send(id);
    status = 204;
    app.clock.now = turn?.againAt ?? 0;
    await send(id);
    expect(await webhookOf(id)).toMatchObject({ failingSince: null, waiting: 0, failed: 0 });
  });
});

test('its secret is told once, and lies sealed', async () => {
  const { id, secret } = await add('booking.placed');
  const again = await admin.call(addWebhook, {
    ...{ id, name: 'x', url: 'https://gate.example.com', events: ['booking.placed'] },
  });
  expect(again.refusal?.code).toBe('webhook-exists');
  const { rows } = await app.world.db.query('select secret from webhooks where id = $1', [id]);
  expect(rows[0].secret.toString('utf8')).not.toContain(secret.slice(6));
});

test.each(['http://gate.example.com', 'https://me:word@gate.example.com', 'ftp://x', 'gate', ''])(
  'the address %s is refused',
  async (url) => {
    const answer = await admin.call(addWebhook, {
      ...{ id: newId(), name: 'x', url, events: ['booking.placed'] },
    });
    expect(answer.refusal?.fields).toEqual({ url: 'webhook-url-invalid' });
  },
);
