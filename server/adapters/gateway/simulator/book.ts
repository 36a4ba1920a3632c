import type { Instant } from '#kernel/time.ts';
import { openJournal } from './journal.ts';
import { atTime, type Order, type Refund } from './orders.ts';

/** One webhook on its way to the merchant, until they answer 2xx or it is given up. */
export type Delivery = {
  readonly kind: 'delivery';
  readonly id: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly forged: boolean;
  readonly dueAt: Instant;
  readonly tried: number;
  readonly done: boolean;
};

/** Everything the gateway knows; see `journal.ts` for how it is kept. */
export type Book = {
  findOrder(merchantOrderId: string): Order | undefined;
  findOrderById(id: string): Order | undefined;
  findRefund(merchantRefundId: string): Refund | undefined;
  refundedOf(merchantOrderId: string): number;
  listOrders(): Order[];
  listRefunds(): Refund[];
  listOpenRefunds(): Refund[];
  listOpenDeliveries(): Delivery[];
  write(record: Order | Refund | Delivery): void;
};

export function openBook(file: string, now: () => Instant): Book {
  const journal = openJournal<Order | Refund | Delivery>(
    file,
    (record) => record.kind !== 'delivery' || !record.done,
  );
  const orderIds = new Map<string, string>();
  const refundIds = new Map<string, string>();
  const index = (record: Order | Refund | Delivery) => {
    if (record.kind === 'order') orderIds.set(record.merchantOrderId, record.id);
    if (record.kind === 'refund') refundIds.set(record.merchantRefundId, record.id);
  };
  for (const record of journal.list()) index(record);

  const order = (id: string | undefined) => {
    const record = id === undefined ? undefined : journal.find(id);
    return record?.kind === 'order' ? atTime(record, now()) : undefined;
  };
  const all = () => Array.from(journal.list());
  const refunds = () => all().filter((record) => record.kind === 'refund');
  return {
    findOrder: (merchantOrderId) => order(orderIds.get(merchantOrderId)),
    findOrderById: order,
    findRefund(merchantRefundId) {
      const record = journal.find(refundIds.get(merchantRefundId) ?? '');
      return record?.kind === 'refund' ? record : undefined;
    },
    refundedOf: (merchantOrderId) =>
      refunds()
        .filter((refund) => refund.originalMerchantOrderId === merchantOrderId)
        .filter((refund) => refund.state !== 'FAILED')
        .reduce((sum, refund) => sum + refund.amount, 0),
    listOrders: () => all().filter((record) => record.kind === 'order'),
    listRefunds: refunds,
    listOpenRefunds: () => refunds().filter((refund) => refund.state === 'PENDING'),
    listOpenDeliveries: () =>
      all().filter((record): record is Delivery => record.kind === 'delivery' && !record.done),
    write(record) {
      index(record);
      journal.write(record);
    },
  };
}
