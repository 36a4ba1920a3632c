import type { InputOf, RefusalOf } from '#contract/operation.ts';
import type { listExpectedAtGate as promise } from '#contract/public/list-expected-at-gate.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import { countAttempts } from '#server/modules/identity/throttle-store.ts';
import {
  decideAttempt,
  gateGuessBuckets,
  gateListBuckets,
} from '#server/modules/identity/throttling.ts';
import type { GateLink } from '#server/modules/society/gate-link-store.ts';
import type { Database } from '#server/platform/database/connect.ts';
import type { Log } from '#server/platform/log/log.ts';
import type { Keys } from '#server/platform/secrets/keys.ts';
import { gateOfLink } from './steps/gate-of-link.ts';

type World = { readonly pool: Database; readonly keys: Keys; readonly log: Pick<Log, 'attack'> };

/** The society whose list a link opens. Looks of each gate are counted by themselves, and what is no link counts where it comes from. */
export async function openGateList(
  { pool, keys, log }: World,
  { link }: InputOf<typeof promise>,
  { address, now }: { readonly address: string; readonly now: Instant },
): Promise<Outcome<GateLink, RefusalOf<typeof promise>>> {
  const gate = await gateOfLink(pool, link, now);
  const buckets = gate ? gateListBuckets(gate.id) : gateGuessBuckets(address);
  const attempt = decideAttempt(await countAttempts({ pool, keys }, buckets, now), now);
  if (!attempt.ok) return attempt;
  if (gate) return accept(gate);
  log.attack('gate-pass-unknown', { by: 'link' });
  return refuse('gate-link-ended');
}
