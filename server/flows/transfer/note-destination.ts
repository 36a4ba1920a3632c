import { newId } from '#kernel/ids.ts';
import type { Clock } from '#kernel/time.ts';
import { recordDestination } from '#server/modules/transfer/destination-store.ts';
import type { Pool } from '#server/platform/database/connect.ts';

/** Somebody has typed a UPI id and its bank has said whose it is, or nobody could be asked. Answers its name here. */
export async function noteDestination(
  world: { readonly pool: Pool; readonly now: Clock },
  typed: { readonly userId: string; readonly upiId: string; readonly holderName: string | null },
): Promise<string> {
  const now = world.now();
  const id = newId(now);
  await recordDestination(world.pool, { id, ...typed }, now);
  return id;
}
