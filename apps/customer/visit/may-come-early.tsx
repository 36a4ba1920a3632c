import { useEffect, useId, useState } from 'react';
import { answerEarly } from '#contract/customer/answer-early.ts';
import { Button } from '#ui/button.tsx';
import { shownClock } from '#ui/dates.ts';
import { Dialog } from '#ui/dialog.tsx';
import { DialogHead } from '#ui/dialog-head.tsx';
import { useWords } from '#ui/words.tsx';
import { chime } from '../../browser/chime.ts';
import { useChange } from '../api/use-change.ts';
import type { VisitPart } from './visit-part.ts';

/** "May I come at 5:50?": asked with a sound; closed without an answer, the question stays on the page. */
export function MayComeEarly({ visit, onChanged }: VisitPart) {
  const { early } = visit;
  const [closed, setClosed] = useState<string>();
  const asked = early?.id;
  useEffect(() => {
    if (asked !== undefined) chime();
  }, [asked]);
  if (!early) return null;
  const question = <Question key={early.id} visit={visit} early={early} onChanged={onChanged} />;
  if (closed === early.id) return <section className="visit-card">{question}</section>;
  return <Asked onClose={() => setClosed(early.id)}>{question}</Asked>;
}

function Asked({ onClose, children }: { onClose: () => void; children: React.ReactNode }) {
  const { visit, everyday } = useWords();
  const heading = useId();
  return (
    <Dialog labelledBy={heading} onClose={onClose}>
      <DialogHead
        id={heading}
        title={visit.early.title}
        closeLabel={everyday.close}
        onClose={onClose}
      />
      {children}
    </Dialog>
  );
}

type QuestionProps = VisitPart & { early: NonNullable<VisitPart['visit']['early']> };

function Question({ visit, early, onChanged }: QuestionProps) {
  const words = useWords().visit.early;
  const time = shownClock(early.wantsAt);
  const agreeing = useChange(answerEarly, words.agreed({ time }), onChanged);
  const refusing = useChange(answerEarly, words.refused, onChanged);
  const answer = { id: visit.id, requestId: early.id };
  return (
    <div className="early-question">
      <p>
        {words.text({
          name: visit.karigar?.name ?? '',
          time,
          promised: shownClock(visit.promisedAt),
        })}
      </p>
      <p className="change-trouble" role="alert">
        {agreeing.trouble || refusing.trouble}
      </p>
      <div className="change-buttons">
        <Button
          look="line"
          busy={refusing.busy}
          onClick={() => void refusing.send({ ...answer, yes: false })}
        >
          {words.no({ time: shownClock(visit.promisedAt) })}
        </Button>
        <Button busy={agreeing.busy} onClick={() => void agreeing.send({ ...answer, yes: true })}>
          {words.yes({ time })}
        </Button>
      </div>
    </div>
  );
}
