import { useEffect, useState } from 'react';
import type { KarigarVisit } from '#contract/karigar/karigar-visit.ts';
import { readVisit } from '#contract/karigar/read-visit.ts';
import { Button } from '#ui/button.tsx';
import { OtpField } from '#ui/otp-field.tsx';
import { preventing } from '../../browser/preventing.ts';
import { useBusy } from '../../browser/use-busy.ts';
import { askAgain } from '../api/reading.ts';
import { useWords } from '../shell/words.tsx';
import { useAct } from './use-act.ts';

/** Six digits that only the customer knows: with them the work begins. */
export function Starting({ visit: one }: { visit: KarigarVisit }) {
  const { visit, karigar } = useWords();
  const acting = useAct(one.id);
  const [code, setCode] = useState('');
  const start = async (typed: string) => {
    if (typed.length !== 6) return acting.say(karigar.signIn.codeMissing);
    if (!(await acting.run('startWork', { code: typed }))) setCode('');
  };
  if (one.startTriesLeft === 0) return <WaitingForACode />;
  return (
    <form className="k-card now" noValidate onSubmit={preventing(() => start(code))}>
      <p>{visit.startText}</p>
      <OtpField
        label={visit.startCode}
        name="code"
        bySms={false}
        value={code}
        error={acting.error}
        help={one.startTriesLeft < 5 ? visit.triesLeft({ tries: one.startTriesLeft }) : undefined}
        onValue={(value) => {
          setCode(value);
          acting.clear();
        }}
        onComplete={(whole) => void start(whole)}
      />
      <Button type="submit" size="lg" className="k-wide" busy={acting.busy}>
        {visit.start}
      </Button>
    </form>
  );
}

const LOOK_EVERY_MS = 10_000;

/**
 * Only the customer can have a new code made. The field comes back by itself once they have, and at once when the
 * Karigar asks.
 */
function WaitingForACode() {
  const { visit, refusals } = useWords();
  const [busy, during] = useBusy();
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) void askAgain(readVisit);
    }, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <section className="k-card now">
      <p role="alert">{refusals['start-code-used-up']}</p>
      <Button
        size="lg"
        className="k-wide"
        busy={busy}
        onClick={() => void during(() => askAgain(readVisit))}
      >
        {visit.newCodeThere}
      </Button>
    </section>
  );
}
