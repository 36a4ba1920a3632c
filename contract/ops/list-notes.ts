import * as z from 'zod/mini';
import { NOTED, noteSubject } from '../notes.ts';
import { operation } from '../operation.ts';

export const listNotes = operation({
  name: 'listNotes',
  audience: 'ops',
  method: 'GET',
  path: '/api/ops/notes',
  summary:
    'What colleagues have written down about a booking, a customer or a Karigar: pinned notes first, then the latest.',
  input: z.object({ about: z.enum(NOTED, 'note-about-unknown'), subject: noteSubject }),
  output: z.object({
    notes: z.array(
      z.object({
        id: z.string(),
        text: z.string(),
        pinned: z.boolean(),
        at: z.string(),
        byName: z.nullable(z.string()),
        /** The person or booking that it is about, one of the three. */
        bookingId: z.nullable(z.string()),
        userId: z.nullable(z.string()),
        karigarId: z.nullable(z.number()),
      }),
    ),
  }),
  reveals: [
    { what: 'booking', whose: 'booking', at: 'output.notes.bookingId' },
    { what: 'account', whose: 'user', at: 'output.notes.userId' },
    { what: 'account', whose: 'karigar', at: 'output.notes.karigarId' },
  ],
  refusals: {},
});
