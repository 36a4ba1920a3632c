import type { OutputOf } from '#contract/operation.ts';
import type { listSocieties as contract } from '#contract/public/list-societies.ts';
import { accept, type Outcome } from '#kernel/outcome.ts';
import type { AppCache } from '#server/cache/app-cache.ts';

/** The known societies of a pincode; none for a pincode that is not served. */
export async function listSocieties(
  facts: AppCache,
  pincode: string,
): Promise<Outcome<OutputOf<typeof contract>, never>> {
  const here = (await facts.societies()).at(pincode);
  return accept({
    societies: here.map(({ name, wings, quiet, gate }) => ({
      name,
      wings: [...wings],
      quietFor: quiet.quietFor,
      quietHours: quiet.quietHours.map((hours) => ({ ...hours })),
      gate,
    })),
  });
}
