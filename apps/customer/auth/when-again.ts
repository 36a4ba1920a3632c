import type { AuthWords } from './auth-words.ts';

const MINUTE_S = 60;
const HOUR_S = 3600;

/** When it may be tried again, where the server has said so: rounded up, so that nobody comes too early. */
export function whenAgain(
  { retryAfterSeconds: seconds }: { readonly retryAfterSeconds?: number },
  { again }: AuthWords,
): string | undefined {
  if (seconds === undefined) return undefined;
  if (seconds <= 90) return again.seconds({ count: seconds });
  if (seconds <= 90 * MINUTE_S) return again.minutes({ count: Math.ceil(seconds / MINUTE_S) });
  return again.hours({ count: Math.ceil(seconds / HOUR_S) });
}
