import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { oncePerSecond } from './once-per-second.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('many calls act at once and once more after a second, and a later one at once again', () => {
  const act = vi.fn();
  const call = oncePerSecond(act);
  for (const _ of [1, 2, 3]) call();
  expect(act).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(999);
  call();
  expect(act).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(5_000);
  expect(act).toHaveBeenCalledTimes(2);
  call();
  expect(act).toHaveBeenCalledTimes(3);
});
