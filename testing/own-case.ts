import { newId } from '#kernel/ids.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { NOW } from './world.ts';

let cases = 700_000_000;
/** Far from what the database counts. */
export const nextCaseNumber = (): string => {
  cases += 1;
  return `C-${cases}`;
};

/** A complaint that has just come. */
export async function insertCase(
  db: Database,
  { userId, caseNumber }: { readonly userId: string; readonly caseNumber: string },
): Promise<void> {
  const id = newId();
  await db.query(
    `insert into cases (id, number, kind, about, user_id, topic, said, opened_at, opened_by, acknowledge_by, resolve_by,
        due_at, due_what, changed_at, changed_by)
      values ($1, $2, 'complaint', $1::uuid::text, $3, 'other', 'The wall is wet.', $4, 'customer', $4, $4, $4, 'acknowledge', $4,
        'customer')`,
    [id, caseNumber, userId, new Date(NOW)],
  );
  await db.query(
    `insert into case_steps (id, case_id, step, at, by, text) values ($2, $1, 'opened', $3, 'customer', 'The wall is wet.')`,
    [id, newId(), new Date(NOW)],
  );
}
