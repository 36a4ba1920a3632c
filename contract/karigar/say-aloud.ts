import * as z from 'zod/mini';
import { VOICE_REFUSALS } from '../enclosure.ts';
import { karigarAct, madeId } from '../fields/visit-fields.ts';
import { voiceNote } from '../fields/voice-note.ts';
import { operation } from '../operation.ts';
import { karigarVisit, MOVE_REFUSALS } from './karigar-visit.ts';

export const sayAloud = operation({
  name: 'sayAloud',
  audience: 'karigar',
  method: 'POST',
  path: '/api/karigar/visits/:id/voice-notes',
  summary:
    'Send the customer a voice note of at most half a minute. Its length is read from the recording.',
  input: z.object({ ...karigarAct, voiceId: madeId, voice: voiceNote }),
  output: z.object({ visit: karigarVisit }),
  refusals: {
    ...MOVE_REFUSALS,
    'nobody-to-tell': 409,
    'too-many-requests': 429,
    'too-many-voice-notes': 409,
    ...VOICE_REFUSALS,
  },
});
