import { policy } from '#contract/policy.ts';
import { newId } from '#kernel/ids.ts';
import type { Trial } from '../trial.ts';

/** Operations may look at any booking, and do to it what its state allows. */
const ofBooking: NonNullable<Trial['names']> = {
  id: { hears: 'anything', of: ({ bookingId }) => bookingId },
};
const ofNothing: NonNullable<Trial['names']> = {
  id: { hears: 'anything', of: ({ leadId }) => leadId },
};

/** Nothing of that name is there; only its own person could have made it. */
const ofNoPause: NonNullable<Trial['names']> = {
  id: { hears: 'anything', of: ({ leadId }) => leadId },
};

export const opsTrials: Readonly<Record<string, Trial>> = {
  tryPolicy: {
    own: () => ({ from: '2026-11-01', until: '2026-11-30', fees: policy.cancellation }),
  },
  listTemplates: { own: () => ({}) },
  markTemplate: {
    own: () => ({
      ...{ channel: 'sms', name: 'nothing', language: 'en', state: 'waiting' },
      ...{ registeredAs: null, note: null, seen: null },
    }),
    refusedAs: 'template-unknown',
  },
  readChannels: { own: () => ({}) },
  listFailedWork: { own: () => ({}) },
  retryFailedWork: {
    own: () => ({ id: 'event-987654321' }),
    refusedAs: 'failed-work-not-found',
    names: { id: { hears: 'anything', of: ({ leadId }) => leadId } },
  },
  dropFailedWork: {
    own: () => ({ id: 'event-987654321' }),
    refusedAs: 'failed-work-not-found',
    names: { id: { hears: 'anything', of: ({ leadId }) => leadId } },
  },
  listBookingFreezes: { own: () => ({}) },
  freezeBookings: { own: () => ({}) },
  liftBookingFreeze: {
    own: () => ({ id: newId() }),
    refusedAs: 'booking-freeze-not-found',
    names: ofNothing,
  },
  readBookingMoney: { own: ({ bookingId }) => ({ id: bookingId }), names: ofBooking },
  previewRefund: {
    own: () => ({ attemptId: newId(), amountPaise: 10_000 }),
    refusedAs: 'payment-not-found',
    names: { attemptId: { hears: 'anything', of: ({ leadId }) => leadId } },
  },
  refundByHand: {
    own: () => ({
      ...{ refundId: newId(), attemptId: newId(), amountPaise: 10_000 },
      why: 'They came twice.',
    }),
    refusedAs: 'payment-not-found',
    names: {
      refundId: { hears: 'anything', of: ({ leadId }) => leadId },
      attemptId: { hears: 'anything', of: ({ leadId }) => leadId },
    },
  },
  resolveMismatch: {
    own: () => ({
      ...{ attemptId: newId(), way: 'return', gatewayReference: 'T1' },
      why: 'A rupee was paid too little.',
    }),
    refusedAs: 'payment-not-found',
    names: {
      attemptId: { hears: 'anything', of: ({ leadId }) => leadId },
      bookingId: { hears: 'anything', of: ({ bookingId }) => bookingId },
    },
  },
  approveTransfer: {
    own: () => ({ id: newId() }),
    refusedAs: 'transfer-not-found',
    names: ofNothing,
  },
  declineTransfer: {
    own: () => ({ id: newId(), why: 'They came once.' }),
    refusedAs: 'transfer-not-found',
    names: ofNothing,
  },
  previewPayout: {
    own: ({ userId }) => ({ userId, amountPaise: 10_000 }),
    refusedAs: 'own-money',
    names: { userId: { hears: 'anything', refusedAs: null, of: ({ userId }) => userId } },
  },
  payOutByHand: {
    own: () => ({
      ...{ payoutId: newId(), userId: newId(), destinationId: newId(), amountPaise: 10_000 },
      why: 'They came twice.',
    }),
    refusedAs: 'destination-not-found',
    names: {
      payoutId: { hears: 'anything', of: ({ leadId }) => leadId },
      userId: { hears: 'anything', of: ({ userId }) => userId },
      destinationId: { hears: 'anything', of: ({ leadId }) => leadId },
    },
  },
  readFailedTransfer: {
    own: () => ({ id: newId() }),
    refusedAs: 'no-such-transfer',
    names: ofNothing,
  },
  tryTransferAgain: {
    own: () => ({
      ...{ id: newId(), payoutId: newId(), destinationId: newId(), shownPaise: 10_000 },
      why: 'The bank is well again.',
    }),
    refusedAs: 'no-such-transfer',
    names: {
      id: { hears: 'anything', of: ({ leadId }) => leadId },
      payoutId: { hears: 'anything', of: ({ leadId }) => leadId },
      destinationId: { hears: 'anything', of: ({ leadId }) => leadId },
    },
  },
  payFailedByHand: {
    own: () => ({
      ...{ id: newId(), payoutId: newId(), shownPaise: 10_000 },
      why: 'Paid at the branch.',
    }),
    refusedAs: 'no-such-transfer',
    names: {
      id: { hears: 'anything', of: ({ leadId }) => leadId },
      payoutId: { hears: 'anything', of: ({ leadId }) => leadId },
    },
  },
  callOffBooking: {
    own: ({ bookingId }) => ({ id: bookingId, why: 'The street is under water.' }),
    names: ofBooking,
  },
  recordKarigarNoShow: {
    own: ({ bookingId }) => ({ id: bookingId, why: 'The customer has called us.' }),
    refusedAs: 'no-show-too-early',
    names: ofBooking,
  },
  recordCrewAttendance: {
    own: ({ bookingId }) => ({
      id: bookingId,
      karigarId: 1,
      came: false,
      why: 'The customer has called.',
    }),
    refusedAs: 'too-early-for-absence',
    names: ofBooking,
  },
  assignByHand: {
    own: ({ bookingId }) => ({ id: bookingId, karigarId: 1, why: 'They know each other.' }),
    refusedAs: 'move-not-allowed',
    names: ofBooking,
  },
  previewKarigarSkills: {
    own: () => ({ karigarId: 1_000_000, serviceIds: [1] }),
    refusedAs: 'karigar-not-found',
  },
  setKarigarSkills: {
    own: () => ({ karigarId: 1_000_000, serviceIds: [1], seen: [1], why: 'Seen at work.' }),
    refusedAs: 'karigar-not-found',
  },
  listKarigarPauses: { own: () => ({}) },
  pauseKarigar: {
    own: () => ({
      ...{ karigarId: 1_000_000, pauseId: newId(), reason: 'conduct', hours: 24 },
      notice: 'A customer says that nobody came.',
    }),
    refusedAs: 'karigar-not-found',
    names: { pauseId: { hears: 'anything', of: ({ leadId }) => leadId } },
  },
  decideKarigarPause: {
    own: () => ({ id: newId(), decision: 'stay', evidence: 'Three customers.', days: 5 }),
    refusedAs: 'pause-not-found',
    names: ofNoPause,
  },
  reinstateKarigar: {
    own: () => ({ id: newId(), why: 'It was somebody else.' }),
    refusedAs: 'pause-not-found',
    names: ofNoPause,
  },
  decideKarigarAppeal: {
    own: () => ({ id: newId(), granted: true, reason: 'It was somebody else.' }),
    refusedAs: 'pause-not-found',
    names: ofNoPause,
  },
  appealPause: {
    own: () => ({ id: newId(), text: 'I was at the door and nobody opened.' }),
    refusedAs: 'pause-not-found',
    names: ofNoPause,
  },
  closeAccount: {
    own: () => ({
      ...{ userId: newId(), closureId: newId(), kind: 'pause', reason: 'misuse' },
      notice: 'Four bookings were made in vain.',
    }),
    refusedAs: 'person-not-found',
    names: {
      closureId: { hears: 'anything', of: ({ leadId }) => leadId },
      userId: { hears: 'anything', of: ({ leadId }) => leadId },
    },
  },
  listAccountPauses: { own: () => ({}) },
  decideAccountPause: {
    own: () => ({
      closureId: newId(),
      decision: 'stay',
      evidence: 'Four visits in vain.',
      days: 7,
    }),
    refusedAs: 'pause-not-found',
    names: { closureId: { hears: 'anything', of: ({ leadId }) => leadId } },
  },
  recordAccountAppeal: {
    own: () => ({ closureId: newId(), text: 'I was at home.' }),
    refusedAs: 'pause-not-found',
    names: { closureId: { hears: 'anything', of: ({ leadId }) => leadId } },
  },
  decideAccountAppeal: {
    own: () => ({ closureId: newId(), granted: false, reason: 'The guard says otherwise.' }),
    refusedAs: 'pause-not-found',
    names: { closureId: { hears: 'anything', of: ({ leadId }) => leadId } },
  },
  reopenAccount: {
    own: () => ({ userId: newId(), why: 'It was a mistake.' }),
    refusedAs: 'person-not-found',
    names: { userId: { hears: 'anything', of: ({ leadId }) => leadId } },
  },
  endSessionsOf: {
    own: () => ({ userId: newId(), why: 'The telephone is lost.' }),
    refusedAs: 'person-not-found',
    names: { userId: { hears: 'anything', of: ({ leadId }) => leadId } },
  },
};
