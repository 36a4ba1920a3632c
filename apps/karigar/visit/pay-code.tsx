import { useEffect, useState } from 'react';
import type { KarigarVisit } from '#contract/karigar/karigar-visit.ts';
import { readVisit } from '#contract/karigar/read-visit.ts';
import { showPayCode } from '#contract/karigar/show-pay-code.ts';
import type { OutputOf } from '#contract/operation.ts';
import { formatRupees } from '#kernel/money.ts';
import { Button } from '#ui/button.tsx';
import { QrPicture } from '#ui/qr-picture.tsx';
import { call } from '../../browser/call.ts';
import { useBusy } from '../../browser/use-busy.ts';
import { useReading } from '../api/reading.ts';
import { refusalText } from '../shell/refusal-text.ts';
import { useWords } from '../shell/words.tsx';
import { Said } from './said.tsx';

const LOOK_AGAIN_MS = 5_000;

/** The customer pays what is due by their own phone, from a code on this one; once the money is there this is gone. */
export function PayCode({ visit: { id } }: { visit: KarigarVisit }) {
  const words = useWords();
  const { visit } = words;
  const { again } = useReading(readVisit, { id });
  const [busy, during] = useBusy();
  const [shown, setShown] = useState<OutputOf<typeof showPayCode>>();
  const [error, setError] = useState<string>();
  const isShown = shown !== undefined;
  useEffect(() => {
    if (!isShown) return;
    const looking = setInterval(() => void again(), LOOK_AGAIN_MS);
    return () => clearInterval(looking);
  }, [isShown, again]);
  const show = () =>
    during(async () => {
      const answer = await call(showPayCode, { id });
      setError(answer.ok ? undefined : refusalText(answer.refusal, words));
      if (answer.ok) setShown(answer.value);
      else void again();
    });
  return (
    <section className="k-card now">
      <h2>{visit.payCodeTitle}</h2>
      {shown && (
        <>
          <p className="k-row">
            <span>{visit.due}</span>
            <b className="k-big num">{formatRupees(shown.amountPaise)}</b>
          </p>
          <QrPicture qr={shown.qr} label={visit.payCodePicture} />
        </>
      )}
      <p>{shown ? visit.payCodeScan : visit.payCodeText}</p>
      <Said error={error} />
      {!shown && (
        <Button size="lg" className="k-wide" busy={busy} onClick={() => void show()}>
          {visit.payCodeShow}
        </Button>
      )}
    </section>
  );
}
