import type { InputOf, OutputOf, RefusalOf } from '#contract/operation.ts';
import type { giveGateLink as promise } from '#contract/ops/give-gate-link.ts';
import { newId } from '#kernel/ids.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import {
  isGateLinkKnown,
  recordGateLink,
  recordWithdrawn,
} from '#server/modules/society/gate-link-store.ts';
import { lockSocieties } from '#server/modules/society/rules-store.ts';
import { findSocieties } from '#server/modules/society/store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { newToken, tokenHash } from '#server/platform/secrets/token.ts';

type World = { readonly pool: Pool; readonly origin: string };
type Command = InputOf<typeof promise> & { readonly by: string };

/** A new link for a society's gate; the one before opens nothing from now on. It is told once, so a repeat tells nothing. */
export const giveGateLink = (
  { pool, origin }: World,
  { id, societyId, by }: Command,
  now: Instant,
): Promise<Outcome<OutputOf<typeof promise>, RefusalOf<typeof promise>>> =>
  transaction(pool, async (db) => {
    await lockSocieties(db);
    if (await isGateLinkKnown(db, id)) return refuse('gate-link-exists');
    const { all } = await findSocieties(db);
    if (!all.some((one) => one.id === societyId)) return refuse('society-unknown');
    const token = newToken();
    await recordWithdrawn(db, societyId, now);
    await recordGateLink(db, { id, societyId, tokenHash: tokenHash(token) }, now);
    await recordEvent(db, newId(now), 'GateLinkGiven', now, `ops:${by}`, { societyId });
    return accept({ link: `${origin}/gate#link-${token}` });
  });
