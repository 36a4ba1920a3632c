import { expect, test } from 'vitest';
import { OPEN_TO, type StaffRole } from '#contract/staff.ts';
import { appealPath } from './appeal-path.ts';

const as =
  (role: StaffRole) =>
  ({ name }: { readonly name: string }) =>
    OPEN_TO[name]?.includes(role) ?? false;

test.each([
  ['support', '/customers/asha'],
  ['admin', '/customers'],
  ['catalogue', undefined],
] as const)('the appeal of a customer leads %s to where they may decide it', (role, path) => {
  expect(appealPath({ karigar: null, thingId: 'asha' }, as(role))).toBe(path);
});

test('whoever may answer the appeal of a customer reads which of them wait, and nobody else', () => {
  expect(OPEN_TO.listAccountPauses).toEqual(OPEN_TO.decideAccountAppeal);
});

test('the appeal of a Karigar leads to the pauses of Karigars', () => {
  const subject = { karigar: { id: 7, name: 'Ravi Pawar' }, thingId: 'a-pause' };
  expect(appealPath(subject, as('admin'))).toBe('/karigars/paused');
  expect(appealPath(subject, as('catalogue'))).toBeUndefined();
});
