import type { InputOf, RefusalOf } from '#contract/operation.ts';
import type { watchFile as promise, WatchedFile } from '#contract/ops/watch-file.ts';
import { OPEN_TO, type StaffRole } from '#contract/staff.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { type Instant, MINUTE } from '#kernel/time.ts';
import { recordFileWatcher } from '#server/modules/staff/watching-store.ts';
import type { Pool } from '#server/platform/database/connect.ts';

/** A screen that says nothing for so long shows it no more. */
export const FILE_WATCHED_FOR = MINUTE / 2;

/** Reading a file is what lets somebody know who else does. */
const READ_BY: Readonly<Record<WatchedFile, string>> = {
  booking: 'readBookingFile',
  customer: 'readCustomerFile',
  karigar: 'readKarigarFile',
  payment: 'readPaymentFile',
  transfer: 'readFailedTransfer',
};

type Watcher = { readonly id: string; readonly roles: readonly StaffRole[] };

/** A colleague who has the file on the screen is seen by the others. */
export async function watchFile(
  pool: Pool,
  { kind, id }: InputOf<typeof promise>,
  watcher: Watcher,
  now: Instant,
): Promise<Outcome<void, RefusalOf<typeof promise>>> {
  if (!OPEN_TO[READ_BY[kind]]?.some((role) => watcher.roles.includes(role)))
    return refuse('file-not-for-role');
  const since = now - FILE_WATCHED_FOR;
  await recordFileWatcher(pool, { kind, id, staffId: watcher.id }, { now, since });
  return accept(undefined);
}
