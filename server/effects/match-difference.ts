import type { InputOf, OutputOf, RefusalOf } from '#contract/operation.ts';
import type { matchDifference as promise } from '#contract/ops/match-difference.ts';
import { type Outcome, refuse } from '#kernel/outcome.ts';
import { matchDifference as match } from '#server/flows/settlement/match-difference.ts';
import { findTold } from '#server/modules/settlement/match-store.ts';
import { feesOf } from './fees-of.ts';
import type { PaymentDeps } from './gateway-of.ts';

/** A line of a report is a payment or refund of ours under another name; its fee is held against the gateway's terms. */
export async function matchDifference(
  deps: PaymentDeps,
  command: InputOf<typeof promise> & { readonly by: string },
): Promise<Outcome<OutputOf<typeof promise>, RefusalOf<typeof promise>>> {
  const found = await findTold(deps.pool, command);
  return found
    ? match(deps, { ...command, fees: feesOf(found.provider) })
    : refuse('difference-not-found');
}
