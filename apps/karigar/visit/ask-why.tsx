import { useId, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { DialogHead } from '#ui/dialog-head.tsx';
import { toast } from '#ui/toast.tsx';
import { go } from '../shell/path.tsx';
import { useWords } from '../shell/words.tsx';
import { ReasonChoice } from './reason-choice.tsx';
import { Said } from './said.tsx';
import { useAct } from './use-act.ts';

type AskWhyProps = {
  visitId: string;
  queuedAction: 'releaseVisit' | 'breakOffVisit';
  title: string;
  text: string;
  reasons: readonly (readonly [key: string, label: string])[];
  onClose: () => void;
};

/** A reason, and what follows from it, before the visit goes to somebody else. */
export function AskWhy({ visitId, queuedAction, title, text, reasons, onClose }: AskWhyProps) {
  const { visit, karigar } = useWords();
  const heading = useId();
  const [reason, setReason] = useState<string>();
  const acting = useAct(visitId);
  const send = async () => {
    if (!reason) return acting.say(visit.chooseReason);
    if (!(await acting.run(queuedAction, { reason }))) return;
    toast(visit.given);
    go('/', { replace: true });
  };
  return (
    <Dialog labelledBy={heading} onClose={onClose} className="k-sheet">
      <DialogHead id={heading} title={title} closeLabel={karigar.close} onClose={onClose} />
      <div className="k-form k-sheet-body">
        <p>{text}</p>
        <ReasonChoice legend={visit.why} reasons={reasons} chosen={reason} onChoose={setReason} />
        <Said error={acting.error} />
        <Button look="danger" size="lg" busy={acting.busy} onClick={() => void send()}>
          {title}
        </Button>
      </div>
    </Dialog>
  );
}
