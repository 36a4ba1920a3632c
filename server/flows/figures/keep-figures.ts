import type { Instant } from '#kernel/time.ts';
import { FIGURES_AT_ONCE, keepChangedFigures } from '#server/modules/figures/store.ts';
import type { Database } from '#server/platform/database/connect.ts';

/** Every minute: what changed is judged, in transactions of its own, until nothing is left. Safe to repeat. */
export async function keepFigures(db: Database, now: Instant): Promise<number> {
  let kept = 0;
  for (;;) {
    const some = await keepChangedFigures(db, now);
    kept += some;
    if (some < FIGURES_AT_ONCE) return kept;
  }
}
