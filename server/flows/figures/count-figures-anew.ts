import type { Instant } from '#kernel/time.ts';
import { noteAllFigures } from '#server/modules/figures/store.ts';
import type { Database } from '#server/platform/database/connect.ts';

/** Everything from then on is judged anew by the next sweeps. */
export const countFiguresAnew = (db: Database, from: Instant): Promise<unknown> =>
  noteAllFigures(db, from);
