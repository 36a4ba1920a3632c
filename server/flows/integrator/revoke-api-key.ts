import type { InputOf, OutputOf, RefusalOf } from '#contract/operation.ts';
import type { revokeApiKey as promise } from '#contract/ops/revoke-api-key.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { type Instant, toIndiaIso } from '#kernel/time.ts';
import { lockKey, recordRevocation } from '#server/modules/integrator/store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';

/** No server remembers a key, so the next request with it is refused already. */
export const revokeApiKey = (
  pool: Pool,
  { by, id }: InputOf<typeof promise> & { readonly by: string },
  now: Instant,
): Promise<Outcome<OutputOf<typeof promise>, RefusalOf<typeof promise>>> =>
  transaction(pool, async (db) => {
    const key = await lockKey(db, id);
    if (!key) return refuse('api-key-not-found');
    if (key.revokedAt !== null) return accept({ revokedAt: toIndiaIso(key.revokedAt) });
    await recordRevocation(db, id, now);
    await recordEvent(db, id, 'ApiKeyRevoked', now, `ops:${by}`, {
      integratorId: key.integratorId,
    });
    return accept({ revokedAt: toIndiaIso(now) });
  });
