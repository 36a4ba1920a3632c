import { POLICY_VERSION } from '#contract/policy.ts';
import { newId } from '#kernel/ids.ts';
import { newToken } from '#server/platform/secrets/token.ts';
import type { Names } from '../belongings.ts';
import { ONE_TIME_CODE } from '../belongings.ts';
import { DEMO_PASSWORD } from '../cast.ts';
import { freshMobile } from '../sign-in-stage.ts';
import type { Naming, Trial } from '../trial.ts';

const strange = (of: Naming['of']): Naming => ({ hears: 'same-as-nothing', of });
const byChallenge = (purpose: keyof Names['challenges']) => ({
  challengeId: strange(({ challenges }) => challenges[purpose]),
});
const code = ONE_TIME_CODE;
/** A captcha that nobody solved. */
const captcha = 'eyJjaGFsbGVuZ2UiOnt9fQ==';

/** How a person comes in, proves who they are, and leaves. */
export const signInTrials: Readonly<Record<string, Trial>> = {
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
  beginPasskeySignIn: { own: () => ({}) },
  signInByPasskey: {
    own: () => ({ response: { id: 'made-up' }, remember: false }),
    refusedAs: 'passkey-unknown',
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
  undoPayeeChange: { own: () => ({ token: newToken() }), refusedAs: 'otp-session-expired' },
  undoContactChange: { own: () => ({ token: newToken() }), refusedAs: 'otp-session-expired' },
  listSessions: { own: () => ({}) },
  endSession: {
    own: ({ sessionId }) => ({ id: sessionId }),
    names: { id: strange((its) => its.sessionId) },
  },
  signOutEverywhere: { own: () => ({ keepThis: true }) },
};
