import { bookingRequest } from '../belongings.ts';
import { freshMobile } from '../sign-in-stage.ts';
import type { Trial } from '../trial.ts';

/** Trials of what a colleague does for somebody on the telephone. */
export const callerTrials: Readonly<Record<string, Trial>> = {
  findCaller: { own: ({ person }) => ({ mobile: person.mobile }) },
  readServiceChoices: { own: () => ({ serviceId: 3, lang: 'en' }) },
  bookForCaller: {
    own: () => ({ ...bookingRequest(), mobile: freshMobile(), language: 'en' }),
    names: { id: { hears: 'reused', of: ({ bookingId }) => bookingId } },
  },
};
