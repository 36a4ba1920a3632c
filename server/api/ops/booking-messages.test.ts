import { afterAll, beforeAll, expect, test } from 'vitest';
import { listBookingMessages } from '#contract/ops/list-booking-messages.ts';
import { readBookingFile } from '#contract/ops/read-booking-file.ts';
import { readBookingRecords } from '#contract/ops/read-booking-records.ts';
import { repeatMessage } from '#contract/ops/repeat-message.ts';
import { newId } from '#kernel/ids.ts';
import { developmentMessenger } from '#server/adapters/messages/development-messenger.ts';
import { writeMessages } from '#server/flows/messaging/write-messages.ts';
import { type Account, insertStranger } from '#testing/cast.ts';
import type { Client } from '#testing/client.ts';
import { freshMobile, signInDeps, TEST_KEYS } from '#testing/sign-in-stage.ts';
import { clientOf } from '#testing/signed-in.ts';
import { sowSmallTown } from '#testing/small-town.ts';
import { startServer, type TestServer } from '#testing/start-test-server.ts';
import { START, sowWorker, visitAt, visitDeps } from '#testing/visits.ts';
import { bookingFileAnswers } from './booking-file.ts';

let app: TestServer;
let asha: Account;
let meera: Client;
let bookingId: string;
beforeAll(async () => {
  app = await startServer({ answers: bookingFileAnswers, server: () => ({ ...signInDeps() }) });
  const db = app.world.db;
  await sowSmallTown(db);
  await sowWorker(db);
  asha = await insertStranger(db, {
    ...{ fullName: 'Asha Kulkarni', mobile: freshMobile(), mobileProven: true },
    emailProven: true,
  });
  bookingId = (await visitAt(visitDeps(db), asha, 'arrived')).bookingId;
  const { rows: events } = await db.query(
    'select id, type, subject, data from events where subject = $1 order by id',
    [bookingId],
  );
  await writeMessages(
    { pool: db, now: () => START, keys: TEST_KEYS, messenger: developmentMessenger },
    events,
  );
  const person = await insertStranger(db, { role: 'ops', fullName: 'Meera Joshi' });
  meera = await clientOf(app, person, { at: START, remember: true });
});
afterAll(() => app.close());

const listed = async () =>
  (await meera.call(listBookingMessages, { id: bookingId })).value?.messages ?? [];

test('operations see what was sent because of a booking, to whom and about what, and no address', async () => {
  const messages = await listed();
  expect(messages).toContainEqual(
    expect.objectContaining({
      ...{ about: 'PaymentSettled', to: 'customer', name: 'Asha Kulkarni', channel: 'email' },
      ...{ state: 'waiting', mayRepeat: true },
    }),
  );
  expect(JSON.stringify(messages)).not.toContain(asha.mobile);
  expect(JSON.stringify(messages)).not.toContain(asha.email);
  expect((await meera.call(listBookingMessages, { id: newId() })).status).toBe(404);
});

test('a message is sent again by the same channel, once under one name also when pressed twice at once, and that stands in the timeline', async () => {
  const [first] = (await listed()).filter(
    ({ channel, mayRepeat }) => mayRepeat && channel === 'email',
  );
  const old = (await listed()).map(({ id }) => id);
  const asked = { id: bookingId, messageId: first?.id ?? '', repeatId: newId() };
  const answers = await Promise.all([1, 2, 3].map(() => meera.call(repeatMessage, asked)));
  expect(answers.map(({ value }) => value)).toEqual(Array(3).fill({ written: true }));
  const after = await listed();
  expect(after).toHaveLength(old.length + 1);
  const again = after.filter(({ id }) => id !== first?.id && !old.includes(id));
  expect(again).toMatchObject([{ template: first?.template, channel: 'email', state: 'waiting' }]);
  const { value } = await meera.call(readBookingFile, { id: bookingId });
  expect(value?.timeline.filter(({ type }) => type === 'MessageRepeated')).toMatchObject([
    { by: 'ops', byName: 'Meera Joshi' },
  ]);
});
test('a start code and what belongs to another booking are not sent again', async () => {
  const code = (await listed()).find(({ template }) => template === 'start-code');
  expect(code).toMatchObject({ mayRepeat: false });
  const asked = { id: bookingId, messageId: code?.id ?? '', repeatId: newId() };
  expect((await meera.call(repeatMessage, asked)).refusal?.code).toBe('message-not-repeatable');
  const elsewhere = await meera.call(repeatMessage, { ...asked, id: newId() });
  expect(elsewhere.refusal?.code).toBe('message-not-found');
});

test('the records of a booking name its pictures, and say what was said', async () => {
  const photo = newId();
  await app.world.db.query(
    `insert into visit_photos select $1, $2, min(id), 'before', '\\x00', now(), now() from karigars`,
    [photo, bookingId],
  );
  await app.world.db.query(
    `insert into visit_sentences select $1, $2, 'karigar', min(id), 'at-gate', now() from karigars`,
    [newId(), bookingId],
  );
  const { value } = await meera.call(readBookingRecords, { id: bookingId });
  expect(value).toMatchObject({
    photos: [{ id: photo, kind: 'before' }],
    said: [{ by: 'karigar', sentence: 'at-gate' }],
  });
});
