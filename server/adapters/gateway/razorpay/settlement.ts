import * as z from 'zod/mini';
import type { SettlementLine } from '../gateway.ts';

/**
 * Razorpay's reconciliation of a day: payments, refunds and adjustments in paise; the fee includes its tax.
 * https://razorpay.com/docs/api/settlements/fetch-recon/
 */
const item = z.object({
  entity_id: z.string(),
  type: z.string(),
  debit: z.number(),
  credit: z.number(),
  amount: z.number(),
  currency: z.literal('INR'),
  fee: z.nullable(z.number()),
  tax: z.nullable(z.number()),
  order_receipt: z.optional(z.nullable(z.string())),
  settlement_utr: z.optional(z.nullable(z.string())),
});
export const reconciliation = z.object({ items: z.array(item) });

export const readRazorpaySettlement = (
  items: z.infer<typeof reconciliation>['items'],
): SettlementLine[] =>
  items.map((one) => {
    const kind = one.type === 'payment' || one.type === 'refund' ? one.type : 'adjustment';
    const taxPaise = one.tax ?? 0;
    return {
      kind,
      gatewayReference: one.entity_id,
      ourReference: one.order_receipt ?? null,
      amountPaise: kind === 'adjustment' ? one.credit - one.debit : one.amount,
      feePaise: kind === 'adjustment' ? 0 : (one.fee ?? 0) - taxPaise,
      taxPaise: kind === 'adjustment' ? 0 : taxPaise,
      payoutReference: one.settlement_utr ?? null,
    };
  });
