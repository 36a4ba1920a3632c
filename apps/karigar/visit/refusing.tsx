import { useState } from 'react';
import type { KarigarVisit } from '#contract/karigar/karigar-visit.ts';
import { readVisit } from '#contract/karigar/read-visit.ts';
import { refuseCustomer } from '#contract/karigar/refuse-customer.ts';
import { REFUSE_REASONS, type RefuseReason } from '#contract/refuse-reasons.ts';
import { Button } from '#ui/button.tsx';
import { call } from '../../browser/call.ts';
import { useBusy } from '../../browser/use-busy.ts';
import { askAgain } from '../api/reading.ts';
import { refusalText } from '../shell/refusal-text.ts';
import { TakeAgain } from '../shell/take-again.tsx';
import { useSpeech } from '../shell/words.tsx';
import { ReasonChoice } from './reason-choice.tsx';
import { Said } from './said.tsx';

/** After a visit: never to be sent to this customer again, and the way back. */
export function Refusing({ visit: { id, refusesCustomer } }: { visit: KarigarVisit }) {
  const { refusing } = useSpeech().words.work;
  // An answer that was kept by the version before does not say it.
  if (refusesCustomer === null || refusesCustomer === undefined) return null;
  if (!refusesCustomer)
    return (
      <details className="k-card">
        <summary>{refusing.title}</summary>
        <Refuse visitId={id} />
      </details>
    );
  return (
    <section className="k-card">
      <p role="status">{refusing.done}</p>
      <TakeAgain visitId={id} />
    </section>
  );
}

function Refuse({ visitId }: { visitId: string }) {
  const { words } = useSpeech();
  const { refusing } = words.work;
  const [reason, setReason] = useState<RefuseReason>();
  const [error, setError] = useState<string>();
  const [busy, during] = useBusy();
  const send = () =>
    during(async () => {
      if (!reason) return setError(refusing.chooseReason);
      const answer = await call(refuseCustomer, { id: visitId, reason });
      if (!answer.ok) return setError(refusalText(answer.refusal, words));
      await askAgain(readVisit);
    });
  return (
    <div className="k-stack">
      <p className="k-note">{refusing.text}</p>
      <ReasonChoice
        legend={refusing.why}
        reasons={REFUSE_REASONS.map((one) => [one, refusing.reasons[one]] as const)}
        chosen={reason}
        onChoose={(one) => setReason(one as RefuseReason)}
      />
      <Said error={error} />
      <Button look="line" busy={busy} onClick={() => void send()}>
        {refusing.send}
      </Button>
    </div>
  );
}
