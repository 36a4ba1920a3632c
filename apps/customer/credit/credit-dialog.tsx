import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { listBookings } from '#contract/customer/list-bookings.ts';
import { readCredit } from '#contract/customer/read-credit.ts';
import type { OutputOf } from '#contract/operation.ts';
import { formatRupees } from '#kernel/money.ts';
import { Dialog } from '#ui/dialog.tsx';
import { DialogHead } from '#ui/dialog-head.tsx';
import { useWords } from '#ui/words.tsx';
import { queryOf, Refused } from '../api/query.ts';
import { Trouble } from '../shell/trouble.tsx';
import { useCloseElsewhere } from '../shell/use-close-elsewhere.ts';
import { CreditEntries } from './credit-entries.tsx';
import { Dues } from './dues.tsx';
import { PayOut } from './pay-out.tsx';
import { PayoutRows } from './payout-rows.tsx';
import './credit.css';

/** A payout that was sent just now is often paid while its owner still looks. */
const LOOK_AGAIN_MS = 4_000;
const isMoving = (data: OutputOf<typeof readCredit> | undefined): boolean =>
  data?.payouts.some(({ state }) => state === 'approved' || state === 'sent') ?? false;

type CreditDialogProps = {
  /** Asks who sits there, and goes on afterwards. */
  onConfirm: (then: () => void) => void;
  onClose: () => void;
};

/** The customer's credit, its way out to a UPI id, and where it came from (ruling R38). */
export default function CreditDialog({ onConfirm, onClose }: CreditDialogProps) {
  const { credit, everyday } = useWords();
  const queries = useQueryClient();
  const asked = queryOf(readCredit, {});
  const { data, error, refetch } = useQuery({
    ...asked,
    staleTime: 0,
    refetchInterval: ({ state }) => (isMoving(state.data) ? LOOK_AGAIN_MS : false),
  });
  const title = useId();
  useCloseElsewhere(onClose);
  return (
    <Dialog labelledBy={title} onClose={onClose} className="credit">
      <DialogHead id={title} title={credit.title} closeLabel={everyday.close} onClose={onClose} />
      <div className="dialog-body">
        {data && (
          <>
            <section className="balance">
              <p>
                <b className="num">{formatRupees(data.balancePaise)}</b>
                <span>{data.balancePaise > 0 ? credit.usable : credit.none}</span>
              </p>
              {data.duePaise > 0 && <Dues {...data} />}
              {data.payablePaise > 0 && data.duePaise === 0 && (
                <PayOut
                  key={data.payablePaise}
                  payablePaise={data.payablePaise}
                  isAll={data.payablePaise === data.balancePaise}
                  onPaidOut={(changed) => {
                    queries.setQueryData(asked.queryKey, changed);
                    void queries.invalidateQueries({ queryKey: [listBookings.name] });
                  }}
                  onConfirm={onConfirm}
                  onStale={() => void refetch()}
                />
              )}
            </section>
            <PayoutRows payouts={data.payouts} />
            <CreditEntries entries={data.entries} />
          </>
        )}
        {!data && !error && <p role="status">{credit.loading}</p>}
        {!data && error && (
          <Trouble
            reference={error instanceof Refused ? error.refusal.reference : undefined}
            onRetry={() => void refetch()}
          />
        )}
      </div>
    </Dialog>
  );
}
