import type { Instant } from '#kernel/time.ts';
import { deleteFiguresBefore } from '#server/modules/figures/store.ts';
import type { Database } from '#server/platform/database/connect.ts';

/** Days that nobody is told of any more. */
export const deleteOldFigures = (db: Database, before: Instant): Promise<number> =>
  deleteFiguresBefore(db, before);
