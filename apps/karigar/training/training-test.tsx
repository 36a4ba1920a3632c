import { useState } from 'react';
import { sendTraining } from '#contract/applicant/send-training.ts';
import { TRAINING_PARTS, type TrainingPart } from '#contract/training.ts';
import type { training as english } from '#i18n/en/karigar-training.ts';
import { Button } from '#ui/button.tsx';
import { call } from '../../browser/call.ts';
import { preventing } from '../../browser/preventing.ts';
import { useBusy } from '../../browser/use-busy.ts';
import { askAgain } from '../api/reading.ts';
import { refusalText } from '../shell/refusal-text.ts';
import { useWords } from '../shell/words.tsx';

type Chosen = Partial<Record<TrainingPart, number>>;

/** Eight questions with three answers each; the server says what to look at again. */
export function TrainingTest({ words }: { words: typeof english }) {
  const all = useWords();
  const [chosen, setChosen] = useState<Chosen>({});
  const [wrong, setWrong] = useState<readonly TrainingPart[]>([]);
  const [error, setError] = useState<string>();
  const [busy, during] = useBusy();
  const send = () =>
    during(async () => {
      const answers = TRAINING_PARTS.flatMap((part) => chosen[part] ?? []);
      const answer = await call(sendTraining, { answers });
      setError(answer.ok ? undefined : refusalText(answer.refusal, all));
      if (!answer.ok) return;
      setWrong(answer.value.wrong);
      if (answer.value.certificate) await askAgain();
    });
  return (
    <form className="k-form" noValidate onSubmit={preventing(send)}>
      {TRAINING_PARTS.map((part) => (
        <fieldset key={part} className="k-pick">
          <legend>{words.questions[part].asks}</legend>
          {words.questions[part].answers.map((text, index) => (
            <label key={text} className="k-choice k-small">
              {text}
              <input
                type="radio"
                name={part}
                checked={chosen[part] === index}
                onChange={() => setChosen({ ...chosen, [part]: index })}
              />
            </label>
          ))}
        </fieldset>
      ))}
      <div className="k-said" role="alert">
        {error}
        {wrong.length > 0 && (
          <>
            {words.wrong}
            <ul>
              {wrong.map((part) => (
                <li key={part}>{words.questions[part].asks}</li>
              ))}
            </ul>
          </>
        )}
      </div>
      <Button type="submit" size="lg" busy={busy}>
        {words.send}
      </Button>
    </form>
  );
}
