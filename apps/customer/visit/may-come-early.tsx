import { useRef } from 'react';
import { answerEarly } from '#contract/customer/answer-early.ts';
import { Button } from '#ui/button.tsx';
import { shownClock } from '#ui/dates.ts';
import { useWords } from '#ui/words.tsx';
import { useChange } from '../api/use-change.ts';
import { ANSWER, useJumpToAnswer } from '../shell/answer-card.ts';
import { AskedDialog } from '../shell/asked-dialog.tsx';
import { useAnnounced } from '../shell/use-announced.ts';
import type { VisitPart } from './visit-part.ts';

/** "May I come at 5:50?": asked once with a sound; put aside, the question stays on the page. */
export function MayComeEarly({ visit, onChanged }: VisitPart) {
  const { early } = visit;
  const words = useWords().visit.early;
  const [isAsked, putAside] = useAnnounced(early ? [early.id] : []);
  const card = useRef<HTMLElement>(null);
  useJumpToAnswer(card, early !== null && !isAsked);
  if (!early) return null;
  const question = <Question key={early.id} visit={visit} early={early} onChanged={onChanged} />;
  if (isAsked)
    return (
      <AskedDialog title={words.title} onClose={putAside}>
        {question}
      </AskedDialog>
    );
  return (
    <section ref={card} id={ANSWER} className="visit-card">
      <h2 tabIndex={-1}>{words.title}</h2>
      {question}
    </section>
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
