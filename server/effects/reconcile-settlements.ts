import { createHash } from 'node:crypto';
import { addDays, dateInIndia, type LocalDate } from '#kernel/time.ts';
import type { Gateway, SettlementLine } from '#server/adapters/gateway/gateway.ts';
import { reconcileDay } from '#server/flows/settlement/reconcile-day.ts';
import { findMoved } from '#server/flows/settlement/steps/find-moved.ts';
import { findAttemptByOrder } from '#server/modules/payment/attempt-store.ts';
import { keyOf } from '#server/modules/settlement/reconciling.ts';
import { findRefundTold } from '#server/modules/transfer/store.ts';
import { askPayment } from './ask-payment.ts';
import { feesOf } from './fees-of.ts';
import { moveTransfer, type TransferDeps } from './move-transfer.ts';

/** A report may come late, and a machine may have slept. */
const DAYS_BACK = 6;
/** No gateway keeps its reports open for longer. */
const MOST_DAYS_BACK = 90;

/**
 * Every gateway's reports of the last days, also those that were read before: a gateway pays out more than once a day,
 * and our books may have learned since of what did not fit. One that fails keeps the others not waiting. Answers whether
 * every day of each could be read.
 */
export async function reconcileSettlements(deps: TransferDeps, daysBack = 0): Promise<boolean> {
  const today = dateInIndia(deps.now());
  const furthest = Math.min(MOST_DAYS_BACK, Math.max(DAYS_BACK, daysBack));
  let all = true;
  for (const gateway of deps.gateways.values()) {
    for (let back = furthest; back >= 0; back -= 1) {
      const day = addDays(today, -back);
      const isLastChance = back >= DAYS_BACK;
      const read = await reconcileOne(deps, gateway, day, isLastChance).catch((error: unknown) => {
        deps.log.fault('reconciliation-failed', error, { provider: gateway.provider, day });
        return false;
      });
      all = read && all;
    }
  }
  return all;
}

async function reconcileOne(
  deps: TransferDeps,
  gateway: Gateway,
  day: LocalDate,
  isLastChance: boolean,
): Promise<boolean> {
  const { provider } = gateway;
  const report = await gateway.readSettlement(day);
  if (report.state === 'unreadable' || report.state === 'unknown') {
    deps.log.warn('settlement-not-read', { provider, day, reason: report.reason });
    return false;
  }
  // A holiday has no report. But money that is still waited for when it cannot come any more is missed.
  if (report.state === 'none' && !isLastChance) return true;
  const lines = report.state === 'read' ? report.lines : [];
  await askAboutUnknown(deps, provider, lines);
  const done = await reconcileDay(deps, {
    provider,
    day,
    digest: digestOf(lines),
    lines,
    fees: feesOf(provider),
  });
  if (done === 'known') return true;
  for (const { kind, about, gatewayReference, bookingId } of done.differences) {
    const reference = gatewayReference;
    deps.log.error('settlement-difference', {
      provider,
      day,
      kind,
      about,
      reference,
      booking: bookingId,
    });
  }
  const { booked, differences } = done;
  const fields = { provider, day, lines: lines.length, booked, differences: differences.length };
  deps.log.info('settlement-reconciled', fields);
  return true;
}

/** The same lines in another order are the same report. */
function digestOf(lines: readonly SettlementLine[]): string {
  const sorted = lines.map((line) => JSON.stringify(line)).sort();
  return createHash('sha256').update(JSON.stringify(sorted)).digest('hex');
}

async function askAboutUnknown(
  deps: TransferDeps,
  provider: string,
  lines: readonly SettlementLine[],
): Promise<void> {
  const references = lines.map(({ gatewayReference }) => gatewayReference);
  const ours = new Set((await findMoved(deps.pool, provider, references)).map(keyOf));
  for (const line of lines) if (!ours.has(keyOf(line))) await askAbout(deps, provider, line);
}

/**
 * Money that the gateway pays out for an order of ours that we think unpaid, or takes for a refund that we think under
 * way: it is asked about, and counts at last.
 */
async function askAbout(deps: TransferDeps, provider: string, line: SettlementLine): Promise<void> {
  const { ourReference } = line;
  const attempt =
    ourReference === null ? undefined : await findAttemptByOrder(deps.pool, provider, ourReference);
  if (line.kind === 'refund') {
    const told = { ...line, attemptId: attempt?.id ?? null };
    const transferId = await findRefundTold(deps.pool, provider, told);
    if (transferId !== undefined) await moveTransfer(deps, { transferId });
  } else if (attempt && attempt.state !== 'succeeded')
    await askPayment(deps, { attemptId: attempt.id });
}
