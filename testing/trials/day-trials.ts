import { newId } from '#kernel/ids.ts';
import type { Trial } from '../trial.ts';

/** Operations may look at any booking, and do to it what its state allows. */
const ofBooking: NonNullable<Trial['names']> = {
  id: { hears: 'anything', of: ({ bookingId }) => bookingId },
};
/** The person's own booking depends on the trials before, so these name a booking that nobody has. */
const ofNothing: NonNullable<Trial['names']> = {
  id: { hears: 'anything', of: ({ leadId }) => leadId },
};
const seen = 'pending 1795320000000 1';
const why = 'The customer called us.';

const PERIOD = { from: '2026-11-01', until: '2026-11-28' };

export const dayTrials: Readonly<Record<string, Trial>> = {
  readQuality: { own: () => PERIOD },
  listOftenRefused: { own: () => ({}) },
  readDemand: { own: () => PERIOD },
  listRefusedWishes: { own: () => ({ ...PERIOD, reason: 'slot-taken' }) },
  listQualityRows: { own: () => ({ ...PERIOD, rows: 'visits' }) },
  readDay: { own: () => ({ date: '2026-12-03' }) },
  readKarigarPositions: { own: () => ({}) },
  previewAct: {
    own: ({ bookingId }) => ({
      ...{ id: bookingId, act: 'reschedule', karigarId: 1, visit: 1 },
      ...{ date: '2026-12-04', time: '11:00 AM' },
    }),
    names: ofBooking,
  },
  rescheduleOnBehalf: {
    own: () => ({
      ...{ id: newId(), date: '2026-12-04', time: '11:00 AM', shownFloorPaise: 0 },
      ...{ why, seen },
    }),
    refusedAs: 'booking-not-found',
    names: ofNothing,
  },
  cancelOnBehalf: {
    own: () => ({ id: newId(), visit: 1, shownFeePaise: 0, shownRefundPaise: 0, why, seen }),
    refusedAs: 'booking-not-found',
    names: ofNothing,
  },
};
