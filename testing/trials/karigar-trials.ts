import { newId } from '#kernel/ids.ts';
import { TOWN } from '../small-town.ts';
import type { Trial } from '../trial.ts';

const strange: NonNullable<Trial['names']>[string] = {
  hears: 'same-as-nothing',
  of: ({ userId }) => userId,
};

/** A picture that says it is one, and is none. */
const image = 'data:image/png;base64,iVBORw0KGgo=';

/** How a person applies, and what they settle alone once they work with us. */
export const karigarTrials: Readonly<Record<string, Trial>> = {
  readMe: { own: () => ({}) },
  listKarigarNotifications: { own: () => ({}) },
  readKarigarNotifications: { own: () => ({ until: '2026-11-21T09:00:00+05:30' }) },
  subscribeKarigarPush: {
    own: ({ endpoint }) => ({ endpoint, p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) }),
    names: { endpoint: { hears: 'anything', of: ({ endpoint }) => endpoint } },
  },
  unsubscribeKarigarPush: {
    own: ({ endpoint }) => ({ endpoint }),
    names: { endpoint: { hears: 'same-as-nothing', of: ({ endpoint }) => endpoint } },
  },
  setLanguage: { own: () => ({ language: 'mr' }) },
  applyAsKarigar: {
    own: () => ({
      fullName: 'Farida Khan',
      bornOn: '1990-04-01',
      address: {
        street: '4 Kurla Road',
        city: 'Mumbai',
        state: 'Maharashtra',
        pincode: TOWN.near,
        landmark: 'Near the lake',
        society: 'Sahyadri Heights',
        wing: 'Wing B',
        flat: 'Flat 702',
      },
      serviceIds: [3],
      identityKind: 'pan',
      identityEnding: '234F',
      upiAddress: 'farida@okbank',
      bankAccount: '123456789012',
      ifsc: 'SBIN0001234',
    }),
  },
  sendDocument: { own: () => ({ kind: 'portrait', image }), refusedAs: 'image-unreadable' },
  setShifts: {
    own: () => ({ shifts: [{ weekday: 1, startsMinute: 540, endsMinute: 1080 }] }),
  },
  setLeave: { own: () => ({ day: '2026-12-24', off: true }) },
  // Further ahead than anybody commits themselves.
  commitDay: { own: () => ({ day: '2027-12-24', on: true }), refusedAs: 'day-over' },
  setSpokenLanguages: { own: () => ({ languages: ['hi', 'gu'] }) },
  setReach: { own: () => ({ homePincode: TOWN.near, reachMinutes: 60 }) },
  readEarnings: { own: () => ({ week: '2026-11-21' }) },
  requestPay: { own: () => ({}), refusedAs: 'nothing-to-pay' },
  readOwnRating: { own: () => ({}) },
  leavePlatform: { own: () => ({}) },
  // Only a Karigar on the roster has a payee; an applicant has nothing to be paid for yet.
  readPayee: { own: () => ({}), refusedAs: 'not-on-roster' },
  requestPayeeCode: { own: () => ({}), refusedAs: 'not-on-roster' },
  changePayee: {
    own: ({ challenges }) => ({
      ...{ upiAddress: 'farida@okbank', bankAccount: '123456789012', ifsc: 'SBIN0001234' },
      ...{ challengeId: challenges.contact, code: '123456' },
    }),
    refusedAs: 'not-on-roster',
    names: { challengeId: { hears: 'anything', of: ({ challenges }) => challenges.contact } },
  },
  listPayeeChanges: { own: () => ({}) },
  openPerson: {
    own: ({ userId }) => ({ id: userId, why: 'They have called us.' }),
    names: { id: { hears: 'anything', of: ({ userId }) => userId } },
  },
  viewAsCustomer: {
    own: ({ userId }) => ({ userId, why: 'They see something else than we do.' }),
    names: { userId: { hears: 'anything', of: ({ userId }) => userId } },
  },
  stopPayeeChange: {
    own: () => ({ id: newId(), why: 'Nobody asked for it.' }),
    refusedAs: 'payee-change-not-found',
    names: { id: strange },
  },
  listApplications: { own: () => ({ state: 'documents' }) },
  decideApplication: {
    own: ({ userId }) => ({
      applicantId: userId,
      decision: 'check',
      reason: 'All is in order.',
      documents: ['identity'],
      seen: '1.1795320000000',
    }),
    refusedAs: 'application-not-found',
    names: { applicantId: strange },
  },
  readApplication: {
    own: ({ userId }) => ({ applicantId: userId }),
    refusedAs: 'application-not-found',
    names: { applicantId: strange },
  },
  recordApplicantCheck: {
    own: ({ userId }) => ({
      ...{ applicantId: userId, checkId: newId(), kind: 'police' },
      ...{ number: 'PV/2026/1187', checkedOn: '2026-01-05', validUntil: '2027-01-05' },
    }),
    refusedAs: 'application-not-found',
    names: { applicantId: strange, checkId: { hears: 'anything', of: ({ leadId }) => leadId } },
  },
  listKarigarPapers: { own: () => ({}) },
  makeKarigarPayouts: { own: () => ({}) },
  listKarigarBatches: { own: () => ({}) },
  checkKarigarBatch: {
    own: () => ({
      batchOn: '2026-11-23',
      payouts: 2,
      amountPaise: 153_000,
      digest: '0'.repeat(64),
    }),
    refusedAs: 'batch-not-found',
  },
  releasePayouts: { own: () => ({}) },
  readKarigarPayouts: { own: () => ({}) },
  recordKarigarBankAnswer: {
    own: () => ({ text: 'Customer Reference,Status,UTR\n' }),
  },
  recordKarigarPaid: {
    own: ({ bookingId }) => ({ payoutId: bookingId, bankReference: 'N123456789' }),
    refusedAs: 'payout-not-found',
    names: { payoutId: strange },
  },
  listKarigarCash: { own: () => ({}) },
  countBookingCash: {
    own: () => ({
      ...{ id: newId(), cashId: newId(), amountPaise: 50_000, karigarId: null },
      receipt: 'R-2026/18',
    }),
    refusedAs: 'booking-not-found',
    names: { id: strange, cashId: { hears: 'anything', of: ({ leadId }) => leadId } },
  },
  recordCashBanked: {
    own: () => ({ id: newId(), amountPaise: 50_000, receipt: 'SLIP-17' }),
    refusedAs: 'more-than-held',
    names: { id: strange },
  },
  recordCashHandedIn: {
    own: () => ({
      ...{ id: newId(), karigarId: 1, amountPaise: 50_000 },
      ...{ receipt: 'R-2026/17', takenTo: 'office' },
    }),
    refusedAs: 'more-than-held',
    names: { id: { hears: 'anything', of: ({ leadId }) => leadId } },
  },
  reverseCashHandedIn: {
    own: () => ({ id: newId(), why: 'Counted wrongly.' }),
    refusedAs: 'hand-in-not-found',
    names: { id: strange },
  },
  returnKarigarPayout: {
    own: ({ bookingId }) => ({ payoutId: bookingId, bankReference: 'N123456789' }),
    refusedAs: 'payout-not-found',
    names: { payoutId: strange },
  },
};
