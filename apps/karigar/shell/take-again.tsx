import { useState } from 'react';
import { listRefusedCustomers } from '#contract/karigar/list-refused-customers.ts';
import { readVisit } from '#contract/karigar/read-visit.ts';
import { takeCustomerAgain } from '#contract/karigar/take-customer-again.ts';
import { Button } from '#ui/button.tsx';
import { call } from '../../browser/call.ts';
import { useBusy } from '../../browser/use-busy.ts';
import { askAgain } from '../api/reading.ts';
import { refusalText } from './refusal-text.ts';
import { useSpeech } from './words.tsx';

/** The customer of this visit may be served again. */
export function TakeAgain({ visitId }: { visitId: string }) {
  const { words } = useSpeech();
  const [error, setError] = useState<string>();
  const [busy, during] = useBusy();
  const take = () =>
    during(async () => {
      const answer = await call(takeCustomerAgain, { id: visitId });
      if (!answer.ok) return setError(refusalText(answer.refusal, words));
      await askAgain(listRefusedCustomers, readVisit);
    });
  return (
    <>
      <p className="k-said" role="alert">
        {error}
      </p>
      <Button look="line" busy={busy} onClick={() => void take()}>
        {words.work.refusing.takeAgain}
      </Button>
    </>
  );
}
