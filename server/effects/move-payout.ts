import type { Clock, Instant } from '#kernel/time.ts';
import type { PayoutProvider, PayoutReport, Payouts } from '#server/adapters/payout/payouts.ts';
import { beginPayout, type PayoutCall } from '#server/flows/payout/begin-payout.ts';
import {
  type PayoutRecorded,
  type PayoutSaid,
  recordPayoutResult,
} from '#server/flows/payout/record-payout-result.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import type { Log } from '#server/platform/log/log.ts';

/** What errands about payouts are given. */
export type PayoutDeps = {
  readonly pool: Pool;
  readonly now: Clock;
  readonly log: Log;
  readonly payouts: Payouts;
};

/**
 * Takes a payout one step on: sends it, or asks what became of it, and writes down the answer. Answers when to come
 * back. Where no company is configured it waits for the next file to the bank.
 */
export async function movePayout(
  deps: PayoutDeps,
  { payoutId }: { readonly payoutId: string },
): Promise<{ readonly againAt?: Instant }> {
  const { provider } = deps.payouts;
  if (!provider) return {};
  const begun = await beginPayout(deps, { payoutId, provider: provider.provider });
  if (!begun.call) return begun.againAt === undefined ? {} : { againAt: begun.againAt };
  const report = await callProvider(provider, begun.call);
  const { payoutReference } = begun.call;
  const recorded = await recordPayoutResult(deps, { payoutReference, said: said(report) });
  tellTrouble(deps, payoutReference, recorded);
  if (report.state === 'failed')
    deps.log.warn('payout-failed', { payout: payoutId, reason: report.reason });
  return recorded.againAt === undefined ? {} : { againAt: recorded.againAt };
}

/** What people have to look at. */
export function tellTrouble(
  { log }: Pick<PayoutDeps, 'log'>,
  payoutReference: string,
  { alarm }: PayoutRecorded,
): void {
  if (alarm) log.security(alarm, { payout: payoutReference });
}

/**
 * A payout that was sent and that the company has never heard of is sent again under the same name; only then is sending
 * twice harmless.
 */
async function callProvider(provider: PayoutProvider, call: PayoutCall): Promise<PayoutReport> {
  if (call.kind === 'send') return provider.createPayout(call);
  const report = await provider.askPayout(call.payoutReference);
  return report.state === 'not-found' ? provider.createPayout(call) : report;
}

const said = (report: PayoutReport): PayoutSaid =>
  report.state === 'not-found' ? { state: 'unknown' } : report;
