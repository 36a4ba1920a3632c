import { createHash } from 'node:crypto';
import { addDays, dateInIndia, type LocalDate } from '#kernel/time.ts';
import { reconcileDay } from '#server/flows/settlement/reconcile-day.ts';
import { findAttemptByOrder } from '#server/modules/payment/attempt-store.ts';
import { isReconciled } from '#server/modules/settlement/store.ts';
import type { Gateway, SettlementLine } from '#server/outside/gateway/gateway.ts';
import { askPayment } from './ask-payment.ts';
import type { PaymentHouse } from './gateway-of.ts';

/** A report may come late, and a machine may have slept. */
const DAYS_BACK = 6;

/** Every gateway's reports of the last days that have not been read yet. One that fails keeps the others not waiting. */
export async function reconcileSettlements(house: PaymentHouse): Promise<void> {
  const today = dateInIndia(house.now());
  for (const gateway of house.gateways.values()) {
    for (let back = DAYS_BACK; back >= 0; back -= 1) {
      const day = addDays(today, -back);
      if (await isReconciled(house.pool, gateway.provider, day)) continue;
      const isLastChance = back === DAYS_BACK;
      await reconcileOne(house, gateway, day, isLastChance).catch((error: unknown) =>
        house.log.fault('reconciliation-failed', error, { provider: gateway.provider, day }),
      );
    }
  }
}

async function reconcileOne(
  house: PaymentHouse,
  gateway: Gateway,
  day: LocalDate,
  isLastChance: boolean,
): Promise<void> {
  const { provider } = gateway;
  const report = await gateway.readSettlement(day);
  if (report.state === 'unreadable' || report.state === 'unknown') {
    house.log.warn('settlement-not-read', { provider, day, reason: report.reason });
    return;
  }
  // A holiday has no report. But money that is still waited for when it cannot come any more is missed.
  if (report.state === 'none' && !isLastChance) return;
  const lines = report.state === 'read' ? report.lines : [];
  for (const line of lines) await askAbout(house, provider, line);
  const digest = createHash('sha256').update(JSON.stringify(lines)).digest('hex');
  const done = await reconcileDay(house, { provider, day, digest, lines });
  if (done === 'known') return;
  for (const { kind, about, gatewayReference, bookingId } of done.differences) {
    const reference = gatewayReference;
    house.log.error('settlement-difference', {
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
  house.log.info('settlement-reconciled', fields);
}

/** Money that the gateway pays out for an order of ours that we think unpaid: it is asked about, and counts at last. */
async function askAbout(
  house: PaymentHouse,
  provider: string,
  { kind, ourReference }: SettlementLine,
): Promise<void> {
  if (kind !== 'payment' || ourReference === null) return;
  const attempt = await findAttemptByOrder(house.pool, provider, ourReference);
  if (attempt && attempt.state !== 'succeeded') await askPayment(house, { attemptId: attempt.id });
}
