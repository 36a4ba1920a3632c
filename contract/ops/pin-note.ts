import * as z from 'zod/mini';
import { madeId } from '../fields/visit-fields.ts';
import { operation } from '../operation.ts';

export const pinNote = operation({
  name: 'pinNote',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/notes/:noteId/pin',
  summary: 'Let a note stand above the others, or among them again.',
  input: z.object({ noteId: madeId, pinned: z.boolean() }),
  output: z.object({ pinned: z.boolean() }),
  reveals: [],
  refusals: { 'note-not-found': 404 },
});
