import { type ReactNode, useId, useState } from 'react';
import { callForSafety } from '#contract/customer/call-for-safety.ts';
import { stopVisit } from '#contract/customer/stop-visit.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { DialogHead } from '#ui/dialog-head.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { useWords } from '#ui/words.tsx';
import { useChange } from '../api/use-change.ts';
import { LineChoice } from './line-choice.tsx';
import type { VisitPart } from './visit-part.ts';

/** The ways out of a visit: the work is stopped, or one does not feel safe. */
export function LeavingTheVisit(part: VisitPart) {
  const { actions } = part.visit;
  const ways = [
    actions.includes('stop-work') && <StopWork key="stop" {...part} />,
    actions.includes('safety-exit') && <SafetyExit key="safety" {...part} />,
  ].filter(Boolean);
  return ways.length > 0 ? <div className="leaving">{ways}</div> : null;
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

function SafetyExit({ visit, onChanged }: VisitPart) {
  const words = useWords().visit.safety;
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const leaving = useChange(callForSafety, words.done, () => {
    close();
    onChanged();
  });
  return (
    <>
      <Button look="line" className="safety" onClick={() => setOpen(true)}>
        <Icon name="shield" />
        {words.open}
      </Button>
      {open && (
        <Asked title={words.title} onClose={close}>
          <p>{words.text}</p>
          <p className="change-trouble" role="alert">
            {leaving.trouble}
          </p>
          <div className="change-buttons">
            <a className="btn line" href="tel:112">
              <Icon name="phone" />
              {words.call}
            </a>
            <Button
              look="danger"
              busy={leaving.busy}
              onClick={() => void leaving.send({ id: visit.id })}
            >
              {words.confirm}
            </Button>
          </div>
        </Asked>
      )}
    </>
  );
}

type AskedProps = { title: string; onClose: () => void; children: ReactNode };

function Asked({ title, onClose, children }: AskedProps) {
  const { everyday } = useWords();
  const id = useId();
  return (
    <Dialog labelledBy={id} onClose={onClose} className="change-dialog">
      <DialogHead id={id} title={title} closeLabel={everyday.close} onClose={onClose} />
      <div className="dialog-body">{children}</div>
    </Dialog>
  );
}
