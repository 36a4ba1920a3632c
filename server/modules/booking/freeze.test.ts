import { expect, test } from 'vitest';
import { MINUTE } from '#kernel/time.ts';
import { FROZEN_FOR, type Freeze, isStanding, mayFreeze, TRUSTED_AFTER_LIFTING } from './freeze.ts';

const AT = 1_795_000_000_000;
const begun: Freeze = {
  ...{ id: 'one', reason: 'many-newcomers', startedAt: AT, startedBy: 'house' },
  ...{ lapsesAt: AT + FROZEN_FOR, liftedAt: null, liftedBy: null },
};
const lifted = { ...begun, liftedAt: AT + MINUTE, liftedBy: 'ops:somebody' };

test('a freeze stands until it lapses or is lifted', () => {
  expect(isStanding(begun, AT + FROZEN_FOR - 1)).toBe(true);
  expect(isStanding(begun, AT + FROZEN_FOR)).toBe(false);
  expect(isStanding(lifted, AT + 2 * MINUTE)).toBe(false);
});

test.each([
  ['when there was none', undefined, AT, true],
  ['not while one stands', begun, AT + MINUTE, false],
  ['again after one has lapsed', begun, AT + FROZEN_FOR, true],
  ['not soon after operations have lifted one', lifted, AT + 2 * MINUTE, false],
  ['again an hour after that', lifted, AT + MINUTE + TRUSTED_AFTER_LIFTING, true],
])('cash for newcomers is paused automatically %s', (_, latest, now, expected) => {
  expect(mayFreeze(latest, now)).toBe(expected);
});
