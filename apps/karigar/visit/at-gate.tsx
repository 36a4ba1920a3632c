import { useState } from 'react';
import type { KarigarVisit } from '#contract/karigar/karigar-visit.ts';
import { readTalk } from '#contract/karigar/read-talk.ts';
import { sayToCustomer } from '#contract/karigar/say-to-customer.ts';
import { newId } from '#kernel/ids.ts';
import { Button } from '#ui/button.tsx';
import { call } from '../../browser/call.ts';
import { useBusy } from '../../browser/use-busy.ts';
import { putAnswer } from '../api/reading.ts';
import { Picture } from '../shell/picture.tsx';
import { refusalText } from '../shell/refusal-text.ts';
import { useWords } from '../shell/words.tsx';
import { Said } from './said.tsx';

/** The customer wants to hear when somebody is at the gate: one touch says it, and neither sees a number. */
export function AtGate({ visit: { id, briefing } }: { visit: KarigarVisit }) {
  const words = useWords();
  const { visit, talk } = words;
  const [busy, during] = useBusy();
  const [said, setSaid] = useState(false);
  const [error, setError] = useState<string>();
  const [sentenceId] = useState(newId);
  if (!briefing?.tellAtGate) return null;
  const say = () =>
    during(async () => {
      const answer = await call(sayToCustomer, { id, sentenceId, sentence: 'at-gate' });
      setError(answer.ok ? undefined : refusalText(answer.refusal, words));
      if (!answer.ok) return;
      setSaid(true);
      putAnswer(readTalk, { id }, answer.value);
    });
  return (
    <section className="k-card">
      <p className="k-titled">
        <Picture name="gate" />
        {visit.tellAtGate}
      </p>
      {said ? (
        <p role="status">{visit.toldAtGate}</p>
      ) : (
        <Button look="soft" busy={busy} onClick={() => void say()}>
          {talk.sentences['at-gate']}
        </Button>
      )}
      <Said error={error} />
    </section>
  );
}
