import * as z from 'zod/mini';
import { HEARING_PLACES, VOICE_REFUSALS } from '../enclosure.ts';
import { karigarAct, madeId } from '../fields/visit-fields.ts';
import { voiceNote } from '../fields/voice-note.ts';
import { operation } from '../operation.ts';
import { karigarVisit, MOVE_REFUSALS } from './karigar-visit.ts';

export const addHearingVoice = operation({
  name: 'addHearingVoice',
  audience: 'karigar',
  method: 'POST',
  path: '/api/karigar/visits/:id/hearing-voice-notes',
  summary:
    'Say your answer to a complaint, or your appeal before it is sent, in at most half a minute. Said again, the later recording counts.',
  input: z.object({
    ...karigarAct,
    voiceId: madeId,
    beside: z.enum(HEARING_PLACES, 'beside-invalid'),
    voice: voiceNote,
  }),
  output: z.object({ visit: karigarVisit }),
  refusals: {
    ...MOVE_REFUSALS,
    'nothing-to-appeal': 409,
    'appeal-too-late': 409,
    ...VOICE_REFUSALS,
  },
});
