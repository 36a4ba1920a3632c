import { policy } from '#contract/policy.ts';
import { dateInIndia, type Instant, instantInIndia } from '#kernel/time.ts';

const FIRST_MONTH = 4;

/**
 * Nothing older is asked for by a law: where the first of the financial years begins that have to be kept beside the
 * present one. A financial year begins on the first of April.
 */
export function recordsKeptSince(now: Instant): Instant {
  const [year = 0, month = 0] = dateInIndia(now).split('-').map(Number);
  const present = month < FIRST_MONTH ? year - 1 : year;
  return instantInIndia(`${present - policy.moneyRecordsYears}-04-01`);
}
