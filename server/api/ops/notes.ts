import { listNotes } from '#contract/ops/list-notes.ts';
import { pinNote as pinPromise } from '#contract/ops/pin-note.ts';
import { writeNote as writePromise } from '#contract/ops/write-note.ts';
import { accept } from '#kernel/outcome.ts';
import { pinNote } from '#server/flows/note/pin-note.ts';
import { writeNote } from '#server/flows/note/write-note.ts';
import * as views from '#server/views/notes.ts';
import { type Answer, answer } from '../http/mount-routes.ts';

/** Answers for notes of colleagues. */
export const noteAnswers: readonly Answer[] = [
  answer(listNotes, async (asked, { db }) => accept(await views.listNotes(db, asked))),
  answer(writePromise, (note, { world, person, now }) =>
    writeNote(world.pool, { ...note, by: person.id }, now),
  ),
  answer(pinPromise, (asked, { world, now }) => pinNote(world.pool, asked, now)),
];
