import { recordNoView } from '#server/modules/staff/view-store.ts';
import type { Pool } from '#server/platform/database/connect.ts';

/** Forgotten twice is as good as once. */
export const dropView = async (
  pool: Pool,
  { userId, name }: { readonly userId: string; readonly name: string },
): Promise<void> => {
  await recordNoView(pool, userId, name);
};
