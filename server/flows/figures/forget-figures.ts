import type { Instant } from '#kernel/time.ts';
import { forgetOldFigures } from '#server/modules/figures/store.ts';
import type { Database } from '#server/platform/database/connect.ts';

/** Days that nobody is told of any more. */
export const forgetFigures = (db: Database, before: Instant): Promise<number> =>
  forgetOldFigures(db, before);
