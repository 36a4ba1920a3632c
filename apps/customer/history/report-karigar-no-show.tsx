import { useId, useState } from 'react';
import type { readBooking } from '#contract/customer/read-booking.ts';
import { reportKarigarNoShow } from '#contract/customer/report-karigar-no-show.ts';
import type { OutputOf } from '#contract/operation.ts';
import { formatRupees } from '#kernel/money.ts';
import { Button } from '#ui/button.tsx';
import { commasDiffer } from '#ui/dates.ts';
import { Dialog } from '#ui/dialog.tsx';
import { DialogHead } from '#ui/dialog-head.tsx';
import { useWords } from '#ui/words.tsx';
import { useChange } from '../api/use-change.ts';

type ReportKarigarNoShowProps = {
  id: string;
  gets: NonNullable<OutputOf<typeof readBooking>['ifNobodyCame']>;
  /** One day of several; without it the whole booking. */
  visit?: { position: number; day: string };
  onChanged: () => void;
};

/** Half an hour after the start, and nobody is there: the customer reports it, and sees what they get. */
export function ReportKarigarNoShow({ id, gets, visit, onChanged }: ReportKarigarNoShowProps) {
  const { changes, everyday } = useWords();
  const words = changes.noShow;
  const title = useId();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const reporting = useChange(reportKarigarNoShow, visit ? words.doneDay : words.done, () => {
    close();
    onChanged();
  });
  return (
    <>
      <Button look="line" suppressHydrationWarning={commasDiffer} onClick={() => setOpen(true)}>
        {visit ? words.openDay(visit) : words.open}
      </Button>
      {open && (
        <Dialog labelledBy={title} onClose={close} className="change-dialog">
          <DialogHead id={title} title={words.title} closeLabel={everyday.close} onClose={close} />
          <div className="dialog-body">
            <p>{visit ? words.textDay : words.text}</p>
            <dl className="money change-money">
              {gets.refundPaise > 0 && (
                <div>
                  <dt>{visit ? words.refundDay : words.refund}</dt>
                  <dd className="num">{formatRupees(gets.refundPaise)}</dd>
                </div>
              )}
              <div>
                <dt>{words.credit}</dt>
                <dd className="num">{formatRupees(gets.creditPaise)}</dd>
              </div>
            </dl>
            <p className="change-trouble" role="alert">
              {reporting.trouble}
            </p>
            <div className="change-buttons">
              <Button look="line" onClick={close}>
                {words.wait}
              </Button>
              <Button
                busy={reporting.busy}
                onClick={() => void reporting.send({ id, ...(visit && { visit: visit.position }) })}
              >
                {words.confirm}
              </Button>
            </div>
          </div>
        </Dialog>
      )}
    </>
  );
}
