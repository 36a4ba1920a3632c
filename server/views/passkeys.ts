import type { listPasskeys as promise } from '#contract/applicant/list-passkeys.ts';
import type { OutputOf } from '#contract/operation.ts';
import { type Instant, toIndiaIso } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

type Row = { id: string; device: string | null; addedAt: Instant; usedAt: Instant | null };

const passkeysOf = statement<[string], Row>({
  name: 'passkeys-of-person',
  text: `select id, device, added_at as "addedAt", used_at as "usedAt" from passkeys
    where user_id = $1 order by added_at, id`,
});

export async function findPasskeys(
  db: Database,
  userId: string,
): Promise<OutputOf<typeof promise>['passkeys']> {
  const rows = await passkeysOf.run(db, [userId]);
  return rows.map(({ addedAt, usedAt, ...row }) => ({
    ...row,
    addedAt: toIndiaIso(addedAt),
    usedAt: usedAt === null ? null : toIndiaIso(usedAt),
  }));
}
