import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

const update = statement<[string, string, Date]>({
  name: 'identity-record-password',
  text: 'update users set password_hash = $2, updated_at = $3 where id = $1 and disabled_at is null',
});

/** Whether there still was such an account. */
export const recordPassword = async (
  db: Database,
  { id, passwordHash }: { readonly id: string; readonly passwordHash: string },
  now: Instant,
): Promise<boolean> => (await update.count(db, [id, passwordHash, new Date(now)])) === 1;
