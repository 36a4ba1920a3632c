import * as z from 'zod/mini';
import { enclosure, VOICE_REFUSALS } from '../enclosure.ts';
import { bookingId } from '../fields/booking-id.ts';
import { madeId } from '../fields/visit-fields.ts';
import { voiceNote } from '../fields/voice-note.ts';
import { operation } from '../operation.ts';

export const addNoteVoice = operation({
  name: 'addNoteVoice',
  audience: 'customer',
  method: 'POST',
  path: '/api/bookings/:id/briefing/voice-notes',
  summary:
    'Add a voice note of at most half a minute to what the crew of a visit should know, until somebody sets out. Its length is read from the recording.',
  input: z.object({ id: bookingId, voiceId: madeId, voice: voiceNote }),
  output: z.object({ enclosures: z.array(enclosure) }),
  refusals: {
    'booking-not-found': 404,
    'briefing-closed': 409,
    ...VOICE_REFUSALS,
    'too-many-enclosures': 409,
    'action-reused': 409,
  },
});
