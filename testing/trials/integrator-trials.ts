import { newId } from '#kernel/ids.ts';
import { bookingRequest } from '../belongings.ts';
import { freshMobile } from '../sign-in-stage.ts';
import type { Trial } from '../trial.ts';

/** A booking or an address that a program has not made is the same to it as one that is not there. */
const notTheirs: Trial['names'] = {
  id: { hears: 'same-as-nothing', of: ({ bookingId }) => bookingId },
};

/** Trials of what programs of societies and partners do with a key, and of who gives them one. */
export const integratorTrials: Readonly<Record<string, Trial>> = {
  listPlacedBookings: {
    own: () => ({}),
    names: { after: { hears: 'same-as-nothing', of: ({ bookingId }) => bookingId } },
  },
  readPlacedBooking: {
    own: ({ bookingId }) => ({ id: bookingId }),
    refusedAs: 'booking-not-found',
    names: notTheirs,
  },
  placeForCustomer: {
    own: () => ({ ...bookingRequest(), mobile: freshMobile(), language: 'en' }),
    names: { id: { hears: 'reused', of: ({ bookingId }) => bookingId } },
  },
  cancelPlacedBooking: {
    own: ({ bookingId }) => ({ id: bookingId }),
    refusedAs: 'booking-not-found',
    names: notTheirs,
  },
  listOwnWebhooks: { own: () => ({}) },
  addOwnWebhook: {
    own: () => ({
      ...{ id: newId(), name: 'Sahyadri Heights', url: 'https://gate.example.com/news' },
      events: ['booking.placed'],
    }),
    names: { id: { hears: 'anything', of: ({ offerId }) => offerId } },
  },
  switchOwnWebhook: {
    own: () => ({ id: newId(), on: false }),
    refusedAs: 'webhook-not-found',
    names: notTheirs,
  },
  listOwnWebhookDeliveries: { own: () => ({ id: newId() }), names: notTheirs },
  replayOwnWebhookDelivery: {
    own: () => ({ id: newId() }),
    refusedAs: 'webhook-delivery-not-found',
    names: notTheirs,
  },
  listApiKeys: { own: () => ({}) },
  makeApiKey: {
    own: () => ({
      ...{ id: newId(), integrator: 'Sahyadri Heights', scopes: ['bookings:read'] },
      expiresOn: '2027-01-31',
    }),
    names: { id: { hears: 'anything', of: ({ leadId }) => leadId } },
  },
  revokeApiKey: {
    own: () => ({ id: newId() }),
    refusedAs: 'api-key-not-found',
    names: { id: { hears: 'anything', of: ({ offerId }) => offerId } },
  },
};
