import type { readTraining as contract } from '#contract/applicant/read-training.ts';
import type { OutputOf } from '#contract/operation.ts';
import { dateInIndia, type Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

/** The certificate of somebody who has passed the test of the training; a check without a number is none. */
export async function readTraining(
  db: Database,
  userId: string,
  now: Instant,
): Promise<OutputOf<typeof contract>> {
  const row = await select.first(db, [userId, dateInIndia(now)]);
  return { certificate: row ?? null };
}

const select = statement<[string, string], { number: string; passedOn: string }>({
  name: 'view-own-training',
  text: `select number, checked_on::text as "passedOn" from karigar_checks
    where user_id = $1 and kind = 'training' and number <> '' and (valid_until is null or valid_until >= $2)
    order by checked_on desc, recorded_at desc limit 1`,
});
