import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { BookingView } from '#contract/customer/booking.ts';
import { cancelBooking } from '#contract/customer/cancel-booking.ts';
import type { CancellationQuote } from '#contract/customer/cancellation.ts';
import { listBookings } from '#contract/customer/list-bookings.ts';
import { readCancellation } from '#contract/customer/read-cancellation.ts';
import { reportKarigarNoShow } from '#contract/customer/report-karigar-no-show.ts';
import type { Words } from '#i18n/index.ts';
import { formatRupees } from '#kernel/money.ts';
import { Button } from '#ui/button.tsx';
import { commasDiffer } from '#ui/dates.ts';
import { Dialog } from '#ui/dialog.tsx';
import { DialogHead } from '#ui/dialog-head.tsx';
import { toast } from '#ui/toast.tsx';
import { useWords } from '#ui/words.tsx';
import { call } from '../api/call.ts';
import { queryOf, Refused } from '../api/query.ts';
import { useChange } from '../api/use-change.ts';
import { nobodyHasCome } from './better-way.tsx';
import { CancelTerms } from './cancel-terms.tsx';
import './change-dialogs.css';

type CancelBookingProps = {
  booking: BookingView;
  /** One day of several; without it the whole booking. */
  visit?: { position: number; day: string } | undefined;
  onChanged: () => void;
};

/** The way to give a booking up: first what it costs, then the question. */
export function CancelBooking({ booking, visit, onChanged }: CancelBookingProps) {
  const { changes } = useWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="soft" suppressHydrationWarning={commasDiffer} onClick={() => setOpen(true)}>
        {visit ? changes.cancel.openDay(visit) : changes.cancel.open}
      </Button>
      {open && <CancelDialog {...{ booking, visit, onChanged }} onClose={() => setOpen(false)} />}
    </>
  );
}

function CancelDialog(props: CancelBookingProps & { onClose: () => void }) {
  const { booking, visit, onChanged, onClose } = props;
  const { changes, everyday } = useWords();
  const words = changes.cancel;
  const title = useId();
  const which = visit && { visit: visit.position };
  // The cost of cancelling is never shown from memory.
  const asked = useQuery({
    ...queryOf(readCancellation, { id: booking.id, ...which }),
    gcTime: 0,
    staleTime: 0,
  });
  const { data, error } = asked;
  const askAgain = () => void asked.refetch();
  const cancelling = useCancelling({ id: booking.id, ...which }, { onChanged, onClose, askAgain });
  const missed = useChange(reportKarigarNoShow, changes.noShow.done, () => {
    onClose();
    onChanged();
  });
  const isMissed = data !== undefined && nobodyHasCome(data);
  return (
    <Dialog labelledBy={title} onClose={onClose} className="change-dialog">
      <DialogHead
        id={title}
        title={visit ? words.titleDay(visit) : words.title}
        closeLabel={everyday.close}
        onClose={onClose}
      />
      <div className="dialog-body">
        <Quoted {...{ data, error }} onAgain={askAgain} />
        {visit && <p className="note">{words.settled}</p>}
        <p className="change-trouble" role="alert">
          {cancelling.trouble || missed.trouble}
        </p>
        <div className="change-buttons">
          <Button look="line" onClick={onClose}>
            {visit ? words.keepDay : words.keep}
          </Button>
          {isMissed && (
            <Button busy={missed.busy} onClick={() => void missed.send({ id: booking.id })}>
              {words.better.take}
            </Button>
          )}
          <Button
            look={isMissed ? 'line' : 'danger'}
            disabled={!data}
            busy={cancelling.busy}
            onClick={() => data && void cancelling.cancel(data)}
          >
            {confirmText(data?.feePaise ?? 0, visit !== undefined, words)}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function confirmText(feePaise: number, isDay: boolean, words: Words['changes']['cancel']): string {
  if (feePaise > 0) return words.confirmFor({ amount: formatRupees(feePaise) });
  return isDay ? words.confirmDay : words.confirm;
}

type QuotedProps = {
  data: CancellationQuote | undefined;
  error: Error | null;
  onAgain: () => void;
};

function Quoted({ data, error, onAgain }: QuotedProps) {
  if (data) return <CancelTerms quote={data} onOver={onAgain} />;
  return error ? <NotQuoted error={error} onRetry={onAgain} /> : <Waiting />;
}

function NotQuoted({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { changes, refusals } = useWords();
  const words = changes.cancel;
  const refusal = error instanceof Refused ? error.refusal.code : undefined;
  return (
    <div role="alert" className="change-failed">
      <p>{refusal === 'not-cancellable' ? refusals[refusal] : words.failed}</p>
      {refusal !== 'not-cancellable' && (
        <Button look="soft" onClick={onRetry}>
          {words.retry}
        </Button>
      )}
    </div>
  );
}

function Waiting() {
  const words = useWords().changes.cancel;
  return (
    <p className="change-waiting" role="status">
      <span className="visually-hidden">{words.loading}</span>
      <i />
      <i />
    </p>
  );
}

/** Sends what was shown back with the wish; a fee that has risen meanwhile is shown, not charged. */
function useCancelling(
  which: { id: string; visit?: number },
  { onChanged, onClose, askAgain }: Record<'onChanged' | 'onClose' | 'askAgain', () => void>,
) {
  const { changes, everyday, refusals } = useWords();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState('');

  const cancel = async ({ feePaise, refundPaise }: CancellationQuote) => {
    setBusy(true);
    setTrouble('');
    const shown = { shownFeePaise: feePaise, shownRefundPaise: refundPaise };
    const answer = await call(cancelBooking, { ...which, ...shown });
    setBusy(false);
    if (answer.ok) {
      void queries.invalidateQueries({ queryKey: [listBookings.name] });
      toast(which.visit === undefined ? changes.cancel.done : changes.cancel.doneDay);
      onClose();
      return onChanged();
    }
    const { code } = answer.refusal;
    setTrouble(
      code === 'internal-error' || !(code in refusals)
        ? everyday.somethingWentWrong
        : refusals[code],
    );
    if (code === 'fee-changed') askAgain();
    if (code === 'not-cancellable') onChanged();
  };
  return { busy, trouble, cancel };
}
