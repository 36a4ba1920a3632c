import { newId } from '#kernel/ids.ts';
import { DEMO_PASSWORD } from '../cast.ts';
import type { Trial } from '../trial.ts';

const made: Trial['names'] = { id: { hears: 'anything', of: ({ leadId }) => leadId } };

/** How somebody of operations comes in; whoever is tried here is a customer. */
export const staffTrials: Readonly<Record<string, Trial>> = {
  listWebhooks: { own: () => ({}) },
  addWebhook: {
    own: () => ({
      ...{ id: newId(), name: 'Sahyadri Heights', url: 'https://gate.example.com/news' },
      events: ['booking.placed'],
    }),
    names: made,
  },
  switchWebhook: {
    own: () => ({ id: newId(), on: false }),
    refusedAs: 'webhook-not-found',
    names: { id: { hears: 'anything', of: ({ bookingId }) => bookingId } },
  },
  listWebhookDeliveries: { own: () => ({ id: newId() }), names: made },
  replayWebhookDelivery: {
    own: () => ({ id: newId() }),
    refusedAs: 'webhook-delivery-not-found',
    names: made,
  },
  listStaff: { own: () => ({}) },
  watchFile: { own: () => ({ kind: 'booking', id: newId() }), names: made },
  readDuty: { own: () => ({}) },
  changeDuty: { own: () => ({ until: null }) },
  subscribeStaffPush: {
    own: ({ endpoint }) => ({ endpoint, p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) }),
    names: { endpoint: { hears: 'anything', of: ({ endpoint }) => endpoint } },
  },
  unsubscribeStaffPush: {
    own: ({ endpoint }) => ({ endpoint }),
    names: { endpoint: { hears: 'same-as-nothing', of: ({ endpoint }) => endpoint } },
  },
  listFeatures: { own: () => ({}) },
  switchFeature: {
    own: () => ({ feature: 'call-backs', offUntil: null, version: 0, why: 'The team is back.' }),
  },
  listAudit: {
    own: ({ userId }) => ({ kind: 'look', by: userId, from: '2026-11-01' }),
    names: {
      by: { hears: 'anything', of: ({ userId }) => userId },
      about: { hears: 'anything', of: ({ userId }) => userId },
    },
  },
  listSecurityEvents: {
    own: () => ({}),
    names: { userId: { hears: 'anything', of: ({ userId }) => userId } },
  },
  inviteStaff: { own: () => ({ email: `${newId()}@example.com`, roles: ['support'] }) },
  takeFile: { own: () => ({ file: 'cases', of: 'state=open' }) },
  changeStaff: {
    own: () => ({ userId: newId(), roles: [] }),
    refusedAs: 'person-not-found',
    names: { userId: { hears: 'anything', of: ({ leadId }) => leadId } },
  },
  openStaffSession: {
    own: ({ person }) => ({ identifier: person.email, password: DEMO_PASSWORD }),
    refusedAs: 'not-staff',
  },
  readStaffSession: { own: () => ({}) },
  endStaffSession: { own: () => ({}) },
  endView: { own: () => ({}) },
  beginSecondFactor: { own: () => ({ way: 'totp' }), refusedAs: 'staff-session-missing' },
  addSecondFactor: {
    own: () => ({ way: 'totp', code: '123456', response: { id: 'made-up' } }),
    refusedAs: 'staff-session-missing',
  },
  listSecondFactors: { own: () => ({}), refusedAs: 'staff-session-missing' },
  removeSecondFactor: {
    own: ({ passkeyId }) => ({ way: 'passkey', id: passkeyId }),
    refusedAs: 'staff-session-missing',
    names: { id: { hears: 'anything', of: ({ passkeyId }) => passkeyId } },
  },
  makeRecoveryCodes: { own: () => ({}), refusedAs: 'staff-session-missing' },
  askPasskey: { own: () => ({}), refusedAs: 'staff-session-missing' },
  showSecondFactor: {
    own: () => ({ way: 'totp', code: '123456', response: { id: 'made-up' } }),
    refusedAs: 'staff-session-missing',
  },
};
