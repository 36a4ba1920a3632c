import { useState } from 'react';
import { readEarnings } from '#contract/karigar/read-earnings.ts';
import { requestPay } from '#contract/karigar/request-pay.ts';
import type { OutputOf } from '#contract/operation.ts';
import { Button } from '#ui/button.tsx';
import { call } from '../../browser/call.ts';
import { useBusy } from '../../browser/use-busy.ts';
import { askAgain } from '../api/reading.ts';
import { refusalText } from '../shell/refusal-text.ts';
import { shownMoment } from '../shell/shown-moment.ts';
import { useSpeech } from '../shell/words.tsx';

type Earnings = OutputOf<typeof readEarnings>;

/** Money that is theirs already can be had before Monday, once a day. Answers kept by a version before know of no waiting account. */
export function AskPay({
  earnings: { payAsked, payAt, payWaitsUntil, toPayPaise },
}: {
  earnings: Pick<Earnings, 'payAsked' | 'payAt' | 'toPayPaise'> &
    Partial<Pick<Earnings, 'payWaitsUntil'>>;
}) {
  const { words, lang } = useSpeech();
  const says = words.work.earnings;
  const [busy, during] = useBusy();
  const [error, setError] = useState<string>();
  const ask = () =>
    during(async () => {
      setError(undefined);
      const answer = await call(requestPay, {});
      if (!answer.ok) return setError(refusalText(answer.refusal, words));
      await askAgain(readEarnings);
    });
  if (payWaitsUntil)
    return (
      <p role="status">
        {says.payWaits({ from: shownMoment(payWaitsUntil, lang) })}{' '}
        {payAsked && payAt && says.payAsked({ moment: shownMoment(payAt, lang) })}
      </p>
    );
  if (!payAt) return null;
  const moment = shownMoment(payAt, lang);
  if (payAsked) return <p role="status">{says.payAsked({ moment })}</p>;
  if (toPayPaise <= 0) return null;
  return (
    <>
      <Button look="line" busy={busy} onClick={() => void ask()}>
        {says.askPay}
      </Button>
      {error && (
        <p className="k-said" role="alert">
          {error}
        </p>
      )}
      <p className="k-note">{says.askPayText({ moment })}</p>
    </>
  );
}
