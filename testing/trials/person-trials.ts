import { POLICY_VERSION } from '#contract/policy.ts';
import { newId } from '#kernel/ids.ts';
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

/** Trials of a person's own data. */
export const personTrials: Readonly<Record<string, Trial>> = {
  acceptTerms: { own: () => ({ version: POLICY_VERSION, language: 'mr' }) },
  claimMobile: { own: () => ({ mobile: freshMobile() }) },
  readPrivacy: { own: () => ({}) },
  listPasskeys: { own: () => ({}) },
  readCalendarLink: { own: () => ({}) },
  makeCalendarLink: { own: () => ({}) },
  endCalendarLink: { own: () => ({}) },
  beginPasskey: { own: () => ({}) },
  addPasskey: { own: () => ({ response: { id: 'made-up' } }), refusedAs: 'passkey-refused' },
  removePasskey: {
    own: ({ passkeyId }) => ({ id: passkeyId }),
    names: { id: strange(({ passkeyId }) => passkeyId) },
  },
  listLooks: { own: () => ({}) },
  readNewsChoices: { own: () => ({}) },
  chooseNews: { own: () => ({ news: 'money:push', wanted: false }) },
  // A person who has a password shows that: no code, their own or not, makes a difference.
  confirmSelf: {
    own: () => ({ password: DEMO_PASSWORD }),
    names: { challengeId: { hears: 'anything', of: ({ challenges }) => challenges.contact } },
  },
  changePassword: {
    own: () => ({ password: DEMO_PASSWORD, newPassword: 'Chandani@2027' }),
    names: { challengeId: { hears: 'anything', of: ({ challenges }) => challenges.contact } },
  },
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
};

/** One dark point as PNG. */
const DOT =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
