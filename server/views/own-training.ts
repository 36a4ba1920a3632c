import type { readTraining as contract } from '#contract/applicant/read-training.ts';
import type { OutputOf } from '#contract/operation.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

/** The certificate of whoever has passed the test of the training. */
export async function readTraining(
  db: Database,
  userId: string,
): Promise<OutputOf<typeof contract>> {
  const row = await select.first(db, [userId]);
  return { certificate: row ?? null };
}

const select = statement<[string], { number: string; passedOn: string }>({
  name: 'view-own-training',
  text: `select coalesce(number, '') as number, checked_on::text as "passedOn" from karigar_checks
    where user_id = $1 and kind = 'training' order by checked_on desc, recorded_at desc limit 1`,
});
