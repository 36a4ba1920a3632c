import { listHoldsOf } from '#server/modules/availability/store.ts';
import type { Database } from '#server/platform/database/connect.ts';

/** Who comes to a visit: its leader, then the others whose time is held for it. Nobody when nobody leads. */
export async function crewOf(
  db: Database,
  { bookingId, karigarId }: { readonly bookingId: string; readonly karigarId: number | null },
): Promise<number[]> {
  if (karigarId === null) return [];
  const held = (await listHoldsOf(db, bookingId)).map((hold) => hold.karigarId);
  return [karigarId, ...held.filter((one) => one !== karigarId)];
}
