import type { listLooks as promise } from '#contract/customer/list-looks.ts';
import type { OutputOf } from '#contract/operation.ts';
import { type Instant, toIndiaIso } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

type Listed = OutputOf<typeof promise>;
type Row = Omit<Listed['looks'][number], 'at'> & { at: Instant };

const MOST = 100;

/** The name of the colleague stays with us; that one of us looked, when, at what and why is for the person to know. */
export async function listLooks(db: Database, userId: string, most = MOST): Promise<Listed> {
  const rows = await looksAt.run(db, [userId, most]);
  return { looks: rows.map((row) => ({ ...row, at: toIndiaIso(row.at) })) };
}

const looksAt = statement<[string, number], Row>({
  name: 'view-looks-at-person',
  text: `select min(at) as at, what, why from looks where user_id = $1
    group by what, why, request_id order by 1 desc limit $2`,
});
