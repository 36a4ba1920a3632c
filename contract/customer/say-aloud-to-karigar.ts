import * as z from 'zod/mini';
import { VOICE_REFUSALS } from '../enclosure.ts';
import { bookingId } from '../fields/booking-id.ts';
import { madeId } from '../fields/visit-fields.ts';
import { voiceNote } from '../fields/voice-note.ts';
import { operation } from '../operation.ts';
import { liveVisit } from './live-visit.ts';

export const sayAloudToKarigar = operation({
  name: 'sayAloudToKarigar',
  audience: 'customer',
  method: 'POST',
  path: '/api/bookings/:id/visit/voice-notes',
  summary:
    'Send the Karigar a voice note of at most half a minute. Sent twice under one id it is said once; no telephone number passes from one to the other.',
  input: z.object({ id: bookingId, voiceId: madeId, voice: voiceNote }),
  output: z.object({ visit: liveVisit }),
  refusals: {
    'customer-talk-off': 409,
    'booking-not-found': 404,
    'nobody-to-tell': 409,
    'action-reused': 409,
    'too-many-requests': 429,
    'too-many-voice-notes': 409,
    ...VOICE_REFUSALS,
  },
});
