import { useId, useState } from 'react';
import { disputeWork } from '#contract/customer/dispute-work.ts';
import { policy } from '#contract/policy.ts';
import { DISPUTE_REASONS } from '#contract/visit.ts';
import { Button } from '#ui/button.tsx';
import { CommentField } from '#ui/comment-field.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { DialogHead } from '#ui/dialog-head.tsx';
import { useWords } from '#ui/words.tsx';
import { useChange } from '../api/use-change.ts';
import { DayChoice } from './day-choice.tsx';
import { LineChoice } from './line-choice.tsx';
import { AddPhotos, ChosenPhotos } from './problem-photos.tsx';
import type { ProblemPhotos } from './use-problem-photos.ts';
import type { VisitPart } from './visit-part.ts';

type Reason = (typeof DISPUTE_REASONS)[number];

/** The customer says which part is wrong, and why; the others count as accepted. */
export function DisputeWork({ visit, photos, onChanged }: VisitPart & { photos: ProblemPhotos }) {
  const { visit: visitWords, everyday } = useWords();
  const words = visitWords.dispute;
  const title = useId();
  const lines = visit.bill?.lines ?? [];
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState<number[]>(lines.length === 1 ? [1] : []);
  const [reason, setReason] = useState<Reason>('not-done');
  const [comment, setComment] = useState('');
  const [missing, setMissing] = useState(false);
  const [day, setDay] = useState<number>();
  const close = () => setOpen(false);
  const disputing = useChange(disputeWork, words.done, () => {
    close();
    onChanged();
    // The problem is told, whatever becomes of its pictures: they go on being sent while its card stands on the page.
    void photos.send();
  });
  const send = () => {
    setMissing(chosen.length === 0);
    if (chosen.length > 0)
      void disputing.send({
        ...{ id: visit.id, reason, lines: chosen, comment, visit: day },
      });
  };
  return (
    <>
      <Button look="line" onClick={() => setOpen(true)}>
        {words.open}
      </Button>
      {open && (
        <Dialog labelledBy={title} onClose={close} className="change-dialog dispute-dialog">
          <DialogHead id={title} title={words.title} closeLabel={everyday.close} onClose={close} />
          <div className="dialog-body">
            <p>{words.text}</p>
            <DayChoice visits={visit.visits} chosen={day} onChoose={setDay} />
            <LineChoice legend={words.lines} lines={lines} chosen={chosen} onChoose={setChosen} />
            <Reasons chosen={reason} onChoose={setReason} />
            <CommentField label={words.comment} value={comment} onValue={setComment} />
            <Photos photos={photos} />
            <p className="change-trouble" role="alert">
              {missing && chosen.length === 0 ? words.linesMissing : disputing.trouble}
            </p>
            <div className="change-buttons">
              <Button busy={disputing.busy || photos.reading} onClick={send}>
                {words.send}
              </Button>
            </div>
          </div>
        </Dialog>
      )}
    </>
  );
}

function Reasons({ chosen, onChoose }: { chosen: Reason; onChoose: (reason: Reason) => void }) {
  const words = useWords().visit.dispute;
  return (
    <fieldset className="line-choice">
      <legend>{words.reason}</legend>
      {DISPUTE_REASONS.map((one) => (
        <label key={one}>
          <input
            type="radio"
            name="dispute-reason"
            checked={chosen === one}
            onChange={() => onChoose(one)}
          />
          <span>{words.reasons[one]}</span>
        </label>
      ))}
    </fieldset>
  );
}

function Photos({ photos }: { photos: ProblemPhotos }) {
  const { problem } = useWords().visit;
  return (
    <fieldset className="line-choice problem-photos">
      <legend>{problem.photos({ most: policy.visit.mostProblemPhotos })}</legend>
      <ChosenPhotos of={photos} />
      <AddPhotos of={photos} look="line" />
      <p className="change-trouble" role="alert">
        {photos.trouble}
      </p>
      <p className="note">{problem.whoSees}</p>
    </fieldset>
  );
}
