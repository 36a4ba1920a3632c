import type { InputOf } from '#contract/operation.ts';
import type { takeFile as promise } from '#contract/ops/take-file.ts';
import { newId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/time.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';

/** Each is a file of its own: asked twice, it was taken twice. */
export const takeFile = (
  pool: Pool,
  { file, of, by }: InputOf<typeof promise> & { readonly by: string },
  now: Instant,
): Promise<{ noted: true }> =>
  transaction(pool, async (db) => {
    await recordEvent(db, newId(now), 'FileTaken', now, `ops:${by}`, { file, said: of });
    return { noted: true };
  });
