import * as z from 'zod/mini';
import { madeId } from '../fields/visit-fields.ts';
import { NOTED, noteSubject, noteWords } from '../notes.ts';
import { operation } from '../operation.ts';

export const writeNote = operation({
  name: 'writeNote',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/notes',
  summary:
    'Write down what colleagues have to know of a booking, a customer or a Karigar; sent twice under one name it stands once.',
  input: z.object({
    noteId: madeId,
    about: z.enum(NOTED, 'note-about-unknown'),
    subject: noteSubject,
    text: noteWords,
    pinned: z._default(z.boolean(), false),
  }),
  output: z.object({ written: z.boolean() }),
  reveals: [],
  refusals: {
    'note-about-nobody': 404,
    /** The name already belongs to another note. */
    'note-reused': 409,
  },
});
