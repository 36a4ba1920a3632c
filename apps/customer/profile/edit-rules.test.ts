import { describe, expect, test } from 'vitest';
import type { PersonView } from '#contract/public/person.ts';
import { profile } from '#i18n/en/profile.ts';
import { refusals } from '#i18n/en/refusals.ts';
import { draftOf, errorsOf, isChanged, newContacts } from './edit-rules.ts';

const asha: PersonView = {
  uid: '1',
  fullName: 'Asha Kulkarni',
  email: 'asha@example.com',
  mobile: '+919820011223',
  profileImage: null,
  lastProfileUpdate: null,
  mobileProven: true,
  termsDue: false,
  roles: ['customer'],
  language: 'en',
};
const draft = draftOf(asha);
const errors = (changes: object, user = asha) =>
  errorsOf({ ...draftOf(user), ...changes }, user, { refusals, profile });

describe('what may be saved', () => {
  test('the present values', () => expect(errors({})).toEqual({}));

  test.each(['', '9', '982001122', '98200112'])(
    'PROF-04 a mobile of %s digits is refused',
    (digits) => {
      expect(errors({ digits })).toEqual({
        digits: 'Please enter a valid 10-digit mobile number',
      });
    },
  );

  test('R8 name and e-mail follow the rules of signing up', () => {
    expect(errors({ fullName: ' Al ', email: 'asha@' })).toEqual({
      fullName: 'Full name must be at least 3 characters long',
      email: 'Please enter a valid email address',
    });
    expect(errors({ email: '' })).toEqual({ email: 'Please enter a valid email address' });
  });

  test('a customer who never gave an e-mail address may leave it empty', () => {
    expect(errors({ fullName: 'Asha K' }, { ...asha, email: null, fullName: null })).toEqual({});
  });
});

describe('what is new', () => {
  test('nothing, also when only the writing of the address differs', () => {
    expect(newContacts(draft, asha)).toEqual({});
    expect(newContacts({ ...draft, email: ' ASHA@example.com ' }, asha)).toEqual({});
  });

  test('an address and a mobile, as they are stored', () => {
    const other = { ...draft, email: 'New@Example.com ', digits: '9123456789' };
    expect(newContacts(other, asha)).toEqual({ email: 'new@example.com', mobile: '+919123456789' });
  });

  test('spaces around an unchanged value are no change', () => {
    expect(isChanged({ ...draft, fullName: 'Asha Kulkarni ' }, asha)).toBe(false);
    expect(isChanged({ ...draft, fullName: 'Asha K' }, asha)).toBe(true);
  });
});
