import { POLICY_VERSION } from '#contract/policy.ts';
import { newId } from '#kernel/ids.ts';
import { newToken } from '#server/platform/secrets/token.ts';
import { addressTrials } from './address-trials.ts';
import { bookingRequest, type Names, ONE_TIME_CODE } from './belongings.ts';
import { DEMO_PASSWORD } from './cast.ts';
import { catalogueTrials } from './catalogue-trials.ts';
import { creditTrials } from './credit-trials.ts';
import { dispatchTrials } from './dispatch-trials.ts';
import { karigarTrials } from './karigar-trials.ts';
import { liveTrials } from './live-trials.ts';
import { opsTrials } from './ops-trials.ts';
import { freshMobile } from './sign-in-stage.ts';
import type { Naming, Trial } from './trial.ts';
import { visitTrials } from './visit-trials.ts';

const strange = (of: Naming['of']): Naming => ({ hears: 'same-as-nothing', of });
const byChallenge = (purpose: keyof Names['challenges']) => ({
  challengeId: strange(({ challenges }) => challenges[purpose]),
});
const code = ONE_TIME_CODE;
/** A captcha that nobody solved. */
const captcha = 'eyJjaGFsbGVuZ2UiOnt9fQ==';

const OF_OWN_BOOKING: Trial = {
  own: ({ bookingId }) => ({ id: bookingId }),
  names: { id: strange((its) => its.bookingId) },
};

/** Every operation of the contract; a test compares the names, and what a field that names something is called. */
export const trials: Readonly<Record<string, Trial>> = {
  ...catalogueTrials,
  readPincode: { own: () => ({ pincode: '400001' }) },
  listSocieties: { own: () => ({ pincode: '400001' }) },
  readPromise: { own: () => ({}) },
  requestCallBack: {
    own: () => ({
      id: newId(),
      name: 'Asha Kulkarni',
      mobile: freshMobile(),
      serviceInterest: 'Plumbing',
      area: 'Andheri West',
      language: 'mr',
    }),
    names: { id: { hears: 'reused', of: ({ leadId }) => leadId } },
  },
  signUp: {
    own: () => ({
      fullName: 'Farida Khan',
      email: `${newId()}@example.com`,
      mobile: freshMobile(),
      password: 'Chandani@2026',
      acceptedTerms: true,
      version: POLICY_VERSION,
      language: 'hi',
    }),
  },
  signIn: {
    own: ({ person }) => ({ identifier: person.email, password: DEMO_PASSWORD, remember: true }),
  },
  readSession: { own: () => ({}) },
  signOut: { own: () => ({}) },
  readSignInMethods: { own: () => ({}) },
  readCaptcha: { own: () => ({ purpose: 'sign-in-code' }) },
  requestSignInCode: {
    own: ({ person }) => ({ mobile: person.mobile, captcha, language: 'en' }),
    refusedAs: 'captcha-check-failed',
  },
  confirmSignInCode: {
    own: ({ challenges }) => ({
      challengeId: challenges['sign-in'],
      code,
      remember: false,
      language: 'en',
    }),
    names: byChallenge('sign-in'),
  },
  requestReset: {
    own: ({ person }) => ({ email: person.email, via: 'code', captcha, language: 'en' }),
    refusedAs: 'captcha-check-failed',
  },
  verifyResetCode: {
    own: ({ challenges }) => ({ challengeId: challenges.reset, code }),
    names: byChallenge('reset'),
  },
  resetPassword: {
    own: () => ({ token: newToken(), password: 'Chandani@2027' }),
    refusedAs: 'otp-session-expired',
  },
  exchangeIdToken: { own: () => ({ idToken: 'a.b.c' }), refusedAs: 'operation-not-allowed' },
  signInWithCustomToken: {
    own: () => ({ customToken: newToken(), remember: false }),
    refusedAs: 'invalid-custom-token',
  },
  joinByPassword: { own: () => ({ password: DEMO_PASSWORD }), refusedAs: 'nothing-to-join' },
  requestJoinCode: { own: () => ({ email: 'asha@example.com' }), refusedAs: 'nothing-to-join' },
  confirmJoinCode: {
    own: ({ challenges }) => ({ challengeId: challenges.join, code }),
    refusedAs: 'nothing-to-join',
    names: byChallenge('join'),
  },
  requestContactCode: { own: () => ({ mobile: freshMobile() }) },
  confirmContactCode: {
    own: ({ challenges }) => ({ challengeId: challenges.contact, code }),
    names: byChallenge('contact'),
  },
  acceptTerms: { own: () => ({ version: POLICY_VERSION, language: 'mr' }) },
  claimMobile: { own: () => ({ mobile: freshMobile() }) },
  readPrivacy: { own: () => ({}) },
  listLooks: { own: () => ({}) },
  // A person who has a password shows that: no code, their own or not, makes a difference.
  confirmSelf: {
    own: () => ({ password: DEMO_PASSWORD }),
    names: { challengeId: { hears: 'anything', of: ({ challenges }) => challenges.contact } },
  },
  changePassword: {
    own: () => ({ password: DEMO_PASSWORD, newPassword: 'Chandani@2027' }),
    names: { challengeId: { hears: 'anything', of: ({ challenges }) => challenges.contact } },
  },
  undoContactChange: { own: () => ({ token: newToken() }), refusedAs: 'otp-session-expired' },
  requestOwnCode: { own: () => ({}), refusedAs: 'operation-not-allowed' },
  // A person who has a password shows that: no code, their own or not, makes a difference.
  downloadData: {
    own: () => ({ password: DEMO_PASSWORD }),
    names: { challengeId: { hears: 'anything', of: ({ challenges }) => challenges.contact } },
  },
  deleteAccount: {
    own: () => ({ password: DEMO_PASSWORD }),
    refusedAs: 'bookings-ahead',
    names: byChallenge('contact'),
  },
  readProfile: { own: () => ({}) },
  updateProfile: {
    own: ({ person, challenges }) => ({
      fullName: 'Asha S Kulkarni',
      email: person.email,
      mobile: person.mobile,
      emailProof: { challengeId: challenges.contact, code },
      mobileProof: { challengeId: challenges.contact, code },
    }),
    names: {
      'emailProof.challengeId': {
        ...strange(({ challenges }) => challenges.contact),
        wanting: () => ({ email: `${newId()}@example.com` }),
      },
      'mobileProof.challengeId': {
        ...strange(({ challenges }) => challenges.contact),
        wanting: () => ({ mobile: freshMobile() }),
      },
    },
  },
  updateProfileImage: { own: () => ({ profileImage: `data:image/png;base64,${DOT}` }) },
  removeProfileImage: { own: () => ({}) },
  listSessions: { own: () => ({}) },
  endSession: {
    own: ({ sessionId }) => ({ id: sessionId }),
    names: { id: strange((its) => its.sessionId) },
  },
  signOutEverywhere: { own: () => ({ keepThis: true }) },
  placeBooking: {
    own: () => ({ ...bookingRequest() }),
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
  readLedger: OF_OWN_BOOKING,
  readGatePass: { ...OF_OWN_BOOKING, refusedAs: 'no-gate-pass' },
  readOwnGatePass: { ...OF_OWN_BOOKING, refusedAs: 'visit-not-found' },
  checkGatePass: { own: () => ({ code: '123456', pincode: '400001' }) },
  listTaxRules: { own: () => ({}) },
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
  listBookings: { own: ({ bookingId }) => ({ show: 'all', after: `9999999999999.${bookingId}` }) },
  ...addressTrials,
  listNotifications: { own: () => ({}) },
  watchNotifications: { own: () => ({}), tells: ({ notificationId }) => notificationId },
  readNotification: {
    own: ({ notificationId }) => ({ id: notificationId }),
    names: { id: strange((its) => its.notificationId) },
  },
  deleteNotification: {
    own: ({ notificationId }) => ({ id: notificationId }),
    names: { id: strange((its) => its.notificationId) },
  },
  readPushKey: { own: () => ({}) },
  subscribePush: {
    own: ({ endpoint }) => ({ endpoint, p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) }),
    names: { endpoint: { hears: 'anything', of: ({ endpoint }) => endpoint } },
  },
  unsubscribePush: {
    own: ({ endpoint }) => ({ endpoint }),
    names: { endpoint: strange(({ endpoint }) => endpoint) },
  },
  ...creditTrials,
  ...karigarTrials,
  ...visitTrials,
  ...liveTrials,
  ...dispatchTrials,
  ...opsTrials,
};

/** One dark point as PNG. */
const DOT =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
