import { afterAll, beforeAll, expect, test } from 'vitest';
import { listNotes } from '#contract/ops/list-notes.ts';
import { pinNote } from '#contract/ops/pin-note.ts';
import { writeNote } from '#contract/ops/write-note.ts';
import { newId } from '#kernel/ids.ts';
import { erasePersonalData } from '#server/flows/identity/steps/erase-personal-data.ts';
import { insertStranger } from '#testing/cast.ts';
import type { Client } from '#testing/client.ts';
import { signInDeps, TEST_KEYS } from '#testing/sign-in-stage.ts';
import { clientOf } from '#testing/signed-in.ts';
import { startServer, type TestServer } from '#testing/start-test-server.ts';
import { NOW } from '#testing/world.ts';
import { noteAnswers } from './notes.ts';

let app: TestServer;
let meera: Client;
beforeAll(async () => {
  app = await startServer({ answers: noteAnswers, server: () => ({ ...signInDeps() }) });
  const person = await insertStranger(app.world.db, { role: 'ops', fullName: 'Meera Joshi' });
  meera = await clientOf(app, person, { at: NOW, remember: true });
});
afterAll(() => app.close());

const about = (subject: string) => ({ about: 'customer' as const, subject });
const textsOf = async (subject: string) =>
  (await meera.call(listNotes, about(subject))).value?.notes.map(({ text }) => text);

test('a note stands once however often it is sent, and what is pinned stands first', async () => {
  const { id } = await insertStranger(app.world.db, {});
  const bell = { noteId: newId(), ...about(id), text: 'The bell does not ring.', pinned: true };
  const sent = await Promise.all([1, 2, 3].map(() => meera.call(writeNote, bell)));
  expect(sent.map(({ value }) => value)).toEqual(Array(3).fill({ written: true }));
  const dog = { noteId: newId(), ...about(id), text: 'There is a dog.' };
  await meera.call(writeNote, dog);
  expect(await textsOf(id)).toEqual([bell.text, dog.text]);
  await meera.call(pinNote, { noteId: bell.noteId, pinned: false });
  await meera.call(pinNote, { noteId: dog.noteId, pinned: true });
  expect(await textsOf(id)).toEqual([dog.text, bell.text]);
  const other = await meera.call(writeNote, { ...dog, text: 'There are two dogs.' });
  expect(other.refusal?.code).toBe('note-reused');
});

test('a subject is one however its id is written, and a number with a nought before it is none', async () => {
  const { id } = await insertStranger(app.world.db, {});
  const note = { noteId: newId(), ...about(id.toUpperCase()), text: 'Ring twice.' };
  expect((await meera.call(writeNote, note)).value).toEqual({ written: true });
  expect(await textsOf(id)).toEqual([note.text]);
  expect(await textsOf(id.toUpperCase())).toEqual([note.text]);
  const padded = { about: 'karigar' as const, subject: '007' };
  expect((await meera.call(listNotes, padded)).refusal?.fields).toEqual({
    subject: 'note-subject-invalid',
  });
  await erasePersonalData(app.world.db, TEST_KEYS, { id, contacts: [] }, NOW);
  expect(await textsOf(id)).toEqual([]);
});

test('a note needs a person or booking that exists, and goes when the account is erased', async () => {
  const note = { noteId: newId(), text: 'Who is this?' };
  for (const subject of [
    about(newId()),
    { about: 'booking' as const, subject: newId() },
    { about: 'karigar' as const, subject: '999999999' },
    { about: 'karigar' as const, subject: newId() },
  ])
    expect((await meera.call(writeNote, { ...note, ...subject })).refusal?.code).toBe(
      'note-about-nobody',
    );
  const { id } = await insertStranger(app.world.db, {});
  await meera.call(writeNote, { ...note, ...about(id) });
  await erasePersonalData(app.world.db, TEST_KEYS, { id, contacts: [] }, NOW);
  expect(await textsOf(id)).toEqual([]);
});
