import type { OutputOf } from '#contract/operation.ts';
import { listLedgerEntries } from '#contract/ops/list-ledger-entries.ts';
import { readPaymentFile } from '#contract/ops/read-payment-file.ts';
import type { searchOps } from '#contract/ops/search-ops.ts';
import { useMay } from '../shell/roles.tsx';

type Payment = OutputOf<typeof searchOps>['payments'][number];

/** The file in which money that was found by its number is looked at. */
export function useWayTo(): (payment: Payment) => string | undefined {
  const may = useMay();
  return ({ kind, id, bookingId, karigarId, userId }) => {
    if (kind === 'payment' && may(readPaymentFile)) return `/payments/${id}`;
    if (kind === 'settlement')
      return may(listLedgerEntries) ? `/money/entries/settlement/${id}` : undefined;
    if (bookingId !== null) return `/bookings/${bookingId}`;
    if (karigarId !== null) return `/karigars/${karigarId}`;
    return userId === null ? undefined : `/customers/${userId}`;
  };
}
