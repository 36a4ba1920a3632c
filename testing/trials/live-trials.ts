import { newId } from '#kernel/ids.ts';
import { toIndiaIso } from '#kernel/time.ts';
import { newToken } from '#server/platform/secrets/token.ts';
import { NOW } from '../now.ts';
import type { Naming, Trial } from '../trial.ts';
import { voiceOf } from '../voice-notes.ts';

const ofBooking: Naming = { hears: 'same-as-nothing', of: ({ bookingId }) => bookingId };
const made: Naming = { hears: 'anything', of: ({ leadId }) => leadId };
const own: Trial['own'] = ({ bookingId }) => ({ id: bookingId });

/** Trials of live streams. Asha's visit has nobody yet who comes. */
export const liveTrials: Readonly<Record<string, Trial>> = {
  readLiveVisit: { own, names: { id: ofBooking } },
  watchLiveVisit: { own, tells: ({ bookingId }) => bookingId, names: { id: ofBooking } },
  sayToKarigar: {
    own: (belongings) => ({ ...own(belongings), sentenceId: newId(), sentence: 'meet-at-gate' }),
    refusedAs: 'nobody-to-tell',
    names: { id: ofBooking, sentenceId: made },
  },
  sayAloudToKarigar: {
    own: (belongings) => ({ ...own(belongings), voiceId: newId(), voice: voiceOf(2) }),
    refusedAs: 'nobody-to-tell',
    names: { id: ofBooking, voiceId: made },
  },
  shareVisit: { own, refusedAs: 'visit-over', names: { id: ofBooking } },
  endShare: {
    own: (belongings) => ({ ...own(belongings), shareId: newId() }),
    names: { id: ofBooking, shareId: made },
  },
  readFollowedVisit: { own: () => ({ token: newToken() }), refusedAs: 'share-over' },
  watchFollowedVisit: { own: () => ({ token: newToken() }), refusedAs: 'share-over' },
  watchKarigar: { own: () => ({}), tells: () => 'dayRevision' },
  reportPosition: {
    own: (belongings) => ({
      ...own(belongings),
      latitude: 19.1,
      longitude: 72.85,
      accuracyMeters: 15,
      happenedAt: toIndiaIso(NOW),
    }),
    refusedAs: 'not-travelling',
    names: { id: ofBooking },
  },
  readTalk: { own, refusedAs: 'visit-not-found', names: { id: ofBooking } },
  sayToCustomer: {
    own: (belongings) => ({ ...own(belongings), sentenceId: newId(), sentence: 'at-gate' }),
    refusedAs: 'visit-not-found',
    names: { id: ofBooking, sentenceId: made },
  },
};
