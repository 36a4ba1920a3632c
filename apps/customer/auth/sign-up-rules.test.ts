import { describe, expect, test } from 'vitest';
import { auth } from '#i18n/en/auth.ts';
import {
  failureOfServer,
  firstSignUpFailure,
  type SignUpValues,
  signUpRefusalText,
} from './sign-up-rules.ts';

const right: SignUpValues = {
  fullName: 'Asha Kulkarni',
  email: 'asha@example.com',
  mobile: '+919820012345',
  password: 'Aangan@2026',
  confirmPassword: 'Aangan@2026',
  acceptedTerms: true,
};
const nothing: SignUpValues = {
  fullName: '',
  email: '',
  mobile: '+91',
  password: '',
  confirmPassword: 'other',
  acceptedTerms: false,
};

/** The text that the form shows for these values. */
function shown(values: SignUpValues, place: 'modal' | 'screen' = 'screen'): string | undefined {
  const failure = firstSignUpFailure(values, place);
  return failure && auth.checks[failure.check];
}

test('a form that is right is sent', () => {
  expect(shown(right)).toBeUndefined();
  expect(shown(right, 'modal')).toBeUndefined();
});

test('the checks run in the order of the specification, and only the first failure is shown', () => {
  const order = ['fullName', 'email', 'mobile', 'password', 'confirmPassword', 'acceptedTerms'];
  const failed: (string | undefined)[] = [];
  let values = nothing;
  for (const field of order) {
    failed.push(firstSignUpFailure(values, 'screen')?.field);
    values = { ...values, [field]: right[field as keyof SignUpValues] };
  }
  expect(failed).toEqual(order);
  expect(firstSignUpFailure(values, 'screen')).toBeUndefined();
});

describe('the messages of the screen', () => {
  const cases: readonly [Partial<SignUpValues>, string][] = [
    [{ fullName: '  A ' }, 'Full name must be at least 3 characters long'],
    [{ email: 'asha@example' }, 'Please enter a valid email address'],
    [{ mobile: '+91' }, 'Mobile number must be in format: +91XXXXXXXXXX'],
    [{ mobile: '+91982001234' }, 'Mobile number must be in format: +91XXXXXXXXXX'],
    [
      { password: 'Aa@2026', confirmPassword: 'Aa@2026' },
      'Password must be at least 8 characters long',
    ],
    [{ confirmPassword: 'Aangan@2025' }, 'Passwords do not match'],
    [{ acceptedTerms: false }, 'You must agree to the Terms of Service and Privacy Policy'],
  ];
  test.each(cases)('%o', (wrong, text) => {
    expect(shown({ ...right, ...wrong })).toBe(text);
  });
});

describe('the modal has its own words for mobile and password', () => {
  const cases: readonly [Partial<SignUpValues>, string][] = [
    [{ mobile: '+91' }, 'Enter a valid 10 digit mobile after +91'],
    [{ mobile: '+91982001234' }, 'Mobile number must have exactly 10 digits after +91'],
    [{ password: 'short', confirmPassword: 'short' }, 'Password must be at least 8 characters'],
    [{ fullName: 'Al' }, 'Full name must be at least 3 characters long'],
  ];
  test.each(cases)('%o', (wrong, text) => {
    expect(shown({ ...right, ...wrong }, 'modal')).toBe(text);
  });
});

describe('what the server refuses', () => {
  test('a field that only the server finds wrong is named in the words of the form', () => {
    const fields = { password: 'password-too-short', fullName: 'full-name-too-short' };
    expect(failureOfServer(fields, 'screen', auth)).toEqual({
      field: 'fullName',
      text: 'Full name must be at least 3 characters long',
    });
    expect(failureOfServer({ password: 'password-too-short' }, 'modal', auth)?.text).toBe(
      'Password must be at least 8 characters',
    );
  });

  test('a code without words of its own, and a field that is not on the form', () => {
    expect(failureOfServer({ email: 'something-new' }, 'screen', auth)?.text).toBe(
      'Error creating account',
    );
    expect(failureOfServer({ language: 'invalid' }, 'screen', auth)).toBeUndefined();
  });

  test('each place has its own words for a refusal', () => {
    expect(signUpRefusalText('email-already-in-use', 'modal', auth)).toBe(
      'An account with this email already exists.',
    );
    expect(signUpRefusalText('internal-error', 'screen', auth)).toBe('Error creating account');
    expect(signUpRefusalText('internal-error', 'modal', auth)).toBe(
      'Server error. Please try again.',
    );
    expect(signUpRefusalText('toString', 'modal', auth)).toBe(
      'Authentication failed. Please try again.',
    );
  });
});
