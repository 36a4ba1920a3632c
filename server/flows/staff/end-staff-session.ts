import { recordStaffSessionEnd } from '#server/modules/staff/store.ts';
import type { Database } from '#server/platform/database/connect.ts';

export async function endStaffSession(db: Database, token: string | undefined): Promise<void> {
  if (token !== undefined) await recordStaffSessionEnd(db, token);
}
