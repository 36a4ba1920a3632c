import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** Does the work of a captcha beside the page, so that typing never falters. */
self.addEventListener('message', (event: MessageEvent<Challenge>) => {
  const challenge = event.data;
  solveChallenge({ challenge, deriveKey }).then(
    (solution) => self.postMessage(solution && btoa(JSON.stringify({ challenge, solution }))),
    () => self.postMessage(null),
  );
});
