import type { OutputOf } from '#contract/operation.ts';
import type { listSocieties as contract } from '#contract/public/list-societies.ts';
import { accept, type Outcome } from '#kernel/outcome.ts';
import type { AppCache } from '#server/cache/app-cache.ts';

/** What we know of a pincode's societies; nothing of a pincode where we do not come. */
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
