import type { Instant } from '#kernel/time.ts';
import {
  findGateLink,
  type GateLink,
  recordGateLinkUse,
} from '#server/modules/society/gate-link-store.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { tokenHash } from '#server/platform/secrets/token.ts';

/** The society whose gate asks; nothing where it came with no link, or with one that was withdrawn. */
export async function gateOfLink(
  db: Database,
  link: string | undefined,
  now: Instant,
): Promise<GateLink | undefined> {
  const gate = link === undefined ? undefined : await findGateLink(db, tokenHash(link));
  if (gate) await recordGateLinkUse(db, gate.id, now);
  return gate;
}
