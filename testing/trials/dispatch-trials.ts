import type { Trial } from '../trial.ts';

const ofOffer: Trial['names'] = {
  id: { hears: 'same-as-nothing', of: ({ offerId }) => offerId },
};

export const dispatchTrials: Readonly<Record<string, Trial>> = {
  listOffers: { own: () => ({}) },
  readWhyNotAsked: { own: () => ({}) },
  // Her booking is not paid for, so it is not to be had.
  acceptOffer: {
    own: ({ offerId }) => ({ id: offerId }),
    refusedAs: 'offer-gone',
    names: ofOffer,
  },
  declineOffer: { own: ({ offerId }) => ({ id: offerId, reason: 'too-far' }), names: ofOffer },
  // The offer is open: there is no no to take back.
  undoDecline: { own: ({ offerId }) => ({ id: offerId }), names: ofOffer },
  // Operations may look at any booking.
  readDispatch: {
    own: ({ bookingId }) => ({ id: bookingId, language: 'hi' }),
    names: { id: { hears: 'anything', of: ({ bookingId }) => bookingId } },
  },
};
