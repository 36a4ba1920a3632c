import { expect, test } from 'vitest';
import { readIdentifier } from './identifier.ts';

test.each([
  ['asha@example.com', 'email', 'asha@example.com'],
  ['  Asha@Example.COM ', 'email', 'asha@example.com'],
  ['+919820012345', 'mobile', '+919820012345'],
  ['+91 98200 12345', 'mobile', '+919820012345'],
  ['9820012345', 'mobile', '+919820012345'],
  ['09820012345', 'mobile', '+919820012345'],
  ['6123456789', 'mobile', '+916123456789'],
  ['9123456789', 'mobile', '+919123456789'],
  ['+9198200', 'nothing', '+9198200'],
  ['asha', 'nothing', 'asha'],
  ['as\u0000ha@example.com', 'nothing', 'as\u0000ha@example.com'],
])('%j names a %s', (typed, kind, value) => {
  expect(readIdentifier(typed)).toEqual({ kind, value });
});
