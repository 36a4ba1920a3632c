import { useId, useState } from 'react';
import type { KarigarVisit } from '#contract/karigar/karigar-visit.ts';
import { STOP_REASONS } from '#contract/visit.ts';
import { formatRupees } from '#kernel/money.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { DialogHead } from '#ui/dialog-head.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useWords } from '../shell/words.tsx';
import { ReasonChoice } from './reason-choice.tsx';
import { rupeesTyped } from './rupees-typed.ts';
import { Said } from './said.tsx';
import { useAct } from './use-act.ts';

/** Stopping in the middle: of every line what has been done, in rupees; the customer accepts it or not. */
export function StopWork({ visit: one, onClose }: { visit: KarigarVisit; onClose: () => void }) {
  const { visit, karigar, refusals } = useWords();
  const heading = useId();
  const acting = useAct(one.id);
  const [reason, setReason] = useState<string>();
  const [typed, setTyped] = useState<Readonly<Record<number, string>>>({});
  const stop = async () => {
    if (!reason) return acting.say(visit.chooseReason);
    const lines = one.bill.lines.map(({ line }) => ({
      line,
      amountPaise: rupeesTyped(typed[line] ?? '0'),
    }));
    if (lines.some(({ amountPaise }) => amountPaise === undefined))
      return acting.say(refusals['amount-invalid']);
    if (await acting.run('stopWork', { reason, lines })) onClose();
  };
  return (
    <Dialog labelledBy={heading} onClose={onClose} className="k-sheet">
      <DialogHead id={heading} title={visit.stop} closeLabel={karigar.close} onClose={onClose} />
      <div className="k-form k-sheet-body">
        <ReasonChoice
          legend={visit.why}
          reasons={STOP_REASONS.map((key) => [key, visit.stopReasons[key]])}
          chosen={reason}
          onChoose={setReason}
        />
        <p>{visit.stopText}</p>
        {one.bill.lines.map(({ line, label, kind, approvedPaise }) => (
          <TextField
            key={line}
            label={label || (kind === 'service' ? visit.service : visit[kind])}
            note={`≤ ${formatRupees(approvedPaise)}`}
            inputMode="decimal"
            className="num"
            value={typed[line] ?? ''}
            onValue={(value) => setTyped({ ...typed, [line]: value })}
          />
        ))}
        <Said error={acting.error} />
        <Button look="danger" size="lg" busy={acting.busy} onClick={() => void stop()}>
          {visit.stop}
        </Button>
      </div>
    </Dialog>
  );
}
