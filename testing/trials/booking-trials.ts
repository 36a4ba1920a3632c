import { bookingRequest } from '../belongings.ts';
import type { Naming, Trial } from '../trial.ts';

const strange = (of: Naming['of']): Naming => ({ hears: 'same-as-nothing', of });
const OF_OWN_BOOKING: Trial = {
  own: ({ bookingId }) => ({ id: bookingId }),
  names: { id: strange((its) => its.bookingId) },
};

/** A booking, from the order to its end. */
export const bookingTrials: Readonly<Record<string, Trial>> = {
  placeBooking: {
    own: () => ({
      ...bookingRequest(),
      briefing: {
        ...{ work: '', access: '', atHome: '' },
        pin: { latitude: 19.0186, longitude: 72.843 },
      },
    }),
    names: { id: { hears: 'reused', of: ({ bookingId }) => bookingId } },
  },
  initiatePayment: {
    own: ({ bookingId, person, client }) => ({
      provider: 'sandbox',
      amount: 80_000,
      userId: person.id,
      bookingId,
      redirectUrl: `${client.base}/payment-success?booking=${bookingId}`,
    }),
    names: {
      bookingId: strange(({ bookingId }) => bookingId),
      userId: { hears: 'anything', of: ({ userId }) => userId },
    },
  },
  readBooking: OF_OWN_BOOKING,
  reportKarigarNoShow: { ...OF_OWN_BOOKING, refusedAs: 'no-show-too-early' },
  payWithCredit: {
    own: ({ bookingId }) => ({ id: bookingId, shownPaise: 100 }),
    refusedAs: 'amount-mismatch',
    names: { id: strange((its) => its.bookingId) },
  },
  changePaymentMethod: {
    own: ({ bookingId }) => ({ id: bookingId, paymentMethod: 'upi' }),
    names: { id: strange((its) => its.bookingId) },
  },
  readLedger: OF_OWN_BOOKING,
  readGatePass: { ...OF_OWN_BOOKING, refusedAs: 'no-gate-pass' },
  readOwnGatePass: { ...OF_OWN_BOOKING, refusedAs: 'visit-not-found' },
  readCancellation: OF_OWN_BOOKING,
  readOtherTimes: {
    own: ({ bookingId }) => ({ id: bookingId, date: '2026-11-27' }),
    names: { id: strange((its) => its.bookingId) },
  },
  cancelBooking: {
    own: ({ bookingId }) => ({ id: bookingId, shownFeePaise: 0, shownRefundPaise: 0 }),
    names: { id: strange((its) => its.bookingId) },
  },
  rescheduleBooking: {
    own: ({ bookingId }) => ({
      id: bookingId,
      date: '2026-11-27',
      time: '11:00 AM',
      shownFloorPaise: 0,
    }),
    names: { id: strange((its) => its.bookingId) },
  },
  listNeeds: { own: () => ({}) },
  listBookings: { own: ({ bookingId }) => ({ show: 'all', after: `9999999999999.${bookingId}` }) },
};
