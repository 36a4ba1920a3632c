import { expect, test, vi } from 'vitest';
import { orLetGo } from './voice-recorder.ts';

test('a microphone of which nothing can be recorded is let go, and stays while it is recorded', () => {
  const stop = vi.fn();
  const stream = { getTracks: () => [{ stop }] } as unknown as MediaStream;
  orLetGo(stream, () => {});
  expect(stop).not.toHaveBeenCalled();
  const fails = () => {
    throw new DOMException('No recorder', 'NotSupportedError');
  };
  expect(() => orLetGo(stream, fails)).toThrow('No recorder');
  expect(stop).toHaveBeenCalledOnce();
});
