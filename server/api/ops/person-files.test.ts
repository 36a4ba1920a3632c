import { afterAll, beforeAll, expect, test } from 'vitest';
import { listPersonMessages } from '#contract/ops/list-person-messages.ts';
import { readCustomerFile } from '#contract/ops/read-customer-file.ts';
import { readCustomerRecords } from '#contract/ops/read-customer-records.ts';
import { readKarigarRecords } from '#contract/ops/read-karigar-records.ts';
import { repeatPersonMessage } from '#contract/ops/repeat-person-message.ts';
import { newId } from '#kernel/ids.ts';
import { developmentMessenger } from '#server/adapters/messages/development-messenger.ts';
import { createAppCache } from '#server/cache/app-cache.ts';
import { writeMessages } from '#server/flows/messaging/write-messages.ts';
import { notifyKarigars } from '#server/flows/notification/notify-karigars.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { listLedgerEntries } from '#server/views/ledger-entries.ts';
import * as views from '#server/views/person-messages.ts';
import { readRecordsOfCustomer, readRecordsOfKarigar } from '#server/views/person-records.ts';
import { type Account, insertStranger } from '#testing/cast.ts';
import type { Client } from '#testing/client.ts';
import { recordAnyEvent } from '#testing/record-any-event.ts';
import { freshMobile, signInDeps, TEST_KEYS } from '#testing/sign-in-stage.ts';
import { clientOf } from '#testing/signed-in.ts';
import { sowSmallTown } from '#testing/small-town.ts';
import { startServer, type TestServer } from '#testing/start-test-server.ts';
import { START, sowWorker, visitAt, visitDeps, type Worker } from '#testing/visits.ts';
import { fileAnswers } from './files.ts';

let app: TestServer;
let asha: Account;
let ravi: Worker;
let meera: Client;
let bookingId: string;
const db = () => app.world.db;
beforeAll(async () => {
  app = await startServer({ answers: fileAnswers, server: () => ({ ...signInDeps() }) });
  await sowSmallTown(db());
  await sowWorker(db());
  asha = await insertStranger(db(), {
    ...{ fullName: 'Asha Kulkarni', mobile: freshMobile(), mobileProven: true },
    emailProven: true,
  });
  ({ bookingId, ravi } = await visitAt(visitDeps(db()), asha, 'completed'));
  await db().query(`update users set mobile = $2, mobile_proven_at = now() where id = $1`, [
    ravi.userId,
    freshMobile(),
  ]);
  const { rows: events } = await db().query(
    `select id, type, subject, data from events where subject = $1 and type = 'PaymentSettled'`,
    [bookingId],
  );
  const told = { now: () => START, keys: TEST_KEYS, messenger: developmentMessenger };
  await writeMessages({ pool: db(), ...told }, events);
  await tellKarigar('KarigarPaused', ravi.userId, { karigarId: ravi.karigarId });
  const person = await insertStranger(db(), { role: 'ops', fullName: 'Meera Joshi' });
  app.clock.now = START;
  meera = await clientOf(app, person, { at: START, remember: true });
});
afterAll(() => app.close());

async function tellKarigar(type: string, subject: string, data: object): Promise<void> {
  const id = await recordAnyEvent(db(), subject, type, START, 'ops', { ...data });
  const facts = createAppCache(db());
  const told = { now: () => START, keys: TEST_KEYS, messenger: developmentMessenger, facts };
  const event = { id, type, subject, at: START, data: { ...data } };
  await notifyKarigars({ pool: db(), ...told }, event);
}

const messagesTo = async (userId: string) =>
  (await meera.call(listPersonMessages, { userId })).value?.messages ?? [];

test('the messages to a customer and to a Karigar stand in their files, without address, each with what it tells of', async () => {
  expect(await messagesTo(asha.id)).toContainEqual(
    expect.objectContaining({
      ...{ about: 'PaymentSettled', bookingId, channel: 'email', state: 'waiting' },
      mayRepeat: true,
    }),
  );
  const toRavi = await messagesTo(ravi.userId);
  expect(toRavi).toContainEqual(
    expect.objectContaining({ about: 'KarigarPaused', template: 'paused', bookingId: null }),
  );
  expect(JSON.stringify(await messagesTo(asha.id))).not.toContain(asha.mobile);
  expect((await meera.call(listPersonMessages, { userId: newId() })).refusal?.code).toBe(
    'person-not-found',
  );
});

test('a long list comes page by page, and no message stands on two pages', async () => {
  const many = await insertStranger(db());
  await db().query(
    `insert into messages (id, key, channel, template, language, state, user_id, created_at)
      select gen_random_uuid(), 'many ' || n, 'sms', 'sign-in-code', 'en', 'sent', $1, '2026-11-20'::timestamptz + n / 2 * interval '1 s'
      from generate_series(1, 70) n`,
    [many.id],
  );
  const first = (await meera.call(listPersonMessages, { userId: many.id })).value;
  expect([first?.messages.length, first?.messages[0]?.mayRepeat]).toEqual([50, false]);
  const before = first?.next ?? '';
  const next = (await meera.call(listPersonMessages, { userId: many.id, before })).value;
  const ids = [...(first?.messages ?? []), ...(next?.messages ?? [])].map(({ id }) => id);
  expect([ids.length, new Set(ids).size, next?.next]).toEqual([70, 70, null]);
});

test.each([
  ['a customer', () => asha.id],
  ['a Karigar', () => ravi.userId],
])(
  'a message to %s is sent again once under one name, also when pressed three times at once',
  async (_, of) => {
    const userId = of();
    const before = await messagesTo(userId);
    const sent = before.find(({ mayRepeat }) => mayRepeat);
    const asked = { userId, messageId: sent?.id ?? '', repeatId: newId() };
    const answers = await Promise.all([1, 2, 3].map(() => meera.call(repeatPersonMessage, asked)));
    expect(answers.map(({ value }) => value)).toEqual(Array(3).fill({ written: true }));
    const old = new Set(before.map(({ id }) => id));
    const after = await messagesTo(userId);
    expect(after.filter(({ id }) => !old.has(id))).toMatchObject([
      { template: sent?.template, channel: sent?.channel, state: 'waiting' },
    ]);
    const { rows } = await db().query(
      `select count(*)::int from events where type = 'MessageRepeated' and data ->> 'messageId' = $1`,
      [sent?.id],
    );
    expect(rows).toEqual([{ count: 1 }]);
  },
);

test('a code, a message of somebody else and news that no longer holds are not sent again', async () => {
  const [sent] = (await messagesTo(asha.id)).filter(({ mayRepeat }) => mayRepeat);
  const ask = async (userId: string, messageId: string) =>
    (await meera.call(repeatPersonMessage, { userId, messageId, repeatId: newId() })).refusal?.code;
  expect(await ask(ravi.userId, sent?.id ?? '')).toBe('message-not-found');
  const code = newId();
  await db().query(
    `insert into messages (id, key, channel, template, language, state, user_id, created_at)
      values ($1, 'code of asha', 'sms', 'sign-in-code', 'en', 'sent', $2, now())`,
    [code, asha.id],
  );
  expect(await ask(asha.id, code)).toBe('message-not-repeatable');
  // The visit is over: nobody is sent there any more.
  await tellKarigar('KarigarAssigned', bookingId, { karigarId: ravi.karigarId, why: 'by-hand' });
  const given = (await messagesTo(ravi.userId)).find(({ template }) => template === 'visit-given');
  expect(given).toBeDefined();
  expect(await ask(ravi.userId, given?.id ?? '')).toBe('message-not-repeatable');
});

test('the records of a customer and of a Karigar have what was said at their visits, and the bills', async () => {
  const spoken = newId();
  await db().query(
    `insert into visit_sentences (id, booking_id, said_by, karigar_id, sentence, said_at)
      values ($1, $2, 'karigar', $3, 'at-gate', now())`,
    [spoken, bookingId, ravi.karigarId],
  );
  const said = [{ id: spoken, sentence: 'at-gate', bookingId, karigarId: ravi.karigarId }];
  const ofAsha = await meera.call(readCustomerRecords, { userId: asha.id });
  expect(ofAsha.value).toMatchObject({ said });
  const ofRavi = await meera.call(readKarigarRecords, { karigarId: ravi.karigarId });
  expect(ofRavi.value).toMatchObject({ said });
  const colleague = await sowWorker(db());
  const elsewhere = await meera.call(readKarigarRecords, { karigarId: colleague.karigarId });
  expect(elsewhere.value).toEqual({ said: [] });
});

test('what went wrong at a visit stands in the file of its customer too', async () => {
  await db().query(
    `insert into safety_exits (booking_id, karigar_id, by_self, left_at, call_by) values ($1, $2, true, now(), now())`,
    [bookingId, ravi.karigarId],
  );
  // One of the crew had to leave as well: for the customer it is one thing.
  const { karigarId } = await sowWorker(db());
  await db().query(
    `insert into safety_exits (booking_id, karigar_id, by_self, left_at, call_by, closed_at) values ($1, $2, false, now(), now(), now())`,
    [bookingId, karigarId],
  );
  await recordAnyEvent(db(), bookingId, 'CustomerNoShow', START, 'house', {});
  const { value } = await meera.call(readCustomerFile, { userId: asha.id });
  expect(value?.incidents.map(({ kind, endedAt }) => [kind, endedAt]).toSorted()).toEqual([
    ['nobody-home', null],
    ['safety-exit', null],
  ]);
});

test('the books of a person are their own entries: of their bookings, or on their two accounts', async () => {
  const kindsOf = async (of: 'customer' | 'karigar', id: string) => {
    const outcome = await listLedgerEntries(db(), { of, id });
    return outcome.ok ? outcome.value.entries : [];
  };
  const ofAsha = await kindsOf('customer', asha.id);
  expect(ofAsha.length).toBeGreaterThan(1);
  expect(new Set(ofAsha.map((one) => one.bookingId))).toEqual(new Set([bookingId]));
  const ofRavi = await kindsOf('karigar', String(ravi.karigarId));
  expect(ofRavi.length).toBeGreaterThan(0);
  for (const { lines } of ofRavi)
    expect(lines.map(({ account }) => account)).toContain(`karigar_payable:${ravi.karigarId}`);
  expect(await kindsOf('karigar', '2147483')).toEqual([]);
});

test('none of it reads the messages, bookings, entries or talk of everybody', async () => {
  await db().query(
    `insert into messages (id, key, channel, template, language, state, user_id, created_at)
      select gen_random_uuid(), 'crowd ' || n, 'sms', 'x', 'en', 'sent', md5((n % 900)::text)::uuid, now() - n * interval '1 s'
      from generate_series(1, 20000) n`,
  );
  await db().query(
    `insert into visit_sentences (id, booking_id, said_by, karigar_id, sentence, said_at)
      select gen_random_uuid(), gen_random_uuid(), 'customer', 1, 'yes', now() - n * interval '1 s' from generate_series(1, 20000) n`,
  );
  await db().query('analyze');
  const plans: string[] = [];
  const client = await db().connect();
  // The tables of a test are small: whoever must not walk them has to have an index.
  await client.query('set enable_seqscan = off');
  const explaining = {
    query: async ({ text, values }: { text: string; values: unknown[] }) => {
      const { rows } = await client.query(`explain ${text}`, values);
      plans.push(rows.map((row) => String(Object.values(row)[0])).join('\n'));
      const row = { id: asha.id, documents: [], said: [] };
      return { rows: text.includes('from messages') ? [] : [row], rowCount: 1 };
    },
  } as unknown as Database;
  try {
    await views.listPersonMessages(explaining, { userId: asha.id });
    await readRecordsOfCustomer(explaining, asha.id);
    await readRecordsOfKarigar(explaining, ravi.karigarId);
  } finally {
    client.release(true);
  }
  const read = plans.join('\n');
  for (const index of ['messages_user', 'bookings_user', 'tax_documents_booking'])
    expect(read).toContain(index);
  expect(read.match(/(using|on) visit_sentences_booking/g)).toHaveLength(2);
  expect(read).not.toMatch(/Seq Scan on (messages|bookings|holds|tax_documents|visit_sentences)/);
});
