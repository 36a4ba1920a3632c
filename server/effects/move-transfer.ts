import type { Instant } from '#kernel/time.ts';
import type { RefundReport } from '#server/adapters/gateway/gateway.ts';
import type { PayoutReport, Payouts } from '#server/adapters/payout/payouts.ts';
import { beginTransfer, type TransferCall } from '#server/flows/transfer/begin-transfer.ts';
import {
  recordTransferResult,
  type TransferRecorded,
  type TransferSaid,
} from '#server/flows/transfer/record-transfer-result.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import type { Log } from '#server/platform/log/log.ts';
import type { PaymentDeps } from './gateway-of.ts';

/** Dependencies of effects that pay out. */
export type PayoutDeps = {
  readonly pool: Pool;
  readonly now: () => Instant;
  readonly log: Log;
  readonly payouts: Payouts;
};

export type TransferDeps = PaymentDeps & PayoutDeps;

/**
 * Takes a refund or payout one step on: sends it, or asks what became of it, and writes down the answer. Answers when
 * to come back; nothing when it has come to its end.
 */
export async function moveTransfer(
  deps: TransferDeps,
  { transferId }: { readonly transferId: string },
): Promise<{ readonly againAt?: Instant }> {
  const payoutProvider = deps.payouts.provider?.provider;
  const { call, againAt } = await beginTransfer(deps, { transferId, payoutProvider });
  if (!call) return againAt === undefined ? {} : { againAt };
  const report = await carry(deps, call);
  const recorded = await recordTransferResult(deps, { name: call.name, said: said(report) });
  reportTrouble(deps, call.name, recorded);
  if (report.state === 'failed')
    deps.log.warn(`${call.purpose}-failed`, { transfer: transferId, reason: report.reason });
  return recorded.againAt === undefined ? {} : { againAt: recorded.againAt };
}

/** Logs an outcome that people have to look at. */
export function reportTrouble(
  { log }: Pick<PayoutDeps, 'log'>,
  name: string,
  { alarm }: TransferRecorded,
): void {
  if (alarm) log.security(alarm, { transfer: name });
}

/**
 * One that was sent and that nobody there has ever heard of is sent again under the same name; only then is sending
 * twice harmless. A gateway that is not configured any more says nothing: its refunds wait, and stop nobody else's.
 */
async function carry(deps: TransferDeps, call: TransferCall): Promise<RefundReport | PayoutReport> {
  const carrier = call.purpose === 'refund' ? refunding(deps, call) : payingOut(deps, call);
  if (!carrier) {
    deps.log.warn('gateway-not-configured', { provider: call.provider });
    return { state: 'unknown', reason: 'gateway-not-configured' };
  }
  if (call.kind === 'send') return carrier.send();
  const report = await carrier.ask();
  return report.state === 'not-found' ? carrier.send() : report;
}

function refunding(deps: TransferDeps, call: Extract<TransferCall, { purpose: 'refund' }>) {
  const gateway = deps.gateways.get(call.provider);
  const refund = { ...call, refundReference: call.name };
  return (
    gateway && { send: () => gateway.createRefund(refund), ask: () => gateway.askRefund(refund) }
  );
}

function payingOut(deps: TransferDeps, call: Extract<TransferCall, { purpose: 'payout' }>) {
  const { provider } = deps.payouts;
  const payout = { ...call, payoutReference: call.name };
  return (
    provider && {
      send: () => provider.createPayout(payout),
      ask: () => provider.askPayout(call.name),
    }
  );
}

function said(report: RefundReport | PayoutReport): TransferSaid {
  switch (report.state) {
    case 'not-found':
      return { state: 'unknown' };
    case 'credited':
      return { ...report, state: 'paid', reference: report.gatewayReference };
    case 'paid':
      return { ...report, reference: report.bankReference };
    case 'processing':
      return {
        ...report,
        reference: 'bankReference' in report ? report.bankReference : report.gatewayReference,
      };
    default:
      return report;
  }
}
