import { expect, test } from 'vitest';
import { isStillRelevant, type Morning } from './relevance.ts';

const HIS: Morning = { ended: false, decided: false, leads: true, active: true };

test.each([
  ['visit-given', {}, true],
  ['visit-sent', {}, true],
  ['visit-sent', { leads: false }, false],
  ['visit-given', { leads: false }, false],
  ['visit-given', { ended: true }, false],
  ['customer-says', { leads: false }, false],
  ['visit-given-on', { leads: false }, true],
  ['visit-given-on', {}, false],
  ['visit-taken-over', {}, false],
  ['visit-cancelled', { ended: true }, true],
  ['visit-cancelled', { ended: true, active: false }, false],
  ['complaint', { active: false }, true],
  ['complaint', { decided: true }, false],
  ['complaint-decided', { decided: true }, true],
  ['paid', { active: false, leads: false }, true],
] as const)('in the morning %s, when it is %j: %s', (kind, change, rings) => {
  expect(isStillRelevant(kind, { ...HIS, ...change })).toBe(rings);
});
