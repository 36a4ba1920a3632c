import type { Session } from '#server/modules/identity/session-life.ts';
import { recordSlide } from '#server/modules/identity/session-store.ts';
import type { Database } from '#server/platform/database/connect.ts';

/** A session that is used lives on: `slid` is how `slideSession` wants it to stand. */
export const keepSession = (db: Database, token: string, slid: Session): Promise<void> =>
  recordSlide(db, token, slid);
