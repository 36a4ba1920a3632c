import { describe, expect, test } from 'vitest';
import { auth } from '#i18n/en/auth.ts';
import { firstLoginFailure, loginRefusalText } from './login-rules.ts';

const password = 'Aangan@2026';
const shown = (identifier: string, typed: string, place: 'modal' | 'screen') =>
  firstLoginFailure({ identifier, password: typed }, place, auth)?.text;

describe('the login screen', () => {
  test.each([
    'asha@example.com',
    ' asha@example.com ',
    '+919820012345',
    '9820012345',
    '९८२००१२३४५',
  ])('R46 sends %s', (identifier) => {
    expect(shown(identifier, password, 'screen')).toBeUndefined();
  });

  test.each(['', 'asha', '982001234', '5820012345', '98200123456', 'asha@example'])(
    'asks for an e-mail address: %s',
    (text) => {
      expect(shown(text, password, 'screen')).toBe(
        'Please enter a valid email address (e.g., name@example.com)',
      );
    },
  );

  test.each(['+91', '+91982001234', '+9198200123456', '+91982001234a'])(
    '%s is no mobile',
    (text) => {
      expect(shown(text, password, 'screen')).toBe(
        'Please enter a valid 10-digit mobile number with +91 prefix',
      );
    },
  );

  test('asks for the password last', () => {
    expect(shown('asha@example.com', '', 'screen')).toBe('Please enter your password');
  });
});

describe('the modal', () => {
  test.each([
    ['', ''],
    ['asha@example.com', ''],
    ['  ', password],
  ])('asks for both fields: %s / %s', (identifier, typed) => {
    expect(shown(identifier, typed, 'modal')).toBe('Please enter email and password');
  });

  test('has its own words for a wrong address', () => {
    expect(shown('asha', password, 'modal')).toBe('Please enter a valid email address.');
  });
});

test('AUTH-09 every code of the modal has its exact message, anything else its own', () => {
  const said = (code: string) => loginRefusalText(code, 'modal', auth);
  expect(said('invalid-email')).toBe('Please enter a valid email address.');
  expect(said('user-not-found')).toBe('No account found with this email.');
  expect(said('wrong-password')).toBe('Incorrect password. Please try again.');
  expect(said('invalid-credential')).toBe('Invalid login credentials. Please check and try again.');
  expect(said('email-already-in-use')).toBe('An account with this email already exists.');
  expect(said('network-request-failed')).toBe('Network error. Please try again.');
  expect(said('too-many-requests')).toBe(
    'We have blocked all requests from this device due to unusual activity. Try again later.',
  );
  expect(said('internal-error')).toBe('Server error. Please try again.');
  expect(said('weak-password')).toBe('Password is too weak. Please choose a stronger password.');
  expect(said('leaked-password')).toMatch(/^This password is on lists stolen/);
  expect(said('user-disabled')).toBe('Authentication failed. Please try again.');
  expect(said('constructor')).toBe('Authentication failed. Please try again.');
});

test('LOGIN-10 every code of the login form has its exact message, anything else its own', () => {
  const said = (code: string) => loginRefusalText(code, 'screen', auth);
  expect(said('invalid-credential')).toBe(
    'Invalid email or password. Please check your credentials and try again.',
  );
  expect(said('user-disabled')).toBe('This account has been disabled. Please contact support.');
  expect(said('user-not-found')).toBe('No account found with this email. Please sign up first.');
  expect(said('wrong-password')).toBe(
    'Incorrect password. Please try again or reset your password.',
  );
  expect(said('too-many-requests')).toBe(
    'Too many login attempts. Please try again later or reset your password.',
  );
  expect(said('operation-not-allowed')).toBe(
    'This login method is not enabled. Please try another method.',
  );
  expect(said('email-already-in-use')).toBe('This email is already in use. Please try logging in.');
  expect(said('weak-password')).toBe('Password is too weak. Please choose a stronger password.');
  expect(said('account-exists-with-different-credential')).toBe(
    'An account already exists with this email but different sign-in method.',
  );
  expect(said('invalid-verification-code')).toBe('The OTP code is invalid. Please try again.');
  expect(said('invalid-phone-number')).toBe(
    'The phone number is invalid. Please check the format.',
  );
  expect(said('missing-verification-code')).toBe('Please enter the OTP code.');
  expect(said('captcha-check-failed')).toBe('Security check failed. Please try again.');
  expect(said('network-request-failed')).toBe(
    'Network error. Please check your connection and try again.',
  );
  expect(said('popup-closed-by-user')).toBe(
    'Login popup was closed before completing. Please try again.',
  );
  expect(said('unknown')).toBe('An unknown error occurred. Please try again.');
  expect(said('internal-error')).toBe('An unexpected error occurred. Please try again.');
});
