import { isDeepStrictEqual } from 'node:util';
import { policy } from '#contract/policy.ts';
import { DAY, type Instant } from '#kernel/time.ts';
import { countFiguresAnew } from '#server/flows/figures/count-figures-anew.ts';
import { deleteOldFigures } from '#server/flows/figures/delete-old-figures.ts';
import { keepFigures } from '#server/flows/figures/keep-figures.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import type { Routine } from '#server/platform/jobs/job.ts';
import type { Log } from '#server/platform/log/log.ts';
import { readPromise } from '#server/views/promise.ts';
import { readPromiseInFull } from '#server/views/promise-in-full.ts';
import { NIGHTLY, SWEEP } from './timers.ts';

type Deps = { readonly pool: Pool; readonly now: () => Instant; readonly log: Log };

/** Routines that keep our published figures right. */
export const figureRoutinesOf = (deps: Deps): readonly Routine[] => [
  { name: 'keep-figures', cron: SWEEP, run: () => keepFigures(deps.pool, deps.now()) },
  {
    name: 'check-figures',
    cron: NIGHTLY,
    run: async () => {
      await deleteOldFigures(deps.pool, deps.now() - 2 * policy.promise.days * DAY);
      await checkFigures(deps);
    },
  },
];

/** Counts all rows once, and where the figures say something else has everything judged anew. Answers whether they agreed. */
export async function checkFigures({ pool, now, log }: Deps): Promise<boolean> {
  const at = now();
  await keepFigures(pool, at);
  const [kept, counted] = [await readPromise(pool, at), await readPromiseInFull(pool, at)];
  if (isDeepStrictEqual(kept, counted)) return true;
  // A change of the moment in between is made good by the same work, and no fault of the figures.
  await keepFigures(pool, at);
  if (isDeepStrictEqual(await readPromise(pool, at), counted)) return true;
  log.warn('figures-disagree', { kept: kept.onTime.visits, counted: counted.onTime.visits });
  await countFiguresAnew(pool, at - (policy.promise.days + 1) * DAY);
  await keepFigures(pool, at);
  return false;
}
