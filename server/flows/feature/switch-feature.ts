import type { Feature } from '#contract/features.ts';
import type { OutputOf, RefusalOf } from '#contract/operation.ts';
import type { switchFeature as promise } from '#contract/ops/switch-feature.ts';
import { newId } from '#kernel/ids.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import { decideOffUntil } from '#server/modules/feature/feature.ts';
import { lockFeature, recordOffUntil } from '#server/modules/feature/store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';

type Wish = {
  readonly feature: Feature;
  readonly offUntil: Instant | null;
  readonly version: number;
  readonly why: string;
  readonly by: string;
};

/** Switches a feature off until then, or on again; of two who decide at once the second is told of the first. */
export const switchFeature = (
  pool: Pool,
  { feature, offUntil, version, why, by }: Wish,
  now: Instant,
): Promise<Outcome<OutputOf<typeof promise>, RefusalOf<typeof promise>>> =>
  transaction(pool, async (db) => {
    const kept = await lockFeature(db, feature, newId(now));
    // The same request once more.
    if (kept.offUntil === offUntil && kept.version === version + 1)
      return accept({ version: kept.version });
    const decided = decideOffUntil(offUntil, now);
    if (!decided.ok) return decided;
    if (kept.version !== version) return refuse('feature-changed', { version: kept.version });
    await recordOffUntil(db, feature, offUntil);
    const data = { feature, offUntil, why };
    await recordEvent(db, kept.id, 'FeatureSwitched', now, `ops:${by}`, data);
    return accept({ version: version + 1 });
  });
