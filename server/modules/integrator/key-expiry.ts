import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { addDays, dateInIndia, type Instant, instantInIndia } from '#kernel/time.ts';

const LONGEST_DAYS = 366;

/** A key opens until the end of its last day, which is today or later, and no more than a year away. */
export function decideKeyExpiry(
  expiresOn: string,
  now: Instant,
): Outcome<Instant, 'api-key-expiry-invalid'> {
  const today = dateInIndia(now);
  if (expiresOn < today || expiresOn > addDays(today, LONGEST_DAYS))
    return refuse('api-key-expiry-invalid');
  return accept(instantInIndia(addDays(expiresOn, 1)));
}
