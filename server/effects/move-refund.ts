import type { Instant } from '#kernel/time.ts';
import type { RefundReport } from '#server/adapters/gateway/gateway.ts';
import { beginRefund, type RefundCall } from '#server/flows/payment/begin-refund.ts';
import { type RefundSaid, recordRefundResult } from '#server/flows/payment/record-refund-result.ts';
import type { PaymentDeps } from './gateway-of.ts';

/**
 * Takes a refund one step on: sends it, or asks what became of it, and writes down the answer. Answers when to come
 * back; nothing when it has come to its end.
 */
export async function moveRefund(
  deps: PaymentDeps,
  { refundId }: { readonly refundId: string },
): Promise<{ readonly againAt?: Instant }> {
  const { call, againAt } = await beginRefund(deps, { refundId });
  if (!call) return againAt === undefined ? {} : { againAt };
  const report = await callGateway(deps, call);
  const { refundReference } = call;
  const recorded = await recordRefundResult(deps, {
    refundId,
    refundReference,
    said: said(report),
  });
  if (recorded.alarm) deps.log.security(recorded.alarm, { refund: refundId });
  if (report.state === 'failed')
    deps.log.warn('refund-failed', { refund: refundId, reason: report.reason });
  return recorded.againAt === undefined ? {} : { againAt: recorded.againAt };
}

/**
 * A refund that was sent and that the gateway has never heard of is sent again under the same name; only then is sending
 * twice harmless. A gateway that is not configured any more says nothing: its refunds wait, and stop nobody else's.
 */
async function callGateway(deps: PaymentDeps, call: RefundCall): Promise<RefundReport> {
  const gateway = deps.gateways.get(call.provider);
  if (!gateway) {
    deps.log.warn('gateway-not-configured', { provider: call.provider });
    return { state: 'unknown', reason: 'gateway-not-configured' };
  }
  if (call.kind === 'send') return gateway.createRefund(call);
  const report = await gateway.askRefund(call);
  return report.state === 'not-found' ? gateway.createRefund(call) : report;
}

const said = (report: RefundReport): RefundSaid =>
  report.state === 'not-found' ? { state: 'unknown' } : report;
