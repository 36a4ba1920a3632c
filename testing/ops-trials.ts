import { newId } from '#kernel/ids.ts';
import { onBehalfTrials } from './on-behalf-trials.ts';
import type { Trial } from './trial.ts';

/** Operations may look at any booking, and do to it what its state allows. */
const ofBooking: NonNullable<Trial['names']> = {
  id: { hears: 'anything', of: ({ bookingId }) => bookingId },
};
const ofNothing: NonNullable<Trial['names']> = {
  id: { hears: 'anything', of: ({ leadId }) => leadId },
};

export const opsTrials: Readonly<Record<string, Trial>> = {
  ...onBehalfTrials,
  readBookingMoney: { own: ({ bookingId }) => ({ id: bookingId }), names: ofBooking },
  refundByHand: {
    own: () => ({
      ...{ refundId: newId(), attemptId: newId(), amountPaise: 10_000 },
      why: 'He came twice.',
    }),
    refusedAs: 'payment-not-found',
    names: {
      refundId: { hears: 'anything', of: ({ leadId }) => leadId },
      attemptId: { hears: 'anything', of: ({ leadId }) => leadId },
    },
  },
  approveRefundByHand: {
    own: () => ({ id: newId() }),
    refusedAs: 'refund-not-found',
    names: ofNothing,
  },
  declineRefundByHand: {
    own: () => ({ id: newId(), why: 'He came once.' }),
    refusedAs: 'refund-not-found',
    names: ofNothing,
  },
  declinePayoutByHand: {
    own: () => ({ id: newId(), why: 'He came once.' }),
    refusedAs: 'payout-not-found',
    names: ofNothing,
  },
  payOutByHand: {
    own: ({ userId }) => ({
      ...{ payoutId: newId(), userId, destinationId: newId(), amountPaise: 10_000 },
      why: 'He came twice.',
    }),
    refusedAs: 'destination-not-found',
    names: {
      payoutId: { hears: 'anything', of: ({ leadId }) => leadId },
      userId: { hears: 'anything', of: ({ userId }) => userId },
      destinationId: { hears: 'anything', of: ({ leadId }) => leadId },
    },
  },
  approvePayoutByHand: {
    own: () => ({ id: newId() }),
    refusedAs: 'payout-not-found',
    names: ofNothing,
  },
  callOffBooking: {
    own: ({ bookingId }) => ({ id: bookingId, why: 'The street is under water.' }),
    names: ofBooking,
  },
  recordKarigarNoShow: {
    own: ({ bookingId }) => ({ id: bookingId, why: 'She has called us.' }),
    refusedAs: 'no-show-too-early',
    names: ofBooking,
  },
  assignByHand: {
    own: ({ bookingId }) => ({ id: bookingId, karigarId: 1, why: 'She knows him.' }),
    refusedAs: 'move-not-allowed',
    names: ofBooking,
  },
};
