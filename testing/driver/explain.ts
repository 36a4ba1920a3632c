import { isOpen } from '#contract/booking-phases.ts';
import type { BookingView } from '#contract/customer/booking.ts';
import { readBooking } from '#contract/customer/read-booking.ts';
import type { TaxDocumentInList } from '#contract/customer/tax-document.ts';
import type { Database } from '#server/platform/database/connect.ts';
import type { Client } from '../client.ts';
import { listBroken } from '../races/invariants.ts';
import type { GatewayBook } from '../sandbox.ts';
import { insist } from './customers.ts';

export type Booked = { readonly id: string; readonly client: Client };

type Came = {
  readonly came: number;
  readonly wentBack: number;
  /** Really handed over, at the door or in the office. */
  readonly cash?: number;
  /** The sum of its invoices, less its credit notes. */
  readonly invoiced?: number;
};

export type Seen = {
  readonly ledger: GatewayBook;
  readonly cash: ReadonlyMap<string, number>;
};

/**
 * Differences that cannot be explained: for each booking the gateway's own book against what its customer is told over HTTP,
 * then our books against themselves. Empty when every rupee is accounted for.
 */
export async function listUnexplained(
  db: Database,
  booked: readonly Booked[],
  { ledger: book, cash }: Seen,
): Promise<string[]> {
  const unexplained: string[] = [];
  const bookingOf = await bookingsOfOrders(db);
  for (const { merchantOrderId, payments } of book.orders)
    if (!bookingOf.has(merchantOrderId) && payments.some(({ state }) => state === 'COMPLETED'))
      unexplained.push(`order ${merchantOrderId} was paid, and belongs to no booking`);
  for (const { id, client } of booked) {
    const { value } = await insist(client, readBooking, { id });
    if (!value) unexplained.push(`booking ${id} is gone`);
    else {
      const invoiced = invoicedBy(value.taxDocuments);
      const at = { ...atGateway(book, bookingOf, id), cash: cash.get(id) ?? 0, invoiced };
      unexplained.push(...unexplainedOf(value.booking, at));
    }
  }
  const ids = booked.map(({ id }) => id);
  return [...unexplained, ...(await listBroken(db, ids))];
}

/**
 * Came = paid + not wanted; went back = given back; what is left is the price so far, or the fee of its end, or what the
 * invoice of the finished work asks for.
 */
export function unexplainedOf(
  { id, status, payment }: Pick<BookingView, 'id' | 'status' | 'payment'>,
  { came, wentBack, cash = 0, invoiced = 0 }: Came,
): string[] {
  const { paidPaise, unwantedPaise, refundedPaise, refundingPaise, creditedPaise } = payment;
  const left = came + cash - wentBack - creditedPaise;
  const kept = keptOf({ status, payment }, invoiced);
  const told: [string, boolean][] = [
    [
      `${came} came at the gateway and ${cash} in cash, ${paidPaise} are told as paid and ${unwantedPaise} as not wanted`,
      came + cash === paidPaise + unwantedPaise,
    ],
    [`${wentBack} went back at the gateway, ${refundedPaise} are told`, wentBack === refundedPaise],
    [`${refundingPaise} are still on their way back`, refundingPaise === 0],
    [`${left} are left of what came, and ${kept} are kept`, left === kept],
    [
      `it says ${payment.state}`,
      !isOpen(status) || paidPaise === 0 || ['paid', 'due', 'failed'].includes(payment.state),
    ],
  ];
  return told.flatMap(([sentence, holds]) =>
    holds ? [] : [`booking ${id}, ${status}: ${sentence}`],
  );
}

function keptOf(
  { status, payment }: Pick<BookingView, 'status' | 'payment'>,
  invoiced: number,
): number {
  const { paidPaise, feePaise, dueAllPaise } = payment;
  if (status === 'completed') return invoiced - dueAllPaise;
  return isOpen(status) ? paidPaise : Math.min(feePaise, paidPaise);
}

const invoicedBy = (documents: readonly TaxDocumentInList[]): number =>
  documents.reduce((sum, { kind, amountPaise }) => {
    const sign = { invoice: 1, 'credit-note': -1, receipt: 0, refund: 0 }[kind];
    return sum + sign * amountPaise;
  }, 0);

function atGateway(
  book: GatewayBook,
  bookingOf: ReadonlyMap<string, string>,
  bookingId: string,
): Pick<Came, 'came' | 'wentBack'> {
  const isOurs = (order: string) => bookingOf.get(order) === bookingId;
  const paid = book.orders
    .filter(({ merchantOrderId }) => isOurs(merchantOrderId))
    .flatMap(({ payments }) => payments.filter(({ state }) => state === 'COMPLETED'));
  const back = book.refunds.filter(
    ({ originalMerchantOrderId, state }) =>
      isOurs(originalMerchantOrderId) && state === 'COMPLETED',
  );
  const sumOf = (all: readonly { readonly amount: number }[]) =>
    all.reduce((sum, { amount }) => sum + amount, 0);
  return { came: sumOf(paid), wentBack: sumOf(back) };
}

async function bookingsOfOrders(db: Database): Promise<Map<string, string>> {
  const { rows } = await db.query<{ id: string; booking_id: string }>(
    'select id, booking_id from payment_attempts',
  );
  return new Map(rows.map((row) => [row.id, row.booking_id]));
}
