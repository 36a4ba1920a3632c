import { expect, test } from 'vitest';
import { isPushService } from './push-host.ts';

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://web.push.apple.com/abc', true],
  ['https://wns2-par02p.notify.windows.com/w/?token=abc', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com.evil.example/abc', false],
  ['https://evil.example/?fcm.googleapis.com', false],
  ['https://fcm.googleapis.com@169.254.169.254/latest', false],
  ['https://fcm.googleapis.com:8443/abc', false],
  ['https://127.0.0.1/abc', false],
  ['nonsense', false],
])('%s: %s', (endpoint, known) => {
  expect(isPushService(endpoint)).toBe(known);
});
