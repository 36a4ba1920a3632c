import { expect, test } from 'vitest';
import { MINUTE } from '#kernel/time.ts';
import { reachedWhenStoodDown } from './standing-down.ts';

const leaveAt = 1_000 * MINUTE;
const onTheWay = { status: 'dispatched', setOutAt: leaveAt, assignedAt: 0, leaveAt };

test('who had set out in time is paid for the way, who stands at the door for that, and nobody else', () => {
  expect(reachedWhenStoodDown(onTheWay)).toBe('on-the-way');
  expect(reachedWhenStoodDown({ ...onTheWay, setOutAt: leaveAt + 15 * MINUTE })).toBe('on-the-way');
  expect(
    reachedWhenStoodDown({ ...onTheWay, setOutAt: leaveAt + 15 * MINUTE + 1 }),
  ).toBeUndefined();
  expect(reachedWhenStoodDown({ ...onTheWay, status: 'arrived', setOutAt: null })).toBe('door');
  expect(reachedWhenStoodDown({ ...onTheWay, status: 'assigned', setOutAt: null })).toBeUndefined();
  // Who took the visit over when it was late already could not set out before.
  const late = leaveAt + 40 * MINUTE;
  expect(reachedWhenStoodDown({ ...onTheWay, assignedAt: late, setOutAt: late + MINUTE })).toBe(
    'on-the-way',
  );
});
