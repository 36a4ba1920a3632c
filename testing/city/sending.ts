import { MINUTE } from '#kernel/time.ts';
import type { Found } from '#server/flows/dispatch/steps/list-candidates.ts';
import type { DispatchFacts } from '#server/flows/dispatch/steps/prepare-dispatch.ts';
import type { Considered } from '#server/modules/dispatch/ranking.ts';
import { whoIsSent } from '#server/modules/dispatch/sending.ts';
import { assign } from './assign.ts';
import { makeOffers, recordWithdrawn } from './offers.ts';
import type { Row, World } from './world.ts';

type Sending = {
  readonly found: Found;
  readonly considered: readonly Considered[];
  readonly as: 'lead' | 'replace';
  readonly round: number;
  readonly urgent: boolean;
};

/** As the step of this name. */
export function sendCommitted(
  world: World,
  row: Row,
  facts: DispatchFacts,
  { found, considered, as, round, urgent }: Sending,
): boolean {
  const { teamSize, now } = facts;
  if (teamSize > 1) return false;
  const karigarId = whoIsSent(considered, world.committed, { urgent })?.karigarId;
  if (karigarId === undefined) return false;
  makeOffers(row, facts, found, [karigarId], { round, urgent, expiresAt: now + MINUTE });
  const offer = row.offers.find((one) => one.karigarId === karigarId && one.state === 'open');
  if (offer && assign(world, row, facts, offer, as, 'committed')) return true;
  recordWithdrawn(row, now, [karigarId]);
  return false;
}
