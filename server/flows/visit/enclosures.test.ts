import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { VOICE_NOTE } from '#contract/live.ts';
import { policy } from '#contract/policy.ts';
import { newId } from '#kernel/ids.ts';
import { DAY, HOUR } from '#kernel/time.ts';
import { karigarNewsOf } from '#server/modules/notification/karigar-news-of.ts';
import { deleteOldEnclosures } from '#server/modules/visit/enclosure-store.ts';
import { eraseHomes } from '#server/modules/visit/owner-store.ts';
import { findEnclosure, listEnclosures } from '#server/views/enclosures.ts';
import { readTalk } from '#server/views/talk.ts';
import { sowCustomer, sowSmallTown } from '#testing/small-town.ts';
import {
  acting,
  START,
  sowWorker,
  type VisitTestDeps,
  visitAt,
  visitDeps,
} from '#testing/visits.ts';
import { mp4Voice, voiceOf } from '#testing/voice-notes.ts';
import { createWorld, type World } from '#testing/world.ts';
import { addNotePicture } from './add-note-picture.ts';
import { addNoteVoice } from './add-note-voice.ts';
import { dispatchVisit } from './dispatch-visit.ts';
import { removeEnclosure } from './remove-enclosure.ts';
import { sayAloud } from './say-aloud.ts';
import { sayAtVisit } from './say-at-visit.ts';

let world: World;
let deps: VisitTestDeps;
let asha: Awaited<ReturnType<typeof sowCustomer>>;
beforeAll(async () => {
  world = await createWorld({ poolSize: 12 });
  await sowSmallTown(world.db);
  for (let count = 0; count < 4; count += 1) await sowWorker(world.db);
});
afterAll(() => world?.close());
beforeEach(async () => {
  deps = visitDeps(world.db);
  asha = await sowCustomer(world.db);
});

/** One dark point. */
const IMAGE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const addPicture = (bookingId: string, pictureId = newId(), image = IMAGE) =>
  addNotePicture(deps, { bookingId, userId: asha.id, pictureId, image });
const addVoice = (bookingId: string, voiceId = newId(), voice = voiceOf(4)) =>
  addNoteVoice(deps, { bookingId, userId: asha.id, voiceId, voice });
const seen = async (id: string, userId: string) =>
  (await findEnclosure(world.db, { id, userId, isOps: false, now: new Date(deps.now()) }))?.media;
const listed = (bookingId: string) => listEnclosures(world.db, 'customer', bookingId);
const refused = (code: string) => ({ ok: false, refusal: { code } });

test('pictures and a voice note stand beside the note: for the customer and for who comes, and for no other Karigar', async () => {
  const { bookingId, ravi } = await visitAt(deps, asha, 'assigned');
  const [picture, voice] = [newId(), newId()];
  expect(await addPicture(bookingId, picture)).toMatchObject({ ok: true });
  expect(await addVoice(bookingId, voice)).toMatchObject({ ok: true });
  expect(await listed(bookingId)).toMatchObject([
    { id: picture, kind: 'picture', seconds: null },
    { id: voice, kind: 'voice', seconds: 4 },
  ]);
  const stranger = await sowWorker(world.db);
  for (const [userId, media] of [
    [asha.id, 'audio/webm'],
    [ravi.userId, 'audio/webm'],
    [stranger.userId, undefined],
    [newId(), undefined],
  ] as const)
    expect(await seen(voice, userId)).toBe(media);
  const { rows } = await world.db.query(
    "select type, data from events where subject = $1 and type = 'KarigarBriefed'",
    [bookingId],
  );
  expect(rows.map((event) => karigarNewsOf(event)[0]?.karigarIds[0])).toEqual([
    ravi.karigarId,
    ravi.karigarId,
  ]);
});

test('a Karigar to whom the visit is offered sees it while the offer is open, and not afterwards', async () => {
  const { bookingId } = await visitAt(deps, asha, 'assigned');
  const picture = newId();
  await addPicture(bookingId, picture);
  const asked = await sowWorker(world.db);
  await world.db.query(
    `insert into offers (id, booking_id, karigar_id, round, state, leads, urgent, starts_at, offered_at, expires_at, pay, journey)
      select $1, $2, $3, 9, 'open', false, false, starts_at, $4, $5, '{}', '{}' from bookings where id = $2`,
    [newId(), bookingId, asked.karigarId, new Date(deps.now()), new Date(deps.now() + 60_000)],
  );
  expect(await seen(picture, asked.userId)).toBe('image/webp');
  deps.pass(60_000);
  expect(await seen(picture, asked.userId)).toBeUndefined();
});

test('sent twice it is there once, also after somebody has set out, and another one under its name is refused', async () => {
  const { bookingId, ravi } = await visitAt(deps, asha, 'assigned');
  const [id, pictureId] = [newId(), newId()];
  expect(await addPicture(bookingId, pictureId)).toMatchObject({ ok: true });
  const both = await Promise.all([addVoice(bookingId, id), addVoice(bookingId, id)]);
  expect(both.map(({ ok }) => ok)).toEqual([true, true]);
  expect(await listed(bookingId)).toHaveLength(2);
  expect(await addVoice(bookingId, id, voiceOf(5))).toMatchObject(refused('action-reused'));
  deps.turnTo(START - HOUR);
  expect(await dispatchVisit(deps, acting(deps, ravi, bookingId))).toMatchObject({ ok: true });
  expect(await addVoice(bookingId, id)).toMatchObject({ ok: true });
  expect(await addPicture(bookingId, pictureId)).toMatchObject({ ok: true });
  expect(await addVoice(bookingId)).toMatchObject(refused('briefing-closed'));
  expect(await addPicture(bookingId)).toMatchObject(refused('briefing-closed'));
});

test('of two voice notes at once one is taken, and a fourth picture is one too many', async () => {
  const { bookingId } = await visitAt(deps, asha, 'assigned');
  const two = await Promise.all([addVoice(bookingId), addVoice(bookingId)]);
  expect(two.filter(({ ok }) => ok)).toHaveLength(1);
  for (let count = 0; count < 3; count += 1) await addPicture(bookingId);
  expect(await addPicture(bookingId)).toMatchObject(refused('too-many-enclosures'));
  const [first] = await listed(bookingId);
  const own = { bookingId, userId: asha.id, enclosureId: first?.id ?? '' };
  expect(await removeEnclosure(deps, { ...own, userId: newId() })).toMatchObject(
    refused('booking-not-found'),
  );
  for (const _ of [1, 2]) expect(await removeEnclosure(deps, own)).toMatchObject({ ok: true });
  expect(await addPicture(bookingId)).toMatchObject({ ok: true });
});

test('a voice note of the Karigar reaches the customer once, however often it is sent, and nobody else', async () => {
  const { bookingId, ravi } = await visitAt(deps, asha, 'dispatched');
  const voiceId = newId();
  const voice = `data:audio/mp4;base64,${mp4Voice(7).toString('base64')}`;
  const said = { ...acting(deps, ravi, bookingId), voiceId, voice };
  for (const _ of [1, 2]) expect(await sayAloud(deps, said)).toMatchObject({ ok: true });
  const talk = await readTalk(world.db, ravi.userId, bookingId);
  expect(talk?.said).toMatchObject([
    { id: voiceId, by: 'karigar', sentence: 'voice-note', voice: { seconds: 7 } },
  ]);
  expect(await seen(voiceId, asha.id)).toBe('audio/mp4');
  expect(await seen(voiceId, ravi.userId)).toBe('audio/mp4');
  expect(await seen(voiceId, (await sowWorker(world.db)).userId)).toBeUndefined();
  const long = { ...acting(deps, ravi, bookingId), voiceId: newId(), voice: voiceOf(40) };
  expect(await sayAloud(deps, long)).toMatchObject(refused('voice-too-long'));
  const own = { bookingId, userId: asha.id, enclosureId: voiceId };
  expect(await removeEnclosure(deps, own)).toMatchObject(refused('briefing-closed'));
});

test('each side may send so many voice notes at a visit, also two at once, and the last one again', async () => {
  const { bookingId, ravi } = await visitAt(deps, asha, 'dispatched');
  await world.db.query(
    `insert into enclosures (id, booking_id, place, said_by, karigar_id, media, seconds, bytes, sha256, added_at)
      select gen_random_uuid(), $1, 'talk', 'customer', $2, 'audio/webm', 4, 'x', 'x', now() from generate_series(2, $3)`,
    [bookingId, ravi.karigarId, policy.visit.mostVoiceNotes],
  );
  const voice = { media: 'audio/webm', seconds: 4, bytes: Buffer.from('speech') } as const;
  const command = {
    bookingId,
    userId: asha.id,
    by: 'customer',
    sentence: VOICE_NOTE,
    voice,
  } as const;
  const [one, other] = [newId(), newId()];
  const send = (sentenceId: string) => sayAtVisit(deps, { ...command, sentenceId });
  const both = await Promise.all([send(one), send(other)]);
  expect(both.map((answer) => (answer.ok ? '' : answer.refusal.code)).sort()).toEqual([
    '',
    'too-many-voice-notes',
  ]);
  expect(await send(both[0]?.ok ? one : other)).toMatchObject({ ok: true });
  const said = { ...acting(deps, ravi, bookingId), voiceId: newId(), voice: voiceOf(3) };
  expect(await sayAloud(deps, said)).toMatchObject({ ok: true });
});

test('it goes with the account, and half a year after the visit', async () => {
  const { bookingId } = await visitAt(deps, asha, 'assigned');
  await addPicture(bookingId);
  const { rows } = await world.db.query('select ends_at from visits where booking_id = $1', [
    bookingId,
  ]);
  const end = new Date(rows[0].ends_at).getTime();
  await deleteOldEnclosures(world.db, end);
  expect(await listed(bookingId)).toHaveLength(1);
  await deleteOldEnclosures(world.db, end + DAY);
  expect(await listed(bookingId)).toEqual([]);
  await addPicture(bookingId);
  await eraseHomes(world.db, [bookingId]);
  expect(await listed(bookingId)).toEqual([]);
});
