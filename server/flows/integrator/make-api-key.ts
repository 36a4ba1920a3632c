import type { InputOf, OutputOf, RefusalOf } from '#contract/operation.ts';
import type { makeApiKey as promise } from '#contract/ops/make-api-key.ts';
import { newId } from '#kernel/ids.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import { decideKeyExpiry } from '#server/modules/integrator/key-expiry.ts';
import { findOrMakeIntegrator, recordKey } from '#server/modules/integrator/store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { newApiKey } from '#server/platform/secrets/api-key.ts';
import { tokenHash } from '#server/platform/secrets/token.ts';

/** A key for a program outside. It is told once, so a repeat tells nothing. */
export const makeApiKey = (
  pool: Pool,
  { by, id, integrator, scopes, expiresOn }: InputOf<typeof promise> & { readonly by: string },
  now: Instant,
): Promise<Outcome<OutputOf<typeof promise>, RefusalOf<typeof promise>>> =>
  transaction(pool, async (db) => {
    const expiry = decideKeyExpiry(expiresOn, now);
    if (!expiry.ok) return expiry;
    const integratorId = await findOrMakeIntegrator(db, { id: newId(now), name: integrator }, now);
    const key = newApiKey();
    const chosen = [...new Set(scopes)];
    const isNew = await recordKey(
      db,
      {
        ...{ id, integratorId, tokenHash: tokenHash(key), ending: key.slice(-4) },
        ...{ scopes: chosen, expiresAt: expiry.value },
      },
      now,
    );
    if (!isNew) return refuse('api-key-exists');
    const data = { integratorId, scopes: chosen, expiresAt: expiry.value };
    await recordEvent(db, id, 'ApiKeyMade', now, `ops:${by}`, data);
    return accept({ key });
  });
