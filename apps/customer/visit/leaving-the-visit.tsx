import { useState } from 'react';
import type { BookingView } from '#contract/customer/booking.ts';
import { stopVisit } from '#contract/customer/stop-visit.ts';
import { Button } from '#ui/button.tsx';
import { useWords } from '#ui/words.tsx';
import { useChange } from '../api/use-change.ts';
import { Asked } from './asked.tsx';
import { LineChoice } from './line-choice.tsx';
import { SafetyExit } from './safety-exit.tsx';
import type { VisitPart } from './visit-part.ts';

type LeavingProps = VisitPart & { booking: BookingView; isBehind: boolean };

/** The ways out of a visit: the work is stopped, or one does not feel safe. */
export function LeavingTheVisit({ booking, isBehind, ...part }: LeavingProps) {
  const { actions } = part.visit;
  return (
    <div className="leaving">
      {actions.includes('stop-work') && <StopWork {...part} />}
      <SafetyExit
        booking={booking}
        may={actions.includes('safety-exit')}
        isBehind={isBehind}
        onChanged={part.onChanged}
      />
    </div>
  );
}

function StopWork({ visit, onChanged }: VisitPart) {
  const words = useWords().visit.stop;
  const [open, setOpen] = useState(false);
  const [accepted, setAccepted] = useState<number[]>([]);
  const close = () => setOpen(false);
  const stopping = useChange(stopVisit, words.done, () => {
    close();
    onChanged();
  });
  return (
    <>
      <Button look="line" onClick={() => setOpen(true)}>
        {words.open}
      </Button>
      {open && (
        <Asked title={words.title} onClose={close}>
          <LineChoice
            legend={words.text}
            lines={visit.bill?.lines ?? []}
            chosen={accepted}
            onChoose={setAccepted}
          />
          <p className="change-trouble" role="alert">
            {stopping.trouble}
          </p>
          <div className="change-buttons">
            <Button
              look="danger"
              busy={stopping.busy}
              onClick={() => void stopping.send({ id: visit.id, accepted })}
            >
              {words.confirm}
            </Button>
          </div>
        </Asked>
      )}
    </>
  );
}
