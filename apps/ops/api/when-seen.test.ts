import { afterEach, expect, test, vi } from 'vitest';
import { whenSeen } from './when-seen.ts';

afterEach(() => vi.unstubAllGlobals());

test('calls to a hidden page are done once when it is shown again, and none is repeated', () => {
  const page = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal('document', page);
  const show = (isShown: boolean) => {
    page.hidden = !isShown;
    page.dispatchEvent(new Event('visibilitychange'));
  };
  const act = vi.fn();
  const { call, stop } = whenSeen(act);
  call();
  expect(act).toHaveBeenCalledTimes(1);
  show(false);
  call();
  call();
  expect(act).toHaveBeenCalledTimes(1);
  show(true);
  expect(act).toHaveBeenCalledTimes(2);
  show(false);
  show(true);
  expect(act).toHaveBeenCalledTimes(2);
  show(false);
  call();
  stop();
  show(true);
  expect(act).toHaveBeenCalledTimes(2);
});
