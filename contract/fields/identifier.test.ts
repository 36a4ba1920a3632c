import { expect, test } from 'vitest';
import { identifierTyped } from './identifier.ts';

test.each([
  ['9820012345', '+919820012345'],
  [' 6123456789 ', '+916123456789'],
  ['9123456789', '+919123456789'],
  ['९८२००१२३४५', '+919820012345'],
  ['5820012345', '5820012345'],
  ['982001234', '982001234'],
  ['98200123456', '98200123456'],
  ['+919820012345', '+919820012345'],
  [' asha@example.com', 'asha@example.com'],
  ['', ''],
])('R46 %j is understood as %j', (typed, meant) => {
  expect(identifierTyped(typed)).toBe(meant);
});
