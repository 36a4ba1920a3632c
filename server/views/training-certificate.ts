import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

export type TrainingCertificate = {
  /** On the roster, where they are known by their papers; before that, as their account has it. */
  readonly name: string;
  readonly number: string;
  readonly passedOn: string;
};

const select = statement<[userId: string, on: string], TrainingCertificate>({
  name: 'view-training-certificate',
  text: `select coalesce(k.name, u.full_name, '') as name, c.number, c.checked_on::text as "passedOn"
    from karigar_checks c join users u on u.id = c.user_id left join karigars k on k.user_id = c.user_id
    where c.user_id = $1 and c.kind = 'training' and c.number <> '' and (c.valid_until is null or c.valid_until >= $2)
    order by c.checked_on desc, c.recorded_at desc limit 1`,
});

/** The paper of somebody who has passed the test of the training; undefined for everybody else. */
export const readTrainingCertificate = (
  db: Database,
  userId: string,
  on: string,
): Promise<TrainingCertificate | undefined> => select.first(db, [userId, on]);
