import type { Paise } from '#kernel/money.ts';
import { addDays, dateInIndia, type LocalDate } from '#kernel/time.ts';
import { newGatewayId, paidBy, type SettledRow } from './orders.ts';
import type { SimulatorContext } from './simulator-context.ts';

/** Two rupees of a hundred, and 18 % GST on them. */
const feeOf = (amount: Paise) => {
  const feePaise = Math.round(amount * 0.02);
  return { feePaise, taxPaise: Math.round(feePaise * 0.18) };
};

/** The payout of a day: everything of the day before, changed as the switches say. */
export function settlementOf(simulator: SimulatorContext, day: LocalDate): SettledRow[] {
  const before = addDays(day, -1);
  const payoutReference = `UTR${day.replaceAll('-', '')}`;
  const payments = simulator.book.listOrders().flatMap((order): SettledRow[] => {
    const paid = paidBy(order);
    if (!paid || dateInIndia(paid.timestamp) !== before) return [];
    const { merchantOrderId: orderReference } = order;
    return [
      {
        kind: 'payment',
        gatewayReference: paid.transactionId,
        orderReference,
        ourReference: orderReference,
        orderId: order.id,
        amountPaise: paid.amount,
        ...feeOf(paid.amount),
        mode: paid.paymentMode,
        at: paid.timestamp,
        payoutReference,
      },
    ];
  });
  const refunds = simulator.book.listRefunds().flatMap((refund): SettledRow[] => {
    if (refund.state !== 'COMPLETED' || dateInIndia(refund.endsAt) !== before) return [];
    const order = simulator.book.findOrder(refund.originalMerchantOrderId);
    return [
      {
        kind: 'refund',
        gatewayReference: refund.id,
        orderReference: refund.originalMerchantOrderId,
        ourReference: refund.merchantRefundId,
        orderId: order?.id ?? '',
        amountPaise: refund.amount,
        feePaise: 0,
        taxPaise: 0,
        mode: order?.paymentMode ?? 'UPI',
        at: refund.endsAt,
        payoutReference,
      },
    ];
  });
  return distorted(simulator, [...payments, ...refunds]);
}

function distorted(simulator: SimulatorContext, rows: readonly SettledRow[]): SettledRow[] {
  const { omit, foreign, wrongAmount, wrongFee, duplicate } = simulator.switches.settlement;
  const told = rows.slice(omit).map((row, index) => ({
    ...row,
    ...(index < wrongAmount ? { amountPaise: row.amountPaise - 100 } : {}),
    ...(index < wrongFee ? { feePaise: row.feePaise * 3 } : {}),
  }));
  const [first] = told;
  const strangers = first
    ? Array.from({ length: foreign }, () => ({
        ...first,
        gatewayReference: newGatewayId(simulator.protocol.prefixes.payment),
        ourReference: 'somebody-elses',
      }))
    : [];
  return [...told, ...told.slice(0, duplicate), ...strangers];
}
